# Eclipse: panels, status lines, cards, short rules.

ecl-panel-round = **第 { $round }/{ $rounds } 轮** · { $phase }
ecl-panel-legend = 图标：🟠 金钱 · 🔺 科学 · 🟫 原料 · ★ 分数；内有星形的是高级方格，半圆是虫洞
ecl-panel-strip = 🟠 { $money } · 🔺 { $science } · 🟫 { $materials } · 圆盘 { $discs } · 殖民船{ $ships }
    付维持费后的金钱：{ $trouble ->
        [yes] ⚠{" "}
       *[no] {""}
    }**{ $balance }**{ $short ->
        [none] {""}
        [yes] ；再用一个圆盘后 ⚠ **{ $next }**
       *[no] ；再用一个圆盘后 { $next }
    }
ecl-panel-passed = 已跳过：{ $sides }
ecl-panel-offers-to = { $sides }向你提议建交（双方舰船没有相遇时，在你或对方的回合可以接受）
ecl-panel-offers-own = 你的建交提议仍有效：{ $sides }
ecl-status = { $side }：{ $points } 分{ $hidden ->
        [0] {""}
       *[other] （另有 { $hidden } 个隐藏板块）
    } · { $sectors } 个星区 · { $species }
ecl-status-out = { $side }：已认输
ecl-status-choosing = 尚未选择种族：{ $sides }
ecl-panel-idle = 现在不能做：{ $actions }
ecl-button-reputation = 声望
ecl-hand-drawn = 你抽到声望板块：{ $tiles }
ecl-hand-reputation = 你的声望板块：{ $tiles }（共 { $points } 分）
ecl-hand-empty = 你没有声望板块。
ecl-card-tech = { $category } · { $price } 科学，最低 { $least }
ecl-values = { $values }
ecl-value-cannons = 每战斗回合 { $value } 点伤害
ecl-value-missiles = 开战时一次 { $value } 点伤害
ecl-value-computer = 电脑 +{ $value }
ecl-value-shield = 护盾 −{ $value }
ecl-value-hull = 船体 { $value }
ecl-value-movement = 移动力 { $value }
ecl-value-initiative = 先攻 +{ $value }
ecl-value-energy = 能源 { $value }
ecl-rules-goal = **目标**：九轮后胜利点数最多者获胜。得分来源：星区、声望、大使、发现、科技、巨石碑。
ecl-rules-actions = **动作**：轮流探索、影响、研发、升级、建造、移动，或跳过。每个动作用掉一个影响圆盘，到本轮结束。跳过之后，每回合只能做一个反应动作（升级、建造或移动，规模较小）。
ecl-rules-each = **六种动作**：*探索*：在你的星区旁翻开一片星区并放好，可以放圆盘。*影响*：移动最多两个圆盘，控制或撤出星区，并翻正最多两艘殖民船。*研发*：用科学取得一项科技。*升级*：在蓝图上装两个零件。*建造*：用原料造两艘舰船或建筑。*移动*：移动舰船两次。各种族的次数略有不同。
ecl-rules-population = **人口**：殖民船把一个方块从你的人口轨送到你星区的空方格。人口轨越空，每轮生产越多。殖民船与交易在你的回合里随时可用，不算动作；维持阶段也可以用殖民船，缺钱时可以交易。
ecl-rules-money = **维持**：离开影响轨的圆盘越多，本轮结束时要付的金钱越多。付不出就得交易或放弃星区，最后文明瓦解。
ecl-rules-combat = **战斗**：先发射一次导弹，然后按先攻顺序轮流开火。掷出 6 必中、1 必失手；其余骰子点数＋电脑－护盾达到 6 就命中。伤害超过船体就被摧毁。
ecl-rules-end = **同分**时比库存资源总数。少数数值查无出处，见 `{ COMMAND("eclipse about") }`。
