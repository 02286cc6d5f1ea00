// `npm run check:words`: no catalogue has a missing, unused or malformed entry, a term that is not the game's (docs/terms.md),
// or a card text with a number typed by hand.
// With languages behind it (`npm run check:words -- it`) only those, also such as are not yet in use.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, root, setup } from './setup.mjs';

const packages = path.join(root, 'packages');

/** The sources that may use a message: every package, the catalogues themselves apart. */
function sources() {
  const catalogues = /words[\\/]src[\\/][a-z]{2}[\\/]/;
  return readdirSync(packages).flatMap((name) => {
    const folder = path.join(packages, name, 'src');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file))
      .filter((file) => !catalogues.test(file))
      .map((file) => readFileSync(file, 'utf8'));
  });
}

/**
 * The keys that no source names, neither whole nor as a template such as `fact.play.${use}`.
 * @param {readonly string[]} keys
 */
function unused(keys) {
  const code = sources().join('\n');
  const whole = new Set([...code.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key));
  const templates = [...code.matchAll(/`([a-z][\w.-]*)\$\{[^`]*`/g)].map(([text]) => text.slice(1, -1));
  const patterns = templates.map((text) => {
    const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  return keys.filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

setup();
for (const name of ['words', 'scenarios']) if (!build(path.join('packages', name))) process.exit(1);
const {
  checkRulebook,
  Checker,
  LANGUAGES,
  loadBook,
  loadCoachTexts,
  loadLessonTexts,
  loadLibraryTexts,
  loadPeopleTexts,
  loadPuzzleTexts,
  loadReasonTexts,
  loadRulebook,
  loadShareTexts,
  wrongTermsOf,
} = await import('@longtwilight/words');
const { readLessons, readScenarios, scenarioFiles } = await import('@longtwilight/scenarios');
const { EDITIONS, resolveRules } = await import('@longtwilight/engine');
const { CARD_KEYS, EFFECT_VALUES } = await import('@longtwilight/engine/data');

const rules = EDITIONS.map((edition) => resolveRules({ edition }));
const numbers = Object.fromEntries(
  CARD_KEYS.map((key, i) => {
    const named = rules.map(({ cards }) => Object.keys(cards[i + 1]?.numbers ?? {}));
    return [key, named[0]?.filter((name) => named.every((names) => names.includes(name))) ?? []];
  }),
);
/**
 * A language whole: also one that is not yet in use, from its compiled folder.
 * @param {string} language
 */
async function allOf(language) {
  const known = LANGUAGES.find((one) => one === language);
  if (known !== undefined) {
    const { library, famous } = await loadLibraryTexts(known);
    const coach = await loadCoachTexts(known);
    const [lessons, people, reasons, puzzles, share] = [
      await loadLessonTexts(known),
      await loadPeopleTexts(known),
      await loadReasonTexts(known),
      await loadPuzzleTexts(known),
      await loadShareTexts(known),
    ];
    const leaflets = [coach, lessons, library, people, reasons, puzzles, share];
    return { book: await loadBook(known), rulebook: await loadRulebook(known), leaflets, stories: [famous] };
  }
  const folder = path.join(packages, 'words', 'dist', language);
  if (!existsSync(folder)) throw new Error(`There is no language ${language}: expected packages/words/src/${language}`);
  /** @param {string} file */
  const part = (file) => import(pathToFileURL(path.join(folder, file)).href);
  const { catalogue } = await part('index.js');
  const { cards } = await part('cards.js');
  const { history } = await part('history.js');
  const { rulebook } = await part(path.join('rulebook', 'index.js'));
  const { lessons } = await part('lessons.js');
  const { coach } = await part('coach.js');
  const { library } = await part('library.js');
  const { famous } = await part('famous.js');
  const { people } = await part('people.js');
  const { reasons } = await part('reasons.js');
  const { puzzles } = await part('puzzles.js');
  const { share } = await part('share.js');
  return {
    book: { language, catalogue, cards, history },
    rulebook,
    leaflets: [coach, lessons, library, people, reasons, puzzles, share],
    stories: [famous],
  };
}
const english = await allOf('en');

/** What the lessons say: each its title and topics, and for each step a heading, what is to be known, the goal and a hint. */
async function lessonProblems() {
  const texts = await loadLessonTexts('en');
  const wanted = readLessons(path.join(packages, 'scenarios', 'lessons')).flatMap(({ id, teaches, steps }) => [
    ...['title', 'about'].map((part) => `${id}.${part}`),
    ...teaches.map((topic) => `learn.topic.${topic}`),
    ...steps.flatMap((step) => ['', '.head', '.goal', '.hint'].map((part) => `${id}.${step.id}${part}`)),
  ]);
  const keys = Object.keys(texts);
  return [
    ...wanted.filter((key) => !keys.includes(key)).map((key) => `${key}: a lesson says it, but it is missing`),
    ...unused(keys.filter((key) => !wanted.includes(key))).map((key) => `${key}: nothing uses it`),
  ];
}

/** Titles of scenarios, which the card gallery shows, speak of the game in its own terms too. */
async function titleProblems() {
  const files = await scenarioFiles(path.join(packages, 'scenarios', 'rules'));
  const titles = files.flatMap((file) => readScenarios(file).map(({ name }) => name));
  return titles.flatMap((title) =>
    wrongTermsOf([title.replaceAll("'", '’')], 'en').map((problem) => `"${title}": ${problem}`),
  );
}

const named = process.argv.slice(2);
let failed = false;
for (const language of named.length > 0 ? named : LANGUAGES) {
  const { book, rulebook, leaflets, stories } = await allOf(language);
  const problems = [
    ...new Checker(book, english.book).run(
      numbers,
      EFFECT_VALUES,
      leaflets.map((own, i) => [own, english.leaflets[i] ?? {}]),
      stories.map((own, i) => [own, english.stories[i] ?? {}]),
    ),
    ...checkRulebook(language, rulebook, english.rulebook),
  ];
  if (language === 'en') {
    const { library } = await loadLibraryTexts('en');
    const [people, share] = [await loadPeopleTexts('en'), await loadShareTexts('en')];
    const keys = [book.catalogue.messages, library, people, share].flatMap((texts) => Object.keys(texts));
    problems.push(...unused(keys).map((key) => `${key}: nothing uses it`));
    problems.push(...(await lessonProblems()), ...(await titleProblems()));
  }
  for (const problem of problems) console.error(problem);
  const counts = [
    `${Object.keys(book.catalogue.messages).length} messages`,
    `${Object.keys(book.cards.cardTexts).length} card texts`,
    `${Object.keys(book.history).length} notes on history`,
    `${Object.keys(rulebook.sections).length} sections of rules`,
    `${Object.keys(leaflets[1] ?? {}).length} texts of lessons`,
    `${Object.keys(stories[0] ?? {}).length} comments`,
  ];
  console.log(
    `${language}: ${counts.join(', ')}; ${problems.length === 0 ? 'all well' : `problems: ${problems.length}`}`,
  );
  failed ||= problems.length > 0;
}
process.exitCode = failed ? 1 : 0;
