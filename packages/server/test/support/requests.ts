import { type Chance, seeded } from '@longtwilight/engine';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: TSchema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: TSchema } } };
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, TSchema>> };
}

/** One way to call the server. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: TSchema | null;
}

/** A schema with what it refers to in its place, as far as it does not contain itself. */
function inlined<T>(schema: T, components: Readonly<Record<string, TSchema>>, within: readonly string[] = []): T {
  if (Array.isArray(schema)) return schema.map((one) => inlined(one, components, within)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1)! : null;
  if (name !== null && !within.includes(name)) return inlined(components[name] as T, components, [...within, name]);
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, inlined(value, components, within)]),
  ) as T;
}

/** Every route that the server describes, so that none can be forgotten. */
export const routesOf = ({ paths, components }: OpenApi): Route[] =>
  Object.entries(inlined(paths, components?.schemas ?? {})).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
    })),
  );

export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
}

/** Texts that have broken programs before. */
export const HOSTILE = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u0007',
  '💥'.repeat(40),
  "' or 1=1; drop table games; --",
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
  'x'.repeat(5000),
];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -0,
  2 ** 53,
  [],
  {},
  [[[]]],
  [null],
  { a: 1 },
  ...HOSTILE,
];

/** Requests made up by chance: some as the schemas want them, most of them not. */
export class Inventor {
  private readonly chance: Chance;
  private readonly ids: readonly string[];

  constructor(seed: number, ids: readonly string[]) {
    this.chance = seeded(seed);
    this.ids = ids;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.chance(list.length)]!;
  }

  /** A value that a schema allows, apart from patterns; `text` stands wherever any text may. */
  fitting(schema: Schema, text: string | null = null): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.pick(schema.enum);
    if (schema.anyOf !== undefined) return this.fitting(this.pick(schema.anyOf), text);
    if (schema.type === 'object') {
      const { properties = {}, required = [] } = schema;
      const keys = Object.keys(properties).filter((key) => required.includes(key) || this.chance(2) === 0);
      return Object.fromEntries(keys.map((key) => [key, this.fitting(properties[key]!, text)]));
    }
    if (schema.type === 'array')
      return Array.from({ length: (schema.minItems ?? 0) + this.chance(3) }, () =>
        this.fitting(schema.items ?? {}, text),
      );
    if (schema.type === 'integer' || schema.type === 'number') return (schema.minimum ?? 0) + this.chance(3);
    if (schema.type === 'boolean') return this.chance(2) === 0;
    if (text !== null) return text;
    if (schema.pattern !== undefined && this.chance(2) === 0) return this.pick(this.ids);
    return this.chance(3) === 0 ? this.pick(HOSTILE) : 'a'.repeat(Math.max(1, schema.minLength ?? 1) + this.chance(20));
  }

  /** The same with something odd somewhere in it. */
  private spoiled(value: unknown): unknown {
    if (this.chance(3) === 0) return this.pick(ODD);
    if (Array.isArray(value)) {
      if (this.chance(6) === 0) return Array(5000).fill(value[0] ?? 'x');
      return value.length === 0 ? [this.pick(ODD)] : value.map((one, i) => (i === 0 ? this.spoiled(one) : one));
    }
    if (typeof value !== 'object' || value === null) return this.pick(ODD);
    const keys = Object.keys(value);
    if (keys.length === 0 || this.chance(4) === 0)
      return { ...value, [this.pick(['extra', ...HOSTILE])]: this.pick(ODD) };
    const key = this.pick(keys);
    if (this.chance(5) === 0) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    return { ...value, [key]: this.spoiled((value as Record<string, unknown>)[key]) };
  }

  /** A request to a route, and whether the schemas allow it. */
  request({ method, path, parameters, body }: Route): Attempt {
    let valid = true;
    const given = (parameter: Parameter): string => {
      const text = this.chance(3) > 0 && parameter.name === 'id' ? this.pick(this.ids) : String(this.pick(ODD));
      // In an address everything is text, and the server makes of it what it can
      const number = text === 'true' ? 1 : Math.trunc(Number(text));
      const read = (parameter.schema as Schema).type === 'integer' && !Number.isNaN(number) ? number : text;
      if (!Compile(parameter.schema).Check(read)) valid = false;
      return text;
    };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
      return encodeURIComponent(parameter === undefined ? 'x' : wellFormed(given(parameter)));
    });
    const query = parameters.filter((one) => one.in === 'query' && (one.required || this.chance(2) === 0));
    const search = query.map((one) => `${one.name}=${encodeURIComponent(wellFormed(given(one)))}`).join('&');
    const url = search === '' ? address : `${address}?${search}`;
    if (body === null) return { method, url, headers: {}, text: null, valid };
    const [text, type, readable] = this.content(body as Schema);
    const fits = readable && type === 'application/json' && Compile(body).Check(JSON.parse(text));
    return { method, url, headers: { 'content-type': type }, text, valid: valid && fits };
  }

  private content(schema: Schema): [text: string, type: string, readable: boolean] {
    const fitting = this.fitting(schema);
    const text = JSON.stringify(this.chance(4) === 0 ? fitting : this.spoiled(fitting));
    switch (this.chance(12)) {
      case 0:
        return [text.slice(0, -1 - this.chance(text.length)), 'application/json', false];
      case 1:
        return [`{"a":"${'x'.repeat(70_000)}"}`, 'application/json', false];
      case 2:
        return ['['.repeat(20_000), 'application/json', false];
      case 3:
        return [text, this.pick(['text/plain', 'application/xml', 'multipart/form-data', 'nonsense']), true];
      case 4:
        return ['{"__proto__":{"admin":true}}', 'application/json', false];
      default:
        return [text, 'application/json', true];
    }
  }
}

/** A lone surrogate can't be written in an address at all. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '\ufffd');

export interface Attempt {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | null;
  /** Whether the schemas allow it; then it may still be refused. */
  readonly valid: boolean;
}
