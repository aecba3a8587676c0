import { bare, lower, toObject, toRest } from './grammar.ts';
import { ACTIVITY_VERBS } from './verbs.ts';

/** A verb in the imperative, and what it is done to. */
export type Parts = { verb: string; object: string };

const NOMINAL = new RegExp(
  `^(?:(.+?)\\s+)?(${Object.keys(ACTIVITY_VERBS).join('|')})\\b(?:\\s+(?:of|for)\\s+(.+))?(.*)$`,
  'i',
);

/** "Calibration of the meter against iso-kinetic sampling": the first noun says what is done. */
const NOMINAL_FIRST =
  /^(?:the\s+)?()(calibration|replacement|installation|renewal|maintenance)\s+of\s+(.+)()$/i;

/** Verbs of bare carrying out: what is done stands in the noun. */
export const EMPTY = /^(?:carry|do|conduct|perform|undertake|make)$/;
/** How something is done, before the noun of an act. */
const HOW =
  /^(?:the\s+)?(?:third[-\s]party|self|internal|external|independent|joint|physical|regular|on-?line|remote|manual|random|visual|preventive|pre-?placement|continuous|comprehensive|detailed|periodic(?:al)?|iso-?kinetic|hydraulic|hydrostatic|bacteriological|non-?destructive|annual|medical|mass|in-?house|(?:pre|post)-?\s?monsoon)$/i;
/** How, or with what: no part of an act. */
const ADDED = /^\s+(?:with|by|through|as|under)\s.*$/i;
const TWO_ACTS = /^([a-z]+)\s+of\s+((?:(?!\bof\b)[^,;])+?)\s+and\s+([a-z]+)\s+of\s+([^,;]+)$/i;
/** "Regular monitoring of dust": how often stands elsewhere. */
const ALWAYS =
  /^(?:the\s+)?(?:regular|periodic(?:al)?|routine|frequent)\s+(?=(?:monitoring|sampling|testing|analysis|cleaning)\b)/i;
/** Where something is looked at, behind the noun: "noise monitoring at four corners". */
const PLACE =
  /^\s+(?:at|in|near|around|inside|outside|along)\s+(?!the\s+rate\b|line\b|accordance\b|addition\b)\S.*$/i;
const LOOKS = /^(?:Monitor|Sample|Analyse|Test|Measure|Inspect|Check|Clean)$/;
/** How something is tested, before the noun of the act. */
const METHOD = /^(?:the\s+)?(?:spore|TCLP|LDAR|leak|load|bump|patch|strip|integrity|pressure|crack)$/i;
/** "stack monitoring" as "Monitor stack"; null where the noun names no activity. */
export const readActivity = (words: string, rest = ''): Parts | null => {
  const two = TWO_ACTS.exec(words);
  const verbs = [two?.[1], two?.[3]].map((each) => ACTIVITY_VERBS[each?.toLowerCase() ?? '']);
  // "Cleaning of pits and desilting of drains": both acts.
  if (two && verbs[0] && verbs[1])
    return {
      verb: verbs[0],
      object: `${lower(toObject(two[2] ?? ''))} and ${lower(verbs[1])} ${toObject(two[4] ?? '')}`,
    };
  const noun = words.replace(ALWAYS, '');
  const m = NOMINAL_FIRST.exec(noun) ?? NOMINAL.exec(noun);
  if (!m) return null;
  // "third-party verification", "tree plantation of 500 nos": the word before is how or what as well.
  const word = m[1]?.split(/\s+(?=\S+$)/).at(-1) ?? '';
  if (
    m[1] &&
    (HOW.test(m[1]) ||
      (/\sand\s/i.test(m[1]) && HOW.test(word)) ||
      (m[3] && /^(?:tests?|survey|plantation)$/i.test(m[2] ?? '')))
  )
    return { verb: 'Carry out', object: lower(toObject(noun)) + toRest(rest) };
  // "Spore testing of the autoclave" tests no spores.
  if (m[1] && METHOD.test(m[1]) && /^(?:testing|inspection)$/i.test(m[2] ?? ''))
    return {
      verb: 'Carry out',
      object: `${lower(toObject(noun.replace(/\btesting\b/i, 'test')))}${toRest(rest)}`,
    };
  const of = /\s(of|for)\s/i.exec(noun.slice((m[1] ?? '').length))?.[1] ?? 'of';
  const object = m[1] && m[3] ? `${m[1]} ${of} ${lower(bare(m[3]))}` : (m[3] ?? m[1]);
  // A test or survey that is named by its method is none of it: "bio-assay test", "LDAR survey".
  if (
    !m[3] &&
    /^(?:tests?|survey)$/i.test(m[2] ?? '') &&
    m[1] &&
    (m[4] ?? '').replace(ADDED, '').trim() === ''
  )
    return { verb: 'Carry out', object: `${lower(toObject(noun))}${toRest(rest)}` };
  const verb = ACTIVITY_VERBS[m[2]?.toLowerCase() ?? ''];
  const place = m[3] || !LOOKS.test(verb ?? '') ? '' : (PLACE.exec(m[4] ?? '')?.[0] ?? '');
  if (!object || !verb || (m[4] ?? '').slice(place.length).replace(ADDED, '').trim() !== '') return null;
  // "Stack monitoring of boiler and ambient air monitoring": the verb is for both.
  const whole =
    verb === 'Monitor'
      ? object.replace(/(?<=\sand\s.*)\s+monitoring(?=\s+(?:through|by|from|at)\s|$)/i, '')
      : object;
  return { verb, object: `${lower(toObject(whole))}${place}${m[3] ? '' : toRest(rest)}` };
};
