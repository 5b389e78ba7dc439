# 舰队势力、地区、腐败标记与文明轨：记录与位置。

vf-log-activate = { $side }启动 { $n } 点舰队势力。
vf-log-deactivate = { $side }消耗 { $n } 点舰队势力。
vf-log-deploy = { $side }在 { $place }部署 1 点{ $fleet }势力。
vf-log-deploys = { $side }在 { $place }部署 { $times } 点{ $fleet }势力。
vf-log-recall = { $side }从 { $place }召回 1 点{ $fleet }势力。
vf-log-step = { $side }将 1 点{ $fleet }势力从 { $source }移到 { $target }。
vf-log-steps = { $side }将 { $times } 点{ $fleet }势力从 { $source }移到 { $target }。
vf-log-abandon = { $side }遗弃 { $place }。
vf-log-takeover = 虚空造物掌控 { $place }。
vf-log-grow = { $side }：{ $place }的人口增加到 { $n }。
vf-log-shrink = { $side }：{ $place }的人口减少到 { $n }。
vf-log-establish = { $side }在 { $place }组织 1 个{ $what }。
vf-log-build = { $side }在 { $place }建造 1 座{ $what }。
vf-log-destroy = { $side }拆除 { $place }的{ $what }。
vf-log-corruption-gained = { $side }获得 1 个腐败标记：{ $spot }。
vf-log-corruption-removed = { $side }移除 1 个腐败标记：{ $spot }。
vf-log-corruption-moved = { $side }移动 1 个腐败标记：从{ $source }到{ $target }。
vf-log-advance = { $side }推进{ $track }到第 { $n } 格。
vf-spot-stored = 净化室
vf-spot-slot = 议程槽 { $n }
vf-spot-agenda = 议程槽 { $n }（{ $agenda }）
vf-log-pay = { $side }支付 { $resources }。
vf-log-discard-agenda = { $side }弃掉生效的议程“{ $agenda }”。

# 问题
vf-ask-deploy = 在哪里部署 1 点舰队势力？
vf-ask-recall = 召回哪 1 点舰队势力？
vf-ask-regroup = 重组：移动哪 1 点舰队势力？（还能移动 { $n } 次）
vf-ask-deploy-surcharge = 本循环的事件使部署须额外支付费用。要支付哪一项？
vf-ask-grow = 增加哪里的人口？
vf-ask-lower-population = 减少哪里的人口？
vf-ask-establish = 在哪里组织哪种公会？
vf-ask-build = 在哪里建造哪种设施？
vf-ask-destroy = 拆除哪一个？
vf-ask-corruption-gained = 腐败标记放在哪里？
vf-ask-corruption-paid = 费用是 1 个腐败标记。要放在哪里？
vf-ask-corruption-removed = 移除哪个腐败标记？
vf-ask-corruption-moved = 移动哪个腐败标记？
vf-ask-corruption-onto = 把{ $source }的腐败标记移到哪里？
vf-ask-share = 谁获得 1 个腐败标记？
vf-ask-corruption-own-share = 你分担的腐败标记放在哪里？
vf-ask-corruption-shared = { $side }请你为费用分担 1 个腐败标记。要放在哪里？
vf-ask-track = 推进哪条文明轨？
vf-ask-pay-any = { $n ->
        [1] 支付哪 1 个资源？
       *[other] 支付哪些资源？（还要 { $n } 个）
    }
vf-ask-payment = 要支付什么？可用信用代替食物、能量或材料。
vf-ask-swap = 如何支付科学？
vf-ask-discard-agenda = 弃掉哪一张生效的议程？

# 选项
vf-cube-at = { $place }的{ $fleet }势力
vf-piece-at = { $place }的{ $what }
vf-new-guild = 在 { $place }组织{ $what }
vf-new-build = 在 { $place }建造{ $what }
vf-new-cube = 在 { $place }部署{ $what }
vf-move = { $fleet }势力：从 { $source }到 { $target }
vf-caution-abandon = 这会遗弃 { $place }：该地区由虚空造物掌控，你须弃掉 1 枚荣耀标记。
vf-caution-abandon-free = 这会遗弃 { $place }：该地区由虚空造物掌控。
vf-caution-and = { $first }{ $then }
vf-caution-combat = 没有其他方块能移入：{ $place }的战斗立刻开始，获胜时翻开该处的标记。
vf-deploy-clean = 移除 1 个腐败标记，代替 1 点舰队势力
vf-grow-to = { $place }：人口 { $n }
vf-grow-clean = { $place }：改为移除其腐败标记
vf-outlook = { $parts }
vf-outlook-told = { $outlook }。
vf-outlook-yield = { $resource }生产量 { $before } → { $then }（生产等级 { $n }）
vf-outlook-level = { $resource }生产等级变为 { $n }（生产量仍为 { $then }）
vf-outlook-upkeep = 维持费用 { $before } → { $then }
vf-outlook-skirmish = 虚空反击势力 { $before } → { $then }{ $state ->
        [held] ，守得住{ $places }
        [lost] { " " }⚠ 守不住：{ $places }
       *[none] {""}
    }
vf-surcharge-corruption = 获得 1 个腐败标记（涵盖本回合所有部署）
vf-surcharge-materials = 为这 1 点舰队势力支付 { $resources }
vf-swap = { $instead }，代替 { $n } 点{ $resource }
vf-swap-none = 照费用支付科学
vf-track-to = { $track }：第 { $n } 格
vf-track-for = { $cost }：{ $benefit }
vf-track-corrupted = 已腐败：无奖励
vf-track-nothing = 无奖励

# 为何无法支付费用
vf-lack-resources = 需要 { $need }，你有 { $have }
vf-lack-any = 任意 { $n } 个资源
vf-action-lacks = “{ $name }”{ $why }
vf-caution-unpayable = 这张卡现在没有任何行动付得起。
vf-lack-recall-cubes = 需要 { $n } 点已部署的舰队势力，你有 { $have } 点
vf-lack-deactivate-cubes = 需要 { $n } 点活跃或已部署的舰队势力，你有 { $have } 点
vf-lack-take-corruption = 需要可放 { $n } 个腐败标记的位置，你有 { $have } 个
vf-lack-take-track-corruption = 需要 { $n } 条未腐败的文明轨，你有 { $have } 条
vf-lack-take-slot-corruption = 需要 { $n } 个未腐败的议程槽，你有 { $have } 个
vf-lack-share-corruption = 需要可放 { $n } 个腐败标记的位置，全体玩家共有 { $have } 个
vf-lack-discard-glory-tokens = 需要 { $n } 枚荣耀标记，你有 { $have } 枚
vf-lack-return-trade-tokens = 需要 { $n } 枚交易标记，你有 { $have } 枚
vf-lack-discard-bounty-tokens = 需要 { $n } 枚赏金标记，你有 { $have } 枚
vf-lack-discard-reclaim-tokens = 需要 { $n } 枚开拓标记，你有 { $have } 枚
vf-lack-destroy-installations = 需要 { $n } 座家园以外的设施，你有 { $have } 座
vf-lack-destroy-guilds = 需要 { $n } 个家园以外的公会，你有 { $have } 个
vf-lack-lower-population = 家园以外的未腐败地区，高于 1 的人口须有 { $n } 点，你有 { $have } 点
vf-lack-discard-agendas = 需要 { $n } 张生效的议程（起始议程除外），你有 { $have } 张
