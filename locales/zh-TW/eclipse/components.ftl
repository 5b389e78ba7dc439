# Eclipse: names of seats, species, technologies, parts, ships, resources.

ecl-seat-0 = 橙方
ecl-seat-1 = 藍方
ecl-seat-2 = 綠方
ecl-seat-3 = 粉紅方
ecl-seat-4 = 黃方
ecl-seat-5 = 白方
ecl-ancients = 遠古艦
ecl-gcds = 銀河中心防禦系統

# Species
ecl-species-terran_directorate = 人類理事會
ecl-species-terran_federation = 人類聯邦
ecl-species-terran_union = 人類聯盟
ecl-species-terran_republic = 人類共和國
ecl-species-terran_conglomerate = 人類集團
ecl-species-terran_alliance = 人類同盟
ecl-species-eridani_empire = 厄里達尼帝國
ecl-species-hydran_progress = 海德拉進步會
ecl-species-planta = 植物族
ecl-species-descendants_of_draco = 天龍後裔
ecl-species-mechanema = 機械族
ecl-species-orion_hegemony = 獵戶霸權
ecl-species-terrans = 人類
ecl-species-terran-summary = 移動 3 次；交易 2 換 1；聲望軌多一個大使專用的位置
ecl-species-eridani_empire-summary = 開局 26 金錢、三項科技、兩個聲望板塊；影響圓盤少兩個
ecl-species-hydran_progress-summary = 研發 2 項；開局有進階實驗室
ecl-species-planta-summary = 探索 2 次；四艘殖民船；每個星區 +1 分；船艦較弱，被轟炸時人口全滅
ecl-species-descendants_of_draco-summary = 與遠古艦共處；探索時二選一；地圖上每艘遠古艦 +1 分
ecl-species-mechanema-summary = 升級 3 個、建造 3 個；船艦較便宜
ecl-species-orion_hegemony-summary = 開局有巡洋艦與護盾，先攻高；交易 4 換 1
ecl-caution-species-for-two = 不建議在雙人遊戲使用。
ecl-ask-species = 你要用哪個種族？

# Technologies
ecl-tech-neutron_bombs = 中子彈
ecl-tech-starbase = 星際基地
ecl-tech-plasma_cannon = 電漿加農砲
ecl-tech-phase_shield = 相位護盾
ecl-tech-advanced_mining = 進階採礦
ecl-tech-tachyon_source = 迅子能源
ecl-tech-plasma_missile = 電漿飛彈
ecl-tech-gluon_computer = 膠子電腦
ecl-tech-gauss_shield = 高斯護盾
ecl-tech-improved_hull = 強化船體
ecl-tech-fusion_source = 融合能源
ecl-tech-positron_computer = 正電子電腦
ecl-tech-advanced_economy = 進階經濟
ecl-tech-tachyon_drive = 迅子動力
ecl-tech-antimatter_cannon = 反物質加農砲
ecl-tech-quantum_grid = 量子網格
ecl-tech-nanorobots = 奈米機器人
ecl-tech-fusion_drive = 融合動力
ecl-tech-advanced_robotics = 進階機器人
ecl-tech-orbital = 軌道站
ecl-tech-advanced_labs = 進階實驗室
ecl-tech-monolith = 巨石碑
ecl-tech-artifact_key = 神器鑰匙
ecl-tech-wormhole_generator = 蟲洞產生器
ecl-tech-text-neutron_bombs = 轟炸時不擲骰，消滅該星區所有人口。
ecl-tech-text-starbase = 可建造星際基地。
ecl-tech-text-orbital = 可建造軌道站。
ecl-tech-text-monolith = 可建造巨石碑（每座 3 分）。
ecl-tech-text-advanced_mining = 殖民船可填進階原料方格。
ecl-tech-text-advanced_economy = 殖民船可填進階金錢方格。
ecl-tech-text-advanced_labs = 殖民船可填進階科學方格。
ecl-tech-text-quantum_grid = 立即：多兩個影響圓盤。
ecl-tech-text-advanced_robotics = 立即：多一個影響圓盤。
ecl-tech-text-nanorobots = 每次建造動作多建造一個。
ecl-tech-text-artifact_key = 立即：你星區中的每個神器給 5 個同種資源。
ecl-tech-text-wormhole_generator = 可通過只有一側有蟲洞的邊。

# Ship parts
ecl-part-plasma_cannon = 電漿加農砲
ecl-part-phase_shield = 相位護盾
ecl-part-tachyon_source = 迅子能源
ecl-part-plasma_missile = 電漿飛彈
ecl-part-gluon_computer = 膠子電腦
ecl-part-gauss_shield = 高斯護盾
ecl-part-improved_hull = 強化船體
ecl-part-fusion_source = 融合能源
ecl-part-positron_computer = 正電子電腦
ecl-part-tachyon_drive = 迅子動力
ecl-part-antimatter_cannon = 反物質加農砲
ecl-part-fusion_drive = 融合動力
ecl-part-ion_cannon = 離子加農砲
ecl-part-hull = 船體
ecl-part-nuclear_drive = 核能動力
ecl-part-electron_computer = 電子電腦
ecl-part-nuclear_source = 核能源
ecl-part-axion_computer = 軸子電腦
ecl-part-hypergrid_source = 超網能源
ecl-part-shard_hull = 碎片船體
ecl-part-ion_turret = 離子砲塔
ecl-part-conformal_drive = 共形動力
ecl-part-flux_shield = 通量護盾

# Ships and structures
ecl-ship-interceptor = { $count ->
        [1] 攔截艦
       *[other] { $count } 艘攔截艦
    }
ecl-ship-cruiser = { $count ->
        [1] 巡洋艦
       *[other] { $count } 艘巡洋艦
    }
ecl-ship-dreadnought = { $count ->
        [1] 無畏艦
       *[other] { $count } 艘無畏艦
    }
ecl-ship-starbase = { $count ->
        [1] 星際基地
       *[other] { $count } 座星際基地
    }
ecl-ship-ancient = { $count ->
        [1] 遠古艦
       *[other] { $count } 艘遠古艦
    }
ecl-ship-gcds = { $count ->
        [1] 防禦系統
       *[other] { $count } 座防禦系統
    }
ecl-ships-of = { $side }的{ $ship }
ecl-orbital = 軌道站
ecl-monolith = 巨石碑

# Resources and cubes
ecl-amount-money = { $count } 金錢
ecl-resource-money = 金錢
ecl-cube-money = 金錢方塊
ecl-amount-science = { $count } 科學
ecl-resource-science = 科學
ecl-cube-science = 科學方塊
ecl-amount-materials = { $count } 原料
ecl-resource-materials = 原料
ecl-cube-materials = 原料方塊
ecl-category-military = 軍事
ecl-category-grid = 網格
ecl-category-nano = 奈米

# Discovery tiles
ecl-discovery-money = 8 金錢
ecl-discovery-science = 5 科學
ecl-discovery-materials = 6 原料
ecl-discovery-ancient_technology = 遠古科技
ecl-discovery-ancient_cruiser = 遠古巡洋艦
ecl-discovery-axion_computer = { ecl-part-axion_computer }
ecl-discovery-hypergrid_source = { ecl-part-hypergrid_source }
ecl-discovery-shard_hull = { ecl-part-shard_hull }
ecl-discovery-ion_turret = { ecl-part-ion_turret }
ecl-discovery-conformal_drive = { ecl-part-conformal_drive }
ecl-discovery-flux_shield = { ecl-part-flux_shield }
