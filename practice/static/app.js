// Practice mode's page: who looks at which channel, what is there, and what they do.

import { Composer } from './slash.js';
import { closeLists, embed, fields, parts } from './parts.js';
import { ago, goAhead, make, text } from './text.js';
import { speak, word } from './words.js';

const byId = (id) => document.getElementById(id);
const COLOURS = ['#b5651d', '#2f6fa8', '#2b7f66', '#8a4a70', '#6b5bd2', '#7a6a2f'];

class App {
  constructor() {
    const [, person, channel] = location.hash.split('/');
    this.person = person || null;
    this.channel = channel || null;
    this.lastChannel = {};
    this.digest = null;
    this.world = null;
    this.nodes = new Map();
    this.dismissed = new Set();
    this.look = 0;
    this.known = '';
    this.composer = new Composer(this);
    byId('menu').addEventListener('click', () => this.side());
    byId('veil').addEventListener('click', () => this.side(false));
    byId('large').addEventListener('click', () => byId('large').close());
    byId('newest').addEventListener('click', () => this.bottom(true));
    byId('messages').addEventListener('scroll', () => { byId('newest').hidden = this.atBottom(); });
    byId('messages').addEventListener('load', () => { if (this.stick) this.bottom(); }, true);
    document.addEventListener('visibilitychange', () => this.watch());
    window.addEventListener('hashchange', () => {
      const [, who, where] = location.hash.split('/');
      if (who && (who !== this.person || where !== this.channel)) this.go(where || null, who);
    });
    setInterval(() => this.tick(), 10000);
    this.stick = true;
    this.watch();
  }

  // ---------------------------------------------------------------- looking

  /** Ask for the world again and again; each answer comes as soon as something changes. */
  async watch() {
    const look = (this.look += 1);
    let failures = 0;
    while (look === this.look) {
      const query = new URLSearchParams();
      if (this.person) query.set('person', this.person);
      if (this.channel) query.set('channel', this.channel);
      if (this.digest) query.set('since', this.digest);
      if (document.hidden) query.set('away', '1');
      try {
        const response = await fetch('/api/world?' + query);
        if (look !== this.look) return;
        if (!response.ok) {
          if (response.status !== 409 && response.status !== 400) throw new Error(response.statusText);
          this.person = this.channel = this.digest = null;
          if ((failures += 1) > 3) throw new Error('unknown person');
          continue;
        }
        const { digest, world } = await response.json();
        if (look !== this.look) return;
        if (failures) this.toast('');
        failures = 0;
        if (digest !== this.digest) this.paint(digest, world);
      } catch {
        if (look !== this.look) return;
        failures += 1;
        if (failures > 1) this.toast(word('lost'), true);
        await new Promise((resolve) => setTimeout(resolve, 1500));
      }
    }
  }

  go(channel, person = this.person) {
    if (person !== this.person) {
      this.composer.clear();
      this.lastChannel[this.person] = this.channel;
      channel = channel ?? this.lastChannel[person] ?? this.sameChannel();
    }
    this.person = person;
    this.channel = channel;
    this.digest = null;
    this.stick = true;
    this.nodes.clear();
    byId('messages').replaceChildren();
    this.composer.hide();
    this.side(false);
    this.watch();
  }

  /** On a change of person: stay in a channel of the server, but never in somebody else's DM. */
  sameChannel() {
    return this.world?.channels.some((one) => one.id === this.channel && one.kind !== 'dm') ? this.channel : null;
  }

  paint(digest, world) {
    this.digest = digest;
    this.world = world;
    this.person = world.person;
    this.channel = world.channel;
    history.replaceState(null, '', `#/${world.person}/${world.channel}`);
    const me = world.people.find((one) => one.id === world.person);
    speak(me.locale);
    const here = world.channels.find((one) => one.id === world.channel);
    this.context = {
      me: world.person,
      names: Object.fromEntries([...world.people.map((one) => [one.id, one.name]), ...world.messages.map((one) => [one.author.id, one.author.name])]),
      channels: Object.fromEntries(world.channels.filter((one) => one.kind !== 'dm').map((one) => [one.id, one.name])),
      go: (id) => this.go(id),
      enlarge: (url, alt) => this.enlarge(url, alt),
    };
    const calls = world.people.reduce((sum, one) => sum + one.calls, 0);
    document.title = (calls ? `(${calls}) ` : '') + 'Orrery · practice';
    byId('where').replaceChildren(make('b', {}, (here.kind === 'dm' ? '@ ' : '# ') + here.name));
    byId('line').placeholder = word('type');
    byId('people').setAttribute('aria-label', word('playAs'));
    byId('people').replaceChildren(make('small', {}, word('playAs')), ...world.people.map((one) => this.tab(one)));
    byId('menu').classList.toggle('calls', world.channels.some((one) => one.calls && one.id !== world.channel));
    goAhead(world.ahead);
    this.paintSide(world);
    this.paintMessages(world);
    const known = `${world.person}/${here.kind === 'dm'}/${world.channel}`;
    if (known !== this.known) this.learn(known);
  }

  tab(one) {
    const node = make('button', { type: 'button', class: 'plain person', 'aria-pressed': String(one.id === this.person), 'data-person': one.name },
      this.face(one), make('span', {}, one.name), one.calls ? make('span', { class: 'badge' }, String(one.calls)) : null);
    node.addEventListener('click', () => this.go(null, one.id));
    return node;
  }

  face(author) {
    if (author.bot) return make('img', { class: 'face', src: '/static/icon.svg', alt: '' });
    const place = this.world.people.findIndex((one) => one.id === author.id);
    const node = make('span', { class: 'face', 'aria-hidden': 'true' }, [...author.name][0]);
    node.style.background = COLOURS[Math.max(place, 0) % COLOURS.length];
    return node;
  }

  paintSide(world) {
    const rows = [make('h1', {}, world.server)];
    for (const one of world.channels) {
      if (one.kind === 'dm') rows.push(make('h2', {}, word('directMessages')));
      const mark = { dm: '@', thread: '↳', channel: '#' }[one.kind];
      const node = make('button', { type: 'button', class: `plain place ${one.kind}${one.unread ? ' unread' : ''}`,
        'aria-current': one.id === world.channel ? 'page' : null, 'data-place': one.name },
      make('span', { class: 'mark' }, mark), make('span', {}, one.name),
      one.archived ? make('small', {}, word('archived')) : null, one.calls ? make('span', { class: 'badge' }, String(one.calls)) : null);
      node.addEventListener('click', () => this.go(one.id));
      rows.push(node);
    }
    const restart = make('button', { type: 'button', class: 'plain restart' }, '⟳ ', word('restart'));
    restart.addEventListener('click', async () => {
      restart.disabled = true;
      if (await this.post('restart', {})) this.toast(word('restarted'));
      restart.disabled = false;
      this.side(false);
    });
    const jumps = [[1, 'hour'], [24, 'day']].map(([hours, name]) => {
      const jump = make('button', { type: 'button', class: 'plain ahead', 'data-ahead': hours }, '⏩ ', word(name));
      jump.addEventListener('click', async () => {
        jump.disabled = true;
        if (await this.post('ahead', { hours })) this.toast(word('jumped'));
        jump.disabled = false;
        this.side(false);
      });
      return jump;
    });
    rows.push(make('footer', {}, make('small', {}, word('sim')), ...jumps, restart));
    byId('side').replaceChildren(...rows);
  }

  paintMessages(world) {
    const list = byId('messages');
    const stay = this.atBottom() || this.stick;
    const shown = world.messages.filter((one) => !this.dismissed.has(one.id));
    const wanted = new Set(shown.map((one) => one.id));
    for (const [id, kept] of this.nodes)
      if (!wanted.has(id)) { kept.node.remove(); this.nodes.delete(id); }
    list.querySelector('.welcome')?.remove();
    let before = null;
    shown.forEach((one, i) => {
      const joined = i > 0 && !one.used && shown[i - 1].author.id === one.author.id && shown[i - 1].ephemeral === one.ephemeral
        && new Date(one.at) - new Date(shown[i - 1].at) < 300000;
      const face = JSON.stringify([one, joined, this.person]);
      const kept = this.nodes.get(one.id);
      if (!kept || kept.face !== face) {
        const node = this.message(one, joined);
        if (kept) kept.node.replaceWith(node);
        else if (before) before.after(node);
        else list.prepend(node);
        this.nodes.set(one.id, { face, node });
      }
      before = this.nodes.get(one.id).node;
    });
    if (!shown.length) list.append(this.welcome(world));
    if (stay) this.bottom();
    byId('newest').hidden = this.atBottom();
  }

  welcome(world) {
    const here = world.channels.find((one) => one.id === world.channel);
    const box = make('li', { class: 'welcome' }, make('h2', {}, (here.kind === 'dm' ? '@ ' : '# ') + here.name));
    if (here.kind === 'dm') { box.append(make('p', {}, word('empty'))); return box; }
    box.append(make('p', {}, word('startText')));
    for (const one of this.composer.commands.filter((command) => / new$/.test(command.path))) {
      const option = one.options.find((spec) => spec.key === 'computer');
      if (!option) continue;
      const level = option.choices[1] ?? option.choices[0] ?? 'normal';
      const line = `/${one.name} ${option.name}:${level}`;
      const node = make('button', { type: 'button', class: 'button primary start' }, line);
      node.addEventListener('click', () => { this.composer.line.value = line; this.composer.send(); });
      box.append(node);
    }
    return box;
  }

  message(one, joined) {
    const context = this.context;
    const act = (control, values, node) => this.act(one, control, values, node);
    const classes = ['message', joined ? 'joined' : '', one.ephemeral ? 'ephemeral' : '', one.calls ? 'calls' : ''].join(' ');
    const body = make('div', { class: 'body' });
    if (one.used) body.append(make('div', { class: 'used' }, make('b', {}, context.names[one.used.who] ?? '?'), ` ${word('used')} `, make('span', { class: 'mention' }, '/' + one.used.command)));
    if (!joined) {
      const at = new Date(one.at);
      body.append(make('div', { class: 'head' }, make('b', { class: 'author' }, one.author.name), one.author.bot ? make('span', { class: 'app' }, word('app')) : null,
        make('time', { datetime: at.toISOString(), title: at.toLocaleString(document.documentElement.lang) }, at.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' }))));
    }
    if (one.type === 18) body.append(this.threadStarted(one));
    else if (one.thinking) body.append(make('div', { class: 'thinking' }, make('i'), make('i'), make('i'), ' ', word('thinking')));
    else if (one.text) body.append(text(one.text, context));
    body.append(...one.files.map((file) => parts([{ type: /^image/.test(file.content_type) ? 12 : 13, file, name: file.filename,
      items: [{ media: file, description: file.description }] }], context, act)[0]));
    body.append(...one.embeds.map((each) => embed(each, context)), ...parts(one.parts, context, act));
    if (one.edited && one.text) body.append(make('small', { class: 'edited' }, word('edited')));
    if (one.ephemeral) {
      const away = make('button', { type: 'button', class: 'plain link' }, word('dismiss'));
      away.addEventListener('click', () => { this.dismissed.add(one.id); this.paintMessages(this.world); });
      body.append(make('small', { class: 'only' }, '👁 ', word('onlyYou'), ' · ', away));
    }
    return make('li', { class: classes, 'data-message': one.id }, make('div', { class: 'gutter' }, joined ? null : this.face(one.author)), body);
  }

  threadStarted(one) {
    const thread = this.world.channels.find((each) => each.kind === 'thread' && each.name === one.text);
    const way = make('button', { type: 'button', class: 'plain mention', disabled: !thread }, '↳ ' + one.text);
    way.addEventListener('click', () => this.go(thread.id));
    return make('small', {}, word('threadStarted') + ' ', way);
  }

  // ---------------------------------------------------------------- doing

  /** Tell practice mode what this person does. Null when it was refused; the reason is shown. */
  async post(what, body, quiet = false) {
    const { person, channel } = this;
    try {
      const response = await fetch('/api/' + what, { method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ person, channel, ...body }) });
      const answer = await response.json();
      if (!response.ok) {
        if (!quiet) this.toast(answer.problem);
        return null;
      }
      if (answer.modal) this.form(answer);
      return answer;
    } catch {
      if (!quiet) this.toast(word('lost'));
      return null;
    }
  }

  async act(message, control, values, node) {
    node.classList.add('busy');
    this.stick = this.atBottom();
    await this.post(values ? 'choose' : 'press', { message: message.id, control, ...(values ? { values } : {}) });
    node.classList.remove('busy');
  }

  form({ form, modal }) {
    const dialog = byId('form');
    const [nodes, read] = fields(modal, this.context);
    const cancel = make('button', { type: 'button', class: 'button secondary' }, word('cancel'));
    cancel.addEventListener('click', () => dialog.close());
    const inside = make('form', { method: 'dialog' }, make('h2', {}, modal.title), ...nodes,
      make('div', { class: 'ends' }, cancel, make('button', { type: 'submit', class: 'button primary' }, word('send'))));
    inside.addEventListener('submit', async (event) => {
      event.preventDefault();
      const values = Object.fromEntries(Object.entries(read()).filter(([, value]) => value !== null));
      dialog.close();
      await this.post('submit', { form, values });
    });
    dialog.replaceChildren(inside);
    dialog.showModal();
  }

  async learn(known) {
    const query = new URLSearchParams({ person: this.person, channel: this.channel });
    const response = await fetch('/api/commands?' + query);
    if (!response.ok) return;
    this.composer.use(await response.json());
    this.known = known;
    if (byId('messages').querySelector('.welcome')) this.paintMessages(this.world);
  }

  // ---------------------------------------------------------------- small things

  side(open = byId('menu').getAttribute('aria-expanded') !== 'true') {
    byId('menu').setAttribute('aria-expanded', String(open));
    document.body.classList.toggle('side', open);
  }

  enlarge(url, alt) {
    const dialog = byId('large');
    const img = dialog.querySelector('img');
    img.src = url;
    img.alt = alt;
    dialog.querySelector('p').textContent = alt;
    dialog.showModal();
  }

  atBottom() {
    const list = byId('messages');
    return list.scrollHeight - list.scrollTop - list.clientHeight < 80;
  }

  bottom(smooth = false) {
    const list = byId('messages');
    list.scrollTo({ top: list.scrollHeight, behavior: smooth ? 'smooth' : 'instant' });
    requestAnimationFrame(() => { this.stick = this.atBottom(); });
  }

  toast(message, stay = false) {
    const box = byId('toast');
    box.textContent = message;
    box.hidden = !message;
    clearTimeout(this.fading);
    if (!stay) this.fading = setTimeout(() => { box.hidden = true; }, 6000);
  }

  /** Relative times grow older. */
  tick() {
    document.querySelectorAll('time[data-style=R]').forEach((node) => { node.textContent = ago(new Date(node.dateTime)); });
  }
}

document.addEventListener('keydown', (event) => { if (event.key === 'Escape') closeLists(); });
window.orrery = new App();
