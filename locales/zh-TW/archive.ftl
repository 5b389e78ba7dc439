# 已結束對局的典藏。

command-archive = 這個伺服器或你自己的已結束對局：搜尋、重播、動畫
option-archive-person = 只看這個人的對局
archive-title = 這個伺服器上已結束的對局
archive-own = 你已結束的對局
archive-found = 共 { $count } 局，最新的在前
archive-more = 最新的 { $count } 局；縮小範圍可找到更早的。
archive-none = 沒有找到對局。
archive-open = 查看一場對局……
archive-choose-title = 哪一款遊戲……
archive-choose-who = 誰參加過……
archive-choose-length = 時長與勝負差距……
archive-choose-side = 使用的陣營……
archive-any-title = 任何遊戲
archive-any-length = 不限時長與結果
archive-any-side = 不限
archive-length-day = 一天以內
archive-length-week = 一到七天
archive-length-long = 超過一週
archive-close = 比分接近
archive-close-hint = 勝者領先不到 5%。
archive-margin = 領先 { $percent }%
button-archive-own = 我在所有伺服器的對局
button-archive-server = 這個伺服器的對局
button-archive-all = 全部對局
button-archive-result = 結果
