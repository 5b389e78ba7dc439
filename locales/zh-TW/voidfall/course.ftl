# 遊戲流程：設置、準備、回合、結算。

vf-mode-competitive = 競爭
vf-mode-coop = 合作
vf-mode-solo = 單人

## 設置

vf-refused-solo = 單人模式只供一位玩家，這裡有 { $n } 位。請選競爭或合作。
vf-refused-scenario = 「{ $scenario }」是{ $mode }劇本，適用人數：{ $players }。這桌是{ $wanted }，{ $n } 人。可選：{ $fitting }。
vf-scenario-with-id = { $name }（{ $id }）
vf-ask-house = 你要領導哪個家族？
vf-house-summary = 複雜度 { $complexity }。科技：{ $technologies }。偏好行動：{ $preferred }。
vf-log-house = { $side }領導{ $house }家族。
vf-ask-origin = 你要用哪個起源開局？
vf-origin = { $id }：{ $technology }
vf-origin-summary = { $resources }；活躍艦隊勢力 { $active }，已部署 { $deployed }；社會 { $society }、國務 { $statecraft }、經濟 { $economy }；人口：家園 { $home }、前哨 { $outpost }
vf-log-origin = { $side }以起源 { $origin } 開局，持有{ $technology }。

## 準備

vf-log-trade-token-leaves = 最低的交易標記移出遊戲；交易階梯上剩 { $left } 枚。
vf-log-improved = 現在可以獲得第 { $cycle } 循環的強化科技。
vf-ask-place-in-order = 你與他人影響力相同。你要排在第幾位？
vf-place-in-order = 第 { $n } 位
vf-log-order = 玩家順序：{ $seats }。
vf-log-event = 第 { $cycle } 循環的事件：{ $event }。共 { $rounds } 輪。
vf-log-frame-skipped = { $side }無法完整結算{ $event }的第 { $n } 框，因此跳過。

## 回合

vf-log-round = 第 { $cycle } 循環，第 { $n } 輪（共 { $of } 輪）。
vf-ask-card = 你要打出哪張行動卡？
vf-action-cost = { $name }（{ $cost }）
vf-three-actions = { $one } · { $two } · { $three }
vf-log-card = { $side }打出{ $card }。
vf-log-flips = { $side }翻轉一枚交易標記：可執行三個行動。
vf-log-plays-agenda = { $side }打出議程{ $agenda }。

## 結算

vf-log-evaluation = 第 { $cycle } 循環的結算開始。
vf-ask-box = { $event }：你要結算哪個目標？
vf-end-influence = 影響力最高者獲勝：{ $influence }。
