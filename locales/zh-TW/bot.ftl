# What stands in the menu of a panel besides the answers
panel-more = 更多……
more-restart = 收回你本回合做過的一切
more-orders = 替你回答的指令，以及接下來的行動
more-plan = 預先安排你接下來的行動
more-seats = 提醒別人，或讓別人接手座位
more-recap = 你上次行動之後其他人做了什麼
more-try = 在只有你看得到的複本裡繼續玩
more-notes = 你對這場對局的筆記，只有你看得到
more-refresh = 重新顯示這個面板
more-relearn = 從第一步重新開始
more-replay = 查看先前的時刻
more-trial-all = 在這個複本裡由你替所有人決定
more-trial-computers = 其他人改回由電腦決定
more-trial-lines = 並排比較從同一處出發的兩種走法
more-trial-end = 丟棄這個複本

# Orrery 在 Discord：面板、按鈕、訊息、說明。

button-panel = 我的面板
button-hand = 手牌
button-board = 盤面
button-legend = 圖示
legend-section = { $section }：{ $signs }。
button-log = 紀錄
button-rules = 規則
button-verify = 核對
button-rematch = 再來一局
button-refresh = 重新整理
button-undo = 復原
button-restart = 重來本回合
button-join = 加入
button-join-as = 加入：{ $side }
button-leave = 離開
button-keep = 保留
button-start = 開始
button-settings = 設定
button-new-thread = 在討論串開桌
button-word = 加一個詞
button-unbot = 移除電腦（{ $side }）
button-draw-accept = 同意平手
button-draw-offer = 提議平手
button-draw-decline = 拒絕平手
button-end = 結束，不計勝負
button-end-propose = 提議結束
button-end-no = 繼續玩
button-end-back = 收回提議
button-end-moderator = 以管理員身分結束
button-move = 移動
button-resign = 認輸
button-dm-off = 不再私訊
button-dm-on = 重新開啟私訊

seat-open = 空位
seat-computer-easy = 簡單電腦
seat-computer-normal = 普通電腦
seat-computer-hard = 困難電腦
level-easy = 出手很快，不太思考。
level-normal = 會多看一步。
level-hard = 每一步都深思熟慮。
side-random = 隨機

lobby-title = { $game } · 第 { $number } 桌
lobby-options = 自訂規則 · { $options }
lobby-waiting = 請入座，或安排電腦入座。
lobby-ready = 人到齊了，{ $host }可以開始。
lobby-enough = { $host }現在就能開始，空位也還可以入座。
lobby-moves = 若有空位就開始，空位會移除，其他座位往前遞補：{ $moves }。
lobby-move = { $side }改當{ $becomes }
lobby-starts-full = 座位坐滿後，遊戲會自動開始。
lobby-others-start = { $at }起，入座的人都可以開始遊戲。
lobby-closes = 這裡好幾天沒有動靜了。若一直如此，這一桌將在{ $at }關閉。
lobby-full = { $names }：座位坐滿了，可以開始了。
lobby-idle = { $names }：這裡好幾天沒有動靜了。請開始遊戲、更改設定或保留這一桌，否則它會關閉。
start-name = 開始方式
start-full = 座位坐滿後自動開始
start-host = 只由桌主開始
start-hours = 由桌主開始；{ $hours }後入座的人都可以
kept-open = 這一桌繼續保留。
lobby-alone = { $host }可以單人開始，或等其他人入座。
lobby-option = **{ $option }：{ $value }** · { $hint }
lobby-started = 遊戲已經開始。
lobby-unseated = 你已離開這一桌。
lobby-closed = 這一桌已關閉。
lobby-computer = 安排電腦入座……
lobby-invited = { $names }：新的一局等你加入！
commitment-fingerprint = 🔏 發牌用的祕密數字，其指紋：`{ $fingerprint }`
commitment-words = 🎲 加進洗牌的詞：{ $words }
commitment-word = { $name }「{ $word }」
word-title = 為洗牌加一個詞
word-label = 你的詞（可留空）
word-hint = 會混進洗牌；我抽祕密數字時不可能知道它。所有人都看得到。
word-given = 你的詞已加進洗牌，遊戲開始前都可以更改。
word-taken-back = 你目前沒有詞加進洗牌。
stage-alpha = Alpha：規則與資料仍可能變動。
stage-beta = Beta：內容完整，仍在打磨。
opened = 第 { $number } 桌開在 { $channel }。邀朋友來，或在那裡安排電腦入座。
opened-alone = 第 { $number } 桌開在 { $channel }。
opened-begun = 第 { $number } 桌的遊戲已在 { $channel } 開始。
opened-uncalled = 我現在無法通知{ $guest }，或是對方才剛受過邀請；對方可以在頻道裡找到這一桌。
invited = { $guest }，{ $host }邀你到 { $channel } 玩《{ $game }》。
joined = 你已入座。
left = 你已離開這一桌。
closed = 第 { $number } 桌已關閉。
rematch-open = { $players ->
        [1] 新的一局是第 { $number } 桌。
        [2] 新的一局是第 { $number } 桌，雙方互換座位。
       *[other] 新的一局是第 { $number } 桌，每人往後移一個座位。
    }
rematch-joined = 你已加入新的一局：第 { $number } 桌。
thread-name = { $game }：{ $host }
settings-title = 第 { $number } 桌的設定
settings-language = 公開訊息的語言
settings-value = **{ $option }**：{ $value }
settings-choice = { $option }：{ $value }
settings-read-only = 這些由桌主{ $host }設定。
settings-switches = 選擇要開啟的自訂規則……
settings-switches-all = 開啟的自訂規則
settings-form-menu = 請選擇……
button-set-all = { $pages ->
        [1] 用一張表單設定
       *[other] 第 { $page } 張表單（共 { $pages } 張）
    }
option-on = 開
option-off = 關

table-title = { $game } · 第 { $number } 桌
table-to-move = 等待行動（{ $since }）
table-to-answer = 等待回覆（{ $since }）
table-thinking = 思考中……
table-awaited = { $what }（{ $since }）
table-waits = ⏳ 遊戲等待祕密的回覆（{ $since }開始詢問）。
table-resigned = 已認輸
table-won = 🏆 { $names }獲勝。
table-shared = 🏆 { $names }並列獲勝。
table-drawn = 平手。
table-end-proposed = ⏹ { $agreed }想結束這一局，不計勝負。還等{ $asked }回覆。
table-unreached = { $names }：我無法私訊你。按「{ $button }」就能看到只給你看的內容。

panel-title = 輪到你了，{ $side }
panel-title-may = { $side } · 現在沒有人在等你
panel-title-asking = 輪到你了，{ $side } · 正在等別人回覆
panel-title-asked = { $side } · 等你回覆
button-orders = 長期指令
button-plan = 預先安排
button-queue = 預排動作
button-unqueue = 清空預排
orders-title = 你的長期指令 · 第 { $number } 桌
orders-hint = 由它們立即代你回答，誰都不必等。只有你看得到；每次代答，紀錄都會告訴你。
plan-title = 你的安排 · 第 { $number } 桌
plan-hint = 輪到你時立即代你執行，誰都不必等。只有你看得到；執行了什麼、為何未執行，紀錄都會告訴你。
orders-ask = 問我
orders-nobody = 無人
orders-from-now = 以後都：{ $choice }
orders-set = 已記下。
orders-queue = 你接下來的動作；輪到你時執行，只要仍可行，且其間沒有人影響到你：
orders-queue-empty = 沒有預排動作。
orders-not-now = 目前不可行
orders-not-yet = 前面的動作執行後或許可行
orders-not-understood = 看不懂
orders-unread = 已保留，但看不懂第 { $lines } 行。請按「{ button-queue }」修改；否則輪到那一行時會問你。
orders-typed = 你輸入的是：
orders-asides = 雖未輪到你，現在可以
orders-button = 按鈕 { $button }
orders-default = 長期指令的預設答案：{ $answer }。
orders-intruders = 自你上次行動以來：{ $intruders }。
orders-queued = 已預排：{ $actions }
orders-until = 直到：{ $stops }。之後會再問你。
orders-until-menu = 在以下情況全部停止……
stop-chapter = { $chapter }開始
error-stops = 請從這份清單選，最多 { $most } 項；清單可能剛剛變了。
queue-title = 你接下來的動作
queue-label = 每行一個動作
queue-hint = 寫法與「{ COMMAND($command) }」的一行相同。若正輪到你，立即開始。
error-orders-none = 這款遊戲沒有長期指令。
panel-awaited = 正在等：{ $sides }
panel-detail = { $places }：{ $detail }
panel-waiting = 你現在不用行動，等{ $side }行動（{ $since }）。
panel-waiting-computer = 思考中：{ $side }……
panel-waits = 你現在不用行動，遊戲等待祕密的回覆（{ $since }開始詢問）。
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
button-form = 用一張表單填寫
form-part = { $number }. { $part }
form-part-of = { $part }：{ $first } 到 { $last }
panel-choose = 選這個
panel-take = 完成
panel-anew = 重新選擇
panel-still-possible = { $more ->
        [0] 你還可以：{ $choices }。仍要結束回合嗎？
       *[other] 你還可以：{ $choices }，以及另外 { $more } 種選擇。仍要結束回合嗎？
    }
panel-sure = 確定：{ $choice }
panel-choose-this = 選擇{ $choice }
panel-back = 返回
panel-undone = 已復原。
panel-restarted = 你的回合重新開始。
panel-told-more = 另有 { $count } 則紀錄：「{ panel-more }」→「{ button-recap }」

hand-title = 你的手牌 · { $side }，《{ $game }》第 { $number } 桌
names-and = { $names }、{ $last }
hand-against = 在 { $channel } 對上{ $others }。
hand-with = 在 { $channel } 與{ $others }合作。
hand-alone = 你正在 { $channel } 玩單人局。
hand-your-turn = **輪到你了**（{ $since }）。
hand-asked = **等你回覆**（{ $since }）。
hand-asked-what = { $what }：{ $question }
hand-over = 遊戲已結束。
hand-empty = 你沒有手牌。
hand-none = 這裡沒有你的手牌：你不在這一桌，或遊戲還沒開始。
hand-unused = 這款遊戲沒有手牌。你能看到的都在你的面板上。

log-title = 第 { $number } 桌的紀錄 · 第 { $page } 頁，共 { $pages } 頁
log-empty = 還沒發生任何事。
log-older = 較早
log-newer = 較新
pages-more = 更多圖片……
pages-all = 圖片……
recap-title = 你上次行動（{ $since }）之後
recap-title-all = 目前為止
recap-nothing = 之後還沒發生任何事。
chapter-lost = 無法顯示變化：到此為止的步驟不能以現在的規則重演。紀錄裡有每一步。

draw-offered = 你提議平手。有人拒絕或繼續行動前都有效。
draw-sure = 要提議平手嗎？其他人都同意的話，本局立刻結束、不分勝負{ $computers ->
        [0] {""}
       *[other] ；電腦玩家會馬上回覆
    }。
draw-sure-accept = { $sides }提議平手。你同意嗎？其他人也都同意的話，本局立刻結束、不分勝負。
draw-gone = 你提議的平手已經不再有效。
draw-declined = 已拒絕平手。
resign-sure = { $players ->
        [1] 真的要認輸嗎？遊戲會就此結束。
        [2] 真的要認輸嗎？遊戲會結束，由對方獲勝。
       *[other] 真的要認輸嗎？其他人會繼續遊戲。
    }
game-numbered = { $game } #{ $number }
table-named = **{ $game } #{ $number }** · { $channel } · { $names }
end-sure = { $others ->
        [0] 同桌的都是電腦玩家，這一局會立刻結束，不計勝負。確定嗎？
       *[other] 要提議結束這一局嗎？所有人都同意後，這一局就會結束，不計勝負。我會在桌上問{ $asked }一次；在那之前大家都可以繼續玩。
    }
end-sure-absent = { $absent }缺席，不需要他們同意。{ $others ->
        [0] 你一同意，這一局就立刻結束，不計勝負。確定嗎？
       *[other] 其餘玩家過半數同意，這一局就會結束，不計勝負。你同意嗎？在那之前大家都可以繼續玩。
    }
end-sure-agree = { $others ->
        [0] { $agreed }想結束這一局，不計勝負。你一同意，遊戲就立刻結束。
       *[other] { $agreed }想結束這一局，不計勝負。你同意之後，只剩{ $asked }還沒回覆。
    }
end-agreed = 你同意結束這一局，不計勝負。還等{ $asked }回覆；在那之前大家都可以繼續玩。
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
verify-running-alone = 發牌前，我抽出了一個祕密數字。以下是它的 SHA-256 指紋，可先抄下，結束時再比對。沒有人能從指紋猜出數字，我也無法再更換。遊戲結束時我會公開數字，任何人都能核對每一次洗牌：
verify-promise = **承諾**：祕密數字的指紋（SHA-256），開桌時就寫在這一桌的第一則訊息裡，請比對：
verify-promise-before = **承諾**：祕密數字的指紋（SHA-256），遊戲開始時就已確定。這一桌在更新前就已開桌，所以第一則訊息裡沒有它：
verify-promise-alone = **承諾**：祕密數字的指紋（SHA-256），發牌前就已確定，之後一直列在本頁，請與你抄下的比對：
verify-secret = **祕密數字**，遊戲結束後公開：
verify-secret-fits = ✅ 數字與指紋完全相符：發第一張牌之前就已確定。
verify-secret-wrong = ❌ 數字與指紋不符，有地方出錯了。請告知機器人營運者。
verify-words = **玩家的詞**，都是在指紋貼出之後才加的：
verify-words-none = 沒有玩家加詞：發牌只由祕密數字決定。
verify-words-fit = ✅ 遊戲開始時用的正是這些詞，請與這一桌的第一則訊息比對。
verify-words-wrong = ❌ 這些不是遊戲開始時用的詞，有地方出錯了。請告知機器人營運者。
verify-seed = **種子**，所有的牌都由它發出：
verify-seed-fits = ✅ 發牌完全由祕密數字與玩家的詞決定，沒有別的來源。
verify-seed-wrong = ❌ 發牌不是由祕密數字與玩家的詞得來，有地方出錯了。請告知機器人營運者。
verify-steps-fit = ✅ 我重新發牌，重演全部 { $steps } 步：每次洗牌、每個局面都一致。
verify-steps-wrong = ❌ 重新發牌重演時，第 { $step } 步（共 { $steps } 步）與紀錄不符。
verify-steps-older = ℹ️ 發牌已證實無誤。這局遊戲依第 { $then } 版規則進行，現行規則是第 { $now } 版，因此{ $fitting ->
    [0] 只能核對種子，無法比對全部 { $steps } 步
   *[other] 只能比對全部 { $steps } 步中的前 { $fitting } 步，且完全一致
}。這不代表其餘步驟有問題。
verify-yourself = 自行核對：`printf %s 數字 | sha256sum` 應印出同樣的指紋；「{ COMMAND("table export") }」可取得完整紀錄。數字與詞如何決定發牌，見 Orrery 原始碼中的 docs/fair-deals.md。
export-whole = 第 { $number } 桌的完整紀錄。
export-own = 第 { $number } 桌中你可以看到的紀錄。遊戲結束後會包含全部內容。

mine-title = 你的遊戲桌
mine-none = 你目前沒有進行中的遊戲桌。
mine-your-turn = **輪到你**
mine-lobby = 等待玩家
mine-start = 人到齊了，等桌主開始
mine-your-start = **人到齊了：按「開始」**
mine-running = 等其他人行動
mine-waits = 等待中
mine-over = 已結束
mine-closed = 已關閉
next-table = 第 { $number } 桌，在 { $channel }
next-none = 沒有人在等你。

language-set = 我會用繁體中文和你交談。
notify-channel = 輪到你時，我會在遊戲所在的頻道提及你。
notify-dm = 輪到你時，我會私訊你。
notify-both = 輪到你時，我會在遊戲所在的頻道提及你，也會私訊你。
notify-none = 我不會通知你。想看的時候用「{ COMMAND("table next") }」。
notify-dms-stopped = 不再私訊。用「{ COMMAND("me notify") }」可以重新開啟；想看面板時，按那一桌訊息上的「{ button-panel }」。
notify-dms-again = 私訊已重新開啟。
notice-dm-closed = Discord 不讓我私訊你。請允許來自這個伺服器的私訊，再用「{ COMMAND("me notify") }」重新開啟。在那之前，原本要私訊給你的內容在這裡。
notice-call-failed = 我已無法在 { $channel } 顯示這場遊戲：頻道不在了，或是我不能在那裡發言。你可以從這裡繼續玩；管理頻道的人可以再讓我進去。
notice-permissions = 我無法在這裡向大家展示遊戲，因為缺少權限：{ $missing }。請管理這個頻道的人開啟；進度都還在。

about-fan = Orrery 是非官方的同好專案，與設計者、繪師及出版社無關。所有圖片與文字皆為自製。
about-sources = 這裡的規則從何而來
about-source = *{ $certainty }*——{ $what }
about-exact = 確定
about-text = 依規則文字
about-derived = 我們的解讀
about-open = 規則不明之處，這裡這樣處理
about-house = 自訂數值
about-replaced = 機器人營運者以自己的檔案取代了：{ $files }
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
error-old-control = 那個按鈕來自舊版本。用「{ COMMAND("table mine") }」找到你的遊戲。
error-not-your-button = 那是別人面板上的按鈕。請按「我的面板」開啟自己的。
error-store = 資料庫發生問題，什麼都沒有改變。請告知機器人營運者（代號 { $reference }）。
error-unforeseen = 我這邊出了問題，但進度都還在。請再試一次；若再發生，請告知機器人營運者（代號 { $reference }）。
picture-late = 圖片還沒畫好，畫好後會補在這裡。
picture-missing = 有一張圖片畫不出來，先略過；沒有圖也能照常玩。
error-discord-slow = Discord 要求暫停 { $seconds } 秒，請之後再試一次；進度都還在。
error-discord-down = Discord 目前有狀況，請稍後再試；進度都還在。
error-forbidden = Discord 不允許我在這裡這麼做。請確認我可以檢視頻道、傳送訊息與附加檔案。
error-permissions = 我無法在這裡開桌，因為缺少權限：{ $missing }。請管理這個頻道的人開啟後再試。
error-archived = 這個討論串已封存。在裡面發一則訊息（或請人解除鎖定）後再試；進度都還在。
error-channel-gone = 那個頻道已不存在。「{ COMMAND("table mine") }」列出你的遊戲，每一局都能在任何頻道繼續。
error-dm-closed = Discord 不讓我私訊你。請允許來自這個伺服器的私訊。
error-too-large = 內容太大，Discord 無法接受。
error-server-only = 只能在伺服器中使用。
error-no-threads = 只有一般文字頻道能開討論串。請不選討論串再試一次。
error-no-table-here = 這個頻道沒有遊戲桌。用「{ COMMAND($command) }」開一桌。
message-failed = 第 { $table } 桌的這則訊息無法顯示：Orrery 內部出了錯。遊戲照常進行，用「{ COMMAND("table next") }」就能看到；機器人營運者可在記錄檔中找到原因。
error-which-table = 這個頻道沒有遊戲桌。請指定桌號（「{ COMMAND("table mine") }」列出你的遊戲桌）。
error-several-tables = 這個頻道有好幾局遊戲：{ $games }。請加上桌號，指明是哪一局。
error-end-lobby = 這一局還沒開始。桌主可以用「{ COMMAND("table close") }」關閉，其他人可以離開。
error-end-not-yours = 只有參與這一局的玩家，或能管理這個頻道的人，才能結束它。
error-too-fast = 你按得太快，我跟不上，所以這一下沒有生效。請等幾秒再繼續；進度都還在。
error-opening-too-fast = 你在短時間內開了很多桌。大約 { $minutes } 分鐘後可以再開一桌。
error-move-not-yours = 只有能管理該頻道的人（「管理頻道」權限）才能搬移遊戲，而且只能移到同一個伺服器內。
error-move-unseen = 只能移到你自己也能發言的頻道或討論串。
error-no-such-side = 這款遊戲沒有「{ $side }」這一方。
card-rulings = 裁定
ruling-derived = { $text } *（我們的解讀）*
ruling-house = { $text } *（自訂裁定：沒有來源說明）*
ruling-disputed = { $text } *（各來源說法不一）*
cards-found = 有 { $count } 項的名稱像「{ $name }」。要看哪一個？
cards-which = 選一個
error-no-cards = 這款遊戲沒有可查的物件。
error-no-page = 這款遊戲沒有「{ $name }」這張圖。可選：{ $pages }。
error-no-seat-named = 這一桌沒有「{ $name }」。可選：{ $sides }。
error-no-pictures = 這款遊戲沒有圖片，只用文字說明。
error-no-card = 沒有叫「{ $name }」的東西。輸入時我會列出所有名稱。
error-alone = 這樣設定的遊戲只供一人遊玩。請不要邀請對手或電腦，或改選其他模式。
error-invite-self = 不能邀請自己。想自己玩，請選擇電腦對手。
error-invite-bot = 機器人不會回應邀請。「{ COMMAND($command) }」可以和我的電腦玩家對戰。
error-leave-running = 遊戲進行中。用「{ COMMAND($command) }」認輸。
error-option-unknown = 看不懂「{ $option }」。請這樣寫：`名稱=值; 名稱=值`。可設定：{ $names }。
error-option-value = 「{ $value }」不適用於{ $option }：{ $allowed }。
error-options-fixed = 遊戲已開始，自訂規則不能再改。
error-options-together = 「{ $value }」（{ $option }）無法與你選的其他設定搭配，設定沒有更動。請再次打開表單重新選擇。
error-menu-bot = 機器人沒有戰績。
error-menu-message = 那不是我的訊息。
error-menu-no-table = 那則訊息與任何遊戲桌無關。
error-menu-no-lobby = 你沒有還在等人的遊戲桌，所以無法邀請{ $guest }。用「{ COMMAND("play") }」可以開桌。
invite-where = 要邀請{ $guest }到哪一桌？
error-form-row = 表單的每一列都要填完整：{ $parts }。
error-form-twice = 表單的每個部分只能選一項，有幾個選單時也一樣。
error-form-together = 現在不能這樣組合：{ $choices }。
error-form-over = 還沒全部做完，就已沒有可做的事，你的回合會先結束。請把表單最後幾列留空。
typed-connecting = 在, 於, 到, 從, 往
typed-meant = 你是指「{ $line }」嗎？
typed-meant-several = 你是指下列哪一個？
typed-end = 結束, 完成, 結束回合, 回合結束, 完成回合, 好了
error-typed-empty = 內容是空的。輸入時我會列出可行的選擇。
error-typed-long = 這一行太長了，請分次送出。
error-typed-unknown = { $more ->
        [0] 看不懂「{ $clause }」。現在的問題是「{ $question }」，可以選：{ $choices }。
       *[other] 看不懂「{ $clause }」。現在的問題是「{ $question }」，可以選：{ $choices }，以及另外 { $more } 種，輸入時會列出。
    }
error-typed-none = { $more ->
        [0] 「{ $question }」沒有「{ $clause }」這個選項。現在可以：{ $choices }。
       *[other] 「{ $question }」沒有「{ $clause }」這個選項。現在可以：{ $choices }，以及另外 { $more } 種，輸入時會列出。
    }
error-typed-when = { $more ->
        [0] 這裡不能「{ $clause }」：{ $when }。現在的問題是「{ $question }」，可以選：{ $choices }。
       *[other] 這裡不能「{ $clause }」：{ $when }。現在的問題是「{ $question }」，可以選：{ $choices }，以及另外 { $more } 種，輸入時會列出。
    }
error-typed-ambiguous = { $more ->
        [0] 「{ $clause }」可能是：{ $choices }。請說是哪一個。
       *[other] 「{ $clause }」可能是：{ $choices }，以及另外 { $more } 種。請說是哪一個。
    }

posting-title-proposal = 🤝 協議 { $number } · 第 { $version } 版 · { $side }
posting-title-counter = ↩️ 還價 { $number } · { $side }，回應協議 { $of }
posting-title-bid = 💬 報價 { $number } · { $side }
posting-reply = { $sign } { $name }（{ $side }）：{ $state }
posting-reply-waiting = 等待回應
posting-reply-accepted = 接受
posting-reply-declined = 拒絕
posting-reply-countered = 已還價
posting-ready = 全員同意，{ $side }可以執行。
posting-others = 這些也能在 🎯 我的面板裡回覆。
button-posting-accept = 接受
button-posting-counter = 還價
button-posting-decline = 拒絕
button-posting-execute = 執行
button-posting-adopt = 採納
button-posting-unbid = 撤回
shown-title = 別人給你看的牌 · 《{ $game }》第 { $number } 桌
shown-by = 👁 { $side }給你看：{ $cards }
error-posting-gone = 編號 { $number } 已經不在桌上了。
error-posting-changed = 編號 { $number } 已經改過，現在是第 { $version } 版。請重新看過再決定。
error-posting-not-now = 現在不能對編號 { $number } 這麼做。

# 學習遊戲。

button-learn = 先學怎麼玩
button-relearn = 教學從頭開始
button-to-lesson = 回到第 { $number } 步
place-gone = 原頻道已刪除
place-lesson = 教學，只有你看得到
lesson-step = 教學 · 第 { $number } 步（共 { $steps } 步）
lesson-tap = 請按 { $choice }
lesson-tap-beside = { $button }：{ $choice }
lesson-waits = 先等其他人回答。
lesson-plays = 請稍候：這一步由教學替你完成。
lesson-otherwise = 這樣也可以。按「{ button-undo }」就回到教學，不然就隨意玩下去。
lesson-left = 你已離開教學：之後就自由玩。按「{ button-to-lesson }」就能回到教學。
lesson-alone = 你已離開教學：之後就自由玩。教學隨時可以從頭開始。
lesson-end = 教學到此結束。
lesson-go-on = 這一局還在進行：想和電腦玩多久都可以。
lesson-rewritten = 這份教學在你開始之後改寫過。你可以繼續玩下去，也可以按下面的「{ button-relearn }」學新的。
lesson-offer = 第一次玩《{ $game }》嗎？在真正的盤面上有 { $steps } 步教學，只有你看得到。
error-no-lesson = 《{ $game }》沒有教學。
error-rematch-lesson = 教學不能再來一局。請從頭開始，或開一桌。

# 選遊戲與說明。

cover-alt = 《{ $game }》的一個局面。
game-players = { $least } 到 { $most } 人
game-players-just = { $n } 人
game-length = 面對面一局 { $least } 到 { $most } 分鐘
game-length-just = 面對面一局約 { $n } 分鐘
game-difficulty = { $word }（{ $level }/5）
difficulty-1 = 非常容易學
difficulty-2 = 容易學
difficulty-3 = 有一些規則要學
difficulty-4 = 規則很多
difficulty-5 = 規則非常多
about-length = 面對面一局要多久。
about-difficulty = 有多少規則要學。
games-title = 玩哪一款？
games-hint = 點選遊戲就在這裡開桌，其他人可以加入。每回合之間可以隔幾小時或幾天。
games-people-any = 人數不限
games-people-n = { $n ->
        [1] 一個人
       *[other] { $n } 個人
    }
games-length-any = 時間不限
games-length-n = 面對面一局最多 { $n } 分鐘
games-difficulty-any = 難度不限
games-difficulty-n = 難度最多 { $level }/5：{ $word }
games-none = 沒有符合的遊戲。請放寬其中一項。
games-learn = 先自己學一款遊戲……
button-games = 選一款遊戲
help-title = Orrery
orrery-version = Orrery { $version }
any-game = [遊戲名]
help-what = 我在這個伺服器主持桌遊。規則我懂，盤面我畫，有空的時候再走一步就好。
help-start = **開始**
    `{ COMMAND("play") }` 幫你找遊戲。`{ COMMAND("… new") }`（例如 `{ COMMAND("eclipse new") }`）開新的一桌：其他人一按就能加入，也可以請電腦入座。
help-learn = **學習**
    `{ COMMAND("… learn") }` 一步步帶你玩第一局。`{ COMMAND("… rules") }` 與 `{ COMMAND("… card") }` 回答問題。
help-turn = **輪到你**
    我會通知你。按訊息上的按鈕開啟面板，能做的事都在上面。也可以打字：`{ COMMAND("… move") }`。
help-back = **回到遊戲**
    `{ COMMAND("table next") }` 前往等你的那一桌。`{ COMMAND("table recap") }` 告訴你發生了什麼。
help-menus = -# 長按名字或訊息（電腦上按右鍵），選「應用程式」：對人可用「{ menu-profile }」與「{ menu-invite }」，對我的訊息可用「{ menu-recap }」與「{ menu-report }」。

# Looking up the rules.

rules-found = 「{ $words }」出現在好幾節
rules-near = 規則裡沒有「{ $words }」，最接近的是：
rules-not-found = 規則裡沒有「{ $words }」
rules-in-short = 規則摘要
rules-contents = 查某一節……
