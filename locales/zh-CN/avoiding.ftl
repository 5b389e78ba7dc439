# 不想同桌的人。

command-me-avoid = 你不想同桌的人；别人不会知道
command-admin-avoid = 不能在这个服务器的游戏桌入座的人
option-avoided = 要加入名单的人
avoid-title = 你不想同桌的人
avoid-title-server = 在这个服务器不能入座的人
avoid-hint = 别人看不到这份名单，也不会知道：在你入座的地方，他们只会读到没有空位给他们。已经开始的对局照常进行；比赛不看这份名单。
avoid-hint-server = 只有管理服务器的人看得到这份名单。名单上的人只会读到没有空位给他们。已经开始的对局照常进行。
avoid-none = 名单上没有人。
avoid-add = 把某人加入名单……
avoid-take-off = 把某人移出名单……
avoid-added = 已加入名单。
avoid-removed = 已移出名单。
error-avoid-own = 你不想同桌的人坐在那里。名单在 `{ COMMAND("me avoid") }`。
error-avoid-self = 不能把自己加入名单。
error-avoid-many = 名单最多 { $most } 人。

lobby-unrated = 不计等级分：结果不影响任何人的等级分。
button-unrated-on = 不计等级分
button-unrated-off = 计入等级分
unrated-on = 这一局的结果不影响任何人的等级分。
unrated-off = 这一局的结果会计入等级分。

# 好友，以及桌主对加入者的要求。

avoid-title-friends = 你的好友
avoid-hint-friends = 只有你看得到这份名单。你开的桌可以只限好友加入：“{ button-settings }”里的“{ button-terms }”。你邀请的人一律可以加入。
button-friends = 我的好友
button-avoid = 我回避的人
button-terms = 谁可以加入
terms-title = 第 { $number } 桌：谁可以加入，以及提醒
terms-none = 任何人都可以加入。
terms-hint = 你邀请的人一律可以加入。还没在这里玩过的人不受时间和比例限制，等级分则以新手的 1000 计。
terms-friends-hint = 好友名单在“{ button-friends }”，只有你看得到。
terms-switches = 教学、好友、决定权……
terms-switch-learned = 完成过教学或一局
terms-switch-friends = 只限我的好友
terms-switch-host-alone = 暂停、时间与计时由我一人决定
terms-friends = 桌主的好友
terms-learned = 完成过教学或一局
terms-hours = 通常在{ $time }内回答
terms-stood-in = 由电脑托管的回合最多 { $percent }%
terms-rating = { $least ->
    [0] 等级分最高 { $most }
   *[other] { $most ->
        [0] 等级分至少 { $least }
       *[other] 等级分 { $least } 到 { $most }
    }
}
terms-least = 等级分至少 { $rating }
terms-most = 等级分最高 { $rating }
terms-any-hours = 回答时间：不限
terms-any-stood-in = 由电脑托管的回合：不限
terms-any-least = 最低等级分：不限
terms-any-most = 最高等级分：不限
terms-reminders = 提醒：{ $pace }
lobby-terms = 可以加入的人：{ $terms }
lobby-host-alone = 暂停、加时、计时与语言由桌主一人决定。
lobby-reminders = 提醒：{ $pace }
reminders-menu = 提醒……
reminders-usual = 1、3、7、15 天后
reminders-brisk = 8 小时后，再来约 1、2、5 天后
reminders-rare = 3、9、21、45 天后
reminders-none = 不提醒
table-log-terms-host = { $host }决定：{ $terms }。
table-log-amend-host = { $host }决定改变{ $what ->
    [clock] 计时
   *[other] 公开消息的语言
}。
error-terms = 没有游戏桌可以这样设置。
error-terms-friends = 这一桌只限桌主的好友。
error-terms-hours = 桌主希望大家通常在 { $hours } 小时内回答，你目前比较久。
error-terms-stood-in = 桌主希望由电脑托管的回合最多 { $most }%；你目前是 { $percent }%。
error-terms-rating = { $least ->
    [0] 桌主要求等级分最高 { $most }
   *[other] { $most ->
        [0] 桌主要求等级分至少 { $least }
       *[other] 桌主要求等级分 { $least } 到 { $most }
    }
}，你的是 { $rating }。
error-terms-learned = 桌主希望大家懂《{ $game }》：请先完成它的教学（`{ COMMAND("… learn") }`），或玩完任何一局。
