# Eclipse: influence discs, and cubes that go home.

ecl-ask-cube-track = { $origin }要退回哪条人口轨？
ecl-cube-from-own = 本色轨已满的方块
ecl-cube-from-gray = 灰色方格的方块
ecl-cube-from-orbital = 轨道站的方块
ecl-cube-from-ambassador = 大使的方块
ecl-track-money = 金钱轨
ecl-track-science = 科学轨
ecl-track-materials = 原料轨
ecl-log-cube-returns = { $side }的一个方块退回{ $track }。

# The action
ecl-ask-influence = { $left ->
        [0] 影响{ $refresh ->
            [0] 。
           *[other] ：还可翻正 { $refresh } 艘殖民船。
        }
       *[other] 影响：还可移动 { $left } 次圆盘{ $refresh ->
            [0] 。
           *[other] ，翻正 { $refresh } 艘殖民船。
        }
    }
ecl-influence-place = 从影响轨放到 { $target }
ecl-influence-move = 从 { $source } 移到 { $target }
ecl-influence-lift = 从 { $source } 收回影响轨
ecl-influence-refresh = 翻正一艘殖民船
ecl-influence-from-track = 从影响轨
ecl-influence-from = 从 { $source }
ecl-caution-gives-up = 你会放弃 { $place }，退回 { $count } 个方块。
ecl-influence-cubes = { $count ->
        [0] 那里没有方块
       *[other] 退回 { $count } 个方块
    }
ecl-log-refreshes = { $side }翻正一艘殖民船。
ecl-log-refreshes-times = { $side }翻正 { $times } 艘殖民船。

# 可以输入的动词
ecl-verb-track = 退回, 放回, 轨
ecl-verb-to-track = 收回, 放回, 退回, 轨, 影响轨, 收回影响轨
