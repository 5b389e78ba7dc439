# 蚀：回合；研发、升级、建造、移动。

# 回合
ecl-ask-turn = 执行一个动作，或跳过。
ecl-ask-reaction = 你已跳过：执行反应动作，或再次跳过。
ecl-ask-end = 回合结束前要使用殖民船吗？
ecl-ask-end-offer = 回合结束前要接受外交提议吗？
ecl-ask-end-now = 结束回合吗？
ecl-action-explore = 探索
ecl-action-influence = 影响
ecl-action-research = 研发
ecl-action-upgrade = 升级
ecl-action-build = 建造
ecl-action-move = 移动
ecl-form-item = 舰船或建筑
ecl-form-sector = 星区
ecl-form-ship = 舰船
ecl-form-goal = 目的地
ecl-form-square = 格子
ecl-form-part = 舰船零件
ecl-form-trade = 交易
ecl-form-square-of = { $ship } · { $square }
ecl-done = 完成
ecl-end-turn = 结束回合
ecl-pass = 跳过
ecl-pass-detail = 之后只能执行反应动作
ecl-pass-first = 下一轮由你开始；之后只能执行反应动作
ecl-pass-last = 动作阶段随之结束
ecl-pass-again = 再次跳过
ecl-step-other = 其他
ecl-idle = 花费一个圆盘，什么都不做
ecl-caution-idle = 圆盘就这样白白花掉。
ecl-caution-last-disc = 这是你最后一个圆盘：没有圆盘时只能跳过。
ecl-caution-money = 照目前情况，维持阶段会缺 { $missing } 金钱。
ecl-caution-collapse = 照目前情况，维持阶段会缺 { $missing } 金钱，放弃所有星区也不够：你的文明会瓦解。
ecl-cautions = { $first }{ $rest }
ecl-log-passes = { $side }跳过。
ecl-log-reacts = { $side }执行反应动作。
ecl-log-idle = { $side }花费一个圆盘，什么都不做。

# 研发
ecl-ask-research = 再研发一项科技？
ecl-research-detail = { $price }：{ $effect }
ecl-research-discount = { $price }（原价 { $full }）
ecl-log-researches = { $side }以 { $price }研发{ $technology }。
ecl-log-technology = { $side }获得{ $technology }。
ecl-log-discs = { $side }获得 { $count } 个影响圆盘。
ecl-ask-artifact = { ecl-tech-artifact_key }：还有 { $left } 个神器，下一个要换哪种资源？
ecl-log-artifact = { $side }因神器获得 { $amount }。

# 升级
ecl-ask-upgrade = { $left ->
        [0] 可再拆下零件，或结束升级。
       *[other] 可再装上 { $left } 个零件、拆下零件，或结束升级。
    }
ecl-ask-upgrade-illegal = 蓝图不合规则：{ $ships }。请再装上或拆下零件。
ecl-upgrade = { $ship } { $slot }：装上{ $part }
ecl-remove = { $ship } { $slot }：拆下{ $part }
ecl-square-empty = { $slot }：空格
ecl-square-printed = { $slot }：{ $part }
ecl-upgrade-cannons = 每战斗回合伤害 { $before } → { $after }
ecl-upgrade-missiles = 导弹伤害 { $before } → { $after }
ecl-upgrade-initiative = 先攻 { $before } → { $after }
ecl-upgrade-hull = 船体 { $before } → { $after }
ecl-upgrade-computer = 电脑 { $before } → { $after }
ecl-upgrade-shield = 护盾 { $before } → { $after }
ecl-upgrade-movement = 移动力 { $before } → { $after }
ecl-upgrade-spare = 剩余能源 { $energy }
ecl-upgrade-changes = { $changes }
ecl-upgrade-energy = 缺 { $missing } 能源
ecl-upgrade-lacking = { $ship }（{ $lacks }）
ecl-upgrade-drive = 缺少动力
ecl-caution-part-lost = { $part }会移出游戏。
ecl-log-upgrades = { $side }在{ $ship } { $slot } 装上{ $part }。
ecl-log-removes = { $side }从{ $ship } { $slot } 拆下{ $part }。

# 建造
ecl-ask-build = 最多再建造 { $left } 个，或结束动作。
ecl-build = 在 { $place } 建造{ $item }
ecl-build-opposed = { $price }；那里有 { $count } 艘敌舰
ecl-log-builds = { $side }在 { $place } 建造{ $item }。

# 移动
ecl-ask-move = 最多再移动 { $left } 次，或结束动作。
ecl-move = { $ship }：{ $start } → { $goal }
ecl-move-from = { $start } 的{ $ship }
ecl-move-against = { $move }（背叛{ $sides }）
ecl-move-through = 经过 { LISTED($passed) }
ecl-move-to = 那里有 { $count } 艘敌舰
ecl-move-through-to = 经过 { LISTED($passed) }；那里有 { $count } 艘敌舰
ecl-caution-breaks = 这会结束你与{ $sides }的外交关系，你要拿取叛徒卡。
ecl-log-moves = { $side }移动：{ $ship } { $way }。
ecl-log-moves-times = { $side }移动：{ $ship } { $way }，共 { $times } 艘。

# 可以输入的动词
ecl-verb-explore = 探索
ecl-verb-influence = 影响, 圆盘
ecl-verb-research = 研发, 研究
ecl-verb-upgrade = 升级, 装上, 放上, 装
ecl-verb-remove = 拆下, 拆, 取回, 取下
ecl-verb-build = 建造, 造
ecl-verb-move = 移动
ecl-verb-colony = 殖民, 殖民船
ecl-verb-trade = 交易
ecl-verb-artifact = 神器, 神器钥匙, 人工制品, 人工钥匙
