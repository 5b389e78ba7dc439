# 依想做的事排列的說明。

button-wishes = 我想……
wishes-title = 我想……
wish-away = **我要離開一陣子**：`{ COMMAND("me away") }` 與 `{ COMMAND("me quiet") }` 會停住你的計時與通知；`{ COMMAND("table pause") }` 可提議整局暫停到某一天。面板上的「{ button-orders }」與「{ button-plan }」會替你回答，直到你在那裡指定的事發生。
wish-try = **我想試試看**：`{ COMMAND("… learn") }` 是只有你看得到的第一局；`{ COMMAND("… new") }` 選電腦當對手就馬上開始。面板上的「{ button-try }」，或重播裡的任何局面，都能開始只有你看得到的試玩：所有座位由你操作或由電腦回答，「{ button-trial-lines }」並排顯示兩種走法，也能把走法排進下一回合。
wish-slow = **有人很慢**：面板上的「{ button-seats }」可提醒他、把座位交給別人或電腦，也會說明何時算缺席。`{ COMMAND("table pause") }` 也能提議讓某人有更多時間，桌上的設定可提議改變計時。
wish-remember = **我想記住一些事**：面板上的「{ button-notes }」和 `{ COMMAND("notes") }` 只有你看得到；重播的每個局面都能寫筆記。
wish-follow = **我想知道發生了什麼**：`{ COMMAND("table recap") }` 是你上次行動之後的事，`{ COMMAND("table log") }` 是全部，兩頁上的「{ button-story }」是每輪的重點，`{ COMMAND("table replay") }` 一步一步看，那裡也能用「{ button-replay-file }」保存或分享。`{ COMMAND("follow") }` 讓你收到別桌對局的進展。`{ COMMAND("archive") }` 可找出已結束的對局及其動畫。
wish-mistake = **我們想退回去**：在進行中對局的重播裡向所有人提議（「{ button-rewind }」）。
wish-leave = **我無法繼續**：`{ COMMAND("table replace") }` 為你的座位找人，或讓整個伺服器的人接下（「{ button-substitute }」），`{ COMMAND("table end") }` 一起結束，`{ COMMAND("table resign") }` 認輸。
wish-again = **我想再玩**：`{ COMMAND("table rematch") }`、`{ COMMAND("table find") }`、`{ COMMAND("table open") }`、`{ COMMAND("table invite") }`、`{ COMMAND("tournament new") }`。開桌後，「{ button-settings }」裡的「{ button-series }」可以多局定勝負，或每週重新開桌；「{ button-guest }」讓朋友和你共用一支手機玩。
wish-apart = **我想選擇和誰同桌**：`{ COMMAND("me avoid") }` 會讓你和某人不同桌，別人不會知道；那裡的「{ button-friends }」是你的好友名單。在你開的桌，「{ button-settings }」裡的「{ button-terms }」決定誰可以加入、多久提醒。
wish-compare = **我想知道自己玩得如何**：`{ COMMAND("me profile") }` 是你的成績，`{ COMMAND("me leaders") }` 是各款遊戲的排行榜與賽季。`{ COMMAND("me statistics") }` 顯示選什麼容易贏、哪種開局有效，以及你和其他人的比較與對戰紀錄。
wish-server = **我管理伺服器**：`{ COMMAND("admin rules") }` 決定新桌的計時、誰能開桌、加入與管理、遊戲的頻道、方案、新桌通知的身分組、作為大廳的論壇、積分賽季、每輪重點，以及每月摘要。
wish-data = **我想拿回自己的資料**：`{ COMMAND("table export") }` 是整局的檔案，`{ COMMAND("me data") }` 是關於你的資料，`{ COMMAND("me forget") }` 會刪除它們。
