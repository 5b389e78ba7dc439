# 卡牌以外可查的物件。

an-kind-mercenary = 雇傭工
an-kind-blueprint = 藍圖
an-kind-planet = 行星
an-kind-upgrade = 升級
an-kind-ship = 星艦
an-kind-objective = 隱藏目標
an-kind-cube = 資源塊
an-kind-skill = 技能
an-thing-ship-text = 可儲存 { $storage } 個資源塊。所有星艦都一樣，名稱只是裝飾。
an-thing-objective = 目標：{ $first }與{ $second }
an-thing-cube = 資源塊：{ $colour }
an-thing-cube-text = 圖中的簡寫：{ $letter }。來自行星，儲存在星艦，用來支付藍圖；遊戲結束時儲存的每個得 1 分。共 { $count } 個。
an-thing-skill = 技能：{ $skill }
an-thing-skill-text = 圖中的簡寫：{ $letter }。提取行星需要技能；雇傭工與部分升級具有技能。
an-thing-upgrade-text = 屬於這些藍圖：{ $blueprints }。
an-thing-objective-text = 遊戲結束時：已完成的藍圖上每個{ $first }或{ $second }圖示 +{ $points } 分。
an-kind-robot = 規則中的玩家
an-thing-robot-text = 雙人局中的玩家。為自己的藍圖抽資源塊，也能出借任意技能換取資源塊。
