import '@longtwilight/board/board.css';
import './css/site.css';
import { loadWords } from '@longtwilight/words';
import { render } from 'preact';
import { applySettings, readSettings } from './settings/settings.ts';
import { placeOfShortLink } from './share/short-links.ts';
import { loadEmblems } from './shared/emblems.ts';
import { App } from './site/app.tsx';
import { followVersions } from './site/versions.ts';
import { games } from './store/games.ts';
import { moveOldGames } from './store/old-games.ts';

async function showPages(root: HTMLElement): Promise<void> {
  // Before anything is asked for by a path that begins here
  const place = placeOfShortLink(location);
  if (place !== null) history.replaceState(null, '', `/#/${place}`);
  const settings = await readSettings();
  applySettings(settings);
  const [words] = await Promise.all([loadWords(settings.language), moveOldGames(games)]);
  // Pictures may come later than words
  loadEmblems().catch(() => {});
  render(<App settings={settings} words={words} />, root);
  if (import.meta.env.MODE === 'production') followVersions(import.meta.url);
}

const root = document.getElementById('app');
const framed = location.pathname.startsWith('/embed/');
if (root !== null && framed) await (await import('./embed/show-embedded.tsx')).showEmbedded(root);
else if (root !== null) await showPages(root);
