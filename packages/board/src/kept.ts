import { Component, type ComponentChildren, type ComponentType } from 'preact';

/** A part that stays as it was drawn until something that it is given has changed. */
export function kept<P extends object>(draw: (props: P) => ComponentChildren): ComponentType<P> {
  return class Kept extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !isAlike(this.props, next, isSame);
    }
    override render(): ComponentChildren {
      return draw(this.props as P);
    }
  };
}

/** The same, or made anew with the same inside. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isRecord(one) && isRecord(other) && isAlike(one, other, Object.is));

const isRecord = (thing: unknown): thing is object =>
  typeof thing === 'object' && thing !== null && Object.getPrototypeOf(thing) === Object.prototype;

function isAlike(one: object, other: object, same: (one: unknown, other: unknown) => boolean): boolean {
  const theirs = other as Readonly<Record<string, unknown>>;
  const ours = Object.entries(one);
  return (
    ours.length === Object.keys(theirs).length &&
    ours.every(([key, value]) => key in theirs && same(value, theirs[key]))
  );
}
