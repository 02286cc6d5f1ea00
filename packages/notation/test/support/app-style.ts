/** What a log of ours has over one of the app. */
const OURS = /^(# |> |Rules:|Bids:|Dealt to|Roll:|Draw:|End:)/;

/** A log of ours as the app would have written it: without what only we say. */
export const appStyle = (log: string): string =>
  log
    .split('\n')
    .filter((line) => !OURS.test(line))
    .join('\n');

const INFLUENCE = /^(USSR|US) ([+-])(\d+) in (.+?) (\[\d+\]\[\d+\])$/;

/** The app sums up the points that go into a country at one go. */
export function summedUp(log: string): string {
  const lines: string[] = [];
  let begin = 0;
  for (const line of log.split('\n')) {
    const [, side, sign, points, country, now] = INFLUENCE.exec(line) ?? [];
    const same = (other: string): boolean => {
      const [, ...parts] = INFLUENCE.exec(other) ?? [];
      return parts[0] === side && parts[1] === sign && parts[3] === country;
    };
    const at = side === undefined ? -1 : lines.findIndex((other, i) => i >= begin && same(other));
    if (at >= 0) {
      const sum = Number(INFLUENCE.exec(lines[at]!)![3]) + Number(points);
      lines[at] = `${side} ${sign}${sum} in ${country} ${now}`;
    } else lines.push(line);
    if (side === undefined) begin = lines.length;
  }
  return lines.join('\n');
}

/** The app says little about the end of a turn: not that it comes, what it costs, or which effects are over. */
export function withoutCleanups(log: string): string {
  const lines: string[] = [];
  let cleanup = false;
  for (const line of log.split('\n')) {
    const [, turn, rest] = /^Turn (\d+), Cleanup:? *(.*)$/.exec(line) ?? [];
    if (turn !== undefined) cleanup = turn !== '10';
    else if (line.startsWith('Turn ')) cleanup = false;
    const text = rest ?? line;
    if (cleanup && / is no longer in play| gains \d+ VP/.test(text)) continue;
    if (turn === undefined || text !== '') lines.push(text);
  }
  return lines.join('\n');
}
