import './embed.css';
import { findLanguage, loadShare, loadWords } from '@longtwilight/words';
import { render } from 'preact';
import { EmbedBoard } from './embed-board.tsx';
import { openEmbedded } from './open-embedded.ts';

/** Shows a board in a frame of another site: nothing that this browser keeps is used or changed. */
export async function showEmbedded(root: HTMLElement): Promise<void> {
  const asked = [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages].map(findLanguage);
  const words = await loadWords(asked.find((one) => one !== null) ?? 'en');
  document.documentElement.lang = words.language;
  const [share, opened] = await Promise.all([loadShare(words), openEmbedded(location.pathname).catch(() => null)]);
  render(<EmbedBoard opened={opened} words={words} share={share} />, root);
}
