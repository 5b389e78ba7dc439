# 電腦這樣走的理由：評估局面時的各項。

ecl-reason-sectors = 星區的分數
ecl-reason-points = 星區以外的分數
ecl-reason-income = 往後各輪的收入
ecl-reason-stock = 庫存的資源
ecl-reason-technologies = 科技
ecl-reason-fleet = 艦隊的實力
ecl-reason-upkeep = 較低的維持費
