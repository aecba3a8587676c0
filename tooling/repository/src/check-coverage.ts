import { type Check, hasPath, type Repository } from './repository.ts';

const PAGE = 'docs/spec-coverage.md';
const TEST = /\.(test|e2e)\.tsx?$|\.stories\.tsx$/;
/** What stands instead of a place and a test where something is not built yet, with the reason after it. */
const LATER = 'Later:';
/** Head of the second column, which marks the head of a table. */
const BUILT_HEAD = 'Built in';
/** Shorter words are in every test. */
const SHORTEST_WORD = 4;
/** What every test contains shows nothing. */
const TEST_FUNCTIONS = new Set([
  ...[
    'test',
    'test.each',
    'describe',
    'expect',
    'userEvent',
    'screen',
    'render',
    'within',
    'waitFor',
    'step',
  ],
  ...['toBe', 'toEqual', 'toStrictEqual', 'toMatchObject', 'toHaveLength', 'toContain', 'toMatch', 'toThrow'],
  ...['toBeVisible', 'toHaveTextContent', 'toBeTruthy', 'toBeNull', 'not.toBe', 'page', 'play', 'beforeEach'],
]);

/** A row of a table: what was asked for, where it is built, which test shows it, and the words that the test contains. */
type Row = { asked: string; built: string; shown: string; words: string };

/**
 * The table of what was asked for tells the truth: every row names places that exist and at least one test that
 * exists, and a title in “quotes” after a test is in that test. Each row names at least one constant or text, and a test
 * of the row contains it literally.
 */
export const checkCoverage: Check = (repository) => {
  const rows = listRows(repository.read(PAGE));
  const problems = rows.flatMap((row) => listProblems(repository, row));
  return { checked: rows.length, problems: problems.map((problem) => `${PAGE}: ${problem}`) };
};

function listRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = toCells(line);
    if (!cells || cells.every((cell) => /^:?-+:?$/.test(cell))) return [];
    const [asked = '', built = '', shown = '', words = ''] = cells;
    return built === BUILT_HEAD ? [] : [{ asked, built, shown, words }];
  });
}

function toCells(line: string): string[] | undefined {
  const inner = /^\|(.*)\|$/.exec(line.trim())?.[1];
  return inner?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

function listProblems(repository: Repository, { asked, built, shown, words }: Row): string[] {
  const row = asked.slice(0, 60);
  if (shown.startsWith(LATER))
    return shown.length > LATER.length + 1 ? [] : [`“${row}” says later and not why.`];
  const places = [...built.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
  const tests = [...shown.matchAll(/`([^`]+)`(?:\s*“([^”]+)”)?/g)];
  const files = tests.map(([, file = '']) => file).filter((file) => repository.files.includes(file));
  return [
    ...(asked === '' ? ['a row says not what was asked for.'] : []),
    ...(places.length === 0 ? [`“${row}” names no place.`] : []),
    ...(tests.length === 0 ? [`“${row}” names no test.`] : []),
    ...places
      .filter((place) => !hasPath(repository, place))
      .map((place) => `“${row}”: there is no ${place}.`),
    ...tests.flatMap(([, file = '', title]) => {
      if (!TEST.test(file)) return [`“${row}”: ${file} is no test.`];
      if (!repository.files.includes(file)) return [`“${row}”: there is no ${file}.`];
      return title === undefined || repository.read(file).includes(title)
        ? []
        : [`“${row}”: ${file} has no “${title}”.`];
    }),
    ...listWordProblems(
      words,
      files.map((file) => repository.read(file)),
    ).map((problem) => `“${row}” ${problem}`),
  ];
}

/** What is wrong with the words of a row; `tests` are the texts of the tests that it names. */
function listWordProblems(cell: string, tests: readonly string[]): string[] {
  const words = [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  if (words.length === 0) return ['names no words of its tests.'];
  return words.flatMap((word) => {
    const bare = word.trim().replace(/^(['"])(.*)\1$/, '$2');
    if (bare.length < SHORTEST_WORD || TEST_FUNCTIONS.has(bare.replace(/\(.*$/, '')))
      return [`names “${word}”, which says nothing: choose a word that only its test has.`];
    return tests.some((text) => text.includes(word))
      ? []
      : [`names “${word}”, and none of its tests has it.`];
  });
}
