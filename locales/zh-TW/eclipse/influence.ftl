# Eclipse: influence discs, and cubes that go home.

ecl-ask-cube-track = { $origin }放回哪條軌？
ecl-cube-from-own = 本色軌已滿的方塊
ecl-cube-from-gray = 灰色方格的方塊
ecl-cube-from-orbital = 軌道站的方塊
ecl-cube-from-ambassador = 大使的方塊
ecl-track-money = 金錢軌
ecl-track-science = 科學軌
ecl-track-materials = 原料軌
ecl-log-cube-returns = { $side }：一個方塊回到{ $track }。

# The action
ecl-ask-influence = { $left ->
        [0] 影響{ $refresh ->
            [0] 。
           *[other] ：還可翻正 { $refresh } 艘殖民船。
        }
       *[other] 影響：還可移動 { $left } 次圓盤{ $refresh ->
            [0] 。
           *[other] ，翻正 { $refresh } 艘殖民船。
        }
    }
ecl-influence-place = 圓盤從影響軌到 { $target }
ecl-influence-move = 圓盤從 { $source } 到 { $target }
ecl-influence-lift = 圓盤從 { $source } 收回影響軌
ecl-influence-refresh = 翻正一艘殖民船
ecl-influence-from-track = 從影響軌
ecl-influence-from = 從 { $source }
ecl-influence-cubes = { $count ->
        [0] 那裡沒有方塊
       *[other] { $count } 個方塊收回
    }
ecl-log-refreshes = { $side } 翻正一艘殖民船。
ecl-log-refreshes-times = { $side } 翻正 { $times } 艘殖民船。

# 可以輸入的動詞
ecl-verb-track = 軌, 放回
