# What stands in the menu of a panel besides the answers
panel-more = 更多……
more-restart = 收回你本回合做过的一切
more-orders = 替你回答的指令，以及接下来的行动
more-plan = 预先安排你接下来的行动
more-seats = 提醒别人，或让别人接手座位
more-recap = 你上次行动之后其他人做了什么
more-try = 在只有你看得到的副本里继续玩
more-notes = 你对这局游戏的笔记，只有你看得到
more-refresh = 重新显示这个面板
more-relearn = 从第一步重新开始
more-replay = 查看先前的时刻
more-trial-all = 在这个副本里由你替所有人决定
more-trial-computers = 其他人改回由电脑决定
more-trial-lines = 并排比较从同一处出发的两种走法
more-trial-end = 丢弃这个副本

# Orrery 在 Discord：面板、按钮、消息、说明。

button-panel = 我的面板
button-hand = 手牌
button-board = 版图
button-legend = 图标
legend-section = { $section }：{ $signs }。
button-log = 记录
button-rules = 规则
button-verify = 核对
button-rematch = 再来一局
button-refresh = 刷新
button-undo = 撤销
button-restart = 重做本回合
button-join = 加入
button-join-as = 加入：{ $side }
button-leave = 离开
button-keep = 保留
button-start = 开始
button-settings = 设置
button-new-thread = 在子区开桌
button-word = 加一个词
button-unbot = 移除电脑（{ $side }）
button-draw-accept = 同意平局
button-draw-offer = 提议平局
button-draw-decline = 拒绝平局
button-end = 结束，不计胜负
button-end-propose = 提议结束
button-end-no = 继续玩
button-end-back = 收回提议
button-end-moderator = 以管理员身份结束
button-move = 移动
button-resign = 认输
button-dm-off = 不再私信
button-dm-on = 重新开启私信

seat-open = 空位
seat-computer-easy = 简单电脑
seat-computer-normal = 普通电脑
seat-computer-hard = 困难电脑
level-easy = 出手很快，不太思考。
level-normal = 会多看一步。
level-hard = 每一步都深思熟虑。
side-random = 随机

lobby-title = { $game } · 第 { $number } 桌
lobby-options = 自定规则 · { $options }
lobby-waiting = 请入座，或安排电脑入座。
lobby-ready = 人到齐了，{ $host }可以开始。
lobby-enough = { $host }现在就能开始，空位也还可以入座。
lobby-moves = 若有空位就开始，空位会移除，其他座位往前递补：{ $moves }。
lobby-move = { $side }改当{ $becomes }
lobby-starts-full = 座位坐满后，游戏会自动开始。
lobby-others-start = { $at }起，入座的人都可以开始游戏。
lobby-closes = 这里好几天没有动静了。若一直如此，这一桌将在{ $at }关闭。
lobby-full = { $names }：座位坐满了，可以开始了。
lobby-idle = { $names }：这里好几天没有动静了。请开始游戏、更改设置或保留这一桌，否则它会关闭。
start-name = 开始方式
start-full = 座位坐满后自动开始
start-host = 只由桌主开始
start-hours = 由桌主开始；{ $hours }后入座的人都可以
kept-open = 这一桌继续保留。
lobby-alone = { $host }可以单人开始，或等其他人入座。
lobby-option = **{ $option }：{ $value }** · { $hint }
lobby-started = 游戏已经开始。
lobby-unseated = 你已离开这一桌。
lobby-closed = 这一桌已关闭。
lobby-computer = 安排电脑入座……
lobby-invited = { $names }：新的一局等你加入！
commitment-fingerprint = 🔏 发牌用的秘密数字，其指纹：`{ $fingerprint }`
commitment-words = 🎲 加进洗牌的词：{ $words }
commitment-word = { $name }“{ $word }”
word-title = 为洗牌加一个词
word-label = 你的词（可留空）
word-hint = 会混进洗牌；我抽秘密数字时不可能知道它。所有人都能看到。
word-given = 你的词已加进洗牌，游戏开始前都可以更改。
word-taken-back = 你目前没有词加进洗牌。
stage-alpha = Alpha：规则与数据仍可能变动。
stage-beta = Beta：内容完整，仍在打磨。
opened = 第 { $number } 桌开在 { $channel }。邀请朋友来，或在那里安排电脑入座。
opened-alone = 第 { $number } 桌开在 { $channel }。
opened-begun = 第 { $number } 桌的游戏已在 { $channel } 开始。
opened-uncalled = 我现在无法通知{ $guest }，或者对方刚刚才受过邀请；对方可以在频道里找到这一桌。
invited = { $guest }，{ $host }邀请你到 { $channel } 玩《{ $game }》。
joined = 你已入座。
left = 你已离开这一桌。
closed = 第 { $number } 桌已关闭。
rematch-open = { $players ->
        [1] 新的一局是第 { $number } 桌。
        [2] 新的一局是第 { $number } 桌，双方互换座位。
       *[other] 新的一局是第 { $number } 桌，每人往后移一个座位。
    }
rematch-joined = 你已加入新的一局：第 { $number } 桌。
thread-name = { $game }：{ $host }
settings-title = 第 { $number } 桌的设置
settings-language = 公开消息的语言
settings-value = **{ $option }**：{ $value }
settings-choice = { $option }：{ $value }
settings-read-only = 这些由桌主{ $host }设置。
settings-switches = 选择要开启的自定规则……
settings-switches-all = 开启的自定规则
settings-form-menu = 请选择……
button-set-all = { $pages ->
        [1] 用一张表单设置
       *[other] 第 { $page } 张表单（共 { $pages } 张）
    }
option-on = 开
option-off = 关

table-title = { $game } · 第 { $number } 桌
table-to-move = 等待行动（{ $since }）
table-to-answer = 等待回复（{ $since }）
table-thinking = 思考中……
table-awaited = { $what }（{ $since }）
table-waits = ⏳ 游戏等待秘密的回复（{ $since }开始询问）。
table-resigned = 已认输
table-won = 🏆 { $names }获胜。
table-shared = 🏆 { $names }并列获胜。
table-drawn = 平局。
table-end-proposed = ⏹ { $agreed }想结束这一局，不计胜负。还等{ $asked }回复。
table-unreached = { $names }：我无法私信你。按“{ $button }”就能看到只给你看的内容。

panel-title = 轮到你了，{ $side }
panel-title-may = { $side } · 现在没有人在等你
panel-title-asking = 轮到你了，{ $side } · 正在等别人回复
panel-title-asked = { $side } · 等你回复
button-orders = 长期指令
button-plan = 预先安排
button-queue = 预排动作
button-unqueue = 清空预排
orders-title = 你的长期指令 · 第 { $number } 桌
orders-hint = 由它们立即代你回答，谁都不必等。只有你看得到；每次代答，记录都会告诉你。
plan-title = 你的安排 · 第 { $number } 桌
plan-hint = 轮到你时立即代你执行，谁都不必等。只有你看得到；执行了什么、为何未执行，记录都会告诉你。
orders-ask = 问我
orders-nobody = 无人
orders-from-now = 以后都：{ $choice }
orders-set = 已记下。
orders-queue = 你接下来的动作；轮到你时执行，只要仍可行，且其间没有人影响到你：
orders-queue-empty = 没有预排动作。
orders-not-now = 目前不可行
orders-not-yet = 前面的动作执行后或许可行
orders-not-understood = 看不懂
orders-unread = 已保留，但看不懂第 { $lines } 行。请按“{ button-queue }”修改；否则轮到那一行时会问你。
orders-typed = 你输入的是：
orders-asides = 虽未轮到你，现在可以
orders-button = 按钮 { $button }
orders-default = 长期指令的默认答案：{ $answer }。
orders-intruders = 自你上次行动以来：{ $intruders }。
orders-queued = 已预排：{ $actions }
orders-until = 直到：{ $stops }。之后会再问你。
orders-until-menu = 在以下情况全部停止……
stop-chapter = { $chapter }开始
error-stops = 请从这份列表选，最多 { $most } 项；列表可能刚刚变了。
queue-title = 你接下来的动作
queue-label = 每行一个动作
queue-hint = 写法与“{ COMMAND($command) }”的一行相同。若正轮到你，立即开始。
error-orders-none = 这款游戏没有长期指令。
panel-awaited = 正在等：{ $sides }
panel-detail = { $places }：{ $detail }
panel-waiting = 你现在不用行动，等{ $side }行动（{ $since }）。
panel-waiting-computer = 思考中：{ $side }……
panel-waits = 你现在不用行动，游戏等待秘密的回复（{ $since }开始询问）。
panel-onlooker = 你正在观战。
panel-out = 你已认输。其他人继续游戏，你可以观战。
panel-idle = 目前不能使用：{ $cards }
panel-idle-card = { $card }
panel-idle-why = { $card }（{ $reason }）
panel-menu = 请选择……
panel-menu-each = 要改什么？可一次选几项……
panel-menu-range = { $first } 到 { $last }……
panel-menu-several = 请选 { $least } 个……
panel-chosen = 已选：{ $choices }
button-form = 用一张表单填写
form-part = { $number }. { $part }
form-part-of = { $part }：{ $first } 到 { $last }
panel-choose = 选这个
panel-take = 完成
panel-anew = 重新选择
panel-still-possible = { $more ->
        [0] 你还可以：{ $choices }。仍要结束回合吗？
       *[other] 你还可以：{ $choices }，以及另外 { $more } 种选择。仍要结束回合吗？
    }
panel-sure = 确定：{ $choice }
panel-choose-this = 选择{ $choice }
panel-back = 返回
panel-undone = 已撤销。
panel-restarted = 你的回合重新开始。
panel-told-more = 另有 { $count } 条记录：“{ panel-more }”→“{ button-recap }”

hand-title = 你的手牌 · { $side }，《{ $game }》第 { $number } 桌
names-and = { $names }、{ $last }
hand-against = 在 { $channel } 对阵{ $others }。
hand-with = 在 { $channel } 与{ $others }合作。
hand-alone = 你正在 { $channel } 玩单人局。
hand-your-turn = **轮到你了**（{ $since }）。
hand-asked = **等你回复**（{ $since }）。
hand-asked-what = { $what }：{ $question }
hand-over = 游戏已结束。
hand-empty = 你没有手牌。
hand-none = 这里没有你的手牌：你不在这一桌，或游戏还没开始。
hand-unused = 这款游戏没有手牌。你能看到的都在你的面板上。

log-title = 第 { $number } 桌的记录 · 第 { $page } 页，共 { $pages } 页
log-empty = 还没发生任何事。
log-older = 较早
log-newer = 较新
pages-more = 更多图片……
pages-all = 图片……
recap-title = 你上次行动（{ $since }）之后
recap-title-all = 目前为止
recap-nothing = 之后还没发生任何事。
chapter-lost = 无法显示变化：到此为止的步骤不能按现在的规则重演。记录里有每一步。

draw-offered = 你提议平局。有人拒绝或继续行动前都有效。
draw-sure = 要提议平局吗？其他人都同意的话，本局立刻结束、不分胜负{ $computers ->
        [0] {""}
       *[other] ；电脑玩家会马上回复
    }。
draw-sure-accept = { $sides }提议平局。你同意吗？其他人也都同意的话，本局立刻结束、不分胜负。
draw-gone = 你的平局提议已经不再有效。
draw-declined = 已拒绝平局。
resign-sure = { $players ->
        [1] 真的要认输吗？游戏会就此结束。
        [2] 真的要认输吗？游戏会结束，由对方获胜。
       *[other] 真的要认输吗？其他人会继续游戏。
    }
game-numbered = { $game } #{ $number }
table-named = **{ $game } #{ $number }** · { $channel } · { $names }
end-sure = { $others ->
        [0] 同桌的都是电脑玩家，这一局会立刻结束，不计胜负。确定吗？
       *[other] 要提议结束这一局吗？所有人都同意后，这一局就会结束，不计胜负。我会在桌上问{ $asked }一次；在那之前大家都可以继续玩。
    }
end-sure-absent = { $absent }缺席，不需要他们同意。{ $others ->
        [0] 你一同意，这一局就立刻结束，不计胜负。确定吗？
       *[other] 其余玩家过半数同意，这一局就会结束，不计胜负。你同意吗？在那之前大家都可以继续玩。
    }
end-sure-agree = { $others ->
        [0] { $agreed }想结束这一局，不计胜负。你一同意，游戏就立刻结束。
       *[other] { $agreed }想结束这一局，不计胜负。你同意之后，只剩{ $asked }还没回复。
    }
end-agreed = 你同意结束这一局，不计胜负。还等{ $asked }回复；在那之前大家都可以继续玩。
end-gone = 结束这一局的提议已经取消，继续玩吧！
end-declined = 那就继续玩。
end-moderator = 你可以管理这个频道，所以可以立刻结束这一桌，不计胜负。桌上的每个人都会看到是管理员结束的。
end-moderated = 第 { $number } 桌已结束，频道可以开新的一局了。
move-sure = 要移到 { $channel } 继续吗？游戏内容完全不变；轮到的人会在那里收到通知。
moved = 第 { $number } 桌移到 { $channel } 继续进行。

verify-title = 第 { $number } 桌发牌公平吗？
verify-lobby = 这一桌在更新前就已开桌，游戏开始时才会有承诺。
verify-running = 开桌时，我抽出一个秘密数字，并把它的 SHA-256 指纹写在这一桌的第一条消息里。没有人能从指纹猜出数字，我也无法再更换。游戏结束时我会公开数字，任何人都能核对每一次洗牌：
verify-running-before = 发牌前，我抽出了一个秘密数字。这一桌在更新前就已开桌，当时没有公布它的 SHA-256 指纹；从现在起我无法再更换数字。游戏结束时我会公开数字，任何人都能核对每一次洗牌：
verify-running-alone = 发牌前，我抽出了一个秘密数字。以下是它的 SHA-256 指纹，可先记下，结束时再对照。没有人能从指纹猜出数字，我也无法再更换。游戏结束时我会公开数字，任何人都能核对每一次洗牌：
verify-promise = **承诺**：秘密数字的指纹（SHA-256），开桌时就写在这一桌的第一条消息里，请对照：
verify-promise-before = **承诺**：秘密数字的指纹（SHA-256），游戏开始时就已确定。这一桌在更新前就已开桌，所以第一条消息里没有它：
verify-promise-alone = **承诺**：秘密数字的指纹（SHA-256），发牌前就已确定，之后一直列在本页，请与你记下的对照：
verify-secret = **秘密数字**，游戏结束后公开：
verify-secret-fits = ✅ 数字与指纹完全相符：发第一张牌之前就已确定。
verify-secret-wrong = ❌ 数字与指纹不符，有地方出错了。请告知机器人运营者。
verify-words = **玩家的词**，都是在指纹公布之后才加的：
verify-words-none = 没有玩家加词：发牌只由秘密数字决定。
verify-words-fit = ✅ 游戏开始时用的正是这些词，请与这一桌的第一条消息对照。
verify-words-wrong = ❌ 这些不是游戏开始时用的词，有地方出错了。请告知机器人运营者。
verify-seed = **种子**，所有的牌都由它发出：
verify-seed-fits = ✅ 发牌完全由秘密数字与玩家的词决定，没有别的来源。
verify-seed-wrong = ❌ 发牌不是由秘密数字与玩家的词得来，有地方出错了。请告知机器人运营者。
verify-steps-fit = ✅ 我重新发牌，重演全部 { $steps } 步：每次洗牌、每个局面都一致。
verify-steps-wrong = ❌ 重新发牌重演时，第 { $step } 步（共 { $steps } 步）与记录不符。
verify-steps-older = ℹ️ 发牌已证实无误。这局游戏按第 { $then } 版规则进行，现行规则是第 { $now } 版，因此{ $fitting ->
    [0] 只能核对种子，无法比对全部 { $steps } 步
   *[other] 只能比对全部 { $steps } 步中的前 { $fitting } 步，且完全一致
}。这不代表其余步骤有问题。
verify-yourself = 自行核对：`printf %s 数字 | sha256sum` 应输出同样的指纹；“{ COMMAND("table export") }”可获取完整记录。数字与词如何决定发牌，见 Orrery 源代码中的 docs/fair-deals.md。
export-whole = 第 { $number } 桌的完整记录。
export-own = 第 { $number } 桌中你可以看到的记录。游戏结束后会包含全部内容。

mine-title = 你的游戏桌
mine-none = 你目前没有进行中的游戏桌。
mine-your-turn = **轮到你**
mine-lobby = 等待玩家
mine-start = 人到齐了，等桌主开始
mine-your-start = **人到齐了：按“开始”**
mine-running = 等其他人行动
mine-waits = 等待中
mine-over = 已结束
mine-closed = 已关闭
next-table = 第 { $number } 桌，在 { $channel }
next-none = 没有人在等你。

language-set = 我会用简体中文和你交谈。
notify-channel = 轮到你时，我会在游戏所在的频道提及你。
notify-dm = 轮到你时，我会私信你。
notify-both = 轮到你时，我会在游戏所在的频道提及你，也会私信你。
notify-none = 我不会通知你。想看的时候用“{ COMMAND("table next") }”。
notify-dms-stopped = 不再私信。用“{ COMMAND("me notify") }”可以重新开启；想看面板时，按那一桌消息上的“{ button-panel }”。
notify-dms-again = 私信已重新开启。
notice-dm-closed = Discord 不让我私信你。请允许来自这个服务器的私信，再用“{ COMMAND("me notify") }”重新开启。在那之前，原本要私信给你的内容在这里。
notice-call-failed = 我已无法在 { $channel } 显示这场游戏：频道不在了，或者我不能在那里发言。你可以从这里继续玩；管理频道的人可以再让我进去。
notice-permissions = 我无法在这里向大家展示游戏，因为缺少权限：{ $missing }。请管理这个频道的人开启；进度都还在。

about-fan = Orrery 是非官方的爱好者项目，与设计者、画师及出版社无关。所有图片与文字均为自制。
about-sources = 这里的规则从何而来
about-source = *{ $certainty }*——{ $what }
about-exact = 确定
about-text = 根据规则文本
about-derived = 我们的解读
about-open = 规则不明之处，这里这样处理
about-house = 自定数值
about-replaced = 机器人运营者以自己的文件取代了：{ $files }
about-art = 图标：game-icons.net（Lorc、Delapouite 等人），CC BY 3.0。字体：Noto Sans CJK，SIL Open Font License 1.1。
stage-stable = 稳定：经过打磨的版本。
about-version = 规则版本 { $version }。{ $stage }

permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-attach-files = 附加文件
permission-read-message-history = 读取消息历史记录
permission-create-public-threads = 创建公开子区

error-old-command = 这个指令刚更新过。请重新加载 Discord 后再试。
error-bad-value = “{ $value }”不适用于此。请从提供的值中选择。
error-old-control = 那个按钮来自旧版本。用“{ COMMAND("table mine") }”找到你的游戏。
error-not-your-button = 那是别人面板上的按钮。请按“我的面板”打开自己的。
error-store = 数据库出了问题，什么都没有改变。请告知机器人运营者（代号 { $reference }）。
error-unforeseen = 我这边出了问题，但进度都还在。请再试一次；若再发生，请告知机器人运营者（代号 { $reference }）。
picture-late = 图片还没画好，画好后会补在这里。
picture-missing = 有一张图片画不出来，先略过；没有图也能照常玩。
error-discord-slow = Discord 要求暂停 { $seconds } 秒，请之后再试一次；进度都还在。
error-discord-down = Discord 目前出了问题，请稍后再试；进度都还在。
error-forbidden = Discord 不允许我在这里这么做。请确认我可以查看频道、发送消息与附加文件。
error-permissions = 我无法在这里开桌，因为缺少权限：{ $missing }。请管理这个频道的人开启后再试。
error-archived = 这个子区已归档。在里面发一条消息（或请人解除锁定）后再试；进度都还在。
error-channel-gone = 那个频道已不存在。“{ COMMAND("table mine") }”列出你的游戏，每一局都能在任何频道继续。
error-dm-closed = Discord 不让我私信你。请允许来自这个服务器的私信。
error-too-large = 内容太大，Discord 无法接受。
error-server-only = 只能在服务器中使用。
error-no-threads = 只有普通文字频道能开子区。请不选子区再试一次。
error-no-table-here = 这个频道没有游戏桌。用“{ COMMAND($command) }”开一桌。
message-failed = 第 { $table } 桌的这条消息无法显示：Orrery 内部出了错。游戏照常进行，用“{ COMMAND("table next") }”就能看到；机器人运营者可在日志中找到原因。
error-which-table = 这个频道没有游戏桌。请指定桌号（“{ COMMAND("table mine") }”列出你的游戏桌）。
error-several-tables = 这个频道有好几局游戏：{ $games }。请加上桌号，指明是哪一局。
error-end-lobby = 这一局还没开始。桌主可以用“{ COMMAND("table close") }”关闭，其他人可以离开。
error-end-not-yours = 只有参与这一局的玩家，或者能管理这个频道的人，才能结束它。
error-too-fast = 你按得太快，我跟不上，所以这一下没有生效。请等几秒再继续；进度都还在。
error-opening-too-fast = 你在短时间内开了很多桌。大约 { $minutes } 分钟后可以再开一桌。
error-move-not-yours = 只有能管理该频道的人（“管理频道”权限）才能搬移游戏，而且只能移到同一个服务器内。
error-move-unseen = 只能移到你自己也能发言的频道或子区。
error-no-such-side = 这款游戏没有“{ $side }”这一方。
card-rulings = 裁定
ruling-derived = { $text } *（我们的解读）*
ruling-house = { $text } *（自定裁定：没有来源说明）*
ruling-disputed = { $text } *（各来源说法不一）*
cards-found = 有 { $count } 项的名称像“{ $name }”。要看哪一个？
cards-which = 选一个
error-no-cards = 这款游戏没有可查的物件。
error-no-page = 这款游戏没有“{ $name }”这张图。可选：{ $pages }。
error-no-seat-named = 这一桌没有“{ $name }”。可选：{ $sides }。
error-no-pictures = 这款游戏没有图片，只用文字说明。
error-no-card = 没有叫“{ $name }”的东西。输入时我会列出所有名称。
error-alone = 这样设置的游戏只供一人游玩。请不要邀请对手或电脑，或改选其他模式。
error-invite-self = 不能邀请自己。想自己玩，请选择电脑对手。
error-invite-bot = 机器人不会回应邀请。“{ COMMAND($command) }”可以和我的电脑玩家对战。
error-leave-running = 游戏进行中。用“{ COMMAND($command) }”认输。
error-option-unknown = 看不懂“{ $option }”。请这样写：`名称=值; 名称=值`。可设置：{ $names }。
error-option-value = “{ $value }”不适用于{ $option }：{ $allowed }。
error-options-fixed = 游戏已开始，自定规则不能再改。
error-options-together = “{ $value }”（{ $option }）无法与你选的其他设置搭配，设置没有改动。请再次打开表单重新选择。
error-menu-bot = 机器人没有战绩。
error-menu-message = 那不是我的消息。
error-menu-no-table = 那条消息与任何游戏桌无关。
error-menu-no-lobby = 你没有还在等人的游戏桌，所以无法邀请{ $guest }。用“{ COMMAND("play") }”可以开桌。
invite-where = 要邀请{ $guest }到哪一桌？
error-form-row = 表单的每一行都要填完整：{ $parts }。
error-form-twice = 表单的每个部分只能选一项，有几个菜单时也一样。
error-form-together = 现在不能这样组合：{ $choices }。
error-form-over = 还没全部做完，就已没有可做的事，你的回合会先结束。请把表单最后几行留空。
typed-connecting = 在, 于, 到, 从, 往
typed-meant = 你是指“{ $line }”吗？
typed-meant-several = 你是指下列哪一个？
typed-end = 结束, 完成, 结束回合, 回合结束, 完成回合, 好了
error-typed-empty = 内容是空的。输入时我会列出可行的选择。
error-typed-long = 这一行太长了，请分次发送。
error-typed-unknown = { $more ->
        [0] 看不懂“{ $clause }”。现在的问题是“{ $question }”，可以选：{ $choices }。
       *[other] 看不懂“{ $clause }”。现在的问题是“{ $question }”，可以选：{ $choices }，以及另外 { $more } 种，输入时会列出。
    }
error-typed-none = { $more ->
        [0] “{ $question }”没有“{ $clause }”这个选项。现在可以：{ $choices }。
       *[other] “{ $question }”没有“{ $clause }”这个选项。现在可以：{ $choices }，以及另外 { $more } 种，输入时会列出。
    }
error-typed-when = { $more ->
        [0] 这里不能“{ $clause }”：{ $when }。现在的问题是“{ $question }”，可以选：{ $choices }。
       *[other] 这里不能“{ $clause }”：{ $when }。现在的问题是“{ $question }”，可以选：{ $choices }，以及另外 { $more } 种，输入时会列出。
    }
error-typed-ambiguous = { $more ->
        [0] “{ $clause }”可能是：{ $choices }。请说是哪一个。
       *[other] “{ $clause }”可能是：{ $choices }，以及另外 { $more } 种。请说是哪一个。
    }

posting-title-proposal = 🤝 协议 { $number } · 第 { $version } 版 · { $side }
posting-title-counter = ↩️ 还价 { $number } · { $side }，回应协议 { $of }
posting-title-bid = 💬 报价 { $number } · { $side }
posting-reply = { $sign } { $name }（{ $side }）：{ $state }
posting-reply-waiting = 等待回应
posting-reply-accepted = 接受
posting-reply-declined = 拒绝
posting-reply-countered = 已还价
posting-ready = 全员同意，{ $side }可以执行。
posting-others = 这些也可以在 🎯 我的面板里回复。
button-posting-accept = 接受
button-posting-counter = 还价
button-posting-decline = 拒绝
button-posting-execute = 执行
button-posting-adopt = 采纳
button-posting-unbid = 撤回
shown-title = 别人给你看的牌 · 《{ $game }》第 { $number } 桌
shown-by = 👁 { $side }给你看：{ $cards }
error-posting-gone = 编号 { $number } 已经不在桌上了。
error-posting-changed = 编号 { $number } 已经改过，现在是第 { $version } 版。请重新看过再决定。
error-posting-not-now = 现在不能对编号 { $number } 这么做。

# 学习游戏。

button-learn = 先学怎么玩
button-relearn = 教学从头开始
button-to-lesson = 回到第 { $number } 步
place-gone = 原频道已删除
place-lesson = 教学，只有你看得到
lesson-step = 教学 · 第 { $number } 步（共 { $steps } 步）
lesson-tap = 请按 { $choice }
lesson-tap-beside = { $button }：{ $choice }
lesson-waits = 先等其他人回答。
lesson-plays = 请稍候：这一步由教学替你完成。
lesson-otherwise = 这样也可以。按“{ button-undo }”就回到教学，不然就随意玩下去。
lesson-left = 你已离开教学：之后就自由玩。按“{ button-to-lesson }”就能回到教学。
lesson-alone = 你已离开教学：之后就自由玩。教学随时可以从头开始。
lesson-end = 教学到此结束。
lesson-go-on = 这一局还在进行：想和电脑玩多久都可以。
lesson-rewritten = 这份教学在你开始之后改写过。你可以继续玩下去，也可以按下面的“{ button-relearn }”学新的。
lesson-offer = 第一次玩《{ $game }》吗？在真正的版图上有 { $steps } 步教学，只有你能看到。
error-no-lesson = 《{ $game }》没有教学。
error-rematch-lesson = 教学不能再来一局。请从头开始，或开一桌。

# 选游戏与说明。

cover-alt = 《{ $game }》的一个局面。
game-players = { $least } 到 { $most } 人
game-players-just = { $n } 人
game-length = 面对面一局 { $least } 到 { $most } 分钟
game-length-just = 面对面一局约 { $n } 分钟
game-difficulty = { $word }（{ $level }/5）
difficulty-1 = 非常容易学
difficulty-2 = 容易学
difficulty-3 = 有一些规则要学
difficulty-4 = 规则很多
difficulty-5 = 规则非常多
about-length = 面对面一局要多久。
about-difficulty = 有多少规则要学。
games-title = 玩哪一款？
games-hint = 点选游戏就在这里开桌，其他人可以加入。每回合之间可以隔几小时或几天。
games-people-any = 人数不限
games-people-n = { $n ->
        [1] 一个人
       *[other] { $n } 个人
    }
games-length-any = 时间不限
games-length-n = 面对面一局最多 { $n } 分钟
games-difficulty-any = 难度不限
games-difficulty-n = 难度最多 { $level }/5：{ $word }
games-none = 没有符合的游戏。请放宽其中一项。
games-learn = 先自己学一款游戏……
button-games = 选一款游戏
help-title = Orrery
orrery-version = Orrery { $version }
any-game = [游戏名]
help-what = 我在这个服务器主持桌游。规则我懂，版图我画，有空的时候再走一步就好。
help-start = **开始**
    `{ COMMAND("play") }` 帮你找游戏。`{ COMMAND("… new") }`（例如 `{ COMMAND("eclipse new") }`）开新的一桌：其他人一按就能加入，也可以请电脑入座。
help-learn = **学习**
    `{ COMMAND("… learn") }` 一步步带你玩第一局。`{ COMMAND("… rules") }` 与 `{ COMMAND("… card") }` 回答问题。
help-turn = **轮到你**
    我会通知你。按消息上的按钮打开面板，能做的事都在上面。也可以打字：`{ COMMAND("… move") }`。
help-back = **回到游戏**
    `{ COMMAND("table next") }` 前往等你的那一桌。`{ COMMAND("table recap") }` 告诉你发生了什么。
help-menus = -# 长按名字或消息（电脑上按右键），选“App”：对人可用“{ menu-profile }”与“{ menu-invite }”，对我的消息可用“{ menu-recap }”与“{ menu-report }”。

# Looking up the rules.

rules-found = “{ $words }”出现在好几节
rules-near = 规则里没有“{ $words }”，最接近的是：
rules-not-found = 规则里没有“{ $words }”
rules-in-short = 规则摘要
rules-contents = 查某一节……
