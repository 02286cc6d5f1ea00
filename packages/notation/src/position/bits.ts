/* Small numbers packed into URL-safe text, six bits a character. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WIDTH = 6;

export class BitWriter {
  private readonly bits: number[] = [];

  put(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) this.bits.push((value >> i) & 1);
  }
  flag(value: boolean): void {
    this.bits.push(value ? 1 : 0);
  }
  /** A number from 0 on that is usually small: n + 1 behind as many zeros as it has digits, less one. */
  small(value: number): void {
    const width = Math.floor(Math.log2(value + 1));
    this.put(0, width);
    this.put(value + 1, width + 1);
  }
  /** Bits written out: `110`. */
  code(bits: string): void {
    for (const bit of bits) this.flag(bit === '1');
  }
  text(): string {
    let text = '';
    for (let i = 0; i < this.bits.length; i += WIDTH) {
      let value = 0;
      for (let j = i; j < i + WIDTH; j++) value = value * 2 + (this.bits[j] ?? 0);
      text += ALPHABET[value];
    }
    return text;
  }
}

/** Reading ran past the end, or the text is not one that the writer makes. */
export class BitsError extends Error {}

export class BitReader {
  private readonly values: readonly number[];
  private at = 0;

  constructor(text: string) {
    this.values = [...text].map((character) => ALPHABET.indexOf(character));
    if (this.values.includes(-1)) throw new BitsError('it has a character that does not belong there');
  }

  flag(): boolean {
    const value = this.values[Math.floor(this.at / WIDTH)];
    if (value === undefined) throw new BitsError('it ends too early');
    return ((value >> (WIDTH - 1 - (this.at++ % WIDTH))) & 1) === 1;
  }
  get(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + (this.flag() ? 1 : 0);
    return value;
  }
  small(): number {
    let width = 0;
    while (!this.flag()) if (++width > 16) throw new BitsError('it has a number that is too large');
    return 2 ** width + this.get(width) - 1;
  }
  /** One of some codes, none of which begins another. */
  code<T extends string>(codes: Readonly<Record<T, string>>): T {
    let read = '';
    while (read.length < 8) {
      read += this.flag() ? '1' : '0';
      for (const key in codes) if (codes[key] === read) return key;
    }
    throw new BitsError('it has a code that means nothing');
  }
  /** Whether something follows that is written only where there is something to tell. */
  more(): boolean {
    if (this.at === this.values.length * WIDTH) return false;
    const begins = this.at % WIDTH === 0;
    const follows = this.flag();
    if (begins && !follows) throw new BitsError('it is too long');
    return follows;
  }
  /** Nothing may follow but the bits that fill up the last character. */
  end(): void {
    if (this.values.length !== Math.ceil(this.at / WIDTH)) throw new BitsError('it is too long');
    while (this.at % WIDTH !== 0) if (this.flag()) throw new BitsError('its last character is wrong');
  }
}

/** A short check of a text, as three characters. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = (hash ^ (hash >>> 15)) >>> 0;
  return [0, 6, 12].map((shift) => ALPHABET[(hash >>> shift) & 63]).join('');
}
