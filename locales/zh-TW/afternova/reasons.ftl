# 電腦這樣走的理由：評估局面時的各項。

an-reason-built = 藍圖的分數
an-reason-cubes = 儲存的資源塊
an-reason-crew = 雇傭工
an-reason-upgrades = 升級
