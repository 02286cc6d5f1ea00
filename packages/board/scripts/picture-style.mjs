// The style of the map for pictures: what the style sheets say, in the light theme, without anything that a program that
// draws SVG does not know: variables, nesting, `light-dark`, `oklch`.
import { readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';

const SHEETS = ['tokens', 'map', 'plates', 'picture'];
/** What a drawing goes by; all else is for pages. */
const DRAWN = /^(fill|stroke|opacity|display|font-size|letter-spacing|text-anchor)/;
/** What never stands in a picture: states that come and go, and what lies beside the map. */
const PASSING =
  /:|data-(choosing|telling|gliding|changed|choice|chosen|danger)|lt-(ring|tick|warning|pending|note|die|badge|mark|icon|map-controls|quiet|hidden|tile-label|tile-reach)/;

/**
 * The text with something done to each call of a function.
 * @param {string} text
 * @param {string} name
 * @param {(inside: string) => string} replace
 * @returns {string}
 */
function replaceCalls(text, name, replace) {
  const start = text.indexOf(`${name}(`);
  if (start < 0) return text;
  let [depth, end] = [0, start + name.length];
  do {
    if (text[end] === '(') depth++;
    if (text[end] === ')') depth--;
    end++;
  } while (depth > 0);
  const inside = text.slice(start + name.length + 1, end - 1);
  return text.slice(0, start) + replaceCalls(replace(inside) + text.slice(end), name, replace);
}

/**
 * The parts between commas that stand in no brackets.
 * @param {string} text
 * @returns {string[]}
 */
function parts(text) {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

/** @typedef {{ readonly selectors: readonly string[], readonly declarations: (readonly [name: string, value: string])[] }} Rule */

/**
 * The rules of a style sheet one after the other, without nesting and without those for certain devices.
 * @param {string} css
 * @returns {Rule[]}
 */
function rulesOf(css) {
  /** @type {Rule[]} */
  const rules = [];
  /** @type {Rule[]} */
  const open = [];
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(media|keyframes|font-face)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const around = open.at(-1);
    if (end === '{') {
      const selectors = parts(text).flatMap((one) => (around === undefined ? [one] : inside(around.selectors, one)));
      open.push({ selectors, declarations: [] });
      rules.push(/** @type {Rule} */ (open.at(-1)));
    } else {
      const at = text.indexOf(':');
      if (at > 0)
        around?.declarations.push([
          text.slice(0, at).trim(),
          text
            .slice(at + 1)
            .trim()
            .replace(/\s+/g, ' '),
        ]);
      if (end === '}') open.pop();
    }
  }
  return rules;
}

/**
 * A nested selector on its own. What stands before the `&` may be around the whole, be a part of it, or lie within.
 * @param {readonly string[]} around
 * @param {string} nested
 */
function inside(around, nested) {
  const [before = '', after = ''] = (nested.includes('&') ? nested : `& ${nested}`)
    .split('&')
    .map((part) => part.trim());
  const behind = (nested.includes('& ') || !nested.includes('&')) && after !== '' ? ` ${after}` : after;
  return around.flatMap((one) => {
    if (before === '') return [`${one}${behind}`];
    const [first = '', ...rest] = one.split(' ');
    const within =
      rest.length === 0 ? [] : [`${first}${before}`, `${first} ${before}`].map((head) => [head, ...rest].join(' '));
    return [`${before} ${one}`, ...within].map((whole) => `${whole}${behind}`);
  });
}

/**
 * Values that depend on where something stands: on an attribute of the thing itself or of what it is in.
 * @param {readonly Rule[]} rules
 * @param {string} attribute
 */
function scopesOf(rules, attribute) {
  /** @type {Map<string, Record<string, string>>} */
  const scopes = new Map();
  for (const { selectors, declarations } of rules)
    for (const selector of selectors)
      if (selector === `[${attribute}]` || selector.startsWith(`[${attribute}="`))
        scopes.set(selector, { ...scopes.get(selector), ...Object.fromEntries(declarations) });
  const common = scopes.get(`[${attribute}]`) ?? {};
  scopes.delete(`[${attribute}]`);
  return new Map([...scopes].map(([selector, own]) => [selector, { ...common, ...own }]));
}

/**
 * A value with its variables filled in; null if one of them is not known.
 * @param {string} value
 * @param {Readonly<Record<string, string>>} known
 * @returns {string | null}
 */
function filledIn(value, known) {
  let missing = false;
  const text = replaceCalls(value, 'var', (inside) => {
    const [name = '', fallback] = parts(inside);
    const found = known[name] ?? fallback;
    if (found === undefined) missing = true;
    return found ?? '';
  });
  return missing ? null : text;
}

/**
 * A selector for things that an attribute applies to: first by what they are in, last by their own.
 * @param {string} selector
 * @param {string} scope
 */
const scoped = (selector, scope) => {
  const compounds = selector.split(' ');
  return [
    `${scope} ${selector}`,
    ...compounds.map((_, at) => compounds.map((one, i) => (i === at ? `${one}${scope}` : one)).join(' ')),
  ];
};

/** The style as text. */
export function pictureStyle() {
  const sheets = SHEETS.map((name) => readFileSync(new URL(`../src/css/${name}.css`, import.meta.url), 'utf8'));
  const light = replaceCalls(sheets.join('\n'), 'light-dark', (inside) => parts(inside)[0] ?? '');
  const rules = rulesOf(light);
  const root = Object.fromEntries(
    rules.flatMap(({ selectors, declarations }) => (selectors.includes(':root') ? declarations : [])),
  );
  const scopes = [scopesOf(rules, 'data-side'), scopesOf(rules, 'data-zone')];
  const lines = rules.flatMap(({ selectors, declarations }) => {
    const wanted = selectors.filter((one) => one.includes('.lt-') && !PASSING.test(one));
    return declarations.flatMap(([name, value]) => {
      if (!DRAWN.test(name) || wanted.length === 0) return [];
      const everywhere = filledIn(value, root);
      // What a scope says of a variable is nearer than a fallback
      const own = scopes.find((scope) =>
        [...scope.values()].some((known) => usesOf(value).some((one) => one in known)),
      );
      const always = everywhere === null ? [] : [`${wanted.join()}{${name}:${everywhere}}`];
      if (own === undefined) return always;
      const depth = Math.max(...wanted.map((one) => one.split(' ').length)) + 1;
      const steps = Array.from({ length: depth }, (_, step) =>
        [...own].flatMap(([scope, known]) => {
          const at = wanted.flatMap((one) => scoped(one, scope)[step] ?? []);
          const filled = filledIn(value, { ...root, ...known });
          return at.length === 0 || filled === null ? [] : [`${at.join()}{${name}:${filled}}`];
        }),
      );
      return [...always, ...steps.flat()];
    });
  });
  const code = Buffer.from(lines.join('\n'));
  const include = Features.OklabColors | Features.SpaceSeparatedColorNotation | Features.HexAlphaColors;
  const { code: small } = transform({
    filename: 'picture.css',
    code,
    minify: true,
    include,
    targets: { chrome: 50 << 16 },
  });
  // Beside each colour of today stands the one that every program knows
  return String(small).replace(/;[\w-]+:lab\([^)]*\)/g, '');
}

/**
 * The variables that a value uses.
 * @param {string} value
 */
const usesOf = (value) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
