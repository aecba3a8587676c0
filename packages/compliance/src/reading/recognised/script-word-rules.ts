import type { WordRule } from './word-rule.ts';

/** "बी.औ.डी.": the letter O among Latin letters that are written by their names; none is named "औ" ("ઔ"). */
const LETTER_O = /(?<=^\(?(?:\p{L}\p{M}*\.)*)[औઔ](?=\.)/u;
const NAMED_O: Readonly<Record<string, string>> = { औ: 'ओ', ઔ: 'ઓ' };

/** Names of what is measured, and units, whose signs for e and o came out as those for ai and au. */
const MEASURED =
  /^(?:नाइट्रोजन|क्रोमियम|ठोस|तेल|पार्टिकुलेट|पर्टिकुलेट|सस्पेण्डेड|सस्पेंडेड|किलो|मे\.|क्लोराइड|फ्लोराइड|अमोनिया)(?=$|[/,.)])/u;

/** "करण्यांत", "देण्यांत": the verb of a duty in Marathi, which ends in no nasal. */
const NASAL_VERB = /(?<=\p{L}ण्य)ांत$/u;
/** "has to be", behind it, whose first letter looks like others: "थावी", "चावा", "थांवी". */
const TO_BE_OF_MARATHI = /^[थचयध]ां?व(?<sex>[ीाे])(?<end>[.,]?)$/u;
const VERB_OF_MARATHI = /ण्यांत$|ण्यात$/u;
/** "ध्यावी": to take; nothing else ends so behind "करून". */
const TO_TAKE = /^[धघ]्यावी(\.?)$/u;

/** "जावेगां।", "होगां": a verb of Hindi, which ends in no nasal behind a long a. */
const FUTURE = /^((?:जा[वयए]?े?|हो|रहे|करे|दे)गा)ं(।?)$/u;
/** "जाविगी": is to be. */
const SHORT_FUTURE = /^(जा[वय])ि(ग[ाीे])(।?)$/u;
/** "जायेग।।": its long a before the stop. */
const TWO_STOPS = /(?<=\p{L})।।$/u;
/** What begins no sentence: postpositions and helping verbs. */
const WITHIN_SENTENCE =
  /^(?:की|का|के|को|से|में|पर|तक|किया|किये|करना|करने|करें|करके|कराया|कराये|जाये\p{M}*|जा[वय]?े?ग[ाीे]।?|होगा।?|होगी।?)$/u;
const LETTER_AND_STOP = /\p{L}।$/u;

/** "ર૪", "१र": a letter that looks like a digit two, among digits. */
const LETTER_AMONG_DIGITS = /^(?:[૦-૯]*ર[૦-૯]+|[૦-૯]+ર)[.,]?$/u;

/** "२७९९)", "27°": how warm the demand of oxygen is measured; and the days before it. */
const TEST_DEGREES = /^(२७|૨૭|27)[°९૯9][९૯9Cc]?(\)?)$/u;
const TEST_DAYS = /^(?:दिवस|दिन|દિવસ),?$/u;

/** "fram,", "fran.": milligrams, whose short i looks like an f, between a figure and what they are in. */
const LATIN_MILLIGRAMS = /^f[a-z]{2,4}[.,]?$/;
const PER = /^\/?(?:लीटर|लि\.|ली\.|सा\.घ|घन|घ\.)/u;

/** Words of Devanagari and Gujarati, some sign of which was taken for one that looks like it. A word is read by the first that knows it. */
export const SCRIPT_WORD_RULES: readonly WordRule[] = [
  /** "बी.औ.डी.", "सी.औ.डी.": letters by their names. Leaves the letter in words. */
  {
    id: 'letter-o',
    read: (word) => {
      const mended = word.replace(LETTER_O, (letter) => NAMED_O[letter] ?? letter);
      return mended === word ? null : [mended];
    },
  },
  /** "नाइट्रौजन", "पार्टिकुलैट", "ठौस": what is measured. Leaves other words with such signs. */
  {
    id: 'measured',
    read: (word) => {
      if (!/[ैौ]/u.test(word)) return null;
      const mended = word.replaceAll('ै', 'े').replaceAll('ौ', 'ो');
      return MEASURED.test(mended) ? [mended] : null;
    },
  },
  /** "जोडण्यांत यावी": the verb of a duty. Leaves other words with a nasal. */
  {
    id: 'nasal-verb',
    read: (word, _before, after) =>
      NASAL_VERB.test(word) && /^[थचयध]ा/u.test(after) ? [word.replace(NASAL_VERB, 'ात')] : null,
  },
  /** "करण्यात थावी", "करण्यात चावा.": has to be. Leaves such words elsewhere. */
  {
    id: 'to-be-of-marathi',
    read: (word, before) => {
      const { sex, end } = TO_BE_OF_MARATHI.exec(word)?.groups ?? {};
      const mended = `याव${sex}${end}`;
      return sex && mended !== word && VERB_OF_MARATHI.test(before) ? [mended] : null;
    },
  },
  /** "करून ध्यावी": is to be had done. Leaves it behind other words. */
  {
    id: 'to-take',
    read: (word, before) => {
      const [, end] = TO_TAKE.exec(word) ?? [];
      const mended = `घ्यावी${end}`;
      return end !== undefined && mended !== word && before === 'करून' ? [mended] : null;
    },
  },
  /** "जावेगां।": is to be. Leaves other words with a nasal at the end. */
  {
    id: 'future',
    read: (word) => (FUTURE.test(word) ? [word.replace(FUTURE, '$1$2')] : null),
  },
  /** "जाविगी।": the same, its e taken for an i. Leaves other words. */
  {
    id: 'short-future',
    read: (word) => (SHORT_FUTURE.test(word) ? [word.replace(SHORT_FUTURE, '$1े$2$3')] : null),
  },
  /** "जायेग।।": a long a before the stop. Leaves one stop. */
  {
    id: 'two-stops',
    read: (word) => (TWO_STOPS.test(word) ? [word.replace(TWO_STOPS, 'ा।')] : null),
  },
  /** "प्रति जम। की जायेगी": a long a before what begins no sentence. Leaves the stop before other words. */
  {
    id: 'stop-before-end',
    read: (word, _before, after) =>
      LETTER_AND_STOP.test(word) && WITHIN_SENTENCE.test(after) ? [word.replace(/।$/u, 'ा')] : null,
  },
  /** "ર૪ કલાક": a two. Leaves the letter alone. */
  {
    id: 'letter-among-digits',
    read: (word) => (LETTER_AMONG_DIGITS.test(word) ? [word.replaceAll('ર', '૨')] : null),
  },
  /** "BOD (३ दिवस, २७९९)": degrees of the test. Leaves figures elsewhere. */
  {
    id: 'test-degrees',
    read: (word, before, after) => {
      const [, degrees, end] = TEST_DEGREES.exec(word) ?? [];
      const mended = `${degrees}°C${end}`;
      const isNamed = mended === word || /^(?:से|સે|डिग्री)/u.test(after);
      return degrees && !isNamed && TEST_DAYS.test(before) ? [mended] : null;
    },
  },
  /** "100 fram, लीटर": milligrams. Leaves Latin words elsewhere. */
  {
    id: 'latin-milligrams',
    read: (word, before, after) =>
      LATIN_MILLIGRAMS.test(word) && /^[\d०-९.]+$/u.test(before) && PER.test(after) ? ['मि.ग्रा.'] : null,
  },
];
