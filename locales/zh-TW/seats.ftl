# 換人、表決結束、玩家頁面。

# --- 拒絕的說明
error-seat-handed = { $back ->
        [computer] 你在這一桌的座位已換人，現在由電腦代玩。用「{ COMMAND("table back") }」可以立刻拿回來。
       *[other] 你在這一桌的座位已換人，現在由別人接手。歡迎觀戰；用「{ COMMAND("table back") }」可以請他還給你。
    }
error-swap-open = 已經有另一個換人的提議，請先回覆那一個。
error-swap-seat = 這裡沒有這個座位。只輸入「{ COMMAND("table replace") }」可以看到所有玩家。
error-swap-out = 這個座位已經認輸，不能再接手。
error-swap-seated = 這個人已經坐在這一桌了。
error-swap-computer = 那裡已經是電腦了，只有真人可以接手。
error-swap-last = 你是這一桌最後一位真人。可以用「{ COMMAND("table resign") }」認輸，或用「{ COMMAND("table end") }」結束。
error-swap-agreed = 你已經同意了。其他被詢問的人都回覆之後就會換人。
error-swap-gone = 已經沒有換人的提議了。
error-guest-bot = 機器人不能入座。要讓我的電腦代玩，請選它的強度。
way-back-player = 做這個決定的是之前坐在這裡的人。

# --- 紀錄
end-by-vote = 有人缺席太久，其餘多數玩家表決結束這一局，不計勝負。
table-former = 之前的玩家
table-log-swap-propose = { $by }提議讓{ $seat }的座位換人。
table-log-swap-agree = { $by }同意讓{ $seat }的座位換人。
table-log-swap-accept = 有人願意接手{ $seat }的座位。
table-log-swap-decline = { $by }不同意讓{ $seat }的座位換人。
table-log-swap-refuse = { $seat }的座位維持不變：沒有人接手。
table-log-swap-withdraw = { $by }收回了關於{ $seat }座位的提議。
table-log-swap-ask = 之前坐在這裡的人請{ $seat }把座位還給他。
table-log-swap = { $seat }從這裡開始接替{ $former }。

# --- 大家看得到的
table-swap-proposed = 🪑 { $by }提議由{ $newcomer }接手{ $seat }的座位，包括{ $seat }的所有東西。{ $several ->
        [0] { "" }
       *[other] 還等{ $asked }回覆。
    }
table-swap-asked = 🪑 { $newcomer }之前坐在這裡，請{ $seat }把座位還給他。
button-swap-yes = 同意
button-swap-no = 不要
button-seats = 玩家
button-seat-back = 拿回我的座位
button-toend = 結束這一局……

# --- 玩家頁面
seats-title = { $game } · 第 { $number } 桌 · 玩家
seats-former = 到 { $until } 為止：{ $name }
seats-waited = { $since }輪到；{ $at }仍未行動就算缺席
seats-absent = 缺席：{ $since }就輪到了
seats-own = { $name }（你）
seats-choice-person = { $name }
seats-choice-computer = { $name }（電腦）
seats-menu = 讓別人接手某個座位……
swap-title = 誰來接替{ $name }？
swap-from-computer = 所有玩家都同意的話，真人可以接手這個座位。
swap-own = 你可以把座位連同所有東西交給別人，其他玩家都要同意。之後可以請對方還給你；電腦會立刻還你。
swap-absent = { $since }就輪到{ $name }，一直沒有行動，已經算缺席。所以桌主一人，或其餘玩家過半數，就可以決定。{ $name }回來後可以拒絕，也隨時可以從電腦那裡拿回座位。
swap-stood-in = { $name }的時間到了，現在由電腦代玩。所以桌主一人，或其餘玩家過半數，就可以決定。{ $name }隨時可以從電腦那裡拿回座位。
swap-present = 所有玩家都要同意，包括{ $name }。接手的人會得到{ $name }的所有東西，也看得到原本只有{ $name }看得到的內容。
swap-later = { $name }若到{ $at }仍未行動，就算缺席（72 小時，不含勿擾時段與休假日）。之後桌主一人，或其餘玩家過半數，就可以決定。
swap-person = 由別人接手……
swap-computer = 由電腦接手……
swap-by-easy = 簡單電腦
swap-by-normal = 普通電腦
swap-by-hard = 困難電腦
swap-done = 座位已換人。
swap-asked = 已提議，我會在桌上問其他人。
swap-agreed = 你已同意，還等其他人回覆。
swap-gone = 座位維持不變。
swap-yours = 座位是你的了。這是你的面板。
swap-asked-back = 我會去問現在坐在那裡的人。
panel-handed = 你的座位已換人，歡迎觀戰。

# --- 通知
button-next = 下一桌
next-invited = 第 { $number } 桌（{ $channel }）邀請你。
table-reminded = ⏰ { $name }，{ $since }就輪到你了。
table-log-nudge = { $by }提醒了{ $seat }。
button-hush = 本回合別通知我
button-loud = 重新通知我
button-nudge = 提醒{ $name }
hushed = 這個回合我不再通知你。等候超過一天時還是會提醒。
loud = 我會重新通知你。
nudged = 已提醒。正在勿擾時段或休假的人，之後才會收到。
error-hush-now = 這裡現在沒有輪到你，不會有通知。「{ COMMAND("me quiet") }」可以設定勿擾時段。
error-nudge-whom = 只能提醒大家正在等的其他人。
error-nudge-early = 輪到對方還不到一小時，再給一點時間吧。
error-nudge-again = 大家合起來一天提醒一次就夠了。下一次要到{ $at }。

# --- 任何遊戲的預設指示
orders-force-here = 以後只有一個答案時自動回答
orders-forced = 只有一種答案時，替我回答（若立刻回答會洩漏手上的資訊，就隨機停頓一下再回答）
orders-answers = 已設定替你回答 { $count } 種問題。
orders-by-default = 預設的答案
orders-always = 從現在起：{ $question }
orders-for-now = 這一輪：{ $question }
button-force = 只有一種選擇時自動回答
button-unforce = 只有一種選擇也問我
button-forget = 全部重新問我

# --- 指令
command-table-replace = 這一桌的玩家；讓別人或電腦接手某個座位
command-table-back = 拿回你在某一桌的座位
option-replaced = 誰的座位（不填：列出所有玩家）
option-replacement = 由誰接手
option-computer-strength = 或由電腦接手，以及它的強度

# 給失去座位的人，私訊或在頻道裡
lost-clock = 第 { $number } 桌（{ $game }，{ $channel }）你的時間到了：由電腦代玩，直到你在那裡行動。
lost-vote = 第 { $number } 桌（{ $game }，{ $channel }）的其他人把你的座位交給了電腦。在那裡用「{ COMMAND("table back") }」可以馬上拿回來。
lost-handover = 第 { $number } 桌（{ $game }，{ $channel }）同意了換人的提議，你的座位已換人。在那裡用「{ COMMAND("table back") }」可以請接手的人把座位還給你。
lost-sent-away = 第 { $number } 桌（{ $game }，{ $channel }）的桌主請你離開了座位，那一局還沒開始。
lost-closed = 你入座的第 { $number } 桌（{ $game }，{ $channel }）已經關閉。
lost-idle = 你入座的第 { $number } 桌（{ $game }，{ $channel }）一週沒有動靜，已經關閉。「{ COMMAND("play") }」可以另開一桌。
summons-full = 第 { $number } 桌（{ $game }，{ $channel }）座位坐滿了，可以開始了。
summons-idle = 第 { $number } 桌（{ $game }，{ $channel }）遊戲還沒開始，好幾天沒有動靜了。若一直如此，將在{ $at }關閉。
lost-server = 我被移出了第 { $number } 桌（{ $game }，{ $channel }）所在的伺服器。進度都還在，計時也已停止：等我再被加入，這一桌就會繼續，你的座位還在。

# --- 徵求替補
button-substitute = 徵求替補
button-substitute-take = 接下座位
button-swap-stay = 座位維持原狀
swap-by-anybody = 這個伺服器上的人
swap-offered = 現在這個伺服器上的人都可以接下座位：用桌上的按鈕，或從「{ COMMAND("table open") }」。先到先得。
table-log-swap-offer = 徵求人替補{ $seat }的座位。
table-swap-offered = 🪑 **徵求替補**：接下{ $seat }的座位，就帶著這個座位的一切繼續玩。
open-wanted = 🪑 這些遊戲桌徵求替補
