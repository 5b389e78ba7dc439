# 關注自己沒有參加的對局。

command-follow = 關注一場對局：每輪結束與終局時給你一則安靜的訊息
button-follow = 關注
button-unfollow = 取消關注
news-round = { $place } 的新進展
news-over = { $place } 的對局結束了。
followed-title = 你關注的對局
followed-hint = 每輪結束與終局時，你會收到不發出提示音的私訊；每場對局一小時最多一則，沒有輪次的遊戲一天最多一則。勿擾時段不會傳送。
followed-none = 你沒有關注任何對局。在自己沒有參加的對局下方點「{ button-panel }」就能關注。
followed-stop = 取消關注……
followed-now = 你開始關注第 { $number } 桌。
followed-no-longer = 你不再關注第 { $number } 桌。
error-follow-own = 你就在這一桌：通知與「{ button-recap }」會告訴你發生了什麼。
error-follow-private = 只能關注伺服器裡的公開對局。
error-follow-over = 只能關注進行中的對局。
error-follow-dms = 關注的訊息以私訊傳送，而你已關閉私訊。可在 `{ COMMAND("me settings") }` 開啟。
error-follow-many = 你已經關注 { $most } 場對局，這是上限。
error-follow-full = 關注這場對局的人數已達上限。
