# 游戏桌上不能做某件事时对玩家说的话，以及记录中关于游戏桌本身的文字。
# 每一条错误都说明接下来该怎么做。

# --- 规则的拒绝
error-not-owed = 现在还不需要你做决定，轮到你时会通知你。
error-illegal-choice = 现在不能选“{ $choice }”，请从列出的选项中挑一个。
error-barred = 现在不能选“{ $choice }”：{ $reason }。
error-barred-instead = 现在不能选“{ $choice }”：{ $reason }。{ $instead }
error-no-way-back = 这一步不能撤销了：{ $why }
way-back-drawn = 已经抽了牌或板块。
way-back-turned-up = 已经翻开了新的东西，大家都看到了。
way-back-seen = 有人看过了隐藏的牌。
way-back-told = 其他人已经得知，可以回应了。
way-back-turn = 这个回合已经结束。
way-back-resigned = 有人认输了。
way-back-over = 游戏已经结束。
way-back-lot = 已经由随机决定了结果。
way-back-all = 被问到的人都回答了。
way-back-side-by-side = 大家已经开始同时做决定。
way-back-talk = 这时大家随时都能发言，说过的就算数；请用按钮做相反的操作。
way-back-gone-on = 游戏已经继续进行。
way-back-others = 之后别人已经行动，或者你还没有做过任何事。
error-wrong-count =
    { $least ->
        [1] { $most ->
            [1] 请正好选一项。
           *[other] 请选 1 到 { $most } 项。
        }
       *[other] 请选 { $least } 到 { $most } 项。
    }
error-stale = 这个问题已经回答过了，下面是目前的局面。
page-put-away = 这一页已收起，请看较新的那一页。

# --- 存储
error-store-away = 游戏数据库暂时连不上，进度都还在。请过几秒再试一次，并先看看刚才那一步是否已经记下。
error-store-lost = 存放游戏的数据库不见了，因此刚才的操作没有执行。请告知机器人运营者；数据库恢复后，游戏就能继续。
error-busy = 这一桌正忙，刚才的操作没有执行。请过几秒再试一次。
error-not-stored = 刚才的操作无法保存，因此没有执行。请再试一次；如果一直失败，请告知机器人运营者。
error-table-damaged = 无法载入第 { $table } 桌：这局游戏与现在的规则不符。数据都还在，请把桌号告诉机器人运营者；玩家也可以关闭这一桌。
error-other-components = 这局游戏开始时用的配件数据（{ $begun }）与现在的（{ $now }）不同。请机器人运营者放回原来的文件；进度都还在。
error-game-set-aside = { $reason }如果无法放回，玩家可以关闭第 { $table } 桌。
error-rules-failed = 第 { $table } 桌的规则运行时出了问题，刚才的操作没有执行。请试试别的做法，并把桌号告诉机器人运营者。

# --- 找桌子、入座
error-no-table = 这一桌已经不存在了，请开一桌新的。
error-unknown-title = 这个机器人没有“{ $title }”这款游戏，请从提供的游戏中选择。
error-start-early = 现在只有桌主可以开始；{ $at }起，入座的人都可以。
error-channel-taken = 这个频道已经有一桌这款游戏了。请先玩完或关闭那一桌，或者换个频道或子区。
error-too-many-tables = 你在这里已有 { $most } 桌还没结束，达到每人的上限。请先玩完一桌，或者用“{ COMMAND("table end") }”结束一桌；“{ COMMAND("table mine") }”会列出它们。
error-server-full = 这个服务器已有 { $most } 桌进行中，达到上限。请等其中一桌结束后再试；能管理频道的人可以用“{ COMMAND("table end") }”结束没人玩的游戏桌。
error-table-full = 这一桌没有空位给你。请加入别桌，或在别的频道或子区自己开一桌。
error-seat-taken = 那个座位已经有人了，请选别的座位。
error-already-seated = 你已经在这一桌入座了。
error-not-seated = 你不是这一桌的玩家，欢迎在旁观战。
error-not-seated-over = 你没有参加这一局。用“{ COMMAND("play") }”可以自己开一局。
error-not-seated-yet = 你还没有在这一桌入座。按“加入”就能入座。
error-not-your-seat = 那个按钮是别的玩家的，请使用你自己的面板。
error-join-late = 这一局已经不能加入了。请等下一局，或者到别处开一桌。
error-word-late = 牌已经发了；词要在游戏开始前加。
error-word-early = 秘密数字的指纹还没发布在这里，而你的词应该在它之后才加。请稍后再试。
error-word-never = 这一桌在更新前就已开桌，不能加词；下一桌就可以了。
error-word-long = 太长了：一个词最多 { $most } 个字符。
error-no-computer-there = 那个座位上没有电脑玩家。
error-not-host = 只有桌主可以这么做。请找桌主帮忙，或者自己开一桌。
error-bad-option = 没有“{ $option }”这个设置，或者不能设成这个值。请参考列出的设置。
error-seats-open = 还缺 { $missing } 位玩家。请邀请朋友，或者让电脑入座。空位：{ $seats }。
error-nobody-seated = 至少要有一位真人玩家。
error-rematch-exists = 再来一局的新桌已经开了，请直接加入。

# --- 时机
error-not-started = 游戏还没开始。座位坐满后，桌主就可以开始。
error-running = 游戏已经在进行中。
error-close-running = 进行中的游戏不能关闭。你可以用“{ COMMAND("table end") }”提议结束、认输，或者提议平局。
error-game-over = 这一局已经结束了，可以再来一局。
error-table-closed = 这一桌已经关闭，请开一桌新的。
error-draw-offered = 你已经提议平局了。请等其他人回复，或者收回提议。
error-no-draw-offer = 目前没有人提议平局。
error-draw-alone = 没有可以同意平局的对象。请玩到最后，或认输。
error-end-agreed = 你已经同意结束这一局了。其他人也都同意后，这一局就会结束；在那之前你可以收回。
error-no-end-proposed = 现在没有人提议结束这一局了。
error-move-here = 这一桌已经在那个频道了。
error-move-taken = 那个频道已经有一桌这款游戏了。请选其他频道或子区。
error-resigned = 你在这一局已经认输，欢迎观战。

# --- 一行输入整个回合
error-empty-line = 这一行没有内容。请按顺序写下要做的事，用分号隔开。
error-order-unknown = 这里没有“{ $order }”这项长期指令。
error-order-value = “{ $value }”不适用于“{ $order }”。可用：{ $possible }。
order-numbers = { $least } 到 { $most } 的数字
error-queue-none = 这款游戏不能预排动作。
error-queue-long = 最多预排 { $most } 个动作，每个最多 200 字。
error-line-too-long = 一行超过 { $most } 步了，请分成几行输入。
error-line-turn-over = 还没到“{ $words }”，你的回合就结束了；请去掉这一段。
error-line-cannot-follow = “{ $words }”在那时不是可行的选择。
error-line-asked = { $reason }现在的问题是“{ $question }”
error-line-refused = “{ $clause }”无法执行，因此整行都没有执行：{ $reason }{ $more ->
        [0] { "" }
       *[other] { "" }你输入的是：{ $line }
    }
error-line-stopped = 已执行：{ $done }。停在“{ $clause }”：{ $reason }由于已经揭示信息或轮到别人，之前的步骤不会取消，请从这里接着玩。你输入的是：{ $line }

# --- 记录
table-log-habit = 按你的长期指令：{ $answer }。
table-log-habit-told = 按你的长期指令：
table-log-queued = 按你预排的动作：{ $answer }。
table-log-queued-told = 按你预排的动作：
table-log-default = 按默认：{ $answer }。
table-log-default-told = 按默认：
table-log-queue-stopped = 你预排的动作“{ $action }”无法执行：{ $reason }{ $more ->
        [0] { "" }
       *[other] 其余预排也已取消：{ $dropped }
    }
table-log-queue-entered = 情况有变，你预排的动作中止：{ $intruders }。未执行：{ $dropped }
table-log-stopped = 照你的要求，你预先定下的一切到此为止：{ $stops }。{ $more ->
    [0] {""}
   *[other] 未执行：{ $dropped }
}
table-log-undo = { $seat }撤销了上一步。
table-log-undo-times = { $seat }撤销了 { $times } 步。
table-log-draw-offer = { $seat }提议平局。
table-log-draw-accept = { $seat }同意平局。
table-log-draw-decline = { $seat }婉拒平局。
table-log-draw-withdrawn = { $seat }收回了平局的提议。
table-log-end-propose = { $seat }提议结束这一局，不计胜负。
table-log-end-agree = { $seat }同意结束这一局，不计胜负。
table-log-end-decline = { $seat }想继续玩，游戏继续进行。
table-log-end-withdraw = { $seat }收回了结束这一局的提议。
table-log-moved = 管理员把这一局移到了 { $channel }。
end-abandoned = 只剩下电脑玩家，本局到此结束，不分胜负。
end-by-consent = 玩家一致同意结束这一局，不计胜负。
end-by-moderator = 管理员结束了这一局，不计胜负。

# 个人的时区、免打扰时段与休假日
error-zone-unknown = 我不认识时区“{ $zone }”。请输入离你最近的大城市，再从列出的选项中选择。
error-quiet-times = 免打扰时段要有两个不同的时刻，例如 22:00 到 7:00。
error-quiet-long = 免打扰时段一天最多 { $most } 小时，因为其他人会等你。整天不在请用“{ COMMAND("me away") }”。
error-away-order = 休假的最后一天早于第一天。
error-away-past = 那一天已经过了。休假日从今天或之后开始。
error-away-far = 那是一年以后的事了。
error-away-day = 我看不懂“{ $typed }”是哪一天。请写成 2026-12-24 这样。
error-away-balance = { $year } 年你还剩 { $left } 天休假日（共 { $balance } 天）。
error-away-none = 你没有可以取消的休假日。

# --- 游戏进行中改变计时或语言
error-amend-same = 目前的设置就是这样。
error-amend-open = 已经有人提议改变设置。请先回答那项提议。
error-amend-gone = 这项提议已经有结果了。
table-log-amend-propose = { $seat }提议改用另一种{ $what ->
    [clock] 计时
   *[language] 公开消息的语言
}。
table-log-amend-agree = { $seat }同意改变{ $what ->
    [clock] 计时
   *[language] 语言
}。
table-log-amend-decline = { $seat }希望{ $what ->
    [clock] 计时
   *[language] 语言
}维持不变。
table-log-amend-withdraw = { $seat }不再提议改变{ $what ->
    [clock] 计时
   *[language] 语言
}。
table-log-amend = 所有人都同意，之后改用另一种{ $what ->
    [clock] 计时
   *[language] 公开消息的语言
}。
table-amend-proposed = { $what ->
    [clock] ⏳
   *[language] 🌐
} { $by }提议这一局接下来改用：{ $value }。尚未回答：{ $asked }
amend-clock = { $clock }（时间到了：{ $zero }）
amend-asked = 已经提议。所有玩家都同意后才会改变；我会在这一桌问他们。
amend-agreed = 你已同意。其他人也都同意后就会改变。
amend-done = 所有人都同意，设置已经改变。
amend-declined = 维持不变。
button-amend-no = 维持不变
settings-agreed = 游戏正在进行。每位玩家仍可提议暂停、让某人有更多时间、改变计时或公开消息的语言，所有玩家都同意后就会生效；其他设置不变。
