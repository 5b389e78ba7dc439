// The line one types into: messages, and commands as `/name option:value`, with suggestions above it.

import { make } from './text.js';
import { word } from './words.js';

const ATTACHMENT = 11;

export class Composer {
  constructor(app) {
    this.app = app;
    this.line = document.getElementById('line');
    this.popup = document.getElementById('popup');
    this.commands = [];
    this.rows = [];
    this.at = 0;
    this.turn = 0;
    this.files = new Map();
    document.getElementById('composer').addEventListener('submit', (event) => { event.preventDefault(); this.send(); });
    document.getElementById('slash').addEventListener('click', () => {
      if (!this.line.value.startsWith('/')) this.line.value = '/';
      this.line.focus();
      this.suggest();
    });
    this.line.addEventListener('input', () => { this.fit(); this.suggest(); });
    this.line.addEventListener('click', () => this.suggest());
    this.line.addEventListener('keydown', (event) => this.key(event));
    document.addEventListener('click', (event) => {
      if (!event.target.closest('main #composer, #popup')) this.hide();
    });
  }

  use(commands) { this.commands = commands; }

  /** Put a command on the line, ready to send. */
  prefill(text) {
    this.line.value = text;
    this.fit();
    this.line.focus();
    this.suggest();
  }

  fit() {
    this.line.style.height = 'auto';
    this.line.style.height = Math.min(this.line.scrollHeight, 120) + 'px';
  }

  /** The command at the start of the line and what follows: {command, rest} or null. */
  read(text) {
    if (!text.startsWith('/')) return null;
    const line = text.slice(1);
    const fits = (name) => line === name || line.startsWith(name + ' ');
    const found = this.commands.filter((one) => fits(one.name) || fits(one.path))
      .sort((a, b) => b.path.length - a.path.length)[0];
    if (!found) return null;
    const name = fits(found.name) ? found.name : found.path;
    return { command: found, name, rest: line.slice(name.length) };
  }

  /** Options in the text after a command: [{spec, text, end}], in the order written. */
  options(command, rest) {
    const marks = [];
    for (const spec of command.options)
      for (const name of new Set([spec.name, spec.key])) {
        const place = new RegExp(`(^|\\s)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}:`).exec(rest);
        if (place && !marks.some((mark) => mark.spec === spec))
          marks.push({ spec, from: place.index, start: place.index + place[0].length });
      }
    marks.sort((a, b) => a.from - b.from);
    const loose = rest.slice(0, marks[0]?.from ?? rest.length);
    const meant = loose.trim() && this.meant(command, marks);
    if (meant) marks.unshift({ spec: meant, from: 0, start: loose.length - loose.trimStart().length });
    return marks.map((mark, i) => ({ ...mark, text: rest.slice(mark.start, marks[i + 1]?.from ?? rest.length).trim() }));
  }

  /** The option that text without a name is for, as in Discord: the first needed one, or the only one. */
  meant(command, marks) {
    const open = command.options.filter((spec) => !marks.some((mark) => mark.spec === spec));
    return open.find((spec) => spec.required) ?? (command.options.length === 1 ? open[0] : undefined);
  }

  async suggest() {
    const turn = (this.turn += 1);
    const value = this.line.value;
    if (!value.startsWith('/')) return this.hide();
    const read = this.read(value);
    if (!read || (read.rest === '' && !value.endsWith(' '))) {
      const typed = value.slice(1).toLowerCase();
      const rows = this.commands
        .filter((one) => one.name.toLowerCase().includes(typed) || one.path.includes(typed))
        .map((one) => ({ title: '/' + one.name, about: one.about, pick: () => this.replace('/' + one.name + ' ') }));
      return this.show(rows);
    }
    const { command, name, rest } = read;
    const given = this.options(command, rest);
    const last = given[given.length - 1];
    const typing = last && (!/\s$/.test(rest) || last.text === '' || last.spec.suggests);
    const head = '/' + name + (last ? rest.slice(0, last.start) : '');
    if (typing && last.spec.choices.length) {
      const wanted = last.text.toLowerCase();
      const fits = last.spec.choices.filter((choice) => choice.toLowerCase().includes(wanted));
      const rows = fits.map((choice) => ({ title: choice, about: last.spec.about, pick: () => this.replace(head + choice + ' ') }));
      return this.show(fits.length === 1 && fits[0] === last.text ? this.more(command, given, value) : rows);
    }
    if (typing && last.spec.suggests) {
      const others = Object.fromEntries(given.slice(0, -1).map((one) => [one.spec.key, one.text]));
      const answer = await this.app.post('suggest', { path: command.path, option: last.spec.key, text: last.text, options: others }, true);
      if (turn !== this.turn) return;
      const choices = answer?.choices ?? [];
      const rows = choices.map((choice) => ({ title: choice.name, about: '', pick: () => this.replace(head + choice.value) }));
      return this.show([...rows, ...this.more(command, given, value)]);
    }
    if (typing && [6, 7].includes(last.spec.type)) {
      const names = last.spec.type === 6 ? this.app.world.people.map((one) => one.name) : this.app.world.channels.map((one) => one.name);
      const rows = names.filter((one) => one.toLowerCase().startsWith(last.text.toLowerCase()))
        .map((one) => ({ title: one, about: last.spec.about, pick: () => this.replace(head + one + ' ') }));
      return this.show(rows);
    }
    if (typing && last.spec.type === ATTACHMENT) {
      return this.show([{ title: '📎 ' + word('pickFile'), about: last.spec.about, pick: () => this.pickFile(last.spec.key, head) }]);
    }
    if (typing && last.spec.type === 5) {
      return this.show(['true', 'false'].map((one) => ({ title: one, about: last.spec.about, pick: () => this.replace(head + one + ' ') })));
    }
    return this.show(this.more(command, given, value));
  }

  /** Let the person choose a file; its name stands on the line, and it is sent with the command. */
  pickFile(key, head) {
    const input = document.getElementById('file');
    input.value = '';
    input.onchange = () => {
      const file = input.files[0];
      if (!file) return;
      this.files.set(key, file);
      this.replace(head + file.name.replace(/\s+/g, '_') + ' ');
    };
    input.click();
  }

  /** What is sent for an option: its text, or the chosen file. */
  async given({ spec, text }) {
    const file = spec.type === ATTACHMENT ? this.files.get(spec.key) : undefined;
    if (!file) return [spec.key, text];
    const data = await new Promise((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result.slice(reader.result.indexOf(',') + 1));
      reader.onerror = () => fail(reader.error);
      reader.readAsDataURL(file);
    });
    return [spec.key, { name: file.name, data }];
  }

  /** Options not written yet. */
  more(command, given, value) {
    return command.options.filter((spec) => !given.some((one) => one.spec === spec)).map((spec) => ({
      title: spec.name + ':', about: spec.about + (spec.required ? ` · ${word('required')}` : ''),
      pick: () => this.replace(value.trimEnd() + ' ' + spec.name + ':'),
    }));
  }

  replace(text) {
    this.line.value = text;
    this.fit();
    this.line.focus();
    this.line.setSelectionRange(text.length, text.length);
    this.suggest();
  }

  show(rows) {
    this.rows = rows;
    this.at = 0;
    this.popup.replaceChildren(...rows.map((row, i) => make('button', { type: 'button', role: 'option', class: 'plain', 'aria-selected': String(i === 0),
      onmousedown: (event) => event.preventDefault(), onclick: () => row.pick() }, make('b', {}, row.title), make('small', {}, row.about))));
    this.popup.hidden = rows.length === 0;
    this.popup.scrollTop = 0;
  }

  hide() {
    this.turn += 1;
    this.rows = [];
    this.popup.hidden = true;
  }

  key(event) {
    if (event.isComposing) return;
    const open = !this.popup.hidden;
    if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      this.at = (this.at + (event.key === 'ArrowDown' ? 1 : -1) + this.rows.length) % this.rows.length;
      [...this.popup.children].forEach((row, i) => row.setAttribute('aria-selected', String(i === this.at)));
      this.popup.children[this.at].scrollIntoView({ block: 'nearest' });
    } else if (open && event.key === 'Tab') {
      event.preventDefault();
      this.rows[this.at].pick();
    } else if (event.key === 'Escape') this.hide();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      const read = this.read(this.line.value);
      if (open && this.line.value.startsWith('/') && !read) this.rows[this.at].pick();
      else this.send();
    }
  }

  async send() {
    const value = this.line.value.trim();
    if (!value) return;
    this.hide();
    if (!value.startsWith('/')) {
      this.clear();
      await this.app.post('say', { text: value });
      return;
    }
    const read = this.read(value);
    if (!read) return this.app.toast(word('unknownCommand') + value);
    const given = this.options(read.command, read.rest);
    const loose = read.rest.slice(0, given[0]?.from ?? read.rest.length).trim();
    if (loose) return this.app.toast(word('loose') + loose);
    const lacking = read.command.options.find((spec) => spec.required && !given.some((one) => one.spec === spec && one.text));
    if (lacking) {
      this.replace(value + (given.some((one) => one.spec === lacking) ? '' : ' ' + lacking.name + ':'));
      return this.app.toast(word('missing') + lacking.name);
    }
    const options = Object.fromEntries(await Promise.all(given.map((one) => this.given(one))));
    const sent = await this.app.post('command', { path: read.command.path, options });
    if (sent) this.clear();
  }

  clear() {
    this.line.value = '';
    this.files.clear();
    this.fit();
  }
}
