# 回顾：回放、动画回放。

button-replay = 回放
button-recap = 发生了什么？
button-film = 全局动画
button-film-turn = 这一回合的动画
button-film-chapter = 这一段的动画
button-film-back = 回到回放
command-table-replay = 逐步或用动画看一局之前的局面
replay-title = { $game } · 第 { $number } 桌 · 回放
replay-step = 第 { $number } 步，共 { $count } 步
replay-turn = 第 { $number } 回合
replay-start = 开始
replay-eyes = 视角：{ $eyes }
replay-onlooker = 旁观者
replay-help-turns = ◀ ▶ 一步 · ⏮ ⏭ 一个回合
replay-help-chapters = ◀ ▶ 一步 · ⏮ ⏭ 到各段的开头
replay-go = 前往……
replay-choose-eyes = 从谁的视角看……
replay-lost = 无法显示这个局面：到此为止的步骤不能以现在的规则重演。记录里有每一步。
film-title = { $game } · 第 { $number } 桌 · 动画回放
film-progress = 正在画第 { $drawn } 张，共 { $count } 张……这一页会自己更新，不影响游戏进行。
film-ready = 依次显示 { $count } 个局面。
film-failed = 动画无法完成。请改选较短的一段。
film-alt = { $game }，第 { $number } 桌：依次显示 { $count } 个局面。
error-films-busy = 目前正在画许多动画，请过几分钟再试。

command-me-confirm = 结束你回合的答案，先问一次
option-confirm = 开或关
me-confirm = **你的回合结束前**：{ $value }
me-confirm-on = 先问一次
me-confirm-off = 不问
button-confirm-on = 回合结束前先问我
button-confirm-off = 回合结束前不必问我
confirm-on = 以后结束你回合的答案，我会先问一次。
confirm-off = 以后结束你回合的答案，我不再先问。
panel-ends-turn = 这个答案会结束你的回合。
choice-on = 开

way-back-nothing = 你还没有做过可以撤销的事。
way-back-others-since = 之后别人已经行动了。
error-no-way-back-since = 这一步不能撤销了：{ $why }结果是：{ $lines }
