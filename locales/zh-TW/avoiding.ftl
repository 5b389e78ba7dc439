# 不想同桌的人。

command-me-avoid = 你不想同桌的人；別人不會知道
command-admin-avoid = 不能在這個伺服器的遊戲桌入座的人
option-avoided = 要加入名單的人
avoid-title = 你不想同桌的人
avoid-title-server = 在這個伺服器不能入座的人
avoid-hint = 別人看不到這份名單，也不會知道：在你入座的地方，他們只會讀到沒有空位給他們。已經開始的對局照常進行；比賽不看這份名單。
avoid-hint-server = 只有管理伺服器的人看得到這份名單。名單上的人只會讀到沒有空位給他們。已經開始的對局照常進行。
avoid-none = 名單上沒有人。
avoid-add = 把某人加入名單……
avoid-take-off = 把某人移出名單……
avoid-added = 已加入名單。
avoid-removed = 已移出名單。
error-avoid-own = 你不想同桌的人坐在那裡。名單在 `{ COMMAND("me avoid") }`。
error-avoid-self = 不能把自己加入名單。
error-avoid-many = 名單最多 { $most } 人。

lobby-unrated = 不計積分：結果不影響任何人的積分。
button-unrated-on = 不計積分
button-unrated-off = 計算積分
unrated-on = 這一局的結果不影響任何人的積分。
unrated-off = 這一局的結果會計入積分。

# 好友，以及桌主對加入者的要求。

avoid-title-friends = 你的好友
avoid-hint-friends = 只有你看得到這份名單。你開的桌可以只限好友加入：「{ button-settings }」裡的「{ button-terms }」。你邀請的人一律可以加入。
button-friends = 我的好友
button-avoid = 我迴避的人
button-terms = 誰可以加入
terms-title = 第 { $number } 桌：誰可以加入，以及提醒
terms-none = 任何人都可以加入。
terms-hint = 你邀請的人一律可以加入。還沒在這裡玩過的人不受時間和比例限制，積分則以新手的 1000 計。
terms-friends-hint = 好友名單在「{ button-friends }」，只有你看得到。
terms-switches = 教學、好友、決定權……
terms-switch-learned = 完成過教學或一局
terms-switch-friends = 只限我的好友
terms-switch-host-alone = 暫停、時間與計時由我一人決定
terms-friends = 桌主的好友
terms-learned = 完成過教學或一局
terms-hours = 通常在{ $time }內回答
terms-stood-in = 由電腦代玩的回合最多 { $percent }%
terms-rating = { $least ->
    [0] 積分最高 { $most }
   *[other] { $most ->
        [0] 積分至少 { $least }
       *[other] 積分 { $least } 到 { $most }
    }
}
terms-least = 積分至少 { $rating }
terms-most = 積分最高 { $rating }
terms-any-hours = 回答時間：不限
terms-any-stood-in = 電腦代玩的回合：不限
terms-any-least = 最低積分：不限
terms-any-most = 最高積分：不限
terms-reminders = 提醒：{ $pace }
lobby-terms = 可以加入的人：{ $terms }
lobby-host-alone = 暫停、加時、計時與語言由桌主一人決定。
lobby-reminders = 提醒：{ $pace }
reminders-menu = 提醒……
reminders-usual = 1、3、7、15 天後
reminders-brisk = 8 小時後，再來約 1、2、5 天後
reminders-rare = 3、9、21、45 天後
reminders-none = 不提醒
table-log-terms-host = { $host }決定：{ $terms }。
table-log-amend-host = { $host }決定改變{ $what ->
    [clock] 計時
   *[other] 公開訊息的語言
}。
error-terms = 沒有遊戲桌可以這樣設定。
error-terms-friends = 這一桌只限桌主的好友。
error-terms-hours = 桌主希望大家通常在 { $hours } 小時內回答，你目前比較久。
error-terms-stood-in = 桌主希望由電腦代玩的回合最多 { $most }%；你目前是 { $percent }%。
error-terms-rating = { $least ->
    [0] 桌主要求積分最高 { $most }
   *[other] { $most ->
        [0] 桌主要求積分至少 { $least }
       *[other] 桌主要求積分 { $least } 到 { $most }
    }
}，你的是 { $rating }。
error-terms-learned = 桌主希望大家懂《{ $game }》：請先完成它的教學（`{ COMMAND("… learn") }`），或玩完任何一局。
