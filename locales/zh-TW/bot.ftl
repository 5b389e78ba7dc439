# Orrery 在 Discord：面板、按鈕、訊息、說明。

button-panel = 我的面板
button-hand = 手牌
button-board = 盤面
button-log = 紀錄
button-rules = 規則
button-verify = 驗證
button-rematch = 再來一局
button-refresh = 重新整理
button-undo = 復原
button-join = 加入
button-join-as = 加入：{ $side }
button-leave = 離開
button-start = 開始
button-settings = 設定
button-word = 加一個詞
button-unbot = 移除電腦（{ $side }）
button-draw-accept = 同意平手
button-draw-offer = 提議平手
button-draw-decline = 不平手
button-end = 結束，不計勝負
button-end-propose = 提議結束
button-end-no = 繼續玩
button-end-back = 收回
button-end-moderator = 以管理員身分結束
button-move = 移動
button-resign = 認輸
button-dm-off = 不再私訊
button-dm-on = 重新開啟私訊

seat-open = *空位*
seat-computer-easy = 簡單電腦
seat-computer-normal = 普通電腦
seat-computer-hard = 困難電腦
level-easy = 下得很快，也很隨興。
level-normal = 會多看一步。
level-hard = 每一步都深思熟慮。
side-random = 隨機

lobby-title = { $game } · 第 { $number } 桌
lobby-options = 自訂規則 · { $options }
lobby-waiting = 請入座，或安排電腦入座。
lobby-ready = 人到齊了，{ $host } 可以開始。
lobby-enough = { $host } 現在就能開始，空位也還可以入座。
lobby-alone = { $host } 可以單人開始，或等其他人入座。
lobby-option = **{ $option }：{ $value }** · { $hint }
lobby-started = 遊戲已經開始。
lobby-closed = 這一桌已關閉。
lobby-computer = 安排電腦入座……
lobby-invited = { $names }：新的一局等你加入！
promise-fingerprint = 🔏 發牌用的祕密數字，其指紋：`{ $fingerprint }`
promise-words = 🎲 加進洗牌的詞：{ $words }
promise-word = { $name }「{ $word }」
word-title = 為洗牌加一個詞
word-label = 你的詞（可留空）
word-hint = 會混進洗牌；我抽祕密數字時不可能知道它。所有人都看得到。
word-given = 你的詞已加進洗牌，遊戲開始前都可以更改。
word-taken-back = 你目前沒有詞加進洗牌。
stage-alpha = Alpha：規則與資料仍可能變動。
stage-beta = Beta：內容完整，仍在打磨。
opened = 第 { $number } 桌開在 { $channel }。邀朋友來，或在那裡安排電腦入座。
opened-uncalled = 你剛才已經邀請過 { $guest }，所以我沒有再通知一次；對方可以在頻道裡找到這一桌。
invited = { $guest }，{ $host } 邀你到 { $channel } 玩{ $game }。
joined = 你已入座。
left = 你已離開這一桌。
closed = 第 { $number } 桌已關閉。
rematch-open = { $players ->
        [1] 新的一局是第 { $number } 桌。
        [2] 新的一局是第 { $number } 桌，雙方交換陣營。
       *[other] 新的一局是第 { $number } 桌，每人往後移一個座位。
    }
thread-name = { $game }：{ $host }
settings-title = 第 { $number } 桌的設定
settings-language = 公開訊息的語言
settings-value = **{ $option }**：{ $value }
settings-choice = { $option }：{ $value }
settings-read-only = 這些由開桌的 { $host } 設定。
settings-switches = 選擇要開啟的自訂規則……
option-on = 開
option-off = 關

table-title = { $game } · 第 { $number } 桌
table-to-move = 等待行動（{ $since }）
table-thinking = 思考中……
table-awaited = { $what }（{ $since }）
table-waits = ⏳ 遊戲等待中（{ $since }）。
table-resigned = 已認輸
table-won = 🏆 { $names }獲勝。
table-shared = 🏆 { $names }並列獲勝。
table-drawn = 平手。
table-end-proposed = ⏹ { $agreed }想結束這一局，不計勝負。還等 { $asked } 回覆。
table-older = 遊戲在下方繼續。
table-unreached = { $names }：我無法私訊你。按「手牌」就能看到你的牌。

panel-title = 輪到你了，{ $side }
panel-title-may = { $side } · 現在沒有人在等你
panel-title-asking = 輪到你了，{ $side } · 正在等別人回覆
panel-awaited = 正在等：{ $sides }
panel-title-waiting = { $side } · { $game }第 { $number } 桌
panel-detail = { $places }：{ $detail }
panel-waiting = 你現在不用行動，等{ $side }行動（{ $since }）。
panel-waiting-computer = 思考中：{ $side }……
panel-waits = 你現在不用行動，遊戲等待中（{ $since }）。
panel-onlooker = 你正在觀戰。
panel-out = 你已認輸。其他人繼續遊戲，你可以觀戰。
panel-idle = 目前不能使用：{ $cards }
panel-idle-card = { $card }
panel-idle-why = { $card }（{ $reason }）
panel-menu = 請選擇……
panel-menu-each = 要改什麼？可一次選幾項……
panel-menu-range = { $first } 到 { $last }……
panel-menu-several = 請選 { $least } 個……
panel-chosen = 已選：{ $choices }
panel-choose = 選這個
panel-take = 完成
panel-anew = 重新選擇
panel-still-possible = { $more ->
        [0] 你還可以：{ $choices }。仍要結束回合嗎？
       *[other] 你還可以：{ $choices }，以及另外 { $more } 種行動。仍要結束回合嗎？
    }
panel-sure = 確定：{ $choice }
panel-back = 返回
panel-undone = 已復原。

dn-heading-cast = 使用魔法
dn-heading-step = 移動
dn-panel-hours = { $left } / { $full } 小時
dn-panel-cast = 已使用：{ $cards }
dn-panel-way = 路線：{ $way }
dn-panel-changed = 變動的板塊：{ $places }
dn-panel-no-walk = 現在不能移動：{ $reason }
dn-status = { $side }：神殿 { $temples }/2 · 相連 { $largest }/9 · 手牌 { $hand }
dn-status-end = { $side }：神殿 { $temples }/2 · 相連 { $largest }/9 · 板塊 { $tiles }
dn-status-turn = 第 { $turn } 回合
dn-card-hours = { $hours } 小時
dn-card-hours-x = X 小時

# 晝夜星
sol-panel-round = 第 { $round } 輪，共 16 輪 · { $light }
sol-panel-draft = 輪選高級板塊
sol-panel-own = { $stored ->
        [0] 存儲空間是空的（0/{ $storage }）
       *[other] { $goods }（{ $stored }/{ $storage }）
    } · 金星 { $gold } · 總分 { $score }
sol-panel-placing = 打出 { $card }
sol-panel-last = 選完最後一項，回合就結束並立刻抽牌，不能再復原。
sol-status = { $side }：總分 { $score } · 金星 { $gold } · 資源 { $stored }/{ $storage } · 貨運 { $deliveries }
sol-status-out = { $side }：已認輸
sol-about-delivery-day = 在白晝側的城市完成的貨運，其金星在終局計算。
sol-about-delivery-night = 在黑夜側的城市完成的貨運，其金星在終局計算。
sol-about-improvement = { $level } 級高級板塊：{ $power }
sol-about-improvement-1 = 蓋在第一對插槽上；兩旁的插槽都有貨運板塊時啟動。
sol-about-improvement-3 = 蓋在一個 3 級插槽上；貨運板塊放進該插槽時啟動。

hand-title = 你的手牌 · { $side }，{ $game }第 { $number } 桌
hand-against = 在 { $channel } 對上 { $others }。
hand-alone = 你在 { $channel } 單人遊戲。
hand-your-turn = **輪到你了**（{ $since }）。
hand-asked = **等你回覆**（{ $since }）。
hand-over = 遊戲已結束。
hand-empty = 你沒有手牌。
hand-none = 這裡沒有你的手牌：你不在這一桌，或遊戲還沒開始。

log-title = 第 { $number } 桌的紀錄 · 第 { $page } 頁，共 { $pages } 頁
log-empty = 還沒發生任何事。
log-older = 較早
log-newer = 較新
recap-title = 你上次行動（{ $since }）之後
recap-title-all = 目前為止
recap-nothing = 之後還沒發生任何事。

draw-offered = 你提議平手。對方拒絕或繼續行動前都有效。
draw-sure = 要提議平手嗎？其他人都同意的話，本局立刻結束、不分勝負；電腦玩家會馬上回覆。
draw-sure-accept = { $sides }提議平手。你同意嗎？其他人也都同意的話，本局立刻結束、不分勝負。
draw-gone = 你提議的平手已經不再有效。
draw-declined = 已拒絕平手。
resign-sure = { $players ->
        [1] 真的要放棄嗎？遊戲會就此結束。
        [2] 真的要認輸嗎？遊戲會結束，由對方獲勝。
       *[other] 真的要認輸嗎？其他人會繼續遊戲。
    }
game-numbered = { $game } #{ $number }
table-named = **{ $game } #{ $number }** · { $channel } · { $names }
end-sure = { $others ->
        [0] 同桌的都是電腦玩家，這一局會立刻結束，不計勝負。確定嗎？
       *[other] 要提議結束這一局嗎？所有人都同意後，這一局就會結束，不計勝負。我會在桌上問 { $asked } 一次；在那之前大家都可以繼續玩。
    }
end-sure-agree = { $others ->
        [0] { $agreed }想結束這一局，不計勝負。你一同意，遊戲就立刻結束。
       *[other] { $agreed }想結束這一局，不計勝負。你同意之後，只剩 { $asked } 還沒回覆。
    }
end-agreed = 你同意結束這一局，不計勝負。還等 { $asked } 回覆；在那之前大家都可以繼續玩。
end-gone = 結束這一局的提議已經取消，繼續玩吧！
end-declined = 那就繼續玩。
end-moderator = 你可以管理這個頻道，所以可以立刻結束這一桌，不計勝負。桌上的每個人都會看到是管理員結束的。
end-moderated = 第 { $number } 桌已結束，頻道可以開新的一局了。
move-sure = 要移到 { $channel } 繼續嗎？遊戲內容完全不變；輪到的人會在那裡收到通知。
moved = 第 { $number } 桌移到 { $channel } 繼續進行。

verify-title = 第 { $number } 桌發牌公平嗎？
verify-lobby = 這一桌在更新前就已開桌，遊戲開始時才會有承諾。
verify-running = 開桌時，我抽出一個祕密數字，並把它的 SHA-256 指紋寫在這一桌的第一則訊息裡。沒有人能從指紋猜出數字，我也無法再更換。遊戲結束時我會公開數字，任何人都能核對每一次洗牌：
verify-running-before = 發牌前，我抽出了一個祕密數字。這一桌在更新前就已開桌，當時沒有貼出它的 SHA-256 指紋；從現在起我無法再更換數字。遊戲結束時我會公開數字，任何人都能核對每一次洗牌：
verify-promise = **承諾**：祕密數字的指紋（SHA-256），開桌時就寫在這一桌的第一則訊息裡，請比對：
verify-promise-before = **承諾**：祕密數字的指紋（SHA-256），遊戲開始時就已確定。這一桌在更新前就已開桌，所以第一則訊息裡沒有它：
verify-secret = **祕密數字**，遊戲結束後公開：
verify-secret-fits = ✅ 數字與指紋完全相符：發第一張牌之前就已確定。
verify-secret-wrong = ❌ 數字與指紋不符，有地方出錯了。請告知管理這個機器人的人。
verify-words = **玩家的詞**，都是在指紋貼出之後才加的：
verify-words-none = 沒有玩家加詞：發牌只由祕密數字決定。
verify-words-fit = ✅ 遊戲開始時用的正是這些詞，請與這一桌的第一則訊息比對。
verify-words-wrong = ❌ 這些不是遊戲開始時用的詞，有地方出錯了。請告知管理這個機器人的人。
verify-seed = **種子**，所有的牌都由它發出：
verify-seed-fits = ✅ 發牌完全由祕密數字與玩家的詞決定，沒有別的來源。
verify-seed-wrong = ❌ 發牌不是由祕密數字與玩家的詞得來，有地方出錯了。請告知管理這個機器人的人。
verify-steps-fit = ✅ 我重新發牌，重演全部 { $steps } 步：每次洗牌、每個局面都一致。
verify-steps-wrong = ❌ 重新發牌重演時，第 { $step } 步（共 { $steps } 步）與紀錄不符。
verify-yourself = 自行核對：`printf %s 數字 | sha256sum` 應印出同樣的指紋；/table export 可取得完整紀錄。數字與詞如何決定發牌，見 Orrery 原始碼中的 docs/fair-deals.md。
export-whole = 第 { $number } 桌的完整紀錄。
export-own = 第 { $number } 桌中你可以看到的紀錄。遊戲結束後會包含全部內容。

mine-title = 你的牌桌
mine-none = 你目前沒有進行中的牌桌。
mine-your-turn = **輪到你**
mine-lobby = 等待玩家
mine-start = 人到齊了，等開桌的人開始
mine-your-start = **人到齊了：按「開始」**
mine-running = 等對方行動
mine-waits = 等待中
mine-over = 已結束
mine-closed = 已關閉
next-table = 第 { $number } 桌，在 { $channel }
next-none = 沒有人在等你。

language-set = 我會用繁體中文和你交談。
notify-ping = 輪到你時，我會在牌桌標記你。
notify-dm = 輪到你時，我會私訊你。
notify-off = 我不會通知你。想看的時候用 /table next。
notify-dms-stopped = 不再私訊。用 /me notify 可以重新開啟；牌桌上的「手牌」按鈕隨時可用。
notify-dms-again = 私訊已重新開啟。
notice-dm-closed = Discord 不讓我私訊你。請允許來自這個伺服器的私訊，再用 /me notify 重新開啟。在那之前，你的手牌在這裡。
notice-call-failed = 我已無法在 { $channel } 顯示這場遊戲：頻道不在了，或是我不能在那裡發言。你可以從這裡繼續玩；管理頻道的人可以再讓我進去。
notice-permissions = 我無法在這裡向大家展示遊戲，因為缺少權限：{ $missing }。請管理這個頻道的人開啟；進度不會遺失。

about-fan = Orrery 是非官方的同好專案，與設計者、繪師及出版社無關。所有圖片與文字皆為自製。
about-sources = 這裡的規則從何而來
about-exact = 確定
about-text = 依規則文字
about-derived = 我們的解讀
about-house = 自訂數值
about-replaced = 這個機器人的管理者以自己的檔案取代了：{ $files }
about-art = 圖示：game-icons.net（Lorc、Delapouite 等人），CC BY 3.0。字型：Noto Sans CJK，SIL Open Font License 1.1。
stage-stable = 穩定：經過打磨的版本。
about-version = 規則版本 { $version }。{ $stage }

permission-view-channel = 檢視頻道
permission-send-messages = 傳送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-attach-files = 附加檔案
permission-read-message-history = 讀取訊息歷史
permission-create-public-threads = 建立公開討論串

error-old-command = 這個指令剛更新過。請重新載入 Discord 後再試。
error-bad-value = 「{ $value }」不適用於此。請從提供的值中選擇。
error-old-control = 那個按鈕來自舊版本。用 /table mine 找到你的遊戲。
error-not-your-button = 那是別人面板上的按鈕。請按「我的面板」開啟自己的。
error-store = 資料庫發生問題，什麼都沒有改變。請告知管理這個機器人的人（代號 { $reference }）。
error-unforeseen = 我這邊出了問題，但沒有遺失任何東西。請再試一次；若再發生，請告知管理這個機器人的人（代號 { $reference }）。
picture-late = 圖片還沒畫好，畫好後會補在這裡。
picture-missing = 有一張圖片畫不出來，先從缺；不看圖也可以照常遊玩。
error-discord-slow = Discord 要求暫停 { $seconds } 秒，請之後再試一次；什麼都不會遺失。
error-discord-down = Discord 目前有狀況。你的遊戲很安全，請稍後再試。
error-forbidden = Discord 不允許我在這裡這麼做。請確認我可以檢視頻道、傳送訊息與附加檔案。
error-permissions = 我無法在這裡開桌，因為缺少權限：{ $missing }。請管理這個頻道的人開啟後再試。
error-archived = 這個討論串已封存。在裡面發一則訊息（或請人解除鎖定）後再試。沒有遺失任何東西。
error-channel-gone = 那個頻道已不存在。/table mine 列出你的遊戲，每一局都能在任何頻道繼續。
error-dm-closed = Discord 不讓我私訊你。請允許來自這個伺服器的私訊。
error-too-large = 內容太大，Discord 無法接受。
error-server-only = 只能在伺服器中使用。
error-no-threads = 只有一般文字頻道能為牌桌開討論串。請不選討論串再試一次。
error-no-table-here = 這裡沒有牌桌。用 { $command } 開一桌。
error-which-table = 這個頻道沒有牌桌。請指定桌號（/table mine 列出你的牌桌）。
error-several-tables = 這個頻道有好幾局遊戲：{ $games }。請加上桌號，指明是哪一局。
error-end-lobby = 這一局還沒開始。桌主可以用 /table close 關閉，其他人可以離開。
error-end-not-yours = 只有參與這一局的玩家，或能管理這個頻道的人，才能結束它。
error-too-fast = 你按得太快，我跟不上，所以這一下沒有生效。請等幾秒再繼續；什麼都不會遺失。
error-opening-too-fast = 你在短時間內開了很多桌。大約 { $minutes } 分鐘後可以再開一桌。
error-move-not-yours = 只有能管理牌桌所在頻道的人（「管理頻道」權限）才能移動它，而且只能移到同一個伺服器內。
error-move-unseen = 只能移到你自己也能發言的頻道或討論串。
error-no-such-side = 這個遊戲沒有「{ $side }」這一方。
error-no-card = 沒有叫「{ $name }」的牌。
error-many-cards = { $more ->
        [0] 名稱裡有「{ $name }」的牌不只一張：{ $cards }。要看哪一張？
       *[other] 名稱裡有「{ $name }」的牌不只一張：{ $cards }，以及另外 { $more } 張。要看哪一張？
    }
error-invite-self = 不能邀請自己。想自己玩，請選擇電腦對手。
error-invite-bot = 機器人不會回應邀請。{ $command } 可以和我的電腦玩家對戰。
error-leave-running = 遊戲進行中。用 { $command } 認輸。
error-option-unknown = 看不懂「{ $option }」。請這樣寫：名稱=值; 名稱=值
error-option-value = 「{ $value }」不適用於 { $option }：{ $allowed }。
error-options-fixed = 遊戲已開始，自訂規則不能再改。
error-typed-empty = 內容是空的。輸入時我會列出可行的選擇。
error-typed-long = 這一行太長了，請分次送出。
error-typed-unknown = { $more ->
        [0] 看不懂「{ $clause }」。現在可以：{ $choices }。
       *[other] 看不懂「{ $clause }」。現在可以：{ $choices }，以及另外 { $more } 種。
    }
error-typed-ambiguous = 「{ $clause }」可能是：{ $choices }。請說是哪一個。

typed-verb-cast = 施放, 施法, 使用, 出
typed-verb-step = 走, 走到, 移動, 移動到
typed-verb-tile = 選, 板塊
typed-verb-take = 拿, 拿取
typed-verb-steal = 挑, 竊取
typed-verb-discard = 棄, 棄掉, 棄牌
typed-verb-leave = 剔除
typed-verb-split = 分
typed-verb-card = 打出, 出, 出牌, 卡牌, 牌
typed-verb-at = 放在, 放到, 放, 在, 到
typed-verb-pay = 付, 支付
typed-verb-deliver = 貨運, 完成, 送
typed-verb-swap = 代替, 用
typed-verb-slot = 插槽, 放進
typed-verb-drop = 放回

deal-title-proposal = 🤝 協議 { $number } · 第 { $version } 版 · { $side }
deal-title-counter = ↩️ 還價 { $number } · { $side }，回應協議 { $of }
deal-title-bid = 💬 報價 { $number } · { $side }
deal-reply = { $sign } { $name }（{ $side }）：{ $state }
deal-reply-waiting = 等待回應
deal-reply-accepted = 接受
deal-reply-declined = 拒絕
deal-reply-countered = 已還價
deal-ready = 全員同意，{ $side }可以執行。
deal-others = 這些也能在 🎯 我的面板裡回覆。
button-deal-accept = 接受
button-deal-counter = 還價
button-deal-decline = 拒絕
button-deal-execute = 執行
button-deal-adopt = 採納
button-deal-unbid = 撤回
shown-title = 別人給你看的牌 · { $game }第 { $number } 桌
shown-by = 👁 { $side }給你看：{ $cards }
error-deal-gone = 編號 { $number } 已經不在桌上了。
error-deal-changed = 編號 { $number } 已經改過，現在是第 { $version } 版。請重新看過再決定。
error-deal-not-now = 現在不能對編號 { $number } 這麼做。

# 超新星貿易戰
an-panel-turn-action = 第 { $turn } 回合 · { $side }：提取或交易
an-panel-turn-market = 第 { $turn } 回合 · { $side }在市場
an-panel-turn-discard = 第 { $turn } 回合 · 手牌過多
an-panel-turn-window = 第 { $turn } 回合 · 實體化藍圖
an-panel-turn-last = 第 { $turn } 回合 · 最後一次實體化機會
an-panel-turn-over = 第 { $turn } 回合
an-panel-own = 儲存 { $stored }/{ $limit }：{ $cubes } · 藍圖 { $built }/6 · { $score } 分 · 隱藏目標：{ $objective }
an-panel-orders = 長期指令：{ $orders }
an-panel-title-asked = { $side } · 等你回覆
an-awaited = 等待對協議 { $numbers } 的回覆
an-number = { $number }
an-posting-counter = { $side }可以原樣採納。
an-posting-bid = { $side }可以採納到協議裡。
an-panel-planet = **{ $planet }** 需要 { $needs } · 有 { $cubes }
an-panel-about-planet = 需要 { $needs }。可放 { $cubes } 個資源塊。
an-panel-missing = 還缺：{ $icons }
an-panel-bound = 你投入：{ $cards }
an-panel-drops = 放不下，你會棄掉 { $cubes }。
an-panel-plain = { $words }
an-panel-build = 實體化
an-status = { $side }：藍圖 { $built }/{ $last } · 儲存 { $stored }/{ $limit } · 手牌 { $mercenaries }+{ $blueprints } · { $score } 分
an-status-out = { $side }：已認輸
an-status-robot = { $side }：藍圖 { $built }/{ $last } · 儲存 { $stored }/4
an-panel-extract = 提取
an-panel-suggest = 提議
an-panel-draft = 擬定
an-panel-bind-own = 為報價 { $number } 選卡
an-panel-discarding = 放不下，棄掉 { $cubes }
an-panel-no-room = 放不下，多 { $count } 個，由你選擇棄掉哪些
an-panel-more = 更多：擬定、修改、撤回、展示手牌、長期指令
an-heading-execute = 可以執行
an-heading-adopt = 別人的還價和報價
an-heading-deal-waiting = 協議 { $number } 需要你
an-heading-deal-accepted = 協議 { $number }：你已接受
an-heading-deal-declined = 協議 { $number }：你已拒絕
an-heading-deal-countered = 協議 { $number }：你已還價
an-heading-others = 別人之間的協議
an-heading-bid = 主動報價
an-heading-with = 請誰協助？按下即發出。
an-heading-mine = 你投入的
an-heading-bind = 你投入的
an-heading-reveal = 你要展示的
an-heading-to = 給誰看？
an-heading-ask = 協助者提供
an-heading-ask-own = 你提供
an-heading-give = 協助者從行星得到
an-heading-give-own = 你要從行星得到
an-heading-move = 儲存的資源塊
an-heading-hire = 機器人
an-heading-window-orders = 也可以下達長期指令，以後少被詢問
an-heading-drop = 放不下要棄掉的
an-why-draft = 你還有沒寫完的草稿。請先發出或放棄，再來回應。
an-why-active = 只有輪到的玩家才能處理編號 { $number }。
an-why-not-ready = 協議 { $number } 的這一版還沒有全員同意。
an-why-author = 只有提出的人能撤回編號 { $number }。
an-why-own = 協議 { $number } 是你自己的，你可以在這裡修改或撤回。
an-why-many = 你這回合的報價次數已經用完。
an-why-not-asked = 協議 { $number } 沒有找你協助。你可以另外還價。
an-why-answered = 你已經回應過協議 { $number } 的這一版。
an-why-no-cards = 你的手牌湊不齊協議 { $number } 要你出的圖示。請拒絕或還價。
an-offer-unsent = 還沒有發出：看看還缺什麼，或有什麼可以少出。
an-typed-gives = { $side }出……
an-typed-gets = ……並得到
error-offer-now = 只有在回合的行動階段、還沒拿牌之前可以報價。
error-offer-planet = 請指定行星，例如：提案 p02 我出 m05；B 出 1 駕駛，得 紫
error-offer-two-planets = 一份協議只能針對一顆行星，請分開送出。
error-offer-word = 看不懂「{ $word }」。例如：提案 p02 我出 m05；B 出 1 駕駛，得 紫 + 儲存 綠
error-offer-others = 你只能寫自己出什麼、得什麼。完整的協議由當前回合的玩家擬定。
error-offer-no-bot = 這一局沒有機器人。
error-offer-card = 不能在這裡投入{ $card }：只有當前回合的玩家能指定自己的雇傭工。
error-offer-whose = 「{ $word }」：請說明給誰，例如：B 出 1 駕駛，得 紫
error-offer-planet-gone = { $planet }現在不在場上。
error-offer-not-held = 你手上沒有{ $card }。
error-offer-useless = { $card }沒有{ $planet }需要的技能。
error-offer-no-upgrade = 你沒有提供{ $skill }、而這顆行星用得上的升級。
error-offer-not-missing = { $planet }不缺那麼多{ $skill }：{ $side }請少出一些。
error-offer-idle = { $side }還沒有出技能。只有協助者才能得到或給出資源塊。
error-offer-no-cube = { $planet }上沒有那麼多{ $colour }可分。
error-offer-no-stored = { $side }沒有儲存那麼多{ $colour }。
error-offer-hire = 機器人不能用{ $skill }換{ $colour }：這項技能要有缺，顏色要在行星上，並且是它的藍圖還沒蓋住的。
typed-offer-offer = 提案, 交易, 報價, 協議
typed-offer-mine = 我出, 我用, 我投入, 我方, 自己, 投入
typed-offer-numbers = 一, 二/兩, 三, 四, 五, 六, 七, 八
typed-offer-gives = 出, 提供, 給
typed-offer-gets = 得, 得到, 換
typed-offer-stored = 儲存, 庫存
typed-offer-bot = 機器人
typed-offer-filler = 個, 塊, 和, 與, 加, 的, 從, 我
