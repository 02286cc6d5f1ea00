declare module 'unicode-confusables' {
  /** Every letter that looks like another one as that other one, by the tables of Unicode (UTS 39). */
  export function rectifyConfusion(text: string): string;
}
