# 遊戲桌上不能做某件事時對玩家說的話，以及紀錄中關於遊戲桌本身的文字。
# 每一則錯誤都說明接下來該怎麼做。

# --- 規則的拒絕
error-not-owed = 現在還不需要你做決定，輪到你時會通知你。
error-illegal-choice = 現在不能選「{ $choice }」，請從列出的選項中挑一個。
error-barred = 現在不能選「{ $choice }」：{ $reason }。
error-barred-instead = 現在不能選「{ $choice }」：{ $reason }。{ $instead }
error-no-way-back = 這一步不能復原了：{ $why }
way-back-drawn = 已經抽了牌或板塊。
way-back-turned-up = 已經翻開了新的東西，大家都看到了。
way-back-seen = 有人看過了隱藏的牌。
way-back-told = 其他人已經得知，可以回應了。
way-back-turn = 這個回合已經結束。
way-back-resigned = 有人認輸了。
way-back-over = 遊戲已經結束。
way-back-lot = 已經由隨機決定了結果。
way-back-all = 被問到的人都回答了。
way-back-side-by-side = 大家已經開始同時做決定。
way-back-talk = 這時大家隨時都能發言，說過的就算數；請用按鈕做相反的動作。
way-back-gone-on = 遊戲已經繼續進行。
way-back-others = 之後別人已經行動，或者你還沒有做過任何事。
error-wrong-count =
    { $least ->
        [1] { $most ->
            [1] 請剛好選一項。
           *[other] 請選 1 到 { $most } 項。
        }
       *[other] 請選 { $least } 到 { $most } 項。
    }
error-stale = 這個問題已經回答過了，以下是目前的局面。
page-put-away = 這一頁已收起，請看較新的那一頁。

# --- 儲存
error-store-away = 遊戲資料庫暫時連不上，進度都還在。請過幾秒再試一次，並先看看剛才那一步是否已經記下。
error-store-lost = 存放遊戲的資料庫不見了，因此剛才的動作沒有執行。請告知機器人營運者；資料庫恢復後，遊戲就能繼續。
error-busy = 這一桌正忙，剛才的動作沒有執行。請過幾秒再試一次。
error-not-stored = 剛才的動作無法存檔，因此沒有執行。請再試一次；若一直失敗，請告知機器人營運者。
error-table-damaged = 無法載入第 { $table } 桌：這局遊戲與目前的規則不符。資料都還在，請把桌號告訴機器人營運者；玩家也可以關閉這一桌。
error-other-components = 這局遊戲開始時用的配件資料（{ $begun }）與現在的（{ $now }）不同。請機器人營運者放回原來的檔案；進度都還在。
error-game-set-aside = { $reason }如果無法放回，玩家可以關閉第 { $table } 桌。
error-rules-failed = 第 { $table } 桌的規則執行時出了問題，剛才的動作沒有執行。請試試別的做法，並把桌號告訴機器人營運者。

# --- 找桌子、入座
error-no-table = 這一桌已經不存在了，請開一桌新的。
error-unknown-title = 這個機器人沒有「{ $title }」這款遊戲，請從提供的遊戲中選擇。
error-start-early = 現在只有桌主可以開始；{ $at }起，入座的人都可以。
error-channel-taken = 這個頻道已經有一桌這款遊戲了。請先玩完或關閉那一桌，或改用其他頻道或討論串。
error-too-many-tables = 你在這裡已有 { $most } 桌還沒結束，達到每人的上限。請先玩完一桌，或用「{ COMMAND("table end") }」結束一桌；「{ COMMAND("table mine") }」會列出它們。
error-server-full = 這個伺服器已有 { $most } 桌進行中，達到上限。請等其中一桌結束後再試；能管理頻道的人可以用「{ COMMAND("table end") }」結束沒人玩的遊戲桌。
error-table-full = 這一桌沒有空位給你。請加入別桌，或在其他頻道或討論串自己開一桌。
error-seat-taken = 那個座位已經有人了，請選別的座位。
error-already-seated = 你已經在這一桌入座了。
error-not-seated = 你不是這一桌的玩家，歡迎在旁觀戰。
error-not-seated-over = 你沒有參加這一局。用「{ COMMAND("play") }」可以自己開一局。
error-not-seated-yet = 你還沒有在這一桌入座。按「加入」就能入座。
error-not-your-seat = 那個按鈕是別的玩家的，請使用你自己的面板。
error-join-late = 這一局已經不能加入了。請等下一局，或到別處開一桌。
error-word-late = 牌已經發了；詞要在遊戲開始前加。
error-word-early = 祕密數字的指紋還沒貼在這裡，而你的詞應該在它之後才加。請稍後再試。
error-word-never = 這一桌在更新前就已開桌，不能加詞；下一桌就可以了。
error-word-long = 太長了：一個詞最多 { $most } 個字元。
error-no-computer-there = 那個座位上沒有電腦玩家。
error-not-host = 只有桌主可以這麼做。請找桌主幫忙，或自己開一桌。
error-bad-option = 沒有「{ $option }」這個設定，或不能設成這個值。請參考列出的設定。
error-seats-open = 還缺 { $missing } 位玩家。請邀請朋友，或讓電腦入座。空位：{ $seats }。
error-nobody-seated = 至少要有一位真人玩家。
error-rematch-exists = 再來一局的新桌已經開了，請直接加入。

# --- 時機
error-not-started = 遊戲還沒開始。座位坐滿後，桌主就可以開始。
error-running = 遊戲已經在進行中。
error-close-running = 進行中的遊戲不能關閉。你可以用「{ COMMAND("table end") }」提議結束、認輸，或提議平手。
error-game-over = 這一局已經結束了，可以再來一局。
error-table-closed = 這一桌已經關閉，請開一桌新的。
error-draw-offered = 你已經提議平手了。請等其他人回覆，或收回提議。
error-no-draw-offer = 目前沒有人提議平手。
error-draw-alone = 沒有可以同意平手的對象。請玩到最後，或認輸。
error-end-agreed = 你已經同意結束這一局了。其他人也都同意後，這一局就會結束；在那之前你可以收回。
error-no-end-proposed = 現在沒有人提議結束這一局了。
error-move-here = 這一桌已經在那個頻道了。
error-move-taken = 那個頻道已經有一桌這款遊戲了。請選其他頻道或討論串。
error-resigned = 你在這一局已經認輸，歡迎觀戰。

# --- 一行輸入整個回合
error-empty-line = 這一行沒有內容。請依序寫下要做的事，以分號隔開。
error-order-unknown = 這裡沒有「{ $order }」這項長期指令。
error-order-value = 「{ $value }」不適用於「{ $order }」。可用：{ $possible }。
order-numbers = { $least } 到 { $most } 的數字
error-queue-none = 這款遊戲不能預排動作。
error-queue-long = 最多預排 { $most } 個動作，每個最多 200 字。
error-line-too-long = 一行超過 { $most } 步了，請分成幾行輸入。
error-line-turn-over = 還沒到「{ $words }」，你的回合就結束了；請去掉這一段。
error-line-cannot-follow = 「{ $words }」在那時不是可行的選擇。
error-line-asked = { $reason }現在的問題是「{ $question }」
error-line-refused = 「{ $clause }」無法執行，因此整行都沒有執行：{ $reason }{ $more ->
        [0] { "" }
       *[other] { "" }你輸入的是：{ $line }
    }
error-line-stopped = 已執行：{ $done }。停在「{ $clause }」：{ $reason }由於已經揭露資訊或輪到別人，先前的步驟不會取消，請從這裡接著玩。你輸入的是：{ $line }

# --- 紀錄
table-log-habit = 依你的長期指令：{ $answer }。
table-log-habit-told = 依你的長期指令：
table-log-queued = 依你預排的動作：{ $answer }。
table-log-queued-told = 依你預排的動作：
table-log-default = 依預設：{ $answer }。
table-log-default-told = 依預設：
table-log-queue-stopped = 你預排的動作「{ $action }」無法執行：{ $reason }{ $more ->
        [0] { "" }
       *[other] 其餘預排也已取消：{ $dropped }
    }
table-log-queue-entered = 情況有變，你預排的動作中止：{ $intruders }。未執行：{ $dropped }
table-log-stopped = 照你的要求，你預先定下的一切到此為止：{ $stops }。{ $more ->
    [0] {""}
   *[other] 未執行：{ $dropped }
}
table-log-undo = { $seat }復原了上一步。
table-log-undo-times = { $seat }復原了 { $times } 步。
table-log-draw-offer = { $seat }提議平手。
table-log-draw-accept = { $seat }同意平手。
table-log-draw-decline = { $seat }婉拒平手。
table-log-draw-withdrawn = { $seat }收回了平手的提議。
table-log-end-propose = { $seat }提議結束這一局，不計勝負。
table-log-end-agree = { $seat }同意結束這一局，不計勝負。
table-log-end-decline = { $seat }想繼續玩，遊戲繼續進行。
table-log-end-withdraw = { $seat }收回了結束這一局的提議。
table-log-moved = 管理員把這一局移到了 { $channel }。
end-abandoned = 只剩下電腦玩家，本局到此結束，不分勝負。
end-by-consent = 玩家一致同意結束這一局，不計勝負。
end-by-moderator = 管理員結束了這一局，不計勝負。

# 個人的時區、勿擾時段與休假日
error-zone-unknown = 我不認得時區「{ $zone }」。請輸入離你最近的大城市，再從列出的選項中選擇。
error-quiet-times = 勿擾時段要有兩個不同的時刻，例如 22:00 到 7:00。
error-quiet-long = 勿擾時段一天最多 { $most } 小時，因為其他人會等你。整天不在請用「{ COMMAND("me away") }」。
error-away-order = 休假的最後一天早於第一天。
error-away-past = 那一天已經過了。休假日從今天或之後開始。
error-away-far = 那是一年以後的事了。
error-away-day = 我看不懂「{ $typed }」是哪一天。請寫成 2026-12-24 這樣。
error-away-balance = { $year } 年你還剩 { $left } 天休假日（共 { $balance } 天）。
error-away-none = 你沒有可以取消的休假日。

# --- 遊戲進行中改變計時或語言
error-amend-same = 目前的設定就是這樣。
error-amend-open = 已經有人提議改變設定。請先回答那項提議。
error-amend-gone = 這項提議已經有結果了。
table-log-amend-propose = { $seat }提議改用另一種{ $what ->
    [clock] 計時
   *[language] 公開訊息的語言
}。
table-log-amend-agree = { $seat }同意改變{ $what ->
    [clock] 計時
   *[language] 語言
}。
table-log-amend-decline = { $seat }希望{ $what ->
    [clock] 計時
   *[language] 語言
}維持不變。
table-log-amend-withdraw = { $seat }不再提議改變{ $what ->
    [clock] 計時
   *[language] 語言
}。
table-log-amend = 所有人都同意，之後改用另一種{ $what ->
    [clock] 計時
   *[language] 公開訊息的語言
}。
table-amend-proposed = { $what ->
    [clock] ⏳
   *[language] 🌐
} { $by }提議這一局接下來改用：{ $value }。尚未回答：{ $asked }
amend-clock = { $clock }（時間到了：{ $zero }）
amend-asked = 已經提議。所有玩家都同意後才會改變；我會在這一桌問他們。
amend-agreed = 你已同意。其他人也都同意後就會改變。
amend-done = 所有人都同意，設定已經改變。
amend-declined = 維持不變。
button-amend-no = 維持不變
settings-agreed = 遊戲正在進行。每位玩家仍可提議暫停、讓某人有更多時間、改變計時或公開訊息的語言，所有玩家都同意後就會生效；其他設定不變。
