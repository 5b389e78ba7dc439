# 指令的名稱與說明（說明最多 100 字，名稱最多 32 字、無空格）。

command-new = 在這裡開一桌；選電腦難度可立即開始
command-join = 加入這個頻道的遊戲
command-leave = 開始前離開座位
command-word = 遊戲開始前為洗牌加一個自己的詞（不填：收回）
command-start = 開始遊戲
command-rematch = 同樣的人再來一局，交換座位
command-play = 打開你的面板：看看能做什麼，然後行動
command-move = 一行輸入整個回合；輸入時我會列出可行的選擇
command-undo = 復原上一步（之後沒有公開任何資訊時）
command-draw = 提議平手，或同意目前的提議
command-resign = 認輸（會先詢問）
command-board = 用你的語言顯示盤面
command-hand = 顯示你的手牌，只有你看得到
command-log = 顯示紀錄，最新的在前
command-recap = 顯示你上次行動之後發生的事
command-rules = 規則：摘要，或查某一節
command-learn = 一步步帶你玩第一局（只有你看得到）
command-card = 查遊戲中的任何物件：效果與裁定
command-about = 遊戲由誰設計，這裡的規則從何而來

command-table = 你的遊戲桌，以及任何遊戲都能做的事
command-table-mine = 列出你的遊戲桌
command-table-next = 前往等你最久的一桌
command-table-settings = 這一桌的設定；遊戲進行中可以提議改變計時或語言
command-table-verify = 核對發牌是否如承諾
command-table-export = 取得一局的紀錄檔
command-table-close = 關閉還沒開始的遊戲桌
command-table-end = 結束進行中的一局，不計勝負：由玩家一致同意，或由管理員結束（會先確認）
command-table-move = 管理員專用：把這一桌移到另一個頻道或討論串（會先確認）
command-me = 個人設定：語言、通知、時區與休假
command-me-language = 選擇只給你看的訊息用什麼語言
command-me-notify = 選擇輪到你時的通知方式
command-me-settings = 看看你的所有設定，並用選單更改
command-me-zone = 選擇你的時區：輸入城市名稱
command-me-quiet = 選擇不想被通知的時段（不填：沒有）
command-me-away = 安排休假日：不通知你，計時也暫停

option-side = 你要玩哪一方（也可隨機）
option-opponent = 想邀請的人
option-computer = 與電腦對戰，立即開始
option-computers = 要幾個電腦玩家（預設一個）
option-thread = 為這一桌開一個討論串
option-options = 自訂規則，例如「名稱=值; 名稱=值」（輸入時我會列出）
option-language = 這一桌公開訊息的語言（預設為伺服器語言）
option-line = 這回合要做的事，以分號隔開
option-word = 隨你喜歡，最多 40 個字元；所有人都看得到
option-card = 名稱、代碼或字母
option-page = 要看哪張圖（預設為盤面）
option-number = 桌號（預設為這個頻道的那一桌）
option-to = 移到哪裡（不填就是這個頻道）
option-my-language = 我和你交談的語言
option-notify = 我如何通知你
option-zone = 離你最近的大城市
option-quiet-start = 從幾點開始，例如 22:00
option-quiet-end = 到幾點為止，例如 7:00
option-away-first = 第一天，例如 2026-12-24
option-away-last = 最後一天（不填就只休那一天）

choice-easy = 簡單
choice-normal = 普通
choice-hard = 困難
choice-start-full = 坐滿後自動開始
choice-start-host = 只由桌主開始
choice-auto = 跟隨我的 Discord
choice-channel = 在頻道提及
choice-dm = 私訊
choice-both = 兩者
choice-none = 不通知

command-offer = 用一行寫出整份協議（或報價）；輸入時我會列出可行的選擇
command-show = 把手牌給另一位玩家看
option-offer = 例如：p02 我出 m05 m06；B 出 1 駕駛，得 紫紫 + 儲存 綠
option-show-player = 給誰看
option-show-cards = 哪些牌（all 表示全部，或寫牌名）

command-odds = 估算戰鬥勝算：地圖上的艦隊，或自訂的艦隊
command-sector = 查看星區與周圍
command-blueprint = 查看玩家的種族圖板與藍圖
command-techs = 市場上的科技與你要付的價格
option-odds-place = 星區，例如 3b（不寫：正有衝突的那一個）
option-odds-fleets = 例如：2 巡洋艦 vs 1 遠古艦
option-sector-place = 地圖上的位置，例如 3b，或星區編號
option-blueprint-seat = 誰的（不寫：自己的）

command-orders = 設定長期指令代你回答，並預排接下來的動作
option-orders-order = 哪一項長期指令（不填則全部列出）
option-orders-value = 指令內容；多位玩家以空格分開
option-orders-queue = 你接下來的動作，寫法與行動相同，以 ; 分隔（- 清空）
command-diplomacy = 提議外交關係、撤回或接受提議；未輪到你時也可以
option-diplomacy-what = 對誰說什麼

command-show-page = 顯示一張圖：星系、科技、分數或某位玩家的圖板
command-explore = 探索一個星區
command-influence = 移動影響圓盤，翻正殖民船
command-research = 研發一項科技
command-upgrade = 在藍圖上裝上或拆下零件
command-build = 建造船艦、軌道站與巨石碑
command-pass = 跳過；之後則是再次跳過
command-react = 跳過之後的反應動作：升級、建造或移動
option-explore = 哪裡，例如：3b；輸入時我會列出可行的選擇
option-influence = 例如：2c 3b（2c 的圓盤移到 3b），或 2c 收回；輸入時我會列出可行的選擇
option-research = 例如：電漿加農砲；輸入時我會列出可行的選擇與你的價格
option-upgrade = 例如：巡洋艦 LB 電漿加農砲；輸入時我會列出可行的選擇
option-build = 例如：巡洋艦 3b; 殖民 3b 金錢；輸入時我會列出可行的選擇與價格
option-react = 例如：建造 巡洋艦 3b；輸入時我會列出可行的選擇
command-map = 看地圖
command-house = 看家族圖版：資源、文明軌、議程、科技
command-vf-techs = 供應中的科技與交易階梯
command-agendas = 供應中的議程
command-event = 本循環的事件與目標
command-score = 目前的分數
command-crisis = 危機圖版、目前的危機與虛空造物的分數
command-battle = 虛空墜落的戰鬥在雙方最佳應對下如何結束
option-battle-fleets = 例如：3 巡防艦 1 驅逐艦 強化護盾 對 2 虛空艦隊 1 防衛設施

command-games = 幾個人、玩多久、多難：選好就開桌
command-help = 我能做什麼，以及怎麼開始
option-play-people = 幾個人（包括電腦）
option-minutes = 面對面一局最多幾分鐘
option-difficulty = 難度上限（要學的規則有多少）
option-rules = 某一節的標題，或要找的字

# Entries of Discord's menus of people and messages
menu-profile = 戰績
menu-invite = 邀請
menu-recap = 發生了什麼
menu-report = 回報問題
