# 試玩。

button-try = 試試看
button-try-here = 從此處試玩
button-trial-end = 結束試玩
button-trial-back = 回到我的對局
place-trial = 第 { $number } 桌的試玩，只有你看得到
trial-begun = 🧪 試玩：從這裡開始，只有你看得到。你看不到的東西都重新發過，其他人由電腦代替。這一切不影響對局；用「{ button-replay }」想退回幾次都行。
trial-over = 試玩已丟棄，對局維持原樣。
table-log-trial = 🧪 從第 { $number } 桌的這個局面開始試玩。看不到的東西都重新發過。
error-trial-over = 到這個局面時遊戲已經結束，沒有什麼可以試。
error-trial-amid = 其他人正在進行中。等他們完成後就能試玩，也可以從重播裡較早的局面開始。
error-trial-eyes = 請先在重播裡選擇要從誰的座位開始玩。
error-trial-none = 這不是試玩。
