# 接連幾局，以及同一支手機上的幾個人。

button-guest = 朋友共用這支手機
button-guest-away = 移除{ $side }
guest-called = 朋友的名字
guest-hint = 兩人輪流使用你的頁面；這一局不計入任何人的成績。
lobby-shared = 大家輪流使用 { $host } 的頁面玩，結果不計入任何人的成績。
handover-title = 把手機交給{ $name }
handover-hint = 對方按下後才會顯示他的手牌與面板。
button-handover = 我拿到了
error-guest-alone = 只有桌主與電腦入座時，才能讓朋友共用一支手機。
error-guest-joins = 這一桌是朋友共用一支手機玩的，請自己開一桌。

button-series = 系列賽
series-title = 第 { $number } 桌：系列賽與每週開桌
series-one = 只玩一局
series-best-of = { $most } 局定勝負，輪換座位
series-hint = 下一局在原地自動開始，參加的人不變，每人往後移一個座位。每週的遊戲桌依你的時區在早上九點開，座位都空著，你是桌主。
series-menu = 玩幾局……
series-begins = { $most } 局定勝負 · 第 { $number } 局
series-line = { $most } 局定勝負 · 第 { $number } 局 · 勝局：{ $won }
series-won = { $name } { $won }
weekly-line = 每{ $day }在這裡開一桌同樣的，下次是{ $at }。
weekly-menu = 每週重新開桌……
weekly-never = 不每週開桌
weekly-day = 每{ $day }重新開桌
weekday-0 = 星期一
weekday-1 = 星期二
weekday-2 = 星期三
weekday-3 = 星期四
weekday-4 = 星期五
weekday-5 = 星期六
weekday-6 = 星期日
error-weekly = 只有伺服器上的公開遊戲桌能每週重新開。
