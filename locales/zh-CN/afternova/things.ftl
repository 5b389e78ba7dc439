# 卡牌以外可查的物件。

an-kind-mercenary = 雇佣工
an-kind-blueprint = 蓝图
an-kind-planet = 行星
an-kind-upgrade = 升级
an-kind-ship = 星舰
an-kind-objective = 隐藏目标
an-kind-cube = 资源块
an-kind-skill = 技能
an-thing-ship-text = 可储存 { $storage } 个资源块。所有星舰都一样，名称只是装饰。
an-thing-objective = 目标：{ $first }与{ $second }
an-thing-cube = 资源块：{ $colour }
an-thing-cube-text = 图中的简写：{ $letter }。来自行星，储存在星舰，用来支付蓝图；游戏结束时储存的每个得 1 分。共 { $count } 个。
an-thing-skill = 技能：{ $skill }
an-thing-skill-text = 图中的简写：{ $letter }。提取行星需要技能；雇佣工与部分升级具有技能。
an-thing-upgrade-text = 属于这些蓝图：{ $blueprints }。
an-thing-objective-text = 游戏结束时：已完成的蓝图上每个{ $first }或{ $second }图标 +{ $points } 分。
an-kind-robot = 规则中的玩家
an-thing-robot-text = 双人局中的玩家。为自己的蓝图抽资源块，也能出借任意技能换取资源块。
