import { isKnownWord } from '../pages/known-words.ts';
import { toHeadWord } from './head-words.ts';
import { withStrokes } from './number-strokes.ts';
import {
  ARTICLE_AND_WORD,
  ASSESSING_AUTHORITY,
  ASSESSMENT,
  BEGINS_WITH_A,
  BEHIND_BOARD,
  BEHIND_MONTHS,
  BOARD_PART,
  CATEGORY_AND_SIZE,
  CELL_PART,
  COMMANDING,
  CONSENT_PART,
  COUNT,
  DAYS_AT,
  EACH_DAY,
  IDENTITY,
  JOINED,
  LATIN_EACH,
  LATIN_MONTH,
  LONG_WORD,
  MESSRS,
  NAME,
  NEARLY_BE,
  NEARLY_DONE,
  NOUGHT_IN_LETTERS,
  NUMBER_SIGN,
  NUMERAL,
  OFFICE_PART,
  PAID,
  PARTICIPLE,
  PLACE_NUMERAL,
  ROMAN_PART,
  ROMAN_WORD,
  STOP_BETWEEN,
  STOP_IN_WORD,
  STROKE_AT_BOARD,
  TO_BE,
} from './word-patterns.ts';
import type { WordRule } from './word-rule.ts';

/** Words, names and numbers of papers. A word is read by the first that knows it. */
export const WORD_RULES: readonly WordRule[] = [
  /** "Calegory", "Quantlty": a head of a column with one wrong letter. Leaves other words that are as near ("quantify"). */
  {
    id: 'head',
    read: (word) => {
      const [, letters = '', end] = LONG_WORD.exec(word) ?? [];
      const head = letters === '' ? null : toHeadWord(letters);
      return head === null ? null : [`${head}${end}`];
    },
  },
  /** "SI. No.": the serial number. Leaves "SI" elsewhere: units of measure. */
  {
    id: 'serial-number',
    read: (word, _before, after) => (/^\[?S[I1|Lk][.,]?$/.test(word) && /^No\b/.test(after) ? ['Sl.'] : null),
  },
  /** "shall Re calibrated", "shall he sent": the verb between. Leaves such words elsewhere. */
  {
    id: 'be',
    read: (word, before, after) =>
      NEARLY_BE.test(word) && COMMANDING.test(before) && PARTICIPLE.test(after) ? ['be'] : null,
  },
  /** "annual license tees", "consent tee": what is paid. Leaves tees of pipes. */
  {
    id: 'fee',
    read: (word, before) => {
      const [, end] = /^tee(s?[.,;]?)$/.exec(word) ?? [];
      return end !== undefined && PAID.test(before) ? [`fee${end}`] : null;
    },
  },
  /** "not tater than": later. Leaves the word elsewhere. */
  {
    id: 'later',
    read: (word, before, after) =>
      word === 'tater' && (/^not$/i.test(before) || after === 'than') ? ['later'] : null,
  },
  /** "Page 1 0f 4": a small word, its o taken for a nought. Leaves figures and longer words. */
  {
    id: 'nought-in-word',
    read: (word) => {
      const letter = /^0([fnr])$/.exec(word)?.[1];
      return letter ? [`o${letter}`] : null;
    },
  },
  /** "P.0. Lahoal", "G.0. dated": letters with stops. Leaves figures with points, and letters without a stop behind them. */
  {
    id: 'nought-in-letters',
    read: (word) => (NOUGHT_IN_LETTERS.test(word) ? [word.replaceAll('0', 'O')] : null),
  },
  /** "haif yearly": half a year. Leaves other words. */
  {
    id: 'half',
    read: (word, _before, after) => {
      const mended = word.replace(/^([Hh])a[i1I|]f(?=$|-)/, '$1alf');
      return mended !== word && /year/i.test(word + after) ? [mended] : null;
    },
  },
  /** "4418/SETAA": an authority that assesses impacts on the environment. Leaves other letters. */
  {
    id: 'assessing-authority',
    read: (word) => (ASSESSING_AUTHORITY.test(word) ? [word.replace(ASSESSING_AUTHORITY, 'SEIAA')] : null),
  },
  /** "HSPCBIConsent/3277", "BSPCBI/CTO", "1684/TSICECBI/2023": a board and the strokes beside it. Leaves other names. */
  {
    id: 'board-and-stroke',
    read: (word) => {
      const mended = word.replace(BOARD_PART, '/').replace(STROKE_AT_BOARD, '$1/').replace(BEHIND_BOARD, '');
      return mended === word ? null : [mended];
    },
  },
  /** "SEIAAIGUJIECI5(f)/1127": strokes between known parts of a number. Leaves numbers of other parts. */
  {
    id: 'number-strokes',
    read: (word) => {
      const mended = withStrokes(word);
      return mended === word ? null : [mended];
    },
  },
  /** "CFO&HWA/H0/2024": an office, in a number. Leaves longer parts. */
  {
    id: 'office-part',
    read: (word) => {
      const mended = word.replace(OFFICE_PART, 'O');
      return mended === word ? null : [mended];
    },
  },
  /** "once ina month", "atthe gate": a small word and an article. Leaves words that begin or end like them. */
  {
    id: 'joined-article',
    read: (word) => {
      const [, small, article] = JOINED.exec(word) ?? [];
      return small && article ? [small, article] : null;
    },
  },
  /** "a.year", "the.emergency": a small word and another. Leaves abbreviations, and what is no word behind the stop. */
  {
    id: 'stop-between',
    read: (word) => {
      const [, small, rest = ''] = STOP_BETWEEN.exec(word) ?? [];
      return small && isKnownWord(rest.replace(/\W$/, '')) ? [small, rest] : null;
    },
  },
  /** "MIs Thar Cement": the sign before the name of a company. Leaves such letters before a small word. */
  {
    id: 'messrs',
    read: (word, _before, after) =>
      MESSRS.test(word) && NAME.test(after) ? [word.replace(/M[I1l|i]s/, 'M/s')] : null,
  },
  /** "Astatement", "areport": an article and a word. Leaves words of English, and what is none without its "a". */
  {
    id: 'article-and-word',
    read: (word) => {
      const [, article, rest = ''] = ARTICLE_AND_WORD.exec(word) ?? [];
      const isGlued =
        article !== undefined &&
        !BEGINS_WITH_A.test(word) &&
        !isKnownWord(word.toLowerCase().replace(/\W$/, '')) &&
        isKnownWord(rest.replace(/\W$/, ''));
      return isGlued ? [article, rest] : null;
    },
  },
  /** "3daysat27C": how long and how warm a demand is measured. Leaves days alone. */
  {
    id: 'days-at',
    read: (word) => {
      const [, days, unit, degrees, sign] = DAYS_AT.exec(word) ?? [];
      return days && unit && degrees && sign ? [days, unit, 'at', degrees, sign] : null;
    },
  },
  /** "DPCC/CMC-1/2023": a cell of a committee, with its Roman number. Leaves other parts of numbers. */
  {
    id: 'cell-part',
    read: (word) => {
      const mended = word.replace(CELL_PART, (part) => 'I'.repeat(part.length));
      return mended === word ? null : [mended];
    },
  },
  /** "ORANGEIM.S.|": the category and the size of an industry. Leaves other words behind a colour. */
  {
    id: 'category-and-size',
    read: (word) => {
      const [, colour, size] = CATEGORY_AND_SIZE.exec(word) ?? [];
      const mended = `${colour}/${size}.I`;
      return colour && size && mended !== word ? [mended] : null;
    },
  },
  /** "PCB 1D: 60417": an identity. Leaves longer words. */
  {
    id: 'identity',
    read: (word) => {
      const [, end] = IDENTITY.exec(word) ?? [];
      return end === undefined ? null : [`ID${end}`];
    },
  },
  /** "N0.", "No0.": number. Leaves "N0" without a point: an oxide of nitrogen. */
  {
    id: 'number-sign',
    read: (word) =>
      NUMBER_SIGN.test(word) ? [word.replace(NUMBER_SIGN, 'No').replace(CONSENT_PART, 'O')] : null,
  },
  /** "Schedule-Il", "Form-|V", "Pune-Il": a Roman number. Leaves figures alone: "Schedule-1", "Form-11". */
  {
    id: 'roman-number',
    read: (word) => {
      const [, name, number, end] = NUMERAL.exec(word) ?? PLACE_NUMERAL.exec(word) ?? [];
      if (!name || !number || /^1+$/.test(number)) return null;
      return [`${name}${number.replace(/[l|1t!]/g, 'I')}${end}`];
    },
  },
  /** "(Unit - lll)": a Roman number alone. Leaves capitals, a letter alone, and figures. */
  {
    id: 'roman-word',
    read: (word) => {
      const [, bracket, number, end] = ROMAN_WORD.exec(word) ?? [];
      return number ? [`${bracket}${number.replaceAll('l', 'I')}${end}`] : null;
    },
  },
  /** "J-11011/305/2022-IA.I1(I)", "IND-1I-CON-7316": a Roman number within that of a file or an order. Leaves parts that are figures alone. */
  {
    id: 'roman-part',
    read: (word) => {
      const mended = /\/|-.*-/.test(word)
        ? word
            .replace(ROMAN_PART, (part) => 'I'.repeat(part.length))
            .replace(ASSESSMENT, (_, sign, part) => `IA${sign}${part.replace(/[1l|]/g, 'I')}`)
        : word;
      return mended === word ? null : [mended];
    },
  },
  /** "FDBCT041886205", "CF0/HO/2024", "C0171358": a consent to operate, in its number. Leaves cooling towers ("CT01"). */
  {
    id: 'consent-part',
    read: (word) => (CONSENT_PART.test(word) ? [word.replace(CONSENT_PART, 'O')] : null),
  },
  /** "प्रत्येक तीन Hig में": months. Leaves Latin words elsewhere, and names in capitals. */
  {
    id: 'month-in-latin',
    read: (word, before, after) =>
      LATIN_MONTH.test(word) && COUNT.test(before) && BEHIND_MONTHS.test(after) ? ['माह'] : null,
  },
  /** "प्रयोगशाळेकडून ax तीन महिन्यांनी", "दररीज": each, and each day. Leaves Latin words elsewhere. */
  {
    id: 'each',
    read: (word, before, after) => {
      if (EACH_DAY.test(word)) return ['दररोज'];
      const isMarathi = /\p{Script=Devanagari}$/u.test(before) && COUNT.test(after);
      return LATIN_EACH.test(word) && isMarathi ? ['दर'] : null;
    },
  },
  /** "करीथ। जाए": to be done. Leaves such words elsewhere. */
  {
    id: 'to-be-done',
    read: (word, _before, after) =>
      NEARLY_DONE.test(word) && word !== 'कराया' && TO_BE.test(after) ? ['कराया'] : null,
  },
  /** "सप्त।ह": a stop inside a word is its long a. Leaves the stop behind a word. */
  {
    id: 'stop-in-word',
    read: (word) => {
      const mended = word.replace(STOP_IN_WORD, 'ा');
      return mended === word ? null : [mended];
    },
  },
];
