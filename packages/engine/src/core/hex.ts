const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const NO_DIGIT = 255;
/** The value of each character code that is a digit. */
const VALUES = new Uint8Array(256).fill(NO_DIGIT);
DIGITS.forEach((code, value) => {
  VALUES[code] = value;
});

export function toHex(bytes: Uint8Array): string {
  const codes = new Array<number>(2 * bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    codes[2 * i] = DIGITS[bytes[i]! >> 4]!;
    codes[2 * i + 1] = DIGITS[bytes[i]! & 15]!;
  }
  return String.fromCharCode(...codes);
}

/** So many bytes; null if the text is not exactly that. */
export function fromHex(text: string, size: number): Uint8Array | null {
  if (text.length !== 2 * size) return null;
  const bytes = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    const high = VALUES[text.charCodeAt(2 * i)] ?? NO_DIGIT;
    const low = VALUES[text.charCodeAt(2 * i + 1)] ?? NO_DIGIT;
    if (high === NO_DIGIT || low === NO_DIGIT) return null;
    bytes[i] = (high << 4) | low;
  }
  return bytes;
}
