# 完成的遊戲的統計，與積分賽季

command-me-statistics = 這個伺服器上已結束對局的統計，全體或某個人
option-statistics-person = 看誰的（預設是全體）
button-stats = 統計
button-stats-mine = 我的統計
button-stats-server = 全體統計
button-leaders = 排行榜
stats-title = 統計：{ $game }
stats-topics = 看什麼……
stats-topic-overview = 總覽
stats-topic-seat = 座位
stats-topic-players = 人數
stats-topic-opening = 開局
stats-topic-options = 變體
stats-topic-opponents = 對戰紀錄
stats-people = { $n } 人
stats-line = { $server } · 統計 { $games } 局
stats-empty = 這裡還沒有可統計的對局。
stats-fact-games = 局數
stats-fact-length = 時長中位數
stats-fact-turns = 每局回合（中位數）
stats-fact-seats = 平均人數
stats-fact-won = 勝率
stats-fact-chance = 實力相當時的勝率
stats-fact-streak = 目前連勝 · 最長
stats-streak = { $now } · { $best }
stats-percent = { $percent }%
stats-rate = { $percent }% ± { $error }
stats-versus = { $ahead } : { $behind }
stats-curve = 一局中的平均分數
stats-curve-winners = 獲勝者
stats-curve-others = 其他人
stats-head-won = { $what }：勝率
stats-head-own = { $what }：此人的勝率
stats-head-share = { $what }：占全部局數的比例
stats-error = 細線與 ± 是標準誤差。顏色淡的不到 10 局，不足為憑。
stats-beside = 藍色菱形：其他所有人
stats-opponents = 此人領先與落後對方的局數。
games-favourite = 你最常玩這款：已玩完 { $games } 局。
games-fresh = 你還沒玩完過；在你沒玩過的遊戲中，它在這裡最熱門：{ $games } 局。

# --- 賽季
button-season = 賽季
season-name = 第 { $number } 季
season-until = 第 { $number } 季，至 { $at }
season-over = 第 { $number } 季：最終排行榜
season-empty = 榜上還沒有人。
season-how = 每個賽季大家都從 1000 分重新開始。計分局數滿 3 局的人會列入最終排行榜；前三名的個人戰績上會有獎牌。
season-other = 其他賽季
house-season = 積分賽季：第 { $number } 季，至 { $at }
house-choose-season = 積分賽季……
house-season-months = { $months ->
    [0] 沒有賽季
   *[other] 每季 { $months } 個月
}
