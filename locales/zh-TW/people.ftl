# 結果、積分、公開桌、比賽。

# --- 時間長度
duration-days = { $count } 天
duration-hours = { $count } 小時
duration-minutes = { $count } 分鐘

# --- 遊戲結束
error-not-over = 這一局還沒結束，結束後再看。
result-winner = 🏆 { $names }
result-drawn = 🤝 平手
result-lost = 挑戰失敗
result-beat = 🏆 戰勝{ $name }
result-beaten = 💀 敗給{ $name }
result-none = 沒有結果
result-chapter = 第 { $number } 輪
result-turning = 關鍵時刻{ $when ->
    [none] { "" }
   *[other] （{ $when }）
}：{ $name }超越{ $rival }，從此領先（{ $before } → { $after }，對方 { $against }）。
result-turning-level = 關鍵時刻：終局前{ $rival }還與{ $name }戰成 { $against }：{ $before }，終局計分分出勝負。
result-turning-late = 關鍵時刻：終局前{ $rival }還以 { $against }：{ $before } 領先{ $name }，終局計分分出勝負。
result-thought = 最久的思考：{ $name }，{ $time }
result-turn = 最佳回合：{ $name }，{ $points } 分
button-rematch-same = 原座位再來

# --- 成績
command-me-profile = 你（或別人）在這個伺服器上的成績
command-me-leaders = 這個伺服器上某款遊戲的排行榜
option-person = 誰（預設是你自己）
option-game = 哪一款遊戲
button-profile = 我的戰績
people-outside = 私訊中的遊戲
profile-empty = 還沒有玩完的遊戲。
profile-latest = **最近的遊戲**
profile-games = { $games } 局 · 勝率 { $percent }%
profile-counts = { $won } 勝 · { $drawn ->
    [0] { $lost } 負
   *[other] { $drawn } 和 · { $lost } 負
}
profile-streak = { $now ->
    [0] 最長連勝 { $best } 局
   *[other] 連勝 { $now } 局 · 最長 { $best } 局
}
profile-time = 每回合平均 { $time }
profile-side = { $side } { $won }/{ $games }
profile-unrated = 尚無積分
profile-new = 暫定（{ $games } 局計入積分）
profile-rated = { $games } 局計入積分
outcome-won = 勝
outcome-drawn = 平手
outcome-lost = 負
outcome-left = 讓出座位
outcome-joined = 中途接手
outcome-none = 沒有結果
leaders-title = 排行榜：{ $game }
leaders-how = 兩人以上的遊戲才計入積分。新人從 1000 分開始。
leaders-other = 其他遊戲
leaders-empty = 還沒有人有積分：請先玩完一局兩人以上的遊戲。
leaders-games = { $games } 局
leaders-new = 暫定

# --- 找人一起玩
command-table-open = 這個伺服器上可以加入的遊戲桌
command-table-find = 找人玩一局：人數足夠時就為你們開桌
command-table-invite = 邀請別人加入你還沒開始的一桌
option-people = 總共幾個人（預設是遊戲所需的最少人數）
option-guest = 邀請誰
option-private = 只有受邀的人可以加入；開在私人討論串
permission-create-private-threads = 建立私人討論串
error-private = 這是私人遊戲桌，只有桌主邀請的人可以加入。請聯絡桌主。
error-guest-seated = 這個人已經坐在這裡了。
error-invite-many = 這一桌已邀請 { $most } 個還沒入座的人，這是一桌的上限。請等其中幾位入座，或開放讓大家加入。
error-invite-pace = 你在一小時內已邀請 { $most } 個人入座，這是每人的上限。{ $at } 可以再邀請下一位。
error-swap-pace = 你在一小時內已提議 { $most } 次讓這一桌的座位換人，這是每人的上限。{ $at } 可以再提議。
error-remove-self = 你是桌主。請離座，或用「{ COMMAND("table close") }」關閉遊戲桌。
error-nobody-there = 這個人不在這一桌。
error-too-many-seats = 你已在 { $most } 桌還沒結束的遊戲入座，這是每人的上限。請先玩完一局。
error-search-people = 這款遊戲適合 { $least } 到 { $most } 人。
error-search-gone = 剛好有人取消等待，所以還沒開桌，我會繼續找人。
open-title = 這個伺服器上可以加入的遊戲桌
open-none = 目前沒有遊戲桌在等人。可以在下面找人玩，或自己開一桌。
open-line = { $people } · { $free } 個空位 · { $since }
open-join = 加入：{ $game } #{ $number }
open-search = 🔎 { $game }（{ $people } 人）：{ $now }/{ $people } 人在等
button-open-tables = 可加入的遊戲桌
find-menu = 幫我找人玩……
find-choice = { $game }（{ $people } 人）
find-waiting = 🔎 { $game }（{ $people } 人）：{ $now }/{ $people } 人在等。人數足夠時會開桌並通知你。一週後停止尋找。
find-found = 🎉 《{ $game }》湊滿人了：第 { $number } 桌開在 { $channel }。你是桌主，其他人已收到通知。
find-stop = 不再找人：{ $game }
find-stopped = 已停止尋找這款遊戲的玩家。
lobby-found = { $names }：這款遊戲湊滿人了，你們都已入座。
lobby-private = 私人遊戲桌：只有受邀的人可以加入。
invite-sent = 已邀請{ $guest }加入第 { $number } 桌。
settings-invite = 邀請某人
settings-remove = 請某人離開
sent-away = 已請{ $guest }離開，再次邀請才能回來。
button-private-on = 設為私人遊戲桌
button-private-off = 開放給所有人
private-on = 現在只有你邀請的人可以加入。請用「{ COMMAND("table invite") }」邀請。
private-off = 現在所有人都可以加入。
lobby-explains = 電腦會說明自己為什麼這樣走。
button-explains-on = 電腦說明理由
button-explains-off = 電腦不說明理由
explains-on = 現在每回合之後，電腦都會用一句話說明為什麼這樣走。
explains-off = 電腦不再說明為什麼這樣走。
computer-reason = { $name }這樣走是為了{ $gain }。
computer-reason-cost = { $name }這樣走是為了{ $gain }，寧可犧牲{ $cost }。

# --- 比賽
command-tournament = 聯賽與淘汰賽，由我開桌
command-tournament-new = 在這個頻道舉辦聯賽或淘汰賽
command-tournament-list = 這個伺服器的比賽
command-tournament-show = 比賽的現況
command-tournament-join = 在開始前報名比賽
command-tournament-leave = 退出比賽（開始後，還沒玩的對局算輸）
command-tournament-start = 抽籤並開始（主辦人或管理員）
command-tournament-close = 取消比賽（主辦人或管理員）
option-tournament-name = 名稱
option-tournament-form = 每人互相對局，或勝者晉級
option-tournament-people = 每桌幾人（預設 2 人）
option-tournament-hours = 每個決定可以想多久（預設 48 小時）
option-tournament-number = 編號（預設是這裡最新的比賽）
choice-league = 聯賽
choice-knockout = 淘汰賽
error-no-tournament = 沒有這場比賽。「{ COMMAND("tournament list") }」會列出這個伺服器的比賽。
error-many-tournaments = 這個伺服器已有 { $most } 個還沒結束的比賽，達到上限。
error-entered = 你已經報名了。
error-not-entered = 你沒有參加這場比賽，或已退出。
error-tournament-full = 這場比賽已滿：最多 { $most } 人。
error-tournament-begun = 這場比賽已經開始了。
error-tournament-over = 這場比賽已經結束了。
error-not-tournament-host = 只有比賽的主辦人或頻道管理員可以這麼做。
error-few-entrants = 每桌 { $size } 人的比賽至少需要 { $least } 人報名。
error-tournament-size = { $most ->
    [2] 這是雙人遊戲，比賽每桌只能 2 人。
   *[other] 這款遊戲的比賽每桌可以是 { $least } 到 { $most } 人，請選這個範圍內的人數。
}
error-tournament-together = 用這些設定時，同桌的人是一起合作的，分不出勝負。比賽請選別的設定。
tournament-title = 🏆 { $name } · { $game }
tournament-facts = { $form } · 每桌 { $size } 人 · 每個決定 { $hours } 小時 · 主辦人：{ $host }
tournament-how-league = 依名次得分：{ $points }。同名次者平分，空位與輪空以同名次計；沒玩到最後的人不得分。
tournament-how-knockout = 每桌第一名晉級。並列第一的人加賽一局，再平手就抽籤；輪空的是實力最強的人。
tournament-open = { $count ->
    [0] 還沒有人報名。
   *[other] 已有 { $count } 人報名：{ $names }。
}
tournament-round = 第 { $number } 輪
tournament-final = 決賽
tournament-semifinal = 準決賽
tournament-champion = 🏆 { $name }奪冠！
tournament-nobody = 比賽結束，沒有優勝者。
tournament-closed = 比賽已取消。
tournament-game = { $names }：{ $state }
tournament-at = 在 { $channel }
tournament-waiting = 即將開桌
tournament-bye = { $name }輪空晉級
tournament-rest = { $name }本輪輪空
tournament-won = { $name }勝
tournament-drawn = 平手
tournament-neither = 無人晉級
tournament-out = 已退出
tournament-rank = { $played } 局{ $played ->
    [0] {""}
   *[other] {" "}{ $won } 勝
}{ $byes ->
    [0] {""}
   *[other] {" "}{ $byes } 輪空
}
tournament-trouble = 我無法在這個頻道為比賽開討論串：{ $missing }。有權限後就會繼續。
tournament-none = 這個伺服器還沒有比賽。用「{ COMMAND("tournament new") }」舉辦一個。
tournament-list = 這個伺服器的比賽
tournament-announced = 比賽 { $number } 已公布。
tournament-entered = 你已報名「{ $name }」。一開始就會通知你在哪裡玩。
tournament-started = 「{ $name }」開始了。我會為每一局開一個討論串，並通知對局的人。
tournament-leave-sure = 「{ $name }」正在進行。退出後，還沒打的對局都算你輸；正在進行的那一局會認輸。
tournament-close-sure = 要取消「{ $name }」嗎？取消後不會有冠軍；正在進行的對局可以繼續，但不再計入比賽。
tournament-left = 你已退出「{ $name }」。
tournament-thread = { $name } · { $names }
button-cup-join = 報名
button-cup-leave = 退出
button-cup-start = 開始
button-cup-quit = 確定退出
button-cup-close = 取消比賽
button-cup-show = 現況
state-open = 報名中
state-running = 進行中
state-over = 已結束
state-closed = 已取消
option-find-hours = 每個決定可以想幾小時（預設不限定）
command-tournament-move = 讓比賽在這個頻道繼續（主辦人或管理員）
tournament-gone = 比賽{ $name }的頻道不見了，或是我看不到它了。進度都還在：在別的頻道使用 `{ COMMAND("tournament move number:") }{ $number }`，比賽就在那裡繼續。
tournament-moved = { $name }在這裡繼續。討論串不見了的桌會有新的討論串。
error-tournament-here = 比賽已經在這個頻道了。
