import { groupOf } from '../language/group.ts';
import { toCycle, toFrequency } from '../periods/cycles.ts';
import { findByRules, type PeriodRule } from '../periods/period-rule.ts';
import type { Period } from '../periods/types.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';
import { NUMBER, parseNumber } from './numbers.ts';
import { EVERY, TIMES, toUnitName, UNIT } from './units.ts';

const IN = '(?:\\s+(?:में|के\\s+(?:भीतर|अंदर)|मध्ये|માં))?';
const AT_LEAST = '(?:(?:कम\\s+से\\s+कम|न्यूनतम|किमान|ઓછામાં\\s+ઓછ\\S*)\\s+)?';

const AMOUNT =
  '(?:(?<=\\d\\s?)(?:वर्ग\\s*)?मीटर|लीटर|लिटर|कि\\.?\\s?ली\\.?|कि\\.?\\s?ग्रा\\.?|टन|घन\\s*मी\\S*|के\\.?एल\\.?डी?\\.?|किग्रा\\S*|किलो\\S*|नग|यूनिट|કિલો\\S*|લિટર|ટન|\\b(?:KL|MT|kg|m3|cum|nos?|units?|litres?|TPD|CMD)\\.?)';
/** Water, power and waste that may be used or made in a time: "50 किलोलीटर प्रतिदिन", "प्रतिदिन 10 टन". */
const QUANTITY = toPattern(`${AMOUNT}\\s*[/.]?\\s*$`, 'iu');
const QUANTITY_BEHIND = toPattern(`^\\s*(?:अधिकतम\\s+|कमाल\\s+)?\\d[\\d.,]*\\s*${AMOUNT}`, 'iu');
/** What an adjective of time says of a number and not of a duty: "वार्षिक उत्पादन क्षमता". */
const AVERAGED = toPattern(
  '^\\s*(?:औसत|सरासरी|क्षमता|उत्पादन\\s+क्षमता|સરેરાશ|ક્ષમતા|ઉત્પાદન\\s+ક્ષમતા|अधिकतम|कमाल)',
  'iu',
);

const often = (times: number | null, count: number | null, unit: string): Partial<Period> | null => {
  const cycle = times && count ? toCycle(times, count, unit) : null;
  return cycle && { cycle, frequency: toFrequency(cycle) };
};

const isOfQuantity = (match: RegExpExecArray, text: string): boolean =>
  QUANTITY.test(text.slice(Math.max(0, match.index - 24), match.index)) ||
  QUANTITY_BEHIND.test(text.slice(match.index + match[0].length));

const adverb = (id: string, words: string, count: number, unit: string, isAdjective = true): PeriodRule => ({
  id,
  pattern: toPattern(`${START}(?:${words})${END}`),
  read: (match, text) =>
    isOfQuantity(match, text) || AVERAGED.test(text.slice(match.index + match[0].length))
      ? null
      : { ...often(1, count, unit), isAdjective },
});

/** In the order in which they are tried: the more exact first. Texts are folded. */
export const INDIC_RECURRENCE_RULES: readonly PeriodRule[] = [
  /** "वर्ष में दो बार", "दर सहा महिन्यांनी एकदा", "દર છ મહિને એક વાર". Leaves times without a span. */
  {
    id: 'times-in',
    pattern: toPattern(
      `${START}(?:${EVERY}\\s*)?(?:(${NUMBER})\\s*)?(${UNIT})${SUFFIX}${IN}\\s+${AT_LEAST}(?:(${NUMBER})\\s*${TIMES}|(एकदा|दोनदा|तीनदा|चारदा))${END}`,
    ),
    read: (match) => {
      const times = match[3] ?? groupOf(match, 4).replace(/दा$/, '');
      return often(parseNumber(times), parseNumber(match[1] ?? '1'), toUnitName(groupOf(match, 2)));
    },
  },
  /** "प्रत्येक तीन माह में", "दर तीन महिन्यांनी", "દર ત્રણ મહિને". Leaves what is used in a day. */
  {
    id: 'every',
    pattern: toPattern(`${START}${EVERY}\\s*(?:(${NUMBER})\\s*)?(${UNIT})${SUFFIX}${IN}`),
    read: (match, text) =>
      isOfQuantity(match, text)
        ? null
        : often(1, parseNumber(match[1] ?? '1'), toUnitName(groupOf(match, 2))),
  },
  /** "6 माह के अंतराल पर", "सहा महिन्यांच्या अंतराने", "છ મહિનાના અંતરે". Leaves distances. */
  {
    id: 'at-intervals',
    pattern: toPattern(
      `${START}(${NUMBER})\\s*(${UNIT})${SUFFIX}(?:\\s+(?:के|की))?\\s+(?:अंतराल|अंतर|અંતર)${SUFFIX}(?:\\s+(?:पर|से|में))?${END}`,
    ),
    read: (match) => often(1, parseNumber(groupOf(match, 1)), toUnitName(groupOf(match, 2))),
  },
  /** "दरमहा", "દરમહા": every month in one word. Leaves other words that begin alike. */
  adverb('each-month', 'दरमहा|દરમહા|माहवार|प्रतिमास|मासिक\\s+रूप\\s+से', 1, 'month', false),
  /** "दररोज", "रोज", "રોજેરોજ". Leaves an amount of each day. */
  adverb('each-day', 'दररोज|रोजाना|रोजेरोज|(?<!ના\\s+)રોજ|नित्य', 1, 'day', false),
  /** "दैनिक", "દૈનિક". Leaves a mean of a day. */
  adverb('daily', 'दैनिक|दैनंदिन|દૈનિક', 1, 'day'),
  /** "साप्ताहिक". Leaves the week itself. */
  adverb('weekly', 'साप्ताहिक|अठवाडिक', 1, 'week'),
  /** "पाक्षिक". Leaves the fortnight itself. */
  adverb('fortnightly', 'पाक्षिक|પખવાડિક', 1, 'fortnight'),
  /** "द्विमासिक": every two months. Leaves every month. */
  adverb('two-monthly', 'द्वि-?\\s*मासिक|द्वैमासिक|દ્વિમાસિક', 2, 'month'),
  /** "त्रैमासिक", "तिमाही", "ત્રિમાસિક". Leaves every month. */
  adverb('quarterly', 'त्रैमासिक|त्रिमासिक|तिमाही|त्रिमाही|तीन\\s*मासिक|ત્રણ\\s*માસિક', 3, 'month'),
  /** "छमाही", "अर्धवार्षिक", "સહામાહી", "છ માસિક". Leaves every year. */
  adverb(
    'half-yearly',
    '(?:छः|छह|छ|છ)\\s*-?(?:माही|मासिक)|षण्मासिक|सहामाही|अर्(?:द्)?ध\\s*-?\\s*वार्षिक',
    6,
    'month',
  ),
  /** "द्विवार्षिक": every two years. Leaves every year. */
  adverb('two-yearly', 'द्वि-?\\s*वार्षिक|द्वैवार्षिक', 2, 'year'),
  /** "मासिक", "માસિક". Leaves quarters, which end alike. */
  adverb('monthly', 'मासिक', 1, 'month'),
  /** "वार्षिक", "વાર્ષિક", "सालाना". Leaves the capacity of a year. */
  adverb('yearly', 'वार्षिक|बार्षिक|सालाना', 1, 'year'),
];

/** What comes again and again, in a folded text. */
export const findIndicRecurrences = (text: string, rules = INDIC_RECURRENCE_RULES): Period[] =>
  findByRules(text, rules);
