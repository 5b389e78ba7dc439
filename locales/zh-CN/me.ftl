# 个人设置（/me）
me-title = 通知与联系方式
me-set = 设置好了。
me-language = **语言**：{ $value }
me-language-menu = 语言……
me-notify = **轮到你时**：{ $value }
me-notify-menu = 通知方式……
me-notify-channel = 在频道提及
me-notify-dm = 私信
me-notify-both = 在频道提及，也私信
me-notify-none = 不通知
me-dms-off = ✉️ 你已关闭私信。
me-dms-refused = ✉️ 私信送不到你那里：Discord 拒绝了我的上一条私信，所以我改在频道提及你。要开放私信，请点我们共同所在的服务器名称，选“隐私设置”，打开“私信”；也看看个人设置中的“内容与社交”，以及是否屏蔽了我。然后按“{ button-dm-check }”试试。
me-dms-still-refused = Discord 又拒绝了。设置更改有时需要一分钟才会生效。
me-dms-arrive = 私信可以送达。
button-dm-check = 试发一条私信
me-invitations = **邀请**：{ $value }
me-invitations-on = 别人可以邀请你入座
me-invitations-off = 不通知任何邀请；“{ COMMAND("table open") }”会列出你能加入的游戏桌
button-invitations-on = 接受邀请
button-invitations-off = 不接受邀请
me-zone = **时区**：{ $value }
me-zone-unset = 尚未选择。“{ COMMAND("me zone") }”可以用城市名称找到其他时区。
me-zone-menu = 时区……
me-quiet = **免打扰时段**：{ $value }
me-quiet-menu = 免打扰时段……
me-quiet-choice = 免打扰时段：{ $value }
me-quiet-none = 没有
me-quiet-hours = { $since } 到 { $until }
me-quiet-title = 免打扰时段
me-quiet-from = 开始（例如 22:00）
me-quiet-until = 结束（例如 7:00）
me-away = **休假**：{ $value }
me-away-none = 没有安排
me-away-day = { $first }
me-away-period = { $first } 到 { $last }
me-away-menu = 从今天起休假……
me-away-days = { $days ->
        [1] 只有今天
       *[other] { $days } 天，含今天
    }
me-away-left = { $year } 年还剩 { $left } 天休假日（共 { $balance } 天）。已经开始的日子不退回。
me-away-title = 休假日
me-away-first = 第一天
me-away-last = 最后一天
me-stops = 免打扰时段与休假日我不会通知你，你的计时也会暂停；这段期间的通知会在结束后补发。
me-day-ahead = { $ahead ->
        [0] 今天 · { $day }
        [1] 明天 · { $day }
       *[other] { $ahead } 天后 · { $day }
    }
button-other-hours = 自定免打扰时段
button-other-days = 自定休假日
button-away-back = 取消 { $first } 起的休假
button-away-over = 明天回来
zone-line = { $zone }（现在 { $time }）

# 以大城市表示的时区
zone-america-los-angeles = 洛杉矶
zone-america-denver = 丹佛
zone-america-chicago = 芝加哥
zone-america-new-york = 纽约
zone-america-sao-paulo = 圣保罗
zone-utc = UTC
zone-europe-london = 伦敦
zone-europe-berlin = 柏林
zone-europe-athens = 雅典
zone-africa-johannesburg = 约翰内斯堡
zone-europe-moscow = 莫斯科
zone-asia-dubai = 迪拜
zone-asia-kolkata = 加尔各答
zone-asia-bangkok = 曼谷
zone-asia-singapore = 新加坡
zone-asia-shanghai = 上海
zone-asia-hong-kong = 香港
zone-asia-taipei = 台北
zone-asia-seoul = 首尔
zone-asia-tokyo = 东京
zone-australia-sydney = 悉尼
zone-pacific-auckland = 奥克兰
