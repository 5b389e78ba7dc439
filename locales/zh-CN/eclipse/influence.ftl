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
