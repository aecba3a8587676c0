import { LIMIT_IN_TEXT } from '../limits/values.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';

/** A figure with its unit that bounds something, and the words between the figure before it and this one. */
export type IndicHit = { limit: string; unit: string; isLeast: boolean; before: string };

const NOT = `(?:${START}(?:नहीं|नही|न|ना|नये|नाही|નહીં|નહિ|ન)${END}|नसाव|नसल)`;
/** "से अधिक नहीं", "पेक्षा जास्त नसावे", "થી વધુ ન હોવું": with the words between. */
const MORE = `(?:अधिक|ज्यादा|जास्त|વધ|ओलांड)${SUFFIX}`;
const LESS = `(?:कम|कमी|ઓછ)${SUFFIX}`;
const toNegated = (word: string) => toPattern(`${word}[^;।]{0,40}?${NOT}`, 'u');
const NOT_MORE = toNegated(MORE);
const NOT_LESS = toNegated(LESS);
const IS_MORE = toPattern(`(?:से|पेक्षा|હોવા|થી|કરતાં)\\s*${MORE}`, 'u');
const IS_LESS = toPattern(`(?:से|पेक्षा|થી|કરતાં)\\s*${LESS}`, 'u');
/** Behind or before a figure that may not be passed. */
const BOUND = toPattern(
  `Maximum limit|Standard|अधिकतम|कमाल|મહત્તમ|सीमा|सीमित|मर्याद|મર્યાદ|मानक|धोरण|ધોરણ|${START}(?:तक|पर्यंत|સુધી|भीतर|अंदर|आत|અંદર|अंतर्गत|मध्य|बीच|दरम्यान|વચ્ચે)`,
  'u',
);
/** "बीओडी - 30": a name and its figure. */
const LISTED = /[:=–-]\s*$/;

/** What comes in, what was found, and what does not bind the plant. */
const NO_BOUND = toPattern(
  'कच्च\\S*(?!\\S|\\s+मा[लळ])|अनुपचारित|अशोधित|इनलेट|ઇનલેટ|प्रक्रिया\\s+न\\s+केलेल|શુદ્ધ\\s+કર્યા\\s+વગર|पाय[ाी]\\s+गय|पाई\\s+गई|पाए\\s+गए|आढळ|જોવા\\s+મળ',
  'u',
);

type Sense = 'most' | 'least' | 'none';

/** What the words behind a figure make of it; null: nothing. */
const toSense = (behind: string): Sense | null => {
  if (NOT_LESS.test(behind)) return 'least';
  if (NOT_MORE.test(behind) || IS_LESS.test(behind)) return 'most';
  if (IS_MORE.test(behind)) return 'none';
  return BOUND.test(behind) ? 'most' : null;
};

/**
 * The figures with a unit that bound something in a folded sentence. Verbs stand last: of several figures before one verb
 * each has its sense.
 */
export const listIndicHits = (text: string): IndicHit[] => {
  if (NO_BOUND.test(text)) return [];
  const found = [...text.matchAll(LIMIT_IN_TEXT)].map(({ index, 0: all, 1: limit = '', 2: unit = '' }) => ({
    start: index,
    end: index + all.length,
    limit,
    unit,
  }));
  const hits: IndicHit[] = [];
  let sense: Sense | null = null;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const hit = found[at];
    if (!hit) continue;
    const before = text.slice(found[at - 1]?.end ?? 0, hit.start);
    sense = toSense(text.slice(hit.end, found[at + 1]?.start ?? text.length)) ?? sense;
    const own = sense ?? (BOUND.test(before) || LISTED.test(before) ? 'most' : null);
    if (own === null || own === 'none') continue;
    hits.unshift({ limit: hit.limit, unit: hit.unit, isLeast: own === 'least', before });
  }
  return hits;
};
