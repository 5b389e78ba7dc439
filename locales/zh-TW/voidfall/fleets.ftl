# 艦隊勢力、地區、腐敗標記與文明軌：紀錄與位置。

vf-log-activate = { $side }啟動 { $n } 艦隊勢力。
vf-log-deactivate = { $side }消耗 { $n } 艦隊勢力。
vf-log-deploy = { $side }在 { $place }部署 1 { $fleet }勢力。
vf-log-recall = { $side }從 { $place }召回 1 { $fleet }勢力。
vf-log-step = { $side }將 1 { $fleet }勢力從 { $source }移到 { $target }。
vf-log-abandon = { $side }遺棄 { $place }。
vf-log-takeover = 虛空造物佔據 { $place }。
vf-log-grow = { $side }：{ $place }的人口增加到 { $n }。
vf-log-shrink = { $side }：{ $place }的人口減少到 { $n }。
vf-log-establish = { $side }在 { $place }組織 1 個{ $what }。
vf-log-build = { $side }在 { $place }建造 1 座{ $what }。
vf-log-destroy = { $side }拆除 { $place }的{ $what }。
vf-log-corruption-gained = { $side }獲得 1 個腐敗標記：{ $spot }。
vf-log-corruption-removed = { $side }移除 1 個腐敗標記：{ $spot }。
vf-log-corruption-moved = { $side }移動 1 個腐敗標記：從{ $source }到{ $target }。
vf-log-advance = { $side }推進{ $track }到第 { $n } 格。
vf-spot-stored = 淨化室
vf-spot-slot = 議程槽 { $n }
vf-spot-agenda = 議程槽 { $n }（{ $agenda }）
