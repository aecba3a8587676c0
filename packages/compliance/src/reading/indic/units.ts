import { END, fold } from './fold.ts';

/** Source of a pattern for "every", which some write together with the unit. */
export const EVERY = '(?:हर(?:\\s*एक)?|प्रत्येक|प्रति|दरेक|દરેક|दर|દર)';

/** Source of a pattern for "times", as in "two times a year". */
export const TIMES = '(?:बार|वेळा|वेळ|दफा|વખત|વાર)';

/** Spans of time in Hindi, Marathi and Gujarati, by the names that `toCycle` knows. Without their endings. */
const WORDS = {
  // "दिनांक" is a date.
  day: `दिवस|दिन(?!ा|ां)|રોજ`,
  week: 'सप्ताह|हफ्त|आठवड|અઠવાડિય',
  fortnight: 'पखवाड|पंधरवड|પખવાડિય',
  quarter: 'तिमाही|त्रैमास(?!िक)|त्रिमास(?!िक)',
  half: 'छमाही|सहामाही|अर्धवर्ष',
  month: 'माह(?!ि)|मास(?!िक)|महिन',
  // "वर्षा" is rain, unless a case follows ("वर्षातून").
  year: `वर्ष(?!ा(?:${END}|जल)|िक)|साल(?!ाना)|वरस`,
} as const;

/** A span of time. */
export type UnitName = keyof typeof WORDS;

const FOLDED = Object.entries(WORDS).map(([name, words]) => ({ name, source: fold(words).text }));

/** Source of a pattern for the beginning of a unit in folded text. */
export const UNIT = `(?:${FOLDED.map(({ source }) => source).join('|')})`;

const EXACT = FOLDED.map(({ name, source }) => ({ name, pattern: new RegExp(`^(?:${source})`, 'u') }));

/** The name of the unit that a word begins with; empty where it is none. */
export const toUnitName = (word: string): string =>
  EXACT.find(({ pattern }) => pattern.test(word))?.name ?? '';

const SPANS = {
  day: ['day', 1],
  week: ['week', 1],
  fortnight: ['day', 14],
  quarter: ['month', 3],
  half: ['month', 6],
  month: ['month', 1],
  year: ['year', 1],
} as const;

/** So many of a unit, as a length of time; null for a word that is none. */
export const toSpan = (
  count: number,
  word: string,
): { amount: number; unit: 'day' | 'week' | 'month' | 'year' } | null => {
  const name = toUnitName(word);
  if (!(name in SPANS)) return null;
  const [unit, times] = SPANS[name as UnitName];
  return { amount: count * times, unit };
};
