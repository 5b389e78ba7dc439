# 回顾：回放、动画回放。

button-replay = 回放
button-recap = 发生了什么？
button-film = 整局动画
button-film-turn = 这一回合的动画
button-film-chapter = 这一段的动画
button-film-back = 回到回放
command-table-replay = 逐步或用动画看一局之前的局面
replay-title = { $game } · 第 { $number } 桌 · 回放
replay-step = 第 { $number } 步，共 { $count } 步
replay-turn = 第 { $number } 回合
replay-start = 开始
replay-end = 终局
replay-eyes = 视角：{ $eyes }
replay-onlooker = 观战者
replay-help-turns = ◀ ▶ 一步 · ⏮ ⏭ 一个回合
replay-help-chapters = ◀ ▶ 一步 · ⏮ ⏭ 到各段的开头
replay-go = 前往……
replay-choose-eyes = 从谁的视角看……
replay-lost = 无法显示这个局面：到此为止的步骤不能按现在的规则重演。记录里有每一步。
film-title = { $game } · 第 { $number } 桌 · 动画回放
film-progress = 正在画第 { $drawn } 张，共 { $count } 张……这一页会自己更新，不影响游戏进行。
film-ready = 依次显示 { $count } 个局面。
film-failed = 动画无法完成。请改选较短的一段。
film-alt = { $game }，第 { $number } 桌：依次显示 { $count } 个局面。
error-films-busy = 目前正在画许多动画，请过几分钟再试。

command-me-confirm = 会结束你回合的选择，先问我一次
option-confirm = 开或关
me-confirm = **你的回合结束前**：{ $value }
me-confirm-on = 先问一次
me-confirm-off = 不问
button-confirm-on = 回合结束前先问我
button-confirm-off = 回合结束前不必问我
confirm-on = 以后遇到会结束回合的选择，我会先确认。
confirm-off = 以后遇到会结束回合的选择，我不再确认。
panel-ends-turn = 选这个会结束你的回合。
panel-line-waits = 尚未执行：{ $line }
choice-on = 开
choice-off = 关

error-nothing-to-undo = 你还没有做过可以撤销的事。
undo-lines = { $first }{ $rest }
way-back-others-since = 之后别人已经行动了。
error-no-way-back-since = 这一步不能撤销了：{ $why }结果是：{ $lines }

# Going back.

button-rewind = 回到这里……
button-rewind-now = 现在就回去
button-rewind-propose = 提议回到这里
button-rewind-yes = 同意回去
button-rewind-no = 不回去
button-rewind-look = 哪些步骤会作废？
rewind-title = { $game } · 第 { $number } 桌 · 回到之前
rewind-position = 游戏会回到这个局面：
rewind-undone = { $more ->
        [0] **以下步骤会作废：**
       *[other] **以下步骤会作废**，还有更早的 { $more } 行：
    }
rewind-asked = { $others ->
        [0] 不需要其他人同意。
       *[other] 看过后续发展的人都要同意：{ $asked }。
    }
rewind-same-lots = 之后的骰子和牌与之前相同。
rewind-settled = 这项提议已经有结果了。
rewind-done = 游戏已回到之前的局面。
rewind-declined = 游戏维持现状。
table-rewind-proposed = 🕰️ { $by }提议回到之前的局面。尚未回答：{ $asked }
table-log-rewind-propose = { $seat }提议回到之前的局面。
table-log-rewind-agree = { $seat }同意回去。
table-log-rewind-decline = { $seat }不想回去：游戏维持现状。
table-log-rewind-withdraw = { $seat }不再提议回去。
table-log-rewind = 所有人都同意，游戏回到之前的局面，之后的步骤作废。现在的局面是这一步之后：“{ $line }”
table-log-rewind-start = 所有人都同意，游戏回到最开始。
table-log-rules = 更新改变了规则：进行中的回合已改按新规则计算。
table-log-rules-back = 更新改变了规则，进行中的回合里有些行动不再合法，已收回：“{ $lines }”
table-log-rules-own = 更新改变了规则：你的上一个回答不再算数。
error-rewind-gone = 这项提议已经不在了，或没有可以回去的局面。
error-rewind-undone = 不能刚好回到这里，因为之前有一步后来被撤销了。请选那之后的一步。
error-rewind-resigned = 之后有人认输了，不能回到那之前。
error-rewind-swapped = 之后有座位换了人，不能回到那之前，因为无法再问原来的玩家。
error-rewind-open = 已经有人提议回到之前。请先回答那项提议。
error-rewind-lost = 无法还原这个局面：到此为止的步骤不能按现在的规则重演。

# Games from files, bug reports.

command-table-import = 导入导出的一局
option-import-file = “{ COMMAND("table export") }”的文件
imported-open = 第 { $number } 桌已在这里开桌。所有座位都有人、由你开始后，游戏就会继续。
imported-over = 这一局现在是第 { $number } 桌。结果不计入任何人的成绩；每个局面都可以看。
origin-file = 这一局由{ $who }从文件导入。文件里的玩家、用词和洗牌，任何人都可能改写过，所以不计入任何人的成绩。
origin-somebody = 某人
origin-mark = 来自文件
verify-running-imported = 这一局来自文件。发牌前没有在这里公布秘密数字的指纹，有文件的人都知道那个数字；它的 SHA-256 指纹是：
verify-promise-imported = **没有承诺**：这一局来自文件，发牌前没有在这里公布任何指纹。以下只说明文件本身前后是否一致。文件中数字的指纹（SHA-256）：
lobby-imported = 这一局从文件继续。所有座位都要有人；有文件的人会知道之后洗牌的结果。
table-log-imported = 游戏从文件继续。
table-log-rewound = 游戏回到之前的局面。
button-report = 反馈问题
report-title = 反馈问题
report-label = 你原本预期会怎样？
report-hint = 会一并发送你看到的内容、到目前为止的选择和规则版本。
report-sent = 谢谢：第 { $number } 号反馈已存好，机器人运营者会收到。这是你的副本。
report-owner = 有玩家发来第 { $number } 号反馈。其中有种子和所有选择：用 `scripts/playthrough.py --replay` 重演。
error-import-large = 文件太大；导出的文件最多 { $most } MiB。
error-import-not-json = 这不是“{ COMMAND("table export") }”的文件：无法按 JSON 读取。
error-import-format = 这不是“{ COMMAND("table export") }”的文件：缺少格式“{ $format }”。
error-import-broken = 这个导出的文件已损坏。无法读取的部分：{ $problem }
error-import-title = 这里没有叫“{ $title }”的游戏。
error-import-partial = 这个文件只有一位玩家能看到的内容，因为导出时游戏还没结束。只有已结束的一局才能导入；用“{ COMMAND("table end") }”结束的那一局，可以从文件继续玩。
error-import-misfit = 文件的第 { $step } 步不符合规则：{ $aged ->
    [0] 文件被改过
   *[other] 文件被改过，或规则已变（当时版本 { $then }，现在 { $now }）
}。
error-import-heavy = 处理这个文件的工作量超过一局游戏所需，所以没有导入任何内容。
error-looking-back = 你要求重演的几局还在处理中。等结果出来再试一次。
error-import-unread = 无法从 Discord 获取文件，请再试一次。
error-import-fixed = 这一局从文件继续，所以选项和洗牌维持原样。

button-replay-file = 存成文件
replay-file-ready = 整个回放都在一个文件里：用任何浏览器打开，不需要网络。方向键、按钮或滑动可逐步前进后退。
replay-file-about = 视角：{ $eyes }
replay-file-steps = 步骤
replay-file-first = 到开头
replay-file-back = 后退一步
replay-file-play = 播放
replay-file-next = 前进一步
replay-file-last = 到结尾
