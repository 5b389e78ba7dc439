# 個人設定（/me）
me-title = 通知與聯絡方式
me-set = 設定好了。
me-language = **語言**：{ $value }
me-language-menu = 語言……
me-notify = **輪到你時**：{ $value }
me-notify-menu = 通知方式……
me-notify-channel = 在頻道提及
me-notify-dm = 私訊
me-notify-both = 在頻道提及，也私訊
me-notify-none = 不通知
me-dms-off = ✉️ 你已關閉私訊。
me-dms-refused = ✉️ 私訊送不到你那裡：Discord 拒絕了我的上一則私訊，所以我改在頻道提及你。要開放私訊，請點我們共同所在的伺服器名稱，選「隱私設定」，開啟「私人訊息」；也看看個人設定中的「內容與社交」，以及是否封鎖了我。然後按「{ button-dm-check }」試試。
me-dms-still-refused = Discord 又拒絕了。設定變更有時需要一分鐘才會生效。
me-dms-arrive = 私訊可以送達。
button-dm-check = 試送一則私訊
me-invitations = **邀請**：{ $value }
me-invitations-on = 別人可以邀你入座
me-invitations-off = 不通知任何邀請；「{ COMMAND("table open") }」會列出你能加入的遊戲桌
button-invitations-on = 接受邀請
button-invitations-off = 不接受邀請
me-zone = **時區**：{ $value }
me-zone-unset = 尚未選擇。「{ COMMAND("me zone") }」可以用城市名稱找到其他時區。
me-zone-menu = 時區……
me-quiet = **勿擾時段**：{ $value }
me-quiet-menu = 勿擾時段……
me-quiet-choice = 勿擾時段：{ $value }
me-quiet-none = 沒有
me-quiet-hours = { $since } 到 { $until }
me-quiet-title = 勿擾時段
me-quiet-from = 開始（例如 22:00）
me-quiet-until = 結束（例如 7:00）
me-away = **休假**：{ $value }
me-away-none = 沒有安排
me-away-day = { $first }
me-away-period = { $first } 到 { $last }
me-away-menu = 從今天起休假……
me-away-days = { $days ->
        [1] 只有今天
       *[other] { $days } 天，含今天
    }
me-away-left = { $year } 年還剩 { $left } 天休假日（共 { $balance } 天）。已經開始的日子不退回。
me-away-title = 休假日
me-away-first = 第一天
me-away-last = 最後一天
me-stops = 勿擾時段與休假日我不會通知你，你的計時也會暫停；這段期間的通知會在結束後補發。
me-day-ahead = { $ahead ->
        [0] 今天 · { $day }
        [1] 明天 · { $day }
       *[other] { $ahead } 天後 · { $day }
    }
button-other-hours = 自訂勿擾時段
button-other-days = 自訂休假日
button-away-back = 取消 { $first } 起的休假
button-away-over = 明天回來
zone-line = { $zone }（現在 { $time }）

# 以大城市表示的時區
zone-america-los-angeles = 洛杉磯
zone-america-denver = 丹佛
zone-america-chicago = 芝加哥
zone-america-new-york = 紐約
zone-america-sao-paulo = 聖保羅
zone-utc = UTC
zone-europe-london = 倫敦
zone-europe-berlin = 柏林
zone-europe-athens = 雅典
zone-africa-johannesburg = 約翰尼斯堡
zone-europe-moscow = 莫斯科
zone-asia-dubai = 杜拜
zone-asia-kolkata = 加爾各答
zone-asia-bangkok = 曼谷
zone-asia-singapore = 新加坡
zone-asia-shanghai = 上海
zone-asia-hong-kong = 香港
zone-asia-taipei = 臺北
zone-asia-seoul = 首爾
zone-asia-tokyo = 東京
zone-australia-sydney = 雪梨
zone-pacific-auckland = 奧克蘭
