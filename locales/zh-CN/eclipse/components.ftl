# Eclipse: names of seats, species, technologies, parts, ships, resources.

ecl-seat-0 = 橙方
ecl-seat-1 = 蓝方
ecl-seat-2 = 绿方
ecl-seat-3 = 粉色方
ecl-seat-4 = 黄方
ecl-seat-5 = 白方
ecl-ancients = 远古舰
ecl-gcds = 银河中心防御系统

# Species
ecl-species-terran_directorate = 人类理事会
ecl-species-terran_federation = 人类联邦
ecl-species-terran_union = 人类联盟
ecl-species-terran_republic = 人类共和国
ecl-species-terran_conglomerate = 人类集团
ecl-species-terran_alliance = 人类同盟
ecl-species-eridani_empire = 厄里达尼帝国
ecl-species-hydran_progress = 海德拉进步会
ecl-species-planta = 植物族
ecl-species-descendants_of_draco = 天龙后裔
ecl-species-mechanema = 机械族
ecl-species-orion_hegemony = 猎户霸权
ecl-species-terrans = 人类
ecl-species-terran-summary = 移动 3 次；交易 2 换 1；声望轨多一个大使专用的位置
ecl-species-eridani_empire-summary = 开局 26 金钱、三项科技、两个声望板块；影响圆盘少两个
ecl-species-hydran_progress-summary = 研发 2 项；开局有高级实验室
ecl-species-planta-summary = 探索 2 次；四艘殖民船；每个星区 +1 分；舰船较弱，被轰炸时人口全灭
ecl-species-descendants_of_draco-summary = 与远古舰共处；探索时二选一；地图上每艘远古舰 +1 分
ecl-species-mechanema-summary = 升级 3 个、建造 3 个；舰船较便宜
ecl-species-orion_hegemony-summary = 开局有巡洋舰与护盾，先攻高；交易 4 换 1
ecl-caution-species-for-two = 不建议在双人游戏使用。
ecl-ask-species = 你要用哪个种族？

# Technologies
ecl-tech-neutron_bombs = 中子弹
ecl-tech-starbase = 星际基地
ecl-tech-plasma_cannon = 等离子加农炮
ecl-tech-phase_shield = 相位护盾
ecl-tech-advanced_mining = 高级采矿
ecl-tech-tachyon_source = 超光速能源
ecl-tech-plasma_missile = 等离子导弹
ecl-tech-gluon_computer = 胶子电脑
ecl-tech-gauss_shield = 高斯护盾
ecl-tech-improved_hull = 改良船体
ecl-tech-fusion_source = 聚变能源
ecl-tech-positron_computer = 正电子电脑
ecl-tech-advanced_economy = 高级经济
ecl-tech-tachyon_drive = 超光速动力
ecl-tech-antimatter_cannon = 反物质加农炮
ecl-tech-quantum_grid = 量子网格
ecl-tech-nanorobots = 纳米机器人
ecl-tech-fusion_drive = 聚变动力
ecl-tech-advanced_robotics = 高级机器人
ecl-tech-orbital = 轨道站
ecl-tech-advanced_labs = 高级实验室
ecl-tech-monolith = 巨石碑
ecl-tech-artifact_key = 神器钥匙
ecl-tech-wormhole_generator = 虫洞产生器
ecl-tech-text-neutron_bombs = 轰炸时不掷骰，消灭该星区所有人口。
ecl-tech-text-starbase = 可建造星际基地。
ecl-tech-text-orbital = 可建造轨道站。
ecl-tech-text-monolith = 可建造巨石碑（每座 3 分）。
ecl-tech-text-advanced_mining = 殖民船可填高级原料方格。
ecl-tech-text-advanced_economy = 殖民船可填高级金钱方格。
ecl-tech-text-advanced_labs = 殖民船可填高级科学方格。
ecl-tech-text-quantum_grid = 立即：多两个影响圆盘。
ecl-tech-text-advanced_robotics = 立即：多一个影响圆盘。
ecl-tech-text-nanorobots = 每次建造动作多建造一个。
ecl-tech-text-artifact_key = 立即：你星区中的每个神器给 5 个同种资源。
ecl-tech-text-wormhole_generator = 可通过只有一侧有虫洞的边。

# Ship parts
ecl-part-plasma_cannon = 等离子加农炮
ecl-part-phase_shield = 相位护盾
ecl-part-tachyon_source = 超光速能源
ecl-part-plasma_missile = 等离子导弹
ecl-part-gluon_computer = 胶子电脑
ecl-part-gauss_shield = 高斯护盾
ecl-part-improved_hull = 改良船体
ecl-part-fusion_source = 聚变能源
ecl-part-positron_computer = 正电子电脑
ecl-part-tachyon_drive = 超光速动力
ecl-part-antimatter_cannon = 反物质加农炮
ecl-part-fusion_drive = 聚变动力
ecl-part-ion_cannon = 离子加农炮
ecl-part-hull = 船体
ecl-part-nuclear_drive = 核能动力
ecl-part-electron_computer = 电子电脑
ecl-part-nuclear_source = 核能源
ecl-part-axion_computer = 轴子电脑
ecl-part-hypergrid_source = 超网能源
ecl-part-shard_hull = 碎片船体
ecl-part-ion_turret = 离子炮塔
ecl-part-conformal_drive = 共形动力
ecl-part-flux_shield = 通量护盾

# Ships and structures
ecl-ship-interceptor = { $count ->
        [1] 拦截舰
       *[other] { $count } 艘拦截舰
    }
ecl-ship-cruiser = { $count ->
        [1] 巡洋舰
       *[other] { $count } 艘巡洋舰
    }
ecl-ship-dreadnought = { $count ->
        [1] 无畏舰
       *[other] { $count } 艘无畏舰
    }
ecl-ship-starbase = { $count ->
        [1] 星际基地
       *[other] { $count } 座星际基地
    }
ecl-ship-ancient = { $count ->
        [1] 远古舰
       *[other] { $count } 艘远古舰
    }
ecl-ship-gcds = { $count ->
        [1] 防御系统
       *[other] { $count } 座防御系统
    }
ecl-ships-of = { $side }的{ $ship }
ecl-orbital = 轨道站
ecl-monolith = 巨石碑

# Resources and cubes
ecl-amount-money = { $count } 金钱
ecl-resource-money = 金钱
ecl-cube-money = 金钱方块
ecl-amount-science = { $count } 科学
ecl-resource-science = 科学
ecl-cube-science = 科学方块
ecl-amount-materials = { $count } 原料
ecl-resource-materials = 原料
ecl-cube-materials = 原料方块
ecl-category-military = 军事
ecl-category-grid = 网格
ecl-category-nano = 纳米

# Discovery tiles
ecl-discovery-money = 8 金钱
ecl-discovery-science = 5 科学
ecl-discovery-materials = 6 原料
ecl-discovery-ancient_technology = 远古科技
ecl-discovery-ancient_cruiser = 远古巡洋舰
ecl-discovery-axion_computer = { ecl-part-axion_computer }
ecl-discovery-hypergrid_source = { ecl-part-hypergrid_source }
ecl-discovery-shard_hull = { ecl-part-shard_hull }
ecl-discovery-ion_turret = { ecl-part-ion_turret }
ecl-discovery-conformal_drive = { ecl-part-conformal_drive }
ecl-discovery-flux_shield = { ecl-part-flux_shield }
