import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeRules, GameRecord, seeded, view } from '@longtwilight/engine';
import { positionText } from '@longtwilight/notation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GUIDE = readFileSync(path.join(ROOT, 'docs', 'adding-a-card.md'), 'utf8');
const PACKAGES = [
  'engine',
  'scenarios',
  'words',
  'notation',
  'neural',
  'bots',
  'protocol',
  'board',
  'picture',
  'web',
] as const;
const LANGUAGES = ['en', 'it', 'es', 'fr', 'pl'] as const;
const copy = mkdtempSync(path.join(tmpdir(), 'longtwilight-card-'));

/** A copy of the sources, in which the packages know each other as in the repository. */
beforeAll(() => {
  mkdirSync(path.join(copy, 'node_modules', '@longtwilight'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@longtwilight')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(copy, 'node_modules', name));
  for (const name of PACKAGES) {
    for (const part of ['package.json', 'src'])
      cpSync(path.join(ROOT, 'packages', name, part), path.join(copy, 'packages', name, part), { recursive: true });
    symlinkSync(path.join('..', '..', 'packages', name), path.join(copy, 'node_modules', '@longtwilight', name));
  }
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    ...{ composite: false, declarationMap: false, sourceMap: false, noEmit: true, rootDir: copy },
    ...{ rewriteRelativeImportExtensions: false, allowImportingTsExtensions: true, customConditions: ['source'] },
    ...{ jsx: 'react-jsx', jsxImportSource: 'preact', lib: ['es2023', 'dom', 'dom.iterable'] },
    types: ['node', 'vite/client'],
  };
  // Of the pages only what is about cards
  const include = ['packages/web/src/library/cards', ...PACKAGES.slice(0, -1).map((name) => `packages/${name}/src`)];
  const config = { extends: path.join(ROOT, 'tsconfig.base.json'), compilerOptions, include };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** The files that the compiler complains of; of the languages, all in one. */
function complaints(): string[] {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(typescript, 'utf8')) as { bin: { tsc: string } };
  const args = [path.join(path.dirname(typescript), bin.tsc), '-p', copy, '--pretty', 'false'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const files = [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) =>
    (file ?? '').replaceAll('\\', '/'),
  );
  return [...new Set(files.map((file) => (file.startsWith('packages/words/') ? 'packages/words' : file)))].sort();
}
function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const before = readFileSync(target, 'utf8');
  const after = before.replace(from, to);
  expect(after, file).not.toBe(before);
  writeFileSync(target, after);
}

/** The files named in the guide's table of what the compiler asks for. */
const asked = [...GUIDE.matchAll(/^\| `(packages\/[^`]+)` \|/gm)].map(([, file]) => file ?? '');
/** The files that a step of the guide says the compiler asks for: all that it names but the one to begin with. */
const askedIn = (step: number): string[] => {
  const [, text = ''] = new RegExp(`^${step}\\. ([^]*?)^${step + 1}\\. `, 'm').exec(GUIDE) ?? [];
  return [...text.matchAll(/`(packages\/[^`]+)`/g)].slice(1).map(([, file]) => file ?? '');
};

const SCENARIO = `- name: The US gains a VP
  source: card 112
  given:
    phasing: us
    hands: { us: [helsinki-accords, containment], ussr: [fidel] }
  when:
    - us: helsinki-accords event
  then: { vp: 1, effects: [helsinki-accords], removed: [helsinki-accords] }
`;

const PROBE = `
import { readFileSync } from 'node:fs';
import { levels } from '@longtwilight/bots';
import { completeRules, gameFrom, GameRecord, readSavedGame, resolveRules, seeded, view } from '@longtwilight/engine';
import { no } from '@longtwilight/engine/data';
import { importLog, positionText, readPositionText, writeLog } from '@longtwilight/notation';
import { readScenarios, recordScenario, runScenario } from '@longtwilight/scenarios';
import { LANGUAGES, loadCardWords, loadHistory, loadWords } from '@longtwilight/words';
import { cardsLike } from './packages/web/src/library/cards/card-filter.ts';
import { kindsOf } from './packages/web/src/library/cards/card-kinds.ts';
import { cardView } from './packages/web/src/hand/card-views.ts';

const KEY = 'helsinki-accords';
const { saved, position } = JSON.parse(readFileSync('old.json', 'utf8'));
const loaded = GameRecord.load(readSavedGame(saved));
const rules = resolveRules({});
const card = rules.cards[no[KEY]];
const scenarios = readScenarios('new-card.yaml');

// Chance deals it first, and whoever has it lets it happen
const record = GameRecord.start({});
const chance = seeded(12);
for (;;) {
  const open = record.decisions().find(({ answered }) => !answered);
  if (open === undefined) break;
  const mine = open.options.includes(KEY) ? KEY : open.card === KEY && open.options.includes('event') ? 'event' : null;
  record.answer(open.actor, mine ?? open.options[chance(open.options.length)]);
}
const log = writeLog(record);
const inHand = gameFrom(rules, { phasing: 'us', hands: { us: [KEY, 'containment'], ussr: ['fidel'] } });
inHand.run();
const seen = view(inHand, 'us');
const lasting = gameFrom(rules, { phasing: 'us', effects: [KEY] });
lasting.run();
const text = positionText(seen);
const words = await loadWords('en');
const speech = { words, cardWords: await loadCardWords(words) };
const anything = { title: '', side: 'any', era: 'any', value: 'any', kind: 'any' };
const told = [];
for (const language of LANGUAGES) {
  const words = await loadWords(language);
  const texts = await loadCardWords(words);
  told.push([words.card(KEY), texts.text(card, rules.spec), texts.effect(KEY, card), (await loadHistory(language))[KEY]]);
}
console.log(JSON.stringify({
  inDeck: rules.deck.includes(card.number),
  number: card.number,
  failures: scenarios.map((one) => runScenario(one).failure),
  facts: scenarios.flatMap(recordScenario).flatMap(({ entries }) => words.tell(entries.flatMap(({ facts }) => facts))),
  logged: log.includes('Helsinki Accords'),
  followed: importLog(log).ok,
  ranked: levels.attache({ side: 'us', seed: 1 }).rank(seen).map(({ answer }) => answer),
  shared: positionText(view(gameFrom(rules, readPositionText(text).position), 'us')).length,
  lasts: readPositionText(positionText(view(lasting, 'us'))).position.effects,
  oldGame: loaded.save().answers.length === saved.answers.length,
  oldDeck: loaded.rules.deck.includes(card.number),
  oldPosition: readPositionText(position).position.rules,
  told,
  kinds: kindsOf(card),
  found: cardsLike({ ...anything, title: 'helsinki' }, completeRules({}), speech),
  shown: cardView(speech, completeRules({}), KEY).text,
}));
`;

describe('a 112th card', () => {
  it('is asked for wherever it is needed as soon as it has a key', () => {
    edit('packages/engine/src/core/card-keys.ts', "'nato-referendum',", "'nato-referendum', 'helsinki-accords',");
    expect(asked.length).toBeGreaterThan(6);
    expect(complaints()).toEqual([...asked].sort());
  });

  it('is asked for by the new version of the rules, and by its lasting effect', () => {
    edit('packages/engine/src/editions/rules.ts', 'RULES_VERSION = 2', 'RULES_VERSION = 3');
    expect(complaints()).toEqual([...asked, ...askedIn(2)].sort());
    edit('packages/engine/src/core/effects.ts', "'nato-referendum': 'flag',", "$&\n  'helsinki-accords': 'flag',");
    expect(complaints()).toEqual([...new Set([...asked, ...askedIn(2), ...askedIn(5)])].sort());
  });

  it('goes through engine, scenario, words, log, bots and gallery', () => {
    const key = "'helsinki-accords'";
    const behind = (line: string) => `$&\n  ${line}`;
    edit(
      'packages/engine/src/cards/early/us.ts',
      /$/,
      `\n/** The US gains 1 VP; then people take it at its word. */\nexport const helsinkiAccords = card({\n  key: ${key},\n  side: US,\n  ops: 2,\n  era: 'early',\n  once: true,\n  since: 3,\n  numbers: { vp: 1 },\n  event(g, { n }) {\n    award(g, US, n.vp);\n    start(g, fx[${key}]);\n  },\n});\n`,
    );
    edit('packages/notation/src/position/position-text.ts', "2: '1' }", "2: '1', 3: '2' }");
    edit('packages/notation/src/names.ts', /CARD_TITLES: .*/, behind(`${key}: 'Helsinki Accords',`));
    edit('packages/bots/src/evaluate/cards.ts', /EVENT_WORTH: .*/, behind(`${key}: 1,`));
    edit('packages/words/src/rulebook-links.ts', /'nato-referendum': .*/, behind(`${key}: '10',`));
    edit('packages/bots/src/evaluate/weights.ts', /LASTING_EFFECT: .*/, behind(`${key}: 0.3,`));
    edit('packages/bots/src/safety/dangerous-cards.ts', /DANGER: .*/, behind(`${key}: NONE,`));
    edit('packages/web/src/library/cards/card-kinds.ts', /KINDS: .* = \{/, behind(`${key}: ['vp'],`));
    edit('packages/board/src/cards/emblems.ts', 'EMBLEMS = {', behind(`${key}: 'e-treaty',`));
    for (const language of LANGUAGES) {
      const folder = `packages/words/src/${language}`;
      edit(`${folder}/card-titles.ts`, /export const cardTitles.*/, behind(`${key}: 'Helsinki Accords',`));
      edit(`${folder}/card-texts.ts`, /export const cardTexts.*/, behind(`${key}: '{vp} (${language})',`));
      edit(`${folder}/effects.ts`, /export const effects.*/, behind(`${key}: 'Taken at its word (${language}).',`));
      edit(`${folder}/history-early.ts`, /export const earlyHistory.*/, behind(`${key}: 'In 1975 (${language}).',`));
    }
    expect(complaints()).toEqual([]);

    const old = oldGame();
    writeFileSync(path.join(copy, 'old.json'), JSON.stringify(old));
    writeFileSync(path.join(copy, 'new-card.yaml'), SCENARIO);
    writeFileSync(path.join(copy, 'probe.ts'), PROBE);
    const args = ['--conditions=source', '--import=tsx', 'probe.ts'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    expect(stderr).toBe('');
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ inDeck: true, number: 112, failures: [null], logged: true, followed: true });
    expect(found.facts.join(' ')).toContain('Helsinki Accords');
    expect(found.ranked).toContain('helsinki-accords');
    expect(found.told).toEqual(
      LANGUAGES.map((language) => [
        'Helsinki Accords',
        `1 (${language})`,
        `Taken at its word (${language}).`,
        `In 1975 (${language}).`,
      ]),
    );
    expect(found).toMatchObject({
      kinds: ['vp', 'lasting'],
      found: ['helsinki-accords'],
      shown: '1 (en)',
      lasts: ['helsinki-accords'],
    });
    // Games and links from before it go on as they were
    expect(found).toMatchObject({ oldGame: true, oldDeck: false, oldPosition: { version: 2 } });
  });
});

/** A game of today, with a link to a position of it. */
function oldGame() {
  const record = GameRecord.start(completeRules({}));
  const chance = seeded(3);
  for (let answers = 0; answers < 120; answers++) {
    record.rollOn(chance);
    const open = record.decisions().find(({ answered }) => !answered);
    if (open === undefined) break;
    record.answer(open.actor, open.options[chance(open.options.length)]!); // a question has options
  }
  return { saved: record.save(), position: positionText(view(record.game, 'us')) };
}
