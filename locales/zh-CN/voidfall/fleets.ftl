# 舰队势力、地区、腐败标记与文明轨：记录与位置。

vf-log-activate = { $side }启动 { $n } 舰队势力。
vf-log-deactivate = { $side }消耗 { $n } 舰队势力。
vf-log-deploy = { $side }在 { $place }部署 1 { $fleet }势力。
vf-log-recall = { $side }从 { $place }召回 1 { $fleet }势力。
vf-log-step = { $side }将 1 { $fleet }势力从 { $source }移到 { $target }。
vf-log-abandon = { $side }遗弃 { $place }。
vf-log-takeover = 虚空造物占据 { $place }。
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
