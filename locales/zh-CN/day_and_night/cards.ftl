# 日与夜：规则对玩家说的话。中文牌名为自定译名。

dn-card-achievement = 成就
dn-card-achievement-text = 选择日或夜所在的板块，将它翻转。
dn-card-day_advantage = 日之优势
dn-card-day_advantage-text = 夜站在日板块上时才能使用。抽三张牌。
dn-card-day_blossom = 日之绽放
dn-card-day_blossom-text = 选择任意一个中立板块，将它变换。
dn-card-day_chant = 日之颂歌
dn-card-day_chant-text = 变换日所在的板块。
dn-card-day_instability = 日之动荡
dn-card-day_instability-text = X＝日与夜之间的距离，花费 X 小时。变换一个与日所在板块距离 X 以内的板块。
dn-card-day_meditation = 日之冥想
dn-card-day_meditation-text = 夜站在日板块上时才能使用。变换日所在的板块。
dn-card-day_ritual = 日之仪式
dn-card-day_ritual-text = 变换一个与日所在板块相邻的板块。
dn-card-day_wish = 日之祈愿
dn-card-day_wish-text = 变换任意一个板块。
dn-card-entrap = 诱捕
dn-card-entrap-text = 变换夜所在的板块。
dn-card-fate = 命运
dn-card-fate-text = 夜站在日板块上时才能使用。翻转日所在板块及其周边的所有板块。
dn-card-flourish = 繁盛
dn-card-flourish-text = 夜站在日板块上时才能使用。变换日所在板块周边的任意两个板块。
dn-card-misdirect = 误导
dn-card-misdirect-text = 夜站在日板块上时才能使用。将夜移动到任意另一个日板块上。
dn-card-morning_mist = 晨雾
dn-card-morning_mist-text = 选择两个日板块，各放两个秘石。
dn-card-mystify = 秘化
dn-card-mystify-text = 选择一个日板块，放上两个秘石。
dn-card-steal_passion = 窃取热情
dn-card-steal_passion-text = 查看夜的全部手牌并挑选一张：立即使用（不花时间），或弃掉。晶化类只能弃掉。
dn-card-warp = 瞬移
dn-card-warp-text = 将日移动到任意一个板块。{ $crystal_blocks_spell_moves ->
        [1] 不能移离或移上水晶板块。
       *[other] { "" }
    }
dn-card-wishing_pond = 许愿池
dn-card-wishing_pond-text = 在日所在的日板块上放两个秘石。
dn-card-wishing_well = 许愿井
dn-card-wishing_well-text = 选择一个日板块，放上一个秘石。
dn-card-wonder = 惊奇
dn-card-wonder-text = 从日的牌库或弃牌堆选一张牌加入手牌，再把弃牌堆洗回牌库。
dn-card-alter_soil = 易壤
dn-card-alter_soil-text = 变换一个与夜所在板块相邻的中立板块。
dn-card-crystal_breeze = 水晶微风
dn-card-crystal_breeze-text = 任选两个{ $crystal_night_tiles_only ->
        [1] 夜板块
       *[other] 板块
    }{ $only_crystallize_hits_day_location ->
        [1] （日所在的除外）
       *[other] { "" }
    }，各放一个水晶。
dn-card-crystal_burst = 水晶爆发
dn-card-crystal_burst-text = 在夜所在板块周边的所有{ $crystal_night_tiles_only ->
        [1] 夜板块
       *[other] 板块
    }{ $only_crystallize_hits_day_location ->
        [1] （日所在的除外）
       *[other] { "" }
    }上各放一个水晶。
dn-card-crystal_sky = 水晶天幕
dn-card-crystal_sky-text = 任选三个{ $crystal_night_tiles_only ->
        [1] 夜板块
       *[other] 板块
    }{ $only_crystallize_hits_day_location ->
        [1] （日所在的除外）
       *[other] { "" }
    }，各放一个水晶；这些水晶停留两回合。
dn-card-crystallize = 晶化
dn-card-crystallize-text = 在日或夜所在的板块上放一个水晶。
dn-card-deter = 遏阻
dn-card-deter-text = 翻转夜所在的板块。
dn-card-deviate = 偏离
dn-card-deviate-text = 翻转日所在的板块，并变换夜所在的板块。
dn-card-epiphany = 顿悟
dn-card-epiphany-text = 夜没有其他手牌时才能使用。抽五张牌。
dn-card-excitement = 激昂
dn-card-excitement-text = 夜已有一座神殿时才能使用。变换夜所在板块周边任意两个中立板块。
dn-card-mimic = 拟态
dn-card-mimic-text = 夜站在夜板块上时才能使用。变换与夜所在板块相邻的两个板块。
dn-card-mislead = 引入歧途
dn-card-mislead-text = 夜已有一座神殿时才能使用。将日移动到任意另一个夜板块上。{ $crystal_blocks_spell_moves ->
        [1] 不能移离或移上水晶板块。
       *[other] { "" }
    }
dn-card-night_advantage = 夜之优势
dn-card-night_advantage-text = { $strict_changed ->
        [1] 本回合有日板块被变换后才能使用。抽三张牌。
       *[other] 本回合有日板块变成夜板块后才能使用。抽三张牌。
    }
dn-card-night_chant = 夜之颂歌
dn-card-night_chant-text = 变换夜所在的板块。
dn-card-night_instability = 夜之动荡
dn-card-night_instability-text = X＝日与夜之间的距离，花费 X 小时。变换一个与夜所在板块距离 X 以内的板块。
dn-card-night_meditation = 夜之冥想
dn-card-night_meditation-text = { $strict_changed ->
        [1] 本回合有日板块被变换后才能使用。变换夜所在的板块。
       *[other] 本回合有日板块变成夜板块后才能使用。变换夜所在的板块。
    }
dn-card-night_rapture = 夜之狂喜
dn-card-night_rapture-text = 选择任意一个中立板块，将它变换。
dn-card-night_ritual = 夜之仪式
dn-card-night_ritual-text = 变换一个与夜所在板块相邻的板块。
dn-card-night_wish = 夜之祈愿
dn-card-night_wish-text = 变换任意一个板块。
dn-card-obtain = 获取
dn-card-obtain-text = 抽两张牌。
dn-card-shift = 流转
dn-card-shift-text = 翻转夜所在板块周边的所有板块。
