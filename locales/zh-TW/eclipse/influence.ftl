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
