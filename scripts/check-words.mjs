// `npm run check:words`: no catalogue has a missing, unused or malformed entry, a term that is not the game's (docs/terms.md),
// or a card text with a number typed by hand.
// With languages behind it (`npm run check:words -- it`) only those.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  findLanguage,
  LANGUAGES,
  loadBook,
  loadCoachTexts,
  loadEditorTexts,
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
/** @param {import('@longtwilight/words').Language} language */
async function allOf(language) {
  const { library, famous } = await loadLibraryTexts(language);
  const leaflets = [
    await loadCoachTexts(language),
    await loadLessonTexts(language),
    library,
    await loadPeopleTexts(language),
    await loadReasonTexts(language),
    await loadPuzzleTexts(language),
    await loadShareTexts(language),
    await loadEditorTexts(language),
  ];
  return { book: await loadBook(language), rulebook: await loadRulebook(language), leaflets, stories: [famous] };
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

const named = process.argv.slice(2).map((tag) => {
  const language = findLanguage(tag);
  if (language === null) throw new Error(`There is no language ${tag}: packages/words/src/languages.ts lists them`);
  return language;
});
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
    const others = [await loadPeopleTexts('en'), await loadShareTexts('en'), await loadEditorTexts('en')];
    const keys = [book.catalogue.messages, library, ...others].flatMap((texts) => Object.keys(texts));
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
