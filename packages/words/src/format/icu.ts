/*
 * Messages are ICU MessageFormat, of which we use arguments, `plural`, `select` and `number`. An argument may name a
 * grammatical form behind an underscore: `{country_in}`. There is no quoting: catalogues write the apostrophe ’.
 */

export interface Argument {
  readonly kind: 'argument';
  readonly name: string;
  /** The grammatical form asked for; null for the plain one. */
  readonly form: string | null;
}
interface NumberPart {
  readonly kind: 'number';
  readonly name: string;
  readonly percent: boolean;
}
export interface Choice {
  readonly kind: 'plural' | 'select';
  readonly name: string;
  readonly branches: ReadonlyMap<string, Message>;
}
/** `#`, the number that a plural is about. */
interface Count {
  readonly kind: 'count';
}
export type Part = string | Argument | NumberPart | Choice | Count;
export type Message = readonly Part[];

export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

const ARGUMENT = /\{\s*([A-Za-z][A-Za-z0-9]*)(?:_([A-Za-z]+))?\s*([,}])/y;
const KIND = /\s*(plural|select|number)\s*([,}])/y;
const STYLE = /\s*percent\s*\}/y;
const BRANCH = /\s*(=\d+|[A-Za-z0-9-]+)\s*\{/y;
const CLOSE = /\s*\}/y;

/** Read a message. What is not well formed is refused with the place where it goes wrong. */
export function parse(text: string): Message {
  return new Reader(text).whole();
}

class Reader {
  private readonly text: string;
  private at = 0;
  constructor(text: string) {
    this.text = text;
  }

  whole(): Message {
    const message = this.message(false);
    if (this.at < this.text.length) this.fail('a closing brace without an opening one');
    return message;
  }

  private message(inPlural: boolean): Message {
    const parts: Part[] = [];
    const stop = inPlural ? /[{}#]/g : /[{}]/g;
    for (;;) {
      stop.lastIndex = this.at;
      const end = stop.exec(this.text)?.index ?? this.text.length;
      if (end > this.at) parts.push(this.text.slice(this.at, end));
      this.at = end;
      const mark = this.text[end];
      if (mark === undefined || mark === '}') return parts;
      if (mark === '#') {
        parts.push({ kind: 'count' });
        this.at++;
      } else parts.push(this.argument(inPlural));
    }
  }

  private argument(inPlural: boolean): Part {
    const [, name = '', form, after] = this.take(ARGUMENT, 'an argument such as {side} or {country_in}');
    if (after === '}') return { kind: 'argument', name, form: form ?? null };
    if (form !== undefined) this.fail('a form, which has no plural, select or number');
    const [, kind, follows] = this.take(KIND, 'plural, select or number');
    if (kind === 'number') {
      if (follows === ',') this.take(STYLE, 'percent');
      return { kind, name, percent: follows === ',' };
    }
    if (follows !== ',') this.fail(`${kind} without branches`);
    return { kind: kind as Choice['kind'], name, branches: this.branches(inPlural || kind === 'plural') };
  }

  private branches(inPlural: boolean): ReadonlyMap<string, Message> {
    const branches = new Map<string, Message>();
    while (!this.tries(CLOSE)) {
      const [, key = ''] = this.take(BRANCH, 'a branch such as other {...}');
      if (branches.has(key)) this.fail(`a second branch ${key}`);
      branches.set(key, this.message(inPlural));
      this.take(CLOSE, 'the end of a branch');
    }
    if (!branches.has('other')) this.fail('branches without other');
    return branches;
  }

  private tries(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }
  private take(pattern: RegExp, wanted: string): RegExpExecArray {
    return this.tries(pattern) ?? this.fail(`something other than ${wanted}`);
  }
  private fail(what: string): never {
    throw new MalformedError(`"${this.text}" has ${what} at ${this.at + 1}`);
  }
}
