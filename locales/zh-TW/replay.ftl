# 回顧：重播、動畫重播。

button-replay = 重播
button-recap = 發生了什麼？
button-film = 全局動畫
button-film-turn = 這一回合的動畫
button-film-chapter = 這一段的動畫
button-film-back = 回到重播
command-table-replay = 逐步或用動畫看一局先前的局面
replay-title = { $game } · 第 { $number } 桌 · 重播
replay-step = 第 { $number } 步，共 { $count } 步
replay-turn = 第 { $number } 回合
replay-start = 開始
replay-eyes = 視角：{ $eyes }
replay-onlooker = 旁觀者
replay-help-turns = ◀ ▶ 一步 · ⏮ ⏭ 一個回合
replay-help-chapters = ◀ ▶ 一步 · ⏮ ⏭ 到各段的開頭
replay-go = 前往……
replay-choose-eyes = 從誰的視角看……
replay-lost = 無法顯示這個局面：到此為止的步驟不能以現在的規則重演。紀錄裡有每一步。
film-title = { $game } · 第 { $number } 桌 · 動畫重播
film-progress = 正在畫第 { $drawn } 張，共 { $count } 張……這一頁會自己更新，不影響遊戲進行。
film-ready = 依序顯示 { $count } 個局面。
film-failed = 動畫無法完成。請改選較短的一段。
film-alt = { $game }，第 { $number } 桌：依序顯示 { $count } 個局面。
error-films-busy = 目前正在畫許多動畫，請過幾分鐘再試。

command-me-confirm = 結束你回合的答案，先問一次
option-confirm = 開或關
me-confirm = **你的回合結束前**：{ $value }
me-confirm-on = 先問一次
me-confirm-off = 不問
button-confirm-on = 回合結束前先問我
button-confirm-off = 回合結束前不必問我
confirm-on = 以後結束你回合的答案，我會先問一次。
confirm-off = 以後結束你回合的答案，我不再先問。
panel-ends-turn = 這個答案會結束你的回合。
choice-on = 開

way-back-nothing = 你還沒有做過可以復原的事。
way-back-others-since = 之後別人已經行動了。
error-no-way-back-since = 這一步不能復原了：{ $why }結果是：{ $lines }
