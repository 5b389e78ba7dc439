# 日與夜：規則對玩家說的話。中文牌名為自訂譯名。

dn-card-achievement = 成就
dn-card-achievement-text = 選擇日或夜所在的板塊，將它翻轉。
dn-card-day_advantage = 日之優勢
dn-card-day_advantage-text = 夜站在日板塊上時才能使用。抽三張牌。
dn-card-day_blossom = 日之綻放
dn-card-day_blossom-text = 選擇任意一個中立板塊，將它變換。
dn-card-day_chant = 日之頌歌
dn-card-day_chant-text = 變換日所在的板塊。
dn-card-day_instability = 日之動盪
dn-card-day_instability-text = X＝日與夜之間的距離，花費 X 小時。變換一個與日所在板塊距離 X 以內的板塊。
dn-card-day_meditation = 日之冥想
dn-card-day_meditation-text = 夜站在日板塊上時才能使用。變換日所在的板塊。
dn-card-day_ritual = 日之儀式
dn-card-day_ritual-text = 變換一個與日所在板塊相鄰的板塊。
dn-card-day_wish = 日之祈願
dn-card-day_wish-text = 變換任意一個板塊。
dn-card-entrap = 誘捕
dn-card-entrap-text = 變換夜所在的板塊。
dn-card-fate = 命運
dn-card-fate-text = 夜站在日板塊上時才能使用。翻轉日所在板塊及其周邊的所有板塊。
dn-card-flourish = 繁盛
dn-card-flourish-text = 夜站在日板塊上時才能使用。變換日所在板塊周邊的任意兩個板塊。
dn-card-misdirect = 誤導
dn-card-misdirect-text = 夜站在日板塊上時才能使用。將夜移動到任意另一個日板塊上。
dn-card-morning_mist = 晨霧
dn-card-morning_mist-text = 選擇兩個日板塊，各放兩個秘石。
dn-card-mystify = 秘化
dn-card-mystify-text = 選擇一個日板塊，放上兩個秘石。
dn-card-steal_passion = 竊取熱情
dn-card-steal_passion-text = 查看夜的全部手牌並挑選一張：立即使用（不花時間），或棄掉。晶化類只能棄掉。
dn-card-warp = 瞬移
dn-card-warp-text = 將日移動到任意一個板塊。{ $crystal_blocks_spell_moves ->
        [1] 不能移離或移上水晶板塊。
       *[other] { "" }
    }
dn-card-wishing_pond = 許願池
dn-card-wishing_pond-text = 在日所在的日板塊上放兩個秘石。
dn-card-wishing_well = 許願井
dn-card-wishing_well-text = 選擇一個日板塊，放上一個秘石。
dn-card-wonder = 驚奇
dn-card-wonder-text = 從日的牌庫或棄牌堆選一張牌加入手牌，再把棄牌堆洗回牌庫。
dn-card-alter_soil = 易壤
dn-card-alter_soil-text = 變換一個與夜所在板塊相鄰的中立板塊。
dn-card-crystal_breeze = 水晶微風
dn-card-crystal_breeze-text = 任選兩個{ $crystal_night_tiles_only ->
        [1] 夜板塊
       *[other] 板塊
    }{ $only_crystallize_hits_day_location ->
        [1] （日所在的除外）
       *[other] { "" }
    }，各放一個水晶。
dn-card-crystal_burst = 水晶爆發
dn-card-crystal_burst-text = 在夜所在板塊周邊的所有{ $crystal_night_tiles_only ->
        [1] 夜板塊
       *[other] 板塊
    }{ $only_crystallize_hits_day_location ->
        [1] （日所在的除外）
       *[other] { "" }
    }上各放一個水晶。
dn-card-crystal_sky = 水晶天幕
dn-card-crystal_sky-text = 任選三個{ $crystal_night_tiles_only ->
        [1] 夜板塊
       *[other] 板塊
    }{ $only_crystallize_hits_day_location ->
        [1] （日所在的除外）
       *[other] { "" }
    }，各放一個水晶；這些水晶停留兩回合。
dn-card-crystallize = 晶化
dn-card-crystallize-text = 在日或夜所在的板塊上放一個水晶。
dn-card-deter = 遏阻
dn-card-deter-text = 翻轉夜所在的板塊。
dn-card-deviate = 偏離
dn-card-deviate-text = 翻轉日所在的板塊，並變換夜所在的板塊。
dn-card-epiphany = 頓悟
dn-card-epiphany-text = 夜沒有其他手牌時才能使用。抽五張牌。
dn-card-excitement = 激昂
dn-card-excitement-text = 夜已有一座神殿時才能使用。變換夜所在板塊周邊任意兩個中立板塊。
dn-card-mimic = 擬態
dn-card-mimic-text = 夜站在夜板塊上時才能使用。變換與夜所在板塊相鄰的兩個板塊。
dn-card-mislead = 引入歧途
dn-card-mislead-text = 夜已有一座神殿時才能使用。將日移動到任意另一個夜板塊上。{ $crystal_blocks_spell_moves ->
        [1] 不能移離或移上水晶板塊。
       *[other] { "" }
    }
dn-card-night_advantage = 夜之優勢
dn-card-night_advantage-text = { $strict_changed ->
        [1] 本回合有日板塊被變換後才能使用。抽三張牌。
       *[other] 本回合有日板塊變成夜板塊後才能使用。抽三張牌。
    }
dn-card-night_chant = 夜之頌歌
dn-card-night_chant-text = 變換夜所在的板塊。
dn-card-night_instability = 夜之動盪
dn-card-night_instability-text = X＝日與夜之間的距離，花費 X 小時。變換一個與夜所在板塊距離 X 以內的板塊。
dn-card-night_meditation = 夜之冥想
dn-card-night_meditation-text = { $strict_changed ->
        [1] 本回合有日板塊被變換後才能使用。變換夜所在的板塊。
       *[other] 本回合有日板塊變成夜板塊後才能使用。變換夜所在的板塊。
    }
dn-card-night_rapture = 夜之狂喜
dn-card-night_rapture-text = 選擇任意一個中立板塊，將它變換。
dn-card-night_ritual = 夜之儀式
dn-card-night_ritual-text = 變換一個與夜所在板塊相鄰的板塊。
dn-card-night_wish = 夜之祈願
dn-card-night_wish-text = 變換任意一個板塊。
dn-card-obtain = 獲取
dn-card-obtain-text = 抽兩張牌。
dn-card-shift = 流轉
dn-card-shift-text = 翻轉夜所在板塊周邊的所有板塊。
