# Eclipse: influence discs, and cubes that go home.

ecl-ask-cube-track = { $origin }放回哪条轨？
ecl-cube-from-own = 本色轨已满的立方体
ecl-cube-from-gray = 灰色方格的立方体
ecl-cube-from-orbital = 轨道站的立方体
ecl-cube-from-ambassador = 大使的立方体
ecl-track-money = 金钱轨
ecl-track-science = 科学轨
ecl-track-materials = 原料轨
ecl-log-cube-returns = { $side }：一个立方体回到{ $track }。

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
ecl-influence-place = 圆盘从影响轨到 { $target }
ecl-influence-move = 圆盘从 { $source } 到 { $target }
ecl-influence-lift = 圆盘从 { $source } 收回影响轨
ecl-influence-refresh = 翻正一艘殖民船
ecl-influence-from-track = 从影响轨
ecl-influence-from = 从 { $source }
ecl-influence-cubes = { $count ->
        [0] 那里没有立方体
       *[other] { $count } 个立方体收回
    }
ecl-log-refreshes = { $side } 翻正一艘殖民船。
ecl-log-refreshes-times = { $side } 翻正 { $times } 艘殖民船。

# 可以输入的动词
ecl-verb-track = 轨, 放回
