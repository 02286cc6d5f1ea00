/** As much of a schema as is looked at to say what is wrong. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** What is wrong first, where, and what would have been right: words that are allowed, or a description. */
export interface Wrong {
  readonly path: string;
  readonly how: string;
  readonly expected: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const between = (least: number | undefined, most: number | undefined): string => {
  if (least === undefined) return most === undefined ? '' : ` up to ${most}`;
  return most === undefined ? ` of at least ${least}` : ` from ${least} to ${most}`;
};

/** How many: the same after “of”. */
const amount = (least: number | undefined, most: number | undefined): string =>
  between(least, most).replace(/^ (?:from|of)/, '');

/** Lists and objects are only named: what somebody sends may be too deep to be written out. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : (JSON.stringify(value) ?? 'nothing');
}

/** A value that does not fit, with the words that would. */
function not(path: string, value: unknown, expected: readonly string[]): Wrong {
  const text = shown(value);
  return { path, how: `is ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`, expected };
}

/** Find the first thing in a value that its schema does not allow; null if there is none. */
export function explain(shape: Shape, value: unknown, path: string): Wrong | null {
  if (shape.anyOf !== undefined) return inNone(shape.anyOf, value, path);
  const words = shape.const === undefined ? shape.enum : [shape.const];
  if (words !== undefined) return words.includes(value) ? null : not(path, value, words.map(String));
  switch (shape.type) {
    case 'object':
      return isObject(value) ? inObject(shape, value, path) : not(path, value, ['an object']);
    case 'array':
      return inArray(shape, value, path);
    case 'integer':
    case 'number':
      return inNumber(shape, value, path);
    case 'string':
      return inText(shape, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? null : not(path, value, ['true', 'false']);
    case 'null':
      return value === null ? null : not(path, value, ['null']);
    default:
      return null;
  }
}

function inObject(shape: Shape, value: Readonly<Record<string, unknown>>, path: string): Wrong | null {
  const { properties = {}, required = [] } = shape;
  const known = Object.keys(properties);
  const extra = shape.additionalProperties === false && Object.keys(value).find((key) => !known.includes(key));
  if (typeof extra === 'string') return { path: `${path}/${extra}`, how: 'is not a known property', expected: known };
  const missing = required.find((key) => value[key] === undefined);
  if (missing !== undefined)
    return { path: `${path}/${missing}`, how: 'is missing', expected: wanted(properties[missing]!) };
  for (const [key, one] of Object.entries(value)) {
    const part = properties[key];
    const wrong = part === undefined || one === undefined ? null : explain(part, one, `${path}/${key}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Words that a schema allows, or what it wants. */
const wanted = (shape: Shape): readonly string[] => explain(shape, Symbol('anything'), '')?.expected ?? [];

function inArray({ items = {}, minItems, maxItems }: Shape, value: unknown, path: string): Wrong | null {
  if (!Array.isArray(value)) return not(path, value, ['a list']);
  if (value.length < (minItems ?? 0) || value.length > (maxItems ?? Number.POSITIVE_INFINITY))
    return {
      path,
      how: `has ${value.length} ${value.length === 1 ? 'item' : 'items'}`,
      expected: [`a list of${amount(minItems, maxItems)} items`],
    };
  for (const [i, one] of value.entries()) {
    const wrong = explain(items, one, `${path}/${i}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

function inNumber({ type, minimum, maximum }: Shape, value: unknown, path: string): Wrong | null {
  // What stands in an address is text
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  const right = type === 'integer' ? Number.isInteger(number) : typeof number === 'number' && !Number.isNaN(number);
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (right && (number as number) >= (minimum ?? -Infinity) && (number as number) <= (maximum ?? Infinity)) return null;
  return not(path, value, [`a ${type === 'integer' ? 'whole ' : ''}number${between(minimum, most)}`]);
}

function inText({ minLength, maxLength, pattern }: Shape, value: unknown, path: string): Wrong | null {
  const form = pattern === undefined ? '' : ` of the form ${pattern}`;
  const length =
    minLength === undefined && maxLength === undefined ? '' : ` of${amount(minLength, maxLength)} characters`;
  const fits =
    typeof value === 'string' &&
    value.length >= (minLength ?? 0) &&
    value.length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value));
  return fits ? null : not(path, value, [`a string${form}${length}`]);
}

/** Of several shapes, the one that is meant is told by a key in which they differ; where there is none, all are named. */
function inNone(shapes: readonly Shape[], value: unknown, path: string): Wrong | null {
  const all = shapes.map((shape) => explain(shape, value, path));
  if (all.includes(null)) return null;
  const key = Object.keys(shapes[0]?.properties ?? {}).find((name) =>
    shapes.every(({ properties }) => properties?.[name]?.const !== undefined),
  );
  if (key === undefined || !isObject(value)) return { ...all[0]!, expected: all.flatMap((one) => one!.expected) };
  const named = shapes.findIndex(({ properties }) => properties?.[key]?.const === value[key]);
  if (named >= 0) return all[named]!;
  const names = shapes.map(({ properties }) => String(properties![key]!.const));
  if (value[key] === undefined) return { path: `${path}/${key}`, how: 'is missing', expected: names };
  return not(`${path}/${key}`, value[key], names);
}
