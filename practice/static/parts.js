// Discord's components as nodes: containers, sections, galleries, buttons, selects, and the fields of forms.

import { make, ownEmoji, text, inline } from './text.js';
import { word } from './words.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary' };

export function emoji(of) {
  if (!of) return null;
  return of.id ? ownEmoji(of.name, of.id) : make('span', { class: 'emoji' }, of.name);
}

/** Everything a message shows. `act(control, values | null, node)` is called for presses and choices. */
export function parts(list, context, act) {
  return list.map((part) => one(part, context, act)).filter(Boolean);
}

function one(part, context, act) {
  switch (part.type) {
    case 1: return make('div', { class: 'row' }, ...parts(part.components, context, act));
    case 2: return button(part, act);
    case 3: case 5: case 6: case 8: return select(part, (values, node) => act(part.custom_id, values, node));
    case 9: return make('div', { class: 'section' },
      make('div', {}, ...parts(part.components, context, act)), one(part.accessory, context, act));
    case 10: return text(part.content, context);
    case 11: return picture(part.media, part.description, context, 'thumbnail', part.spoiler);
    case 12: return make('div', { class: 'gallery n' + Math.min(part.items.length, 4) },
      ...part.items.map((item) => picture(item.media, item.description, context, '', item.spoiler)));
    case 13: return make('a', { class: 'file', href: part.file.url, download: part.name ?? '' }, '📄 ' + (part.name ?? part.file.url.split('/').pop()));
    case 14: return make('hr', { class: (part.divider === false ? 'bare ' : '') + (part.spacing === 2 ? 'wide' : '') });
    case 17: {
      const box = make('div', { class: 'container' }, ...parts(part.components, context, act));
      if (part.accent_color !== null && part.accent_color !== undefined)
        box.style.borderInlineStartColor = '#' + part.accent_color.toString(16).padStart(6, '0');
      return box;
    }
    default: return make('div', { class: 'unknown' }, `[${part.type}]`);
  }
}

function button(part, act) {
  const inside = [emoji(part.emoji), part.label ? make('span', {}, part.label) : null];
  if (part.style === 5)
    return make('a', { class: 'button secondary', href: part.url, target: '_blank', rel: 'noreferrer noopener' }, ...inside, ' ↗');
  const node = make('button', { type: 'button', class: 'button ' + STYLES[part.style], disabled: Boolean(part.disabled),
    'data-control': part.custom_id }, ...inside);
  node.addEventListener('click', () => act(part.custom_id, null, node));
  return node;
}

function picture(media, alt, context, extra, spoiler) {
  const img = make('img', { src: media.url, alt: alt ?? '', loading: 'lazy' });
  const node = make('button', { type: 'button', class: `picture plain ${extra}${spoiler ? ' veiled' : ''}`, title: alt ?? '' }, img);
  node.addEventListener('click', () => {
    if (node.classList.contains('veiled')) node.classList.remove('veiled');
    else context.enlarge(media.url, alt ?? '');
  });
  return node;
}

let openList = null;

export function closeLists(except) {
  if (openList && openList !== except) openList.remove();
  if (openList !== except) openList = null;
}

/** A select menu. One choice is sent at once; several are sent with the button below them. */
export function select(part, send, keep = false) {
  const options = part.options ?? [];
  const least = part.min_values ?? 1;
  const most = Math.min(part.max_values ?? 1, options.length);
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const label = make('span', { class: 'placeholder' });
  const face = make('button', { type: 'button', class: 'select', disabled: Boolean(part.disabled), 'data-control': part.custom_id,
    'aria-haspopup': 'listbox' }, label, make('span', { class: 'arrow' }, '▾'));
  const box = make('div', { class: 'selectbox' }, face);
  const paint = () => {
    const names = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    label.textContent = names.join(', ') || part.placeholder || word('choose');
    label.classList.toggle('empty', names.length === 0);
  };
  paint();
  face.addEventListener('click', () => {
    if (openList && openList.parentNode === box) return closeLists();
    closeLists();
    const list = make('div', { class: 'options', role: 'listbox' });
    const done = most > 1 ? make('button', { type: 'button', class: 'button primary done' }, word('done')) : null;
    const mark = () => {
      list.querySelectorAll('[role=option]').forEach((row) =>
        row.setAttribute('aria-selected', String(chosen.includes(row.dataset.value))));
      if (done) done.disabled = chosen.length < least || chosen.length > most;
    };
    for (const option of options) {
      const row = make('button', { type: 'button', role: 'option', class: 'option plain', 'data-value': option.value },
        emoji(option.emoji), make('span', {}, make('b', {}, option.label), option.description ? make('small', {}, option.description) : null));
      row.addEventListener('click', () => {
        if (most > 1) {
          chosen = chosen.includes(option.value) ? chosen.filter((value) => value !== option.value) : [...chosen, option.value];
          if (chosen.length > most) chosen = chosen.slice(1);
          paint();
          return mark();
        }
        chosen = [option.value];
        paint();
        closeLists();
        send(chosen, face);
      });
      list.append(row);
    }
    if (done) {
      done.addEventListener('click', () => { closeLists(); send(chosen, face); });
      list.append(done);
    }
    mark();
    box.append(list);
    openList = list;
    list.scrollIntoView({ block: 'nearest' });
  });
  if (keep) box.values = () => chosen;
  return box;
}

document.addEventListener('click', (event) => {
  if (openList && !openList.parentNode.contains(event.target)) closeLists();
}, true);

/** The inside of a form (a modal). Returns [nodes, read] where read() gives the values by custom id. */
export function fields(modal, context) {
  const readers = {};
  const build = (part) => {
    switch (part.type) {
      case 1: return make('div', {}, ...part.components.map(build));
      case 10: return text(part.content, context);
      case 18: return make('label', { class: 'field' }, make('b', {}, part.label, part.component.required === false ? null : make('i', {}, ' *')),
        part.description ? make('small', {}, part.description) : null, build(part.component));
      case 3: {
        const box = select(part, () => {}, true);
        readers[part.custom_id] = box.values;
        return box;
      }
      case 4: {
        const long = part.style === 2;
        const input = make(long ? 'textarea' : 'input', { placeholder: part.placeholder ?? '', maxLength: part.max_length ?? 4000,
          required: part.required !== false, 'data-control': part.custom_id, autocomplete: 'off' });
        input.value = part.value ?? '';
        readers[part.custom_id] = () => input.value;
        return part.label ? make('label', { class: 'field' }, make('b', {}, part.label), input) : input;
      }
      case 21: case 22: {
        const many = part.type === 22;
        const rows = part.options.map((option) => make('label', { class: 'choice' },
          make('input', { type: many ? 'checkbox' : 'radio', name: part.custom_id, value: option.value, checked: Boolean(option.default) }),
          make('span', {}, option.label, option.description ? make('small', {}, option.description) : null)));
        const group = make('div', { class: 'group' }, ...rows);
        readers[part.custom_id] = () => {
          const values = [...group.querySelectorAll('input:checked')].map((input) => input.value);
          return many ? values : values[0] ?? null;
        };
        return group;
      }
      case 23: {
        const input = make('input', { type: 'checkbox', checked: Boolean(part.default) });
        readers[part.custom_id] = () => input.checked;
        return input;
      }
      default: return make('div', { class: 'unknown' }, `[${part.type}]`);
    }
  };
  const nodes = modal.components.map(build);
  return [nodes, () => Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, read()]))];
}

/** A classic embed, for bots that still use them. */
export function embed(of, context) {
  return make('div', { class: 'container' },
    of.title ? make('h3', {}, ...inline(of.title, context)) : null,
    of.description ? text(of.description, context) : null,
    ...(of.fields ?? []).map((field) => make('div', {}, make('b', {}, field.name), text(field.value, context))),
    of.image ? picture(of.image, '', context, '', false) : null,
    of.footer ? make('small', {}, of.footer.text) : null);
}
