# 指令的名称与说明（说明最多 100 字，名称最多 32 字、无空格）。

command-new = 在这里开一桌；选电脑难度可立即开始
command-join = 加入这个频道的游戏
command-leave = 开始前离开座位
command-word = 游戏开始前为洗牌加一个自己的词（不填：收回）
command-start = 开始游戏
command-rematch = 同样的人再来一局，交换座位
command-play = 打开你的面板：看看能做什么，然后行动
command-move = 一行输入整个回合；输入时我会列出可行的选择
command-undo = 撤销上一步（之后没有公开任何信息时）
command-draw = 提议平局，或同意目前的提议
command-resign = 认输（会先询问）
command-board = 用你的语言显示版图
command-hand = 显示你的手牌，只有你看得到
command-log = 显示记录，最新的在前
command-recap = 显示你上次行动之后发生的事
command-rules = 规则：摘要，或查某一节
command-learn = 一步步带你玩第一局（只有你能看到）
command-card = 查游戏中的任何物件：效果与裁定
command-about = 游戏由谁设计，这里的规则从何而来

command-table = 你的游戏桌，以及任何游戏都能做的事
command-table-mine = 列出你的游戏桌
command-table-next = 前往等你最久的一桌
command-table-settings = 这一桌的设置；游戏进行中可以提议改变计时或语言
command-table-verify = 核对发牌是否如承诺
command-table-export = 获取一局的记录文件
command-table-close = 关闭还没开始的游戏桌
command-table-end = 结束进行中的一局，不计胜负：由玩家一致同意，或由管理员结束（会先确认）
command-table-move = 管理员专用：把这一桌移到另一个频道或子区（会先确认）
command-me = 个人设置：语言、通知、时区与休假
command-me-language = 选择只给你看的消息用什么语言
command-me-notify = 选择轮到你时的通知方式
command-me-settings = 看看你的所有设置，并用菜单更改
command-me-zone = 选择你的时区：输入城市名称
command-me-quiet = 选择不想被通知的时段（不填：没有）
command-me-away = 安排休假日：不通知你，计时也暂停

option-side = 你要玩哪一方（也可随机）
option-opponent = 想邀请的人
option-computer = 与电脑对战，立即开始
option-computers = 要几个电脑玩家（默认一个）
option-thread = 为这一桌开一个子区
option-options = 自定规则，例如“名称=值; 名称=值”（输入时我会列出）
option-language = 这一桌公开消息的语言（默认为服务器语言）
option-line = 这回合要做的事，以分号隔开
option-word = 随你喜欢，最多 40 个字符；所有人都能看到
option-card = 名称、代码或字母
option-page = 要看哪张图（默认为版图）
option-number = 桌号（默认为这个频道的那一桌）
option-to = 移到哪里（不填就是这个频道）
option-my-language = 我和你交谈的语言
option-notify = 我如何通知你
option-zone = 离你最近的大城市
option-quiet-start = 从几点开始，例如 22:00
option-quiet-end = 到几点为止，例如 7:00
option-away-first = 第一天，例如 2026-12-24
option-away-last = 最后一天（不填就只休那一天）

choice-easy = 简单
choice-normal = 普通
choice-hard = 困难
choice-start-full = 坐满后自动开始
choice-start-host = 只由桌主开始
choice-auto = 跟随我的 Discord
choice-channel = 在频道提及
choice-dm = 私信
choice-both = 两者
choice-none = 不通知

command-offer = 用一行写出整份协议（或报价）；输入时我会列出可行的选择
command-show = 把手牌给另一位玩家看
option-offer = 例如：p02 我出 m05 m06；B 出 1 驾驶，得 紫紫 + 储存 绿
option-show-player = 给谁看
option-show-cards = 哪些牌（all 表示全部，或写牌名）

command-odds = 估算战斗胜算：地图上的舰队，或自定的舰队
command-sector = 查看星区与周围
command-blueprint = 查看玩家的种族图板与蓝图
command-techs = 市场上的科技与你要付的价格
option-odds-place = 星区，例如 3b（不写：正有冲突的那一个）
option-odds-fleets = 例如：2 巡洋舰 vs 1 远古舰
option-sector-place = 地图上的位置，例如 3b，或星区编号
option-blueprint-seat = 谁的（不写：自己的）

command-orders = 设置长期指令代你回答，并预排接下来的动作
option-orders-order = 哪一项长期指令（不填则全部列出）
option-orders-value = 指令内容；多位玩家以空格分开
option-orders-queue = 你接下来的动作，写法与行动相同，以 ; 分隔（- 清空）
command-diplomacy = 提议外交关系、撤回或接受提议；未轮到你时也可以
option-diplomacy-what = 对谁说什么

command-show-page = 显示一张图：星系、科技、分数或某位玩家的图板
command-explore = 探索一个星区
command-influence = 移动影响圆盘，翻正殖民船
command-research = 研发一项科技
command-upgrade = 在蓝图上装上或拆下零件
command-build = 建造舰船、轨道站与巨石碑
command-pass = 跳过；之后则是再次跳过
command-react = 跳过之后的反应动作：升级、建造或移动
option-explore = 哪里，例如：3b；输入时我会列出可行的选择
option-influence = 例如：2c 3b（2c 的圆盘移到 3b），或 2c 收回；输入时我会列出可行的选择
option-research = 例如：等离子加农炮；输入时我会列出可行的选择与你的价格
option-upgrade = 例如：巡洋舰 LB 等离子加农炮；输入时我会列出可行的选择
option-build = 例如：巡洋舰 3b; 殖民 3b 金钱；输入时我会列出可行的选择与价格
option-react = 例如：建造 巡洋舰 3b；输入时我会列出可行的选择
command-map = 看地图
command-house = 看家族图版：资源、文明轨、议程、科技
command-vf-techs = 供应中的科技与交易阶梯
command-agendas = 供应中的议程
command-event = 本循环的事件与目标
command-score = 目前的分数
command-crisis = 危机图版、目前的危机与虚空造物的分数
command-battle = 虚空坠落的战斗在双方最佳应对下如何结束
option-battle-fleets = 例如：3 巡防舰 1 驱逐舰 强化护盾 对 2 虚空舰队 1 防卫设施

command-games = 几个人、玩多久、多难：选好就开桌
command-help = 我能做什么，以及怎么开始
option-play-people = 几个人（包括电脑）
option-minutes = 面对面一局最多几分钟
option-difficulty = 难度上限（要学的规则有多少）
option-rules = 某一节的标题，或要找的字

# Entries of Discord's menus of people and messages
menu-profile = 战绩
menu-invite = 邀请
menu-recap = 发生了什么
menu-report = 反馈问题
