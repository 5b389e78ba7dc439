# 玩家為自己寫下的對局筆記，以及本人資料的檔案。

command-notes = 你對這一局或所有對局的筆記；只有你看得到
option-notes-search = 筆記裡的字詞
command-me-data = 取得所有關於你的資料檔案
own-data = 所有關於你的資料：設定、筆記、進行中的遊戲桌、戰績與積分。對局另有檔案：`{ COMMAND("table export") }`。`{ COMMAND("me forget") }` 會刪除這些資料。
button-notes = 筆記
button-notes-all = 我的所有筆記
button-note-write = 寫筆記
button-note-change = 修改筆記
button-note-here = 記下此處
notes-of-game = 筆記 · { $which }
notes-all = 你的所有筆記
notes-found = 含有「{ $words }」的筆記
notes-private = 只有你看得到自己的筆記。對局結束後仍會保留。
notes-game-none = 你還沒有為這一局寫筆記。
notes-positions = 重播中的局面
notes-go = 前往局面……
notes-at-position = 某個局面
notes-none = 你還沒有筆記。用面板上的「{ button-notes }」開始寫；重播裡的每個局面也能寫。
notes-found-none = 你的筆記裡沒有這些字詞。
note-title = 你的筆記
note-label = 想記住的事
note-hint = 只有你看得到。清空就會刪除筆記。
note-kept = 已記下，只有你看得到。
note-deleted = 筆記已刪除。
error-notes-many = 你已有 { $most } 則筆記，不能再多。清空一則就能刪除它。
