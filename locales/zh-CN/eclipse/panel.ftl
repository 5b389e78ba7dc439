# Eclipse: panels, status lines, cards, short rules.

ecl-panel-round = **第 { $round }／{ $rounds } 轮** · { $phase }
ecl-panel-legend = 图示：🟠 金钱 · 🔺 科学 · 🟫 原料 · ★ 分数；内有星形的是高级方格，半圆是虫洞
ecl-panel-strip = 🟠 { $money } · 🔺 { $science } · 🟫 { $materials } · 圆盘 { $discs } · 殖民船 { $ships }
    付维持费后的金钱：{ $trouble ->
        [yes] ⚠{" "}
       *[no] {""}
    }**{ $balance }**{ $short ->
        [none] {""}
        [yes] ；再用一个圆盘 ⚠ **{ $next }**
       *[no] ；再用一个圆盘 { $next }
    }
ecl-panel-passed = 已跳过：{ $sides }
ecl-panel-offers-to = { $sides }向你提议外交关系（轮到你或对方、双方船舰未相遇时可以接受）
ecl-panel-offers-own = 你提议的外交关系仍有效：{ $sides }
ecl-status = { $side }：{ $points } 分{ $hidden ->
        [0] {""}
       *[other] （另有 { $hidden } 个隐藏板块）
    } · { $sectors } 星区 · { $species }
ecl-status-out = { $side }：已认输
ecl-status-choosing = { $side }：尚未选择种族
ecl-panel-idle = 现在不能：{ $actions }
ecl-button-reputation = 声望
ecl-hand-drawn = 你抽到声望板块：{ $tiles }
ecl-hand-reputation = 你的声望板块：{ $tiles }（{ $points } 分）
ecl-hand-empty = 你没有声望板块。
ecl-card-tech = { $category } · { $price } 科学，最低 { $least }
ecl-values = { $values }
ecl-value-cannons = 每回合 { $value } 点伤害
ecl-value-missiles = 首回合前一次 { $value } 点伤害
ecl-value-computer = 电脑 +{ $value }
ecl-value-shield = 护盾 -{ $value }
ecl-value-hull = 船体 { $value }
ecl-value-movement = 移动 { $value }
ecl-value-initiative = 主动权 +{ $value }
ecl-value-energy = 能源 { $value }
ecl-rules-goal = **目标** — 九轮之后胜利点数最多：星区、作战声望、大使、发现、科技、巨石碑。
ecl-rules-actions = **动作** — 轮流探索、影响、研发、升级、建造、移动，或跳过。每个动作占用一个影响圆盘到轮末。跳过之后每回合只能做一个小反应：升级、建造或移动。
ecl-rules-each = **六种动作** — *探索*：在你的星区旁翻开一片星区并放好，可以放圆盘。*影响*：移动两个圆盘来取得或放弃星区，并翻正两艘殖民船。*研发*：用科学取得一项科技。*升级*：在船舰图纸上放两个零件。*建造*：用原料造两艘船舰或建筑。*移动*：移动船舰两次。各种族的次数略有不同。
ecl-rules-population = **人口** — 殖民船把一个立方体从你的轨道送到你星区的空方格：轨道越空，每轮生产越多。殖民船与交易在你的回合里随时可用，不算动作；维持阶段也可以。
ecl-rules-money = **维持** — 离开影响轨的圆盘越多，轮末付的金钱越多。付不出就得交易、放弃星区，最后崩溃。
ecl-rules-combat = **作战** — 导弹一次，然后按主动权进行回合。掷 6 必中、1 必失，其余骰子点数＋电脑－护盾达 6 即命中。伤害超过船体即被摧毁。
ecl-rules-end = **同分**时比库存资源。少数没有出版来源的细节见 `{ COMMAND("eclipse about") }`。
