# 已结束对局的典藏。

command-archive = 这个服务器或你自己的已结束对局：搜索、回放、动画
option-archive-person = 只看这个人的对局
archive-title = 这个服务器的已结束对局
archive-own = 你的已结束对局
archive-found = 共 { $count } 局，最新的在前
archive-more = 最新的 { $count } 局；缩小范围可找到更早的。
archive-none = 没有找到对局。
archive-open = 查看一场对局……
archive-choose-title = 哪一款游戏……
archive-choose-who = 谁玩过……
archive-choose-length = 多久、多接近……
archive-choose-side = 选用……
archive-any-title = 任何游戏
archive-any-length = 不限时间与结果
archive-any-side = 不限
archive-length-day = 一天以内
archive-length-week = 一到七天
archive-length-long = 超过一周
archive-close = 结果接近
archive-close-hint = 胜者领先不到 5%。
archive-margin = 领先 { $percent }%
button-archive-own = 我在各处的对局
button-archive-server = 这个服务器的对局
button-archive-all = 全部对局
button-archive-result = 结果
