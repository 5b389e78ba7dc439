# 接连几局，以及同一部手机上的几个人。

button-guest = 朋友共用这部手机
button-guest-away = 移除{ $side }
guest-called = 朋友的名字
guest-hint = 两人轮流使用你的页面；这一局不计入任何人的成绩。
lobby-shared = 大家轮流使用 { $host } 的页面玩，结果不计入任何人的成绩。
handover-title = 把手机交给{ $name }
handover-hint = 对方按下后才会显示他的手牌与面板。
button-handover = 我拿到了
error-guest-alone = 只有桌主与电脑入座时，才能让朋友共用一部手机。
error-guest-joins = 这一桌是朋友共用一部手机玩的，请自己开一桌。

button-series = 系列赛
series-title = 第 { $number } 桌：系列赛与每周开桌
series-one = 只玩一局
series-best-of = { $most } 局定胜负，轮换座位
series-hint = 下一局在原地自动开始，参加的人不变，每人往后移一个座位。每周的游戏桌按你的时区在早上九点开，座位都空着，你是桌主。
series-menu = 玩几局……
series-begins = { $most } 局定胜负 · 第 { $number } 局
series-line = { $most } 局定胜负 · 第 { $number } 局 · 胜局：{ $won }
series-won = { $name } { $won }
weekly-line = 每{ $day }在这里开一桌同样的，下次是{ $at }。
weekly-menu = 每周重新开桌……
weekly-never = 不每周开桌
weekly-day = 每{ $day }重新开桌
weekday-0 = 星期一
weekday-1 = 星期二
weekday-2 = 星期三
weekday-3 = 星期四
weekday-4 = 星期五
weekday-5 = 星期六
weekday-6 = 星期日
error-weekly = 只有服务器上的公开游戏桌能每周重新开。
