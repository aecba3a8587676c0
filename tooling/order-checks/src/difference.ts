/** What a finding is about, and what is said of it. A line of a difference is a sign, the subject and the words. */
export interface Statement {
  subject: string;
  words: string;
}

const { compare } = new Intl.Collator('en', { numeric: true });
const toLine = ({ subject, words }: Statement) => `${subject}: ${words}`;

/** The lines of `all` that `others` has not; a line that stands twice has to stand twice there too. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return all.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

/**
 * What the gold says and the reading does not (`-`), and the other way round (`+`). Sorted by subject, with what the
 * gold says of it first, so that both stand one below the other.
 */
export function diff(gold: readonly Statement[], read: readonly Statement[]): string[] {
  const subjects = new Map([...gold, ...read].map((each) => [toLine(each), each.subject]));
  const goldLines = gold.map(toLine);
  const readLines = read.map(toLine);
  const signed = [
    ...without(goldLines, readLines).map((line) => ({ sign: '-', line })),
    ...without(readLines, goldLines).map((line) => ({ sign: '+', line })),
  ];
  const subjectOf = (line: string) => subjects.get(line) ?? line;
  return signed
    .toSorted(
      (a, b) =>
        compare(subjectOf(a.line), subjectOf(b.line)) ||
        Number(a.sign === '+') - Number(b.sign === '+') ||
        compare(a.line, b.line),
    )
    .map(({ sign, line }) => `${sign} ${line}`);
}

/** The differences that a list does not have, and what it has and is none any more. */
export function unlike(
  differences: readonly string[],
  known: readonly string[],
): { unknown: string[]; gone: string[] } {
  return { unknown: without(differences, known), gone: without(known, differences) };
}
