// Discord's markdown, as far as a bot uses it. Everything is built as nodes, never as HTML text.

export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key === 'class') node.className = value;
    else if (key in node && typeof value !== 'string') node[key] = value;
    else node.setAttribute(key, value === true ? '' : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const INLINE = [
  [/^\\([^\w\s])/, (m) => [m[1]]],
  [/^``(.+?)``|^`([^`]+)`/, (m) => [make('code', {}, m[1] ?? m[2])]],
  [/^\*\*\*(.+?)\*\*\*/s, (m, c) => [make('strong', {}, make('em', {}, ...inline(m[1], c)))]],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, c) => [make('strong', {}, ...inline(m[1], c))]],
  [/^__(.+?)__(?!_)/s, (m, c) => [make('u', {}, ...inline(m[1], c))]],
  [/^~~(.+?)~~/s, (m, c) => [make('s', {}, ...inline(m[1], c))]],
  [/^\|\|(.+?)\|\|/s, (m, c) => [spoiler(inline(m[1], c))]],
  [/^\*(?!\s)(.+?)(?<!\s)\*(?!\*)/s, (m, c) => [make('em', {}, ...inline(m[1], c))]],
  [/^_(?!\s)(.+?)_(?![\p{L}\p{N}_])/su, (m, c) => [make('em', {}, ...inline(m[1], c))]],
  [/^\[([^\]]+)\]\((https?:[^)\s]+)\)/, (m, c) => [link(m[2], inline(m[1], c))]],
  [/^<(https?:[^>\s]+)>/, (m) => [link(m[1], [m[1]])]],
  [/^https?:[^\s<>）]+[^\s<>.,;:!?)'"）。，]/, (m) => [link(m[0], [m[0]])]],
  [/^<@!?(\d+)>/, (m, c) => [make('span', { class: 'mention' + (m[1] === c.me ? ' me' : '') }, '@' + (c.names[m[1]] ?? '?'))]],
  [/^<#(\d+)>/, (m, c) => [channel(m[1], c)]],
  [/^<\/([^:>]+):\d+>/, (m) => [make('span', { class: 'mention' }, '/' + m[1])]],
  [/^<t:(-?\d+)(?::(\w))?>/, (m) => [when(Number(m[1]), m[2] ?? 'f')]],
  [/^<a?:(\w+):(\d+)>/, (m) => [ownEmoji(m[1], m[2])]],
];

/** An emoji of the bot. */
export function ownEmoji(name, id) {
  return make('img', { class: 'emoji own', src: `/files/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function spoiler(children) {
  const node = make('span', { class: 'spoiler', tabindex: '0' }, ...children);
  node.addEventListener('click', () => node.classList.add('seen'));
  return node;
}

function link(href, children) {
  return make('a', { href, target: '_blank', rel: 'noreferrer noopener' }, ...children);
}

function channel(id, context) {
  const name = context.channels[id];
  const node = make('button', { class: 'mention plain', type: 'button' }, '#' + (name ?? '?'));
  if (name !== undefined) node.addEventListener('click', () => context.go(id));
  return node;
}

export function when(seconds, style) {
  const date = new Date(seconds * 1000);
  const locale = document.documentElement.lang;
  const forms = {
    t: { timeStyle: 'short' }, T: { timeStyle: 'medium' }, d: { dateStyle: 'short' }, D: { dateStyle: 'long' },
    f: { dateStyle: 'long', timeStyle: 'short' }, F: { dateStyle: 'full', timeStyle: 'short' },
  };
  const text = style === 'R' ? ago(date) : new Intl.DateTimeFormat(locale, forms[style] ?? forms.f).format(date);
  return make('time', { datetime: date.toISOString(), title: date.toLocaleString(locale), 'data-style': style }, text);
}

let ahead = 0;

// How far the practice clock is ahead of the real one, in seconds.
export function goAhead(seconds) { ahead = seconds; }

export function ago(date) {
  const seconds = (date - Date.now()) / 1000 - ahead;
  const format = (numeric) => new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric });
  for (const [unit, size] of [['day', 86400], ['hour', 3600], ['minute', 60]])
    if (Math.abs(seconds) >= size) return format('always').format(Math.round(seconds / size), unit);
  return format('auto').format(Math.round(seconds), 'second');
}

export function inline(text, context) {
  const out = [];
  let plain = '';
  let rest = text;
  next: while (rest) {
    for (const [pattern, build] of INLINE) {
      if (pattern.source.startsWith('^_') && /[\p{L}\p{N}]$/u.test(plain)) continue;
      const match = pattern.exec(rest);
      if (!match) continue;
      if (plain) out.push(plain);
      plain = '';
      out.push(...build(match, context));
      rest = rest.slice(match[0].length);
      continue next;
    }
    const step = String.fromCodePoint(rest.codePointAt(0));
    plain += step;
    rest = rest.slice(step.length);
  }
  if (plain) out.push(plain);
  return out;
}

/** A text with headings, lists, quotes and code blocks, as nodes. */
export function text(source, context) {
  const box = make('div', { class: 'text' });
  const lines = source.split('\n');
  let list = null;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const item = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/.exec(line);
    if (item) {
      const tag = item[2] ? 'ol' : 'ul';
      if (!list || list.localName !== tag) box.append((list = make(tag, item[2] ? { start: item[2] } : {})));
      list.append(make('li', { class: item[1].length > 1 ? 'deep' : '' }, ...inline(item[3], context)));
      continue;
    }
    list = null;
    const fence = /^```\w*$/.exec(line);
    const end = fence ? lines.indexOf('```', i + 1) : -1;
    if (end > i) {
      box.append(make('pre', {}, lines.slice(i + 1, end).join('\n')));
      i = end;
      continue;
    }
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const small = /^-#\s+(.*)$/.exec(line);
    const quote = /^>\s?(.*)$/.exec(line);
    if (heading) box.append(make('h' + heading[1].length, {}, ...inline(heading[2], context)));
    else if (small) box.append(make('small', {}, ...inline(small[1], context)));
    else if (quote) box.append(make('blockquote', {}, ...inline(quote[1], context)));
    else if (line.trim() === '') box.append(make('div', { class: 'gap' }));
    else box.append(make('div', {}, ...inline(line, context)));
  }
  return box;
}
