# Administration: tables that are stopped, people who are forgotten.

person-forgotten = 某人
table-log-freeze = 管理員暫停了這一桌。什麼都不會遺失，也不會計任何人的時間。
table-log-thaw = 這一桌繼續進行。暫停的時間不算在任何人身上。
table-frozen = **管理員暫停了這一桌。** 什麼都不會遺失，也不會計任何人的時間。你什麼都不用做：繼續時，會通知大家在等的人。
error-table-frozen = 管理員暫停了這一桌。什麼都不會遺失；繼續時，會通知大家在等的人。
error-freeze-twice = 這一桌已經暫停了。
error-thaw-nothing = 這一桌沒有暫停。
error-no-person = 沒有這個人。

command-admin = 管理
command-admin-text = 給伺服器管理員：機器人的狀況、各桌、做過的事
command-admin-health = 機器人的狀況：回應、繪圖、待顯示的訊息
command-admin-table = 檢查一桌；暫停或修復它
command-admin-log = 管理員在這個伺服器做過的事
command-me-forget = 刪除 Orrery 關於你的資料
error-admin-only = 這只給能管理這個伺服器的人使用。
admin-health = Orrery 的狀況
admin-latency = 與 Discord 的連線：{ $ms } 毫秒
admin-press = 100 次按鍵中有 95 次：{ $ack } 毫秒內確認，{ $answer } 毫秒內回應
admin-commit = 100 次變更中有 95 次：{ $ms } 毫秒內儲存
admin-outbox = 待顯示：{ $count }，最久的已等 { $seconds } 秒
admin-drawn = { $game } 的圖片：{ $ms } 毫秒內
admin-memory = 記憶體：{ $mib } MiB
admin-limits = 限制：每人 { $person } 桌，這個伺服器 { $server } 桌，每分鐘 { $presses } 次按鍵，每小時開 { $openings } 桌（0：不限）
admin-waits = 待顯示：{ $count }
admin-fits = 儲存的遊戲符合規則。
admin-log = 管理員做過的事
admin-log-empty = 還沒有。
admin-host = 機器人的主人
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
button-admin-end = 結束⋯⋯
button-forget-me = 全部刪除
forget-sure = 要刪除 Orrery 關於你的一切嗎？你的設定、成績和評分都會刪除，你的名字也會從所有遊戲中移除。{ $games ->
    [0] 你現在不在任何進行中的桌。
   *[other] 你在 { $games } 桌的座位會由電腦接手；只有你一人的桌會結束。
 }這無法復原。
forgotten = 完成了。Orrery 不再認識你。
