import '@longtwilight/board/board.css';
import './css/site.css';
import { loadWords } from '@longtwilight/words';
import { render } from 'preact';
import { applySettings, readSettings } from './settings/settings.ts';
import { loadEmblems } from './shared/emblems.ts';
import { App } from './site/app.tsx';
import { followVersions } from './site/versions.ts';
import { games } from './store/games.ts';
import { moveOldGames } from './store/old-games.ts';

const settings = await readSettings();
applySettings(settings);
const [words] = await Promise.all([loadWords(settings.language), moveOldGames(games)]);
// Pictures may come later than words
loadEmblems().catch(() => {});
const root = document.getElementById('app');
if (root !== null) render(<App settings={settings} words={words} />, root);
if (import.meta.env.MODE === 'production') followVersions(import.meta.url);
