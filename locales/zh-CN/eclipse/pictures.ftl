# Eclipse: words on pictures.

ecl-pic-round = 第 { $round }/{ $rounds } 轮
ecl-pic-phase-draft = 选择种族
ecl-pic-phase-action = 动作阶段
ecl-pic-phase-combat = 战斗
ecl-pic-phase-bombing = 轰炸
ecl-pic-phase-control = 取得控制
ecl-pic-phase-diplomacy = 外交
ecl-pic-phase-upkeep = 维持
ecl-pic-phase-cleanup = 清理
ecl-pic-phase-end = 结束
ecl-pic-undecided = 无人获胜
ecl-pic-together = 所有人同时
ecl-pic-in-turn = 依次进行
ecl-pic-battle-at = { $place } 的战斗
ecl-pic-shared = 共同获胜
ecl-pic-wins = 获胜
ecl-pic-your-turn = 轮到你
ecl-pic-to-draft = 选择种族
ecl-pic-to-move = 行动中
ecl-pic-resigned = 已认输
ecl-pic-collapsed = 已瓦解
ecl-pic-passed = 已跳过
ecl-pic-traitor = 叛徒

# Alt texts
ecl-alt-who = { $letter }（{ $name }）
ecl-alt-title = 《蚀》第 { $round }/9 轮。
ecl-alt-won = { $winners }获胜。
ecl-alt-undecided = 无人获胜。
ecl-alt-phase = { $phase }：{ $how }。
ecl-alt-turn = 轮到{ $who }（{ $phase }）。
ecl-alt-options = 可选：{ LISTED($places) }。
ecl-alt-choosing = { $who }尚未选择种族。
ecl-alt-player = { $who }，{ $species }：{ $points } 分；{ $money } 金钱，{ $science } 科学，{ $materials } 原料，{ $discs } 个圆盘。
ecl-alt-nobody = 无人
ecl-alt-no-ships = 没有舰船
ecl-alt-none = 无
ecl-alt-list = { $words }
ecl-alt-tile = { $value }
ecl-alt-sector = { $place }：{ $owner }，方格 { $filled }/{ $squares }，{ $ships }。
ecl-alt-fleet = { $side }：{ $ships }
ecl-alt-technologies = 科技：{ $technologies }。
ecl-alt-ship = { $ship }：先攻 { $initiative }，电脑 { $computer }，护盾 { $shield }，船体 { $hull }，移动力 { $movement }，加农炮 { $cannons }，导弹 { $missiles }。
ecl-alt-offer = { $technology }：{ $price }（×{ $count }）
ecl-alt-category = { $category }：{ $technologies }。
ecl-page-technologies = 科技
ecl-page-species = 种族面板：方块、圆盘与蓝图

# Further pictures
ecl-pic-sum-initiative = 先攻
ecl-pic-sum-computer = 电脑
ecl-pic-sum-shield = 护盾
ecl-pic-sum-hull = 船体
ecl-pic-sum-movement = 移动力
ecl-pic-sum-energy = 能源产／耗
ecl-pic-lacks-energy = 不合规：能源缺 { $missing }
ecl-pic-lacks-drive = 不合规：需要动力
ecl-pic-sector = 星区 { $sector }
ecl-pic-exploring = 探索 { $place }
ecl-pic-battle = { $place } 的战斗
ecl-pic-attacker = 攻方
ecl-pic-defender = 守方
ecl-pic-battle-round = 战斗第 { $round } 回合
ecl-pic-missiles = 导弹
ecl-pic-retreats = 准备撤退到 { $place }
ecl-pic-destroyed = 全毁
ecl-pic-missed = 未命中
ecl-pic-battle-won = { $side }获胜
ecl-pic-battle-empty = 双方都没有舰船留下
ecl-pic-retreated = 已撤退到 { $place }
ecl-pic-change = 变化
ecl-pic-leads = 以 { $points } 分领先
ecl-pic-level = 目前并列领先
ecl-pic-change-sectors = 星区
ecl-pic-change-ships = 舰船
ecl-pic-change-points = 分数
ecl-pic-hand = 你持有的
ecl-pic-track = 声望轨
ecl-pic-drawn = 抽到的，从中选择
ecl-pic-part-ancient = 远古零件
ecl-pic-points-reputation = 声望
ecl-pic-points-ambassadors = 大使
ecl-pic-points-sectors = 星区
ecl-pic-points-discoveries = 发现板块
ecl-pic-points-monoliths = 巨石碑
ecl-pic-points-technologies = 科技
ecl-pic-points-traitor = 叛徒
ecl-pic-points-species = 种族
ecl-pic-points-total = 总分
ecl-pic-points-hidden = 声望板块到游戏结束才翻开：每个 1 到 4 分。
ecl-page-score = 计分
ecl-pic-starts = 先手
ecl-pic-starts-next = 下轮先手
ecl-pic-species = { $species ->
        [eridani_empire] 厄里达尼
        [hydran_progress] 海德拉
        [planta] 植物族
        [descendants_of_draco] 天龙
        [mechanema] 机械族
        [orion_hegemony] 猎户
       *[other] 人类
    }

# Alt texts of these
ecl-alt-square = { $slot } { $part }
ecl-alt-blueprint = { $ship }：{ $squares }；能源产生 { $made }，消耗 { $used }。
ecl-alt-lacking = { $ship }：{ $what }。
ecl-alt-drawn = 为 { $place } 翻出星区 { $sector }：{ $points } 分，{ $squares } 个方格，{ $ancients } 艘远古舰{ $discovery ->
        [yes] ，一个发现板块
       *[no] {""}
    }。
ecl-alt-rotation = { $label }：星区 { $sector }，虫洞朝{ $sides }。
ecl-alt-battle = { $place } 的战斗：{ $attacker }攻击{ $defender }，{ $round ->
        [0] 导弹
       *[other] 战斗第 { $round } 回合
    }。
ecl-alt-result = { $result }。
ecl-alt-dice = { $side }，{ $ship }：掷出 { $faces }，命中 { $hits }。
ecl-alt-group = { $order }. { $side }：{ $ships }，先攻 { $initiative }，电脑 { $computer }，护盾 { $shield }，船体 { $hull }，伤害 { $damage }，损失 { $lost }。
ecl-alt-points-kind = { $kind } { $points }
ecl-alt-points = { $who }：{ $points } 分（{ $kinds }）{ $hidden ->
        [0] {""}
       *[other] ，{ $hidden } 个声望板块未翻开
    }。
ecl-alt-change = 有变化：{ $places }。
ecl-alt-change-player = { $who }：{ $money } 金钱，{ $science } 科学，{ $materials } 原料，{ $sectors } 个星区，{ $ships }艘舰船，{ $points } 分（变化 { $more }）。
ecl-alt-hand = 你的声望板块：{ $tiles }。大使：{ $partners }。保留的发现板块：{ $discoveries }。
ecl-alt-card = { $name }。

# 图上的图标
ecl-page-legend = 图标
ecl-sign-section-map = 地图
ecl-sign-section-squares = 人口方格
ecl-sign-section-sectors = 星区内
ecl-sign-section-players = 玩家
ecl-sign-section-parts = 舰船与零件
ecl-sign-place = 地点，与按钮相同
ecl-sign-owner = 控制此星区
ecl-sign-ships = 舰船与数量
ecl-sign-lane = 相通的虫洞
ecl-sign-half = 半个虫洞
ecl-sign-frontier = 可以探索
ecl-sign-changed = 最近的变化
ecl-sign-battle = 即将开战
ecl-sign-number = 选项的编号
ecl-sign-points = 分数
ecl-sign-any = 任一种资源
ecl-sign-advanced = 高级方格
ecl-sign-cube = 玩家的人口方块
ecl-sign-income = 每轮收入
ecl-sign-hidden = 未翻开的声望
ecl-sign-die = 加农炮：{ $count } 点伤害
ecl-sign-missile = 导弹，最先发射
ecl-sign-printed = 印在蓝图上的零件
ecl-sign-tile = 放上的零件板块
ecl-sign-empty = 可放零件的空格
ecl-sign-order = 开火顺序
ecl-sign-hit = 命中的骰子
ecl-sign-miss = 未命中的骰子
ecl-sign-hull = 还能承受的伤害
ecl-alt-legend = { $section }：{ $signs }。
