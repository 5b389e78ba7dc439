// What the page itself says. The bot's own texts come from the bot, in the language of whoever looks.

const WORDS = {
  en: {
    playAs: 'Play as', directMessages: 'Direct messages', onlyYou: 'Only you can see this', dismiss: 'Dismiss',
    used: 'used', thinking: 'Orrery is thinking…', edited: '(edited)', app: 'APP', archived: 'archived',
    type: 'Type / for commands', empty: 'Nothing here yet.', start: 'Start here',
    startText: 'Open a game against the computer with one press, or type / to see every command.',
    restart: 'Restart the bot', restarted: 'The bot was restarted. Nothing is lost: old buttons still work.',
    hour: 'An hour ahead', day: 'A day ahead', jumped: 'Time has passed: clocks have run, reminders have come.',
    lost: 'No connection to practice mode. Is it still running?', done: 'Done', cancel: 'Cancel', send: 'Send',
    required: 'required', nothing: 'nothing chosen', chosen: 'chosen', unknownCommand: 'There is no such command: ',
    missing: 'This option is needed: ', loose: 'This command has no option for: ', threadStarted: 'started a thread', choose: 'Choose…', channels: 'Channels',
    sim: 'A simulated Discord on this computer.', today: 'Today at', noMatch: 'Nothing fits what you typed.', pickFile: 'Choose a file…',
  },
  zh: {
    playAs: '扮演', directMessages: '私人訊息', onlyYou: '只有你看得到', dismiss: '關閉', used: '使用了',
    thinking: 'Orrery 正在思考…', edited: '（已編輯）', app: '應用', archived: '已封存', type: '輸入 / 查看指令',
    empty: '這裡還沒有訊息。', start: '從這裡開始', startText: '按一下就能與電腦開局，或輸入 / 查看所有指令。',
    restart: '重新啟動機器人', restarted: '機器人已重新啟動。什麼都沒有遺失，舊按鈕仍可使用。',
    hour: '一小時後', day: '一天後', jumped: '時間過去了：計時已走，提醒已到。',
    lost: '無法連上練習模式，它還在執行嗎？', done: '完成', cancel: '取消', send: '送出', required: '必填',
    nothing: '尚未選擇', chosen: '已選擇', unknownCommand: '沒有這個指令：', missing: '需要填寫：', loose: '這個指令沒有選項可填：',
    threadStarted: '開了討論串', choose: '選擇…', channels: '頻道', sim: '這台電腦上的模擬 Discord。', today: '今天',
    noMatch: '沒有符合的項目。', pickFile: '選擇檔案…',
  },
  'zh-CN': {
    playAs: '扮演', directMessages: '私信', onlyYou: '只有你能看到', dismiss: '关闭', used: '使用了',
    thinking: 'Orrery 正在思考…', edited: '（已编辑）', app: '应用', archived: '已归档', type: '输入 / 查看命令',
    empty: '这里还没有消息。', start: '从这里开始', startText: '点一下就能与电脑开局，或输入 / 查看所有命令。',
    restart: '重启机器人', restarted: '机器人已重启。什么都没有丢失，旧按钮仍可使用。',
    hour: '一小时后', day: '一天后', jumped: '时间过去了：计时已走，提醒已到。',
    lost: '无法连接练习模式，它还在运行吗？', done: '完成', cancel: '取消', send: '发送', required: '必填',
    nothing: '尚未选择', chosen: '已选择', unknownCommand: '没有这个命令：', missing: '需要填写：', loose: '这个命令没有选项可填：',
    threadStarted: '开启了子区', choose: '选择…', channels: '频道', sim: '这台电脑上的模拟 Discord。', today: '今天',
    noMatch: '没有符合的项目。', pickFile: '选择文件…',
  },
};

let language = 'en';

export function speak(locale) {
  language = locale in WORDS ? locale : String(locale).startsWith('zh') ? 'zh' : 'en';
  document.documentElement.lang = locale;
}

export const word = (key) => WORDS[language][key];
