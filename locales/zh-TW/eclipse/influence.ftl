# Eclipse: influence discs, and cubes that go home.

ecl-ask-cube-track = { $origin }要退回哪條人口軌？
ecl-cube-from-own = 本色軌已滿的方塊
ecl-cube-from-gray = 灰色方格的方塊
ecl-cube-from-orbital = 軌道站的方塊
ecl-cube-from-ambassador = 大使的方塊
ecl-track-money = 金錢軌
ecl-track-science = 科學軌
ecl-track-materials = 原料軌
ecl-log-cube-returns = { $side }的一個方塊退回{ $track }。

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
ecl-influence-place = 從影響軌放到 { $target }
ecl-influence-move = 從 { $source } 移到 { $target }
ecl-influence-lift = 從 { $source } 收回影響軌
ecl-influence-refresh = 翻正一艘殖民船
ecl-influence-from-track = 從影響軌
ecl-influence-from = 從 { $source }
ecl-caution-gives-up = 你會放棄 { $place }，退回 { $count } 個方塊。
ecl-influence-cubes = { $count ->
        [0] 那裡沒有方塊
       *[other] 退回 { $count } 個方塊
    }
ecl-log-refreshes = { $side }翻正一艘殖民船。
ecl-log-refreshes-times = { $side }翻正 { $times } 艘殖民船。

# 可以輸入的動詞
ecl-verb-track = 退回, 放回, 軌
ecl-verb-to-track = 收回, 放回, 退回, 軌, 影響軌, 收回影響軌
