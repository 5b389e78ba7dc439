# 回顧：重播、動畫重播。

button-replay = 重播
button-recap = 發生了什麼？
button-film = 整局動畫
button-film-turn = 這一回合的動畫
button-film-chapter = 這一段的動畫
button-film-back = 回到重播
command-table-replay = 逐步或用動畫看一局先前的局面
replay-title = { $game } · 第 { $number } 桌 · 重播
replay-step = 第 { $number } 步，共 { $count } 步
replay-turn = 第 { $number } 回合
replay-start = 開始
replay-end = 終局
replay-eyes = 視角：{ $eyes }
replay-onlooker = 觀戰者
replay-help-turns = ◀ ▶ 一步 · ⏮ ⏭ 一個回合
replay-help-chapters = ◀ ▶ 一步 · ⏮ ⏭ 到各段的開頭
replay-go = 前往……
replay-choose-eyes = 從誰的視角看……
replay-lost = 無法顯示這個局面：到此為止的步驟不能以現在的規則重演。紀錄裡有每一步。
film-title = { $game } · 第 { $number } 桌 · 動畫重播
film-progress = 正在畫第 { $drawn } 張，共 { $count } 張……這一頁會自己更新，不影響遊戲進行。
film-ready = 依序顯示 { $count } 個局面。
film-failed = 動畫無法完成。請改選較短的一段。
film-alt = { $game }，第 { $number } 桌：依序顯示 { $count } 個局面。
error-films-busy = 目前正在畫許多動畫，請過幾分鐘再試。

command-me-confirm = 會結束你回合的選擇，先問我一次
option-confirm = 開或關
me-confirm = **你的回合結束前**：{ $value }
me-confirm-on = 先問一次
me-confirm-off = 不問
button-confirm-on = 回合結束前先問我
button-confirm-off = 回合結束前不必問我
confirm-on = 以後遇到會結束回合的選擇，我會先確認。
confirm-off = 以後遇到會結束回合的選擇，我不再確認。
panel-ends-turn = 選這個會結束你的回合。
panel-line-waits = 尚未執行：{ $line }
choice-on = 開
choice-off = 關

error-nothing-to-undo = 你還沒有做過可以復原的事。
undo-lines = { $first }{ $rest }
way-back-others-since = 之後別人已經行動了。
error-no-way-back-since = 這一步不能復原了：{ $why }結果是：{ $lines }

# Going back.

button-rewind = 回到這裡……
button-rewind-now = 現在就回去
button-rewind-propose = 提議回到這裡
button-rewind-yes = 同意回去
button-rewind-no = 不回去
button-rewind-look = 哪些步驟會作廢？
rewind-title = { $game } · 第 { $number } 桌 · 回到先前
rewind-position = 遊戲會回到這個局面：
rewind-undone = { $more ->
        [0] **以下步驟會作廢：**
       *[other] **以下步驟會作廢**，還有更早的 { $more } 行：
    }
rewind-asked = { $others ->
        [0] 不需要其他人同意。
       *[other] 看過後續發展的人都要同意：{ $asked }。
    }
rewind-same-lots = 之後的骰子和牌與先前相同。
rewind-settled = 這項提議已經有結果了。
rewind-done = 遊戲已回到先前的局面。
rewind-declined = 遊戲維持現狀。
table-rewind-proposed = 🕰️ { $by }提議回到先前的局面。尚未回答：{ $asked }
table-log-rewind-propose = { $seat }提議回到先前的局面。
table-log-rewind-agree = { $seat }同意回去。
table-log-rewind-decline = { $seat }不想回去：遊戲維持現狀。
table-log-rewind-withdraw = { $seat }不再提議回去。
table-log-rewind = 所有人都同意，遊戲回到先前的局面，之後的步驟作廢。現在的局面是這一步之後：「{ $line }」
table-log-rewind-start = 所有人都同意，遊戲回到最開始。
table-log-rules = 更新改變了規則：進行中的回合已改依新規則計算。
table-log-rules-back = 更新改變了規則，進行中的回合裡有些行動不再合法，已收回：「{ $lines }」
table-log-rules-own = 更新改變了規則：你的上一個回答不再算數。
error-rewind-gone = 這項提議已經不在了，或沒有可以回去的局面。
error-rewind-undone = 不能剛好回到這裡，因為之前有一步後來被復原了。請選那之後的一步。
error-rewind-resigned = 之後有人認輸了，不能回到那之前。
error-rewind-swapped = 之後有座位換了人，不能回到那之前，因為無法再問原來的玩家。
error-rewind-open = 已經有人提議回到先前。請先回答那項提議。
error-rewind-lost = 無法還原這個局面：到此為止的步驟不能以現在的規則重演。

# Games from files, bug reports.

command-table-import = 匯入匯出的一局
option-import-file = 「{ COMMAND("table export") }」的檔案
imported-open = 第 { $number } 桌已在這裡開桌。所有座位都有人、由你開始後，遊戲就會繼續。
imported-over = 這一局現在是第 { $number } 桌。結果不計入任何人的成績；每個局面都可以看。
origin-file = 這一局由{ $who }從檔案匯入。檔案裡的玩家、用詞和洗牌，任何人都可能改寫過，所以不計入任何人的成績。
origin-somebody = 某人
origin-mark = 來自檔案
verify-running-imported = 這一局來自檔案。發牌前沒有在這裡公布祕密數字的指紋，有檔案的人都知道那個數字；它的 SHA-256 指紋是：
verify-promise-imported = **沒有承諾**：這一局來自檔案，發牌前沒有在這裡貼出任何指紋。以下只說明檔案本身前後是否一致。檔案中數字的指紋（SHA-256）：
lobby-imported = 這一局從檔案繼續。所有座位都要有人；有檔案的人會知道之後洗牌的結果。
table-log-imported = 遊戲從檔案繼續。
table-log-rewound = 遊戲回到先前的局面。
button-report = 回報問題
report-title = 回報問題
report-label = 你原本預期會怎樣？
report-hint = 會一併送出你看到的內容、到目前為止的選擇和規則版本。
report-sent = 謝謝：第 { $number } 號回報已存好，機器人營運者會收到。這是你的副本。
report-owner = 有玩家送出第 { $number } 號回報。其中有種子和所有選擇：用 `scripts/playthrough.py --replay` 重演。
error-import-large = 檔案太大；匯出的檔案最多 { $most } MiB。
error-import-not-json = 這不是「{ COMMAND("table export") }」的檔案：無法以 JSON 讀取。
error-import-format = 這不是「{ COMMAND("table export") }」的檔案：缺少格式「{ $format }」。
error-import-broken = 這個匯出的檔案已損壞。無法讀取的部分：{ $problem }
error-import-title = 這裡沒有叫「{ $title }」的遊戲。
error-import-partial = 這個檔案只有一位玩家能看到的內容，因為匯出時遊戲還沒結束。只有已結束的一局才能匯入；用「{ COMMAND("table end") }」結束的那一局，可以從檔案繼續玩。
error-import-misfit = 檔案的第 { $step } 步不符合規則：{ $aged ->
    [0] 檔案被改過
   *[other] 檔案被改過，或規則已變（當時版本 { $then }，現在 { $now }）
}。
error-import-heavy = 處理這個檔案的工作量超過一局遊戲所需，所以沒有匯入任何內容。
error-looking-back = 你要求重演的幾局還在處理中。等結果出來再試一次。
error-import-unread = 無法從 Discord 取得檔案，請再試一次。
error-import-fixed = 這一局從檔案繼續，所以選項和洗牌維持原樣。

button-replay-file = 存成檔案
replay-file-ready = 整個重播都在一個檔案裡：用任何瀏覽器打開，不需要網路。方向鍵、按鈕或滑動可逐步前進後退。
replay-file-about = 視角：{ $eyes }
replay-file-steps = 步驟
replay-file-first = 到開頭
replay-file-back = 後退一步
replay-file-play = 播放
replay-file-next = 前進一步
replay-file-last = 到結尾
