# Administration: tables that are stopped, people who are forgotten.

person-forgotten = 某人
table-log-freeze = 管理員暫停了這一桌。進度都還在，計時也已停止。
table-log-thaw = 這一桌繼續進行。暫停的時間不計入任何人的計時。
table-log-away = Orrery 被移出了這個伺服器。進度都還在，計時也已停止。
table-log-back = Orrery 回到了這個伺服器，這一桌繼續進行。中間的時間不計入任何人的計時。
table-frozen = **這一桌暫停了**：管理員暫停了它，或是 Orrery 被移出了這一桌所在的伺服器。進度都還在，計時也已停止。你不用做任何事；恢復後會通知輪到的人。
error-table-frozen = 這一桌暫停了：管理員暫停了它，或是 Orrery 被移出了這一桌所在的伺服器。進度都還在；恢復後會通知輪到的人。
error-freeze-twice = 這一桌已經暫停了。
error-thaw-nothing = 這一桌沒有暫停。
error-no-person = 沒有這個人。

command-admin = 給伺服器管理員：機器人的狀況、各桌、做過的事
command-admin-health = 機器人的狀況：回應、繪圖、待發送的訊息
command-admin-table = 檢查一桌；暫停或修復它
command-admin-log = 管理員在這個伺服器做過的事
command-me-forget = 刪除 Orrery 儲存的你的資料
error-admin-only = 這只給能管理這個伺服器的人使用。
admin-health = Orrery 的狀況
admin-latency = 與 Discord 的連線：{ $ms } 毫秒
admin-press = 95% 的操作：{ $ack } 毫秒內確認，{ $answer } 毫秒內回應
admin-commit = 95% 的變更：{ $ms } 毫秒內儲存
admin-outbox = 待發送：{ $count } 則，最久的已等 { $seconds } 秒
admin-drawn = 《{ $game }》的圖片：{ $ms } 毫秒內
admin-memory = 記憶體：{ $mib } MiB
admin-place = 程序 { $place }：分片 { $shards }，{ $since }開始
admin-place-free = 程序 { $place }：目前沒有程序在此
admin-lost = ⚠ **資料庫遺失：**{ $problem }。目前無法存檔。請停止機器人，還原資料庫（`make restore`），再重新啟動。
admin-mishaps = 啟動以來出過的差錯（各自處理，不影響其他）：{ $list }
admin-limits = 限制：每人{ $person }桌，這個伺服器 { $server } 桌，每分鐘操作 { $presses } 次，每小時開 { $openings } 桌（0：不限）
admin-waits = 待發送：{ $count } 則
admin-fits = 儲存的遊戲符合規則。
admin-log = 管理員做過的事
admin-log-empty = 還沒有。
admin-host = 機器人營運者
admin-did-freeze = 暫停了這一桌
admin-did-thaw = 讓這一桌繼續
admin-did-repair = 修復了這一桌
admin-did-end = 結束了這一桌
admin-did-move = 移動了這一桌
admin-did-export = 匯出了所有的桌
admin-did-forget = 刪除了一個人的資料
button-freeze = 暫停
button-thaw = 繼續
button-repair = 修復
button-admin-end = 結束……
button-forget-me = 全部刪除
forget-sure = 要刪除 Orrery 儲存的所有個人資料嗎？你的設定、成績和積分都會刪除，你的名字也會從所有遊戲中移除。{ $games ->
    [0] 你現在沒有進行中的遊戲。
   *[other] 你在 { $games } 桌的座位會由電腦接手；只有你一人的桌會結束。
 }這無法復原。
forgotten = 完成了，你的資料都已刪除。

command-admin-reports = 這個伺服器各桌的問題回報
command-admin-export = 把這個伺服器的所有遊戲匯出成檔案
command-admin-end = 結束一桌，不計結果（會先確認）
command-admin-move = 讓一桌在別的頻道或討論串繼續（會先確認）
command-admin-limits = 這裡能開幾桌、多快；設定更嚴的限制（會先確認）
command-admin-forget = 轉達有人要求刪除他的資料（會先確認）
option-export-first = 一個檔案放不下時：只要從這個桌號起的桌
option-table = 桌號
option-limit-person = 每人在這裡能同時開幾桌（0：依機器人營運者的設定）
option-limit-tables = 這裡能同時開幾桌（0：依機器人營運者的設定）
option-limit-openings = 每人在這裡每小時能開幾桌（0：依機器人營運者的設定）
option-forget-person = 誰請你轉達要刪除資料
admin-end-sure = 要結束這一桌，不計結果嗎？頻道會空出來給別的遊戲。這無法復原。
admin-limits-now = 這裡的限制
admin-limits-then = 將改為
button-admin-limits = 設定這些限制
admin-forget-sure = { $name }是否請你轉達：刪除 Orrery 儲存的所有個人資料？資料屬於所有伺服器，所以只有機器人營運者能刪除；這裡只是轉達。還能使用 Orrery 的人，自己用 `{ COMMAND("me forget") }` 馬上就能刪除。
button-admin-forget = 轉達
admin-forget-host = 伺服器 { $server } 的管理員轉達：使用者{ $person }要求刪除個人資料。`python -m scripts.admin requests` 列出這些請求，`forget { $person } --yes` 執行。
admin-forget-asked = 已轉達給機器人營運者。紀錄中會記下這件事，但不記名字。
error-forget-asked = 這個請求已經轉達過了，機器人營運者還沒有處理。
admin-exported = { $count ->
   *[other] 共 { $count } 局遊戲，內容是大家都看得到的部分。
 }每行一份 JSON，以 gzip 壓縮。
admin-export-rest = 再多就超過一個檔案的大小了：請用 `{ COMMAND("admin export first:") }{ $number }` 繼續。
error-export-nothing = 從這個桌號起沒有任何桌。
admin-reports = 問題回報
admin-reports-none = 沒有。
admin-report-player = 玩家
admin-report-onlooker = 觀戰者
admin-report-later = （遊戲結束後才能看到回報的內容；機器人營運者現在就能看）
error-limit-number = 限制是 0 到 { $most } 的數字。
error-limit-host = 這個限制是所有伺服器合計的，由機器人營運者統一設定。
error-no-report = 沒有編號 { $number } 的回報。
error-reports-many = 一天最多 { $most } 份回報，今天就先到這裡。謝謝你，明天再回報吧。
error-reports-onlooker = 你今天已經回報過這一桌了。不在這桌玩的人，一天可以回報一次。
admin-did-limits = 更改了限制
admin-did-forget-asked = 轉達了刪除個人資料的要求
admin-did-drop-report = 刪除了一份問題回報
admin-did-left = 被移出伺服器：各桌等候
admin-did-back = 重新加入：各桌繼續
admin-did-weekly-ended = 不再每週開桌：桌主已離開伺服器
