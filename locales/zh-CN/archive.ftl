# 已结束对局的典藏。

command-archive = 这个服务器或你自己的已结束对局：搜索、回放、动画
option-archive-person = 只看这个人的对局
archive-title = 这个服务器上已结束的对局
archive-own = 你已结束的对局
archive-found = 共 { $count } 局，最新的在前
archive-more = 最新的 { $count } 局；缩小范围可找到更早的。
archive-none = 没有找到对局。
archive-open = 查看一场对局……
archive-choose-title = 哪一款游戏……
archive-choose-who = 谁参加过……
archive-choose-length = 时长与胜负差距……
archive-choose-side = 使用的阵营……
archive-any-title = 任何游戏
archive-any-length = 不限时长与结果
archive-any-side = 不限
archive-length-day = 一天以内
archive-length-week = 一到七天
archive-length-long = 超过一周
archive-close = 比分接近
archive-close-hint = 胜者领先不到 5%。
archive-margin = 领先 { $percent }%
button-archive-own = 我在所有服务器的对局
button-archive-server = 这个服务器的对局
button-archive-all = 全部对局
button-archive-result = 结果
