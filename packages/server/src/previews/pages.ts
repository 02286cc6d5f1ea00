import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SIDE_KEYS } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import type { Shown } from './shown.ts';

/** What stands in the head of a page for those who show previews of it. */
interface Head {
  readonly title: string;
  readonly about: string;
  /** The address of the page, and of its picture. */
  readonly url: string;
  readonly picture: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`).replace(/\s+/g, ' ');

/** What is said of something in a preview: who plays, when, how it stands. */
export function toldOf({ seen, players, title, news }: Shown, words: Words): Pick<Head, 'title' | 'about'> {
  const { turn, round, phase, vp, defcon, outcome } = seen;
  const sides = SIDE_KEYS.map((side) => players[side] ?? words.side(side));
  const result =
    outcome === null || outcome.winner === 'draw' ? [] : [words.say('ui.after.winner', { side: outcome.winner })];
  const moment = outcome === null ? [words.sayKnown([`phase.${phase}`], { round })] : result;
  const stand = [`${words.say('ui.vp')}: ${words.score(vp)}`, `${words.say('ui.defcon')} ${defcon}`];
  return {
    title: title ?? sides.join(' – '),
    about: [words.say('ui.turn', { turn }), ...moment, ...stand, ...(news === undefined ? [] : [news])].join(' · '),
  };
}

/** The tags of Open Graph, which nearly all of them know, and the one that asks for a large picture. */
function tagsOf({ title, about, url, picture }: Head): string {
  const open = {
    'og:type': 'website',
    'og:site_name': 'Long Twilight',
    'og:title': title,
    'og:description': about,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = Object.entries(open).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}

/** A page of the site, to be served under any address. */
export class SitePage {
  private readonly html: string | null;

  constructor(folder: string, name: string) {
    const file = path.join(folder, name);
    // Its files lie beside it, not where the address leads
    this.html = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('="./', '="/') : null;
  }

  get built(): boolean {
    return this.html !== null;
  }

  /** With a head for previews, or as it stands where there is nothing to show. */
  with(head: Head | null): string {
    const html = this.html ?? '<!doctype html><html lang="en"><head><title></title></head><body></body></html>';
    if (head === null) return html;
    return html
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(head.title)} · Long Twilight</title>`)
      .replace(/<meta name="description"[^>]*>/, () => `<meta name="description" content="${escaped(head.about)}" />`)
      .replace('</head>', () => `  ${tagsOf(head)}\n  </head>`);
  }
}
