import { loadWords, type Words } from '@longtwilight/words';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SettingProvider, useSetting } from '../settings/context.ts';
import { keepSettings, listenToSettings, type Settings } from '../settings/settings.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { StartPage } from '../start/start-page.tsx';
import { StoreNotice } from '../store/store-notice.tsx';
import { NewVersion } from './new-version.tsx';
import { PageNews } from './page-news.tsx';
import { type Route, useRoute } from './routes.ts';

/** Pages by the first word of the address; all but the first are loaded when they are wanted. */
export const PAGES: Readonly<Record<string, ComponentType<{ route: Route }>>> = {
  '': StartPage,
  learn: lazyPage(async () => (await import('../lessons/lessons-page.tsx')).LessonsPage),
  puzzles: lazyPage(async () => (await import('../puzzles/puzzles-page.tsx')).PuzzlesPage),
  new: lazyPage(async () => (await import('../new-game/new-game-page.tsx')).NewGamePage),
  game: lazyPage(async () => (await import('../local/local-game-page.tsx')).LocalGamePage),
  games: lazyPage(async () => (await import('../my-games/games-page.tsx')).GamesPage),
  friend: lazyPage(async () => (await import('../new-game/friend-page.tsx')).FriendPage),
  lobby: lazyPage(async () => (await import('../lobby/lobby-page.tsx')).LobbyPage),
  play: lazyPage(async () => (await import('../remote/remote-game-page.tsx')).RemoteGamePage),
  replay: lazyPage(async () => (await import('../replay/replay-page.tsx')).ReplayPage),
  sheet: lazyPage(async () => (await import('../sheet/sheet-page.tsx')).SheetPage),
  position: lazyPage(async () => (await import('../editor/editor-page.tsx')).EditorPage),
  library: lazyPage(async () => (await import('../library/library-page.tsx')).LibraryPage),
  'my-library': lazyPage(async () => (await import('../my-library/my-library-page.tsx')).MyLibraryPage),
  explorer: lazyPage(async () => (await import('../explorer/explorer-page.tsx')).ExplorerPage),
  rules: lazyPage(async () => (await import('../library/rules/rules-page.tsx')).RulesPage),
  cards: lazyPage(async () => (await import('../library/cards/cards-page.tsx')).CardsPage),
  study: lazyPage(async () => (await import('../studies/study-page.tsx')).StudyPage),
  studies: lazyPage(async () => (await import('../studies/studies-page.tsx')).StudiesPage),
  famous: lazyPage(async () => (await import('../studies/famous-page.tsx')).FamousPage),
  statistics: lazyPage(async () => (await import('../library/statistics/statistics-page.tsx')).StatisticsPage),
  me: lazyPage(async () => (await import('../people/account/me-page.tsx')).MePage),
  people: lazyPage(async () => (await import('../people/profile-page.tsx')).ProfilePage),
  leaders: lazyPage(async () => (await import('../people/leaders-page.tsx')).LeadersPage),
  about: lazyPage(async () => (await import('../start/about-page.tsx')).AboutPage),
  settings: lazyPage(async () => (await import('../settings/settings-page.tsx')).SettingsPage),
};

function NoPage() {
  const { words } = useSetting();
  return <Trouble text={words.say('ui.trouble.no-page')} />;
}

interface AppProps {
  readonly settings: Settings;
  readonly words: Words;
}

export function App(first: AppProps) {
  const [settings, setSettings] = useState(first.settings);
  const [words, setWords] = useState(first.words);
  const [unloaded, setUnloaded] = useState(false);
  const route = useRoute();
  useEffect(() => listenToSettings(setSettings), []);
  useEffect(() => {
    setUnloaded(false);
    if (words.language !== settings.language) loadWords(settings.language).then(setWords, () => setUnloaded(true));
  }, [settings.language]);
  const setting = useMemo(
    () => ({
      words,
      settings,
      change: (changes: Partial<Settings>) => {
        const next = { ...settings, ...changes };
        keepSettings(next);
        setSettings(next);
      },
    }),
    [words, settings],
  );
  const Page = (Object.hasOwn(PAGES, route.page) && PAGES[route.page]) || NoPage;
  return (
    <SettingProvider value={setting}>
      <Page route={route} />
      <PageNews>
        <StoreNotice />
        <NewVersion />
        {unloaded && (
          <p class="notice" role="alert">
            {words.say('ui.trouble.load')}
          </p>
        )}
      </PageNews>
    </SettingProvider>
  );
}
