import { type Static, type TSchema, Type } from 'typebox';

/** One of a list of words. An `enum` is quicker to check and shorter to read than a union of literals. */
export const enumOf = <T extends string>(words: readonly T[], description?: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...words], ...(description === undefined ? {} : { description }) });

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object that has these keys and no others. */
export const exactly = <T extends Record<string, TSchema>>(properties: T, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description === undefined ? {} : { description }) });

/** An object with a value for each of these words, or for some of them. */
export const each = <K extends string, T extends TSchema>(words: readonly K[], schema: T) =>
  Type.Unsafe<Record<K, Static<T>>>(exactly(Object.fromEntries(words.map((word) => [word, schema]))));
export const some = <K extends string, T extends TSchema>(words: readonly K[], schema: T) =>
  Type.Unsafe<Partial<Record<K, Static<T>>>>(
    exactly(Object.fromEntries(words.map((word) => [word, Type.Optional(schema)]))),
  );

/** A schema that is known under a type of the engine; `Fits` below makes sure that the two agree. */
export const known = <T>(schema: TSchema) => Type.Unsafe<T>(schema);

type Plain<T> = T extends readonly (infer U)[]
  ? number extends T['length']
    ? readonly Plain<U>[]
    : { readonly [K in keyof T]: Plain<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Plain<T[K]> }
    : T;
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;

/** `true` if a schema describes exactly this type, readonly or not. */
export type Fits<S extends TSchema, T> =
  Same<Plain<Static<S>>, Plain<T>> extends true
    ? true
    : Plain<Static<S>> extends Plain<T>
      ? Plain<T> extends Plain<Static<S>>
        ? true
        : 'the type has values that the schema refuses'
      : 'the schema allows what the type does not';
export const agree = <_ extends true>(): void => {};

export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** Milliseconds since 1970. */
export const Moment = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const Pair = Type.Tuple([Type.Integer(), Type.Integer()]);
