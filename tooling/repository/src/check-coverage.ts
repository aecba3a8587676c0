import { type Check, hasPath, type Repository } from './repository.ts';

const PAGE = 'docs/spec-coverage.md';
const TEST = /\.(test|e2e)\.tsx?$|\.stories\.tsx$/;
/** What stands instead of a place and a test where something is not built yet, with the reason after it. */
const LATER = 'Later:';

/** A row of the table: what was asked for, where it is built, which test shows it. */
type Row = { asked: string; built: string; shown: string };

/**
 * The table of what was asked for tells the truth: every row names places that exist and at least one test that
 * exists, and a title in “quotes” after a test stands in that test.
 */
export const checkCoverage: Check = (repository) => {
  const rows = listRows(repository.read(PAGE));
  const problems = rows.flatMap((row) => listProblems(repository, row));
  return { checked: rows.length, problems: problems.map((problem) => `${PAGE}: ${problem}`) };
};

function listRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = /^\|(.*)\|$/
      .exec(line.trim())?.[1]
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (!cells || cells.every((cell) => /^:?-+:?$/.test(cell)) || cells[1] === 'Built in') return [];
    const [asked = '', built = '', shown = ''] = cells;
    return [{ asked, built, shown }];
  });
}

function listProblems(repository: Repository, { asked, built, shown }: Row): string[] {
  const row = asked.slice(0, 60);
  if (shown.startsWith(LATER))
    return shown.length > LATER.length + 1 ? [] : [`“${row}” says later and not why.`];
  const places = [...built.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
  const tests = [...shown.matchAll(/`([^`]+)`(?:\s*“([^”]+)”)?/g)];
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
  ];
}
