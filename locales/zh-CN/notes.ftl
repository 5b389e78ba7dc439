# 玩家为自己写下的对局笔记，以及本人数据的文件。

command-notes = 你对这一局或所有对局的笔记；只有你看得到
option-notes-search = 笔记里的字词
command-me-data = 取得所有关于你的数据文件
own-data = 所有关于你的数据：设置、笔记、进行中的游戏桌、战绩与等级分。对局另有文件：`{ COMMAND("table export") }`。`{ COMMAND("me forget") }` 会删除这些数据。
button-notes = 笔记
button-notes-all = 我的所有笔记
button-note-write = 写笔记
button-note-change = 修改笔记
button-note-here = 记下此处
notes-of-game = 笔记 · { $which }
notes-all = 你的所有笔记
notes-found = 含有“{ $words }”的笔记
notes-private = 只有你看得到自己的笔记。对局结束后仍会保留。
notes-game-none = 你还没有为这一局写笔记。
notes-positions = 回放中的局面
notes-go = 前往局面……
notes-at-position = 某个局面
notes-none = 你还没有笔记。用面板上的“{ button-notes }”开始写；回放里的每个局面也能写。
notes-found-none = 你的笔记里没有这些字词。
note-title = 你的笔记
note-label = 想记住的事
note-hint = 只有你看得到。清空就会删除笔记。
note-kept = 已记下，只有你看得到。
note-deleted = 笔记已删除。
error-notes-many = 你已有 { $most } 条笔记，不能再多。清空一条就能删除它。
