/** Words that head columns of tables: without them nothing tells what a column holds. */
const HEADS: readonly string[] = [
  'category',
  'quantity',
  'parameter',
  'parameters',
  'standard',
  'standards',
  'treatment',
  'disposal',
  'pollutant',
  'pollutants',
  'frequency',
  'permissible',
  'concentration',
  'particulars',
  'description',
  'capacity',
  'maximum',
  'prescribed',
];
/** Words that are one letter from a head, and none. */
const OTHERS: ReadonlySet<string> = new Set([
  'quantify',
  'particular',
  'treatments',
  'descriptions',
  'concentrations',
  'proscribed',
  'prescribes',
]);

/** Whether two words differ by one letter: another one, one more or one less. */
const isOneOff = (word: string, head: string): boolean => {
  if (Math.abs(word.length - head.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === head[from]) from++;
  let back = 0;
  const room = Math.min(word.length, head.length) - from;
  while (back < room && word.at(-1 - back) === head.at(-1 - back)) back++;
  return Math.max(word.length, head.length) - from - back === 1;
};

/** The word that a head of a column was meant to be ("Quantlty"); null: it is one, or another word. */
export const toHeadWord = (word: string): string | null => {
  const small = word.toLowerCase();
  if (OTHERS.has(small) || HEADS.includes(small)) return null;
  const head = HEADS.find((each) => isOneOff(small, each));
  if (head === undefined) return null;
  return /^[A-Z]/.test(word) ? head.charAt(0).toUpperCase() + head.slice(1) : head;
};
