# 资源、影响力、标记、议程、科技：问题与记录。

vf-log-gain = { $side }获得 { $resources }。
vf-log-lose = { $side }失去 { $resources }。
vf-log-exchange = { $side }以 { $give }换取 { $take }。
vf-log-produce = { $side }生产 { $resources }。
vf-log-overproduce = { $side }过度生产。
vf-log-influence-gained = { $side }获得 { $n } 点影响力。
vf-log-influence-lost = { $side }失去 { $n } 点影响力。
vf-log-influence-gained-for = { $side }因“{ $source }”获得 { $n } 点影响力。
vf-log-influence-lost-for = { $side }因“{ $source }”失去 { $n } 点影响力。
vf-log-influence-gained-each = { $side }因“{ $source }”获得 { $n } 点影响力。
vf-log-influence-lost-each = { $side }因“{ $source }”失去 { $n } 点影响力。
vf-starting-agenda = 起始议程
vf-log-trade-taken = { $side }从交易阶梯第 { $n } 格获得一枚交易标记。
vf-log-trade-returned = { $side }将一枚交易标记归还到交易阶梯第 { $n } 格。
vf-log-bounty = { $side }翻开一枚赏金标记：{ $then }。
vf-log-reclaim = { $side }翻开一枚开拓标记：{ $then }。
vf-log-glory-gained = { $side }获得一枚数值 { $n } 的荣耀标记。
vf-log-glory-upgraded = { $side }将一枚荣耀标记从 { $n } 升级为 { $to }。
vf-log-glory-discarded = { $side }弃掉一枚数值 { $n } 的荣耀标记。
vf-log-technology = { $side }获得科技“{ $technology }”。
vf-log-improved-gained = { $side }获得强化科技“{ $technology }”。
vf-log-agenda-taken = { $side }获得议程“{ $agenda }”。
vf-log-agenda-drawn = { $side }抽一张“{ $type }”议程。
vf-log-agenda-kept = { $side }保留议程“{ $agenda }”。
vf-log-offer-corrupted = “{ $type }”议程供给放上 1 个腐败标记。
vf-log-peek = { $side }查看下一循环的 { $n } 张银河事件。

vf-ask-pay = 要支付费用来执行这个效果吗？
vf-pay-for = { $cost }：{ $then }
vf-form-upkeep = 维持费用
vf-form-resources = 资源
vf-form-units = 资源
vf-menu-units = 同一种资源 { $n } 个……
vf-form-box = 目标
vf-form-house = 家族与起始设置
vf-form-of-house = 家族
vf-form-origin = 起始设置
vf-ask-gain-any = { $n ->
        [1] 获得哪 1 种资源？
       *[other] 获得哪些资源？（还有 { $n } 个）
    }
vf-ask-lose-any = { $n ->
        [1] 失去哪 1 种资源？
       *[other] 失去哪些资源？（还要 { $n } 个）
    }
vf-ask-exchange = 要交换几点？
vf-swap-units = 以 { $give }换取 { $take }
vf-ask-produce = { $n ->
    [1] 生产哪一种资源？
   *[other] 接着生产哪一种资源（还有 { $n } 种）？
}
vf-production = { $resource }（生产等级 { $n }）
vf-production-over = { $resource }（生产等级 { $n }，过度生产）
vf-caution-produces-nothing = 这样不会生产任何资源。
vf-ask-agenda = 要获得哪一张议程？
vf-draw-agenda = 抽 2 张“{ $type }”议程，留 1 张
vf-draw-agenda-top = 拿取“{ $type }”议程牌库顶的 1 张牌
vf-caution-offer = 此供给上的 1 个腐败标记会一并获得。
vf-objectives = { $first }；{ $second }
vf-agenda-told = { $type }（搭配{ $focuses }：{ $action }） · 计分：{ $objectives }
vf-ask-keep-agenda = 保留哪一张议程？另一张放到牌库底。
vf-ask-evaluate = 现在为哪一张议程计分？
vf-ask-corrupt-offer = 要在哪一种议程供给放 1 个腐败标记？
vf-ask-technology = 要获得哪一项科技？
vf-gain-basic = { $technology }{ $n ->
        [0] { "" }
       *[other] ，{ $n } 点影响力
    }（立刻：{ $then }）
vf-gain-improved = 强化“{ $technology }”{ $n ->
        [0] { "" }
       *[other] ，{ $n } 点影响力
    }
vf-ask-upgrade-glory = 要升级哪一枚荣耀标记？
vf-ask-upgrade-new-glory = 要升级刚获得的荣耀标记吗？
vf-upgrade-glory = 从 { $n } 升为 { $to }
vf-ask-discard-glory = 要弃掉哪一枚荣耀标记？
vf-glory-of = 数值 { $n }
vf-ask-preferred-action = 要执行偏好行动卡的哪一个行动？
vf-preferred-option = { $card }：{ $action }
vf-ask-event-on-top = 下一循环的哪一张事件放在牌库顶？其余放到牌库底。
