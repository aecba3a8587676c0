import { type Rule, readFirst } from '../rule.ts';
import { toHeadWord } from './head-words.ts';
import {
  ACIDITY,
  ASSESSMENT,
  BEHIND_DAY,
  BEHIND_MONTHS,
  CHLORIDE,
  COMMANDING,
  CONSENT_PART,
  COUNT,
  CUBIC,
  DATE,
  DUST,
  HALF_RANGE,
  IDENTITY,
  JOINED,
  JOINED_UNIT,
  LATIN_MONTH,
  LETTERED_DAY,
  LONG_WORD,
  MICROGRAM,
  NEARLY_BE,
  NUMBER_SIGN,
  NUMERAL,
  OIL,
  ORDINAL,
  OXIDE,
  OXYGEN_DEMAND,
  PARTICIPLE,
  PER_LITRE,
  RANGE,
  RANGE_OF_DECIMALS,
  ROMAN_PART,
  SMALL_DEMAND,
  STOP_IN_WORD,
  TENTH,
} from './word-patterns.ts';

/**
 * What a recognised word says where the recogniser took signs for others that look alike: the words in its place. Only
 * where no other reading is possible: a figure that may be two stays as it is.
 */
export type WordRule = Rule<[word: string, before: string, after: string], string[]>;

const ordinalOf = (day: number): string => {
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

/** A word is read by the first that knows it. */
export const WORD_RULES: readonly WordRule[] = [
  /** "S02", "N0x": an oxide. Leaves "S02" beside other letters: a number of something. */
  {
    id: 'oxide',
    read: (word) => {
      const [, element, count, end] = OXIDE.exec(word) ?? [];
      return element && count ? [`${element}O${count.toLowerCase()}${end}`] : null;
    },
  },
  /** "HCI": hydrogen chloride. Leaves longer words. */
  {
    id: 'hydrogen-chloride',
    read: (word) => {
      const [, end] = CHLORIDE.exec(word) ?? [];
      return end === undefined ? null : [`HCl${end}`];
    },
  },
  /** "B0D", "80D", "CoD": oxygen demand. Leaves figures alone ("800"), which a column tells apart. */
  {
    id: 'oxygen-demand',
    read: (word) => {
      const [, chemical, end] = OXYGEN_DEMAND.exec(word) ?? [];
      if (end === undefined) return null;
      const mended = `${chemical ?? 'B'}OD${end}`;
      return mended === word ? null : [mended];
    },
  },
  /** "cob 250": chemical oxygen demand. Leaves such words before no figure. */
  {
    id: 'demand-before-figure',
    read: (word, _before, after) => (SMALL_DEMAND.test(word) && /^\d/.test(after) ? ['COD'] : null),
  },
  /** "mg/1", "mg/I", "mgll": per litre. Leaves "mg/10". */
  {
    id: 'per-litre',
    read: (word) => {
      const [, mass, end] = PER_LITRE.exec(word) ?? [];
      return mass ? [`${mass}/l${end}`] : null;
    },
  },
  /** "Calegory", "Quantlty": a head of a column with one wrong letter. Leaves other words that are as near ("quantify"). */
  {
    id: 'head',
    read: (word) => {
      const [, letters = '', end] = LONG_WORD.exec(word) ?? [];
      const head = letters === '' ? null : toHeadWord(letters);
      return head === null ? null : [`${head}${end}`];
    },
  },
  /** "RM2.5", "FM10": dust by its size. Leaves other figures. */
  {
    id: 'dust',
    read: (word) => {
      const [, size, end] = DUST.exec(word) ?? [];
      return size ? [`PM${size}${end}`] : null;
    },
  },
  /** "oll", "O1l": oil, for no word is spelt so. Leaves "all" and figures. */
  {
    id: 'oil',
    read: (word) => {
      const [, first, end] = OIL.exec(word) ?? [];
      return first ? [`${first}il${end}`] : null;
    },
  },
  /** "100 mi": millilitres, as bacteria are counted in. Leaves miles after other figures. */
  {
    id: 'millilitre',
    read: (word, before) => {
      const [, end] = /^m[i1|I]([.,;)]*)$/.exec(word) ?? [];
      return end !== undefined && /(?:^|\/)100$/.test(before) ? [`ml${end}`] : null;
    },
  },
  /** "mg/Nm®": a cube whose figure is raised. Leaves "mg/Nm". */
  {
    id: 'cubic-metre',
    read: (word) => {
      const [, mass, metre, end] = CUBIC.exec(word) ?? [];
      return mass && metre ? [`${mass}/${metre}3${end}`] : null;
    },
  },
  /** "pg/m3": micrograms; nobody limits picograms. Leaves "mg/m3". */
  {
    id: 'microgram',
    read: (word) => {
      const [, end] = MICROGRAM.exec(word) ?? [];
      return end === undefined ? null : [`µg/m3${end}`];
    },
  },
  /** "pH 65109", "pH 6.51085": no water has a pH above 14, so it is a range. Leaves figures of other parameters. */
  {
    id: 'acidity-range',
    read: (word, before) => {
      const [, least, leastTenth, most, mostTenth] = ACIDITY.exec(word) ?? [];
      if (!least || !most || !/^pH\b/.test(before)) return null;
      const toFigure = (whole: string, tenth = '') => (tenth ? `${whole}.${tenth}` : whole);
      const [from, to] = [toFigure(least, leastTenth), toFigure(most, mostTenth)];
      return Number(from) < Number(to) ? [from, 'to', to] : null;
    },
  },
  /** "6.5109.0", "6.51t09.0": a range of decimals, its "to" taken for figures. Leaves numbers with one point. */
  {
    id: 'range-of-decimals',
    read: (word) => {
      const [, least, most, end] = RANGE_OF_DECIMALS.exec(word) ?? [];
      return least && most ? [least, 'to', `${most}${end}`] : null;
    },
  },
  /** "6.5t09", "6to9": a range without its blanks. Leaves words with "to" in them. */
  {
    id: 'range',
    read: (word) => {
      const [, least, most, end] = RANGE.exec(word) ?? [];
      return least && most ? [least, 'to', `${most}${end}`] : null;
    },
  },
  /** "6.0t0 8.5", "6.5 t0 9": the same, half of it with its blanks. Leaves what stands before no figure. */
  {
    id: 'half-range',
    read: (word, before, after) => {
      const [, least] = HALF_RANGE.exec(word) ?? [];
      if (least === undefined || !/^\d/.test(after) || !(least || /^\d/.test(before))) return null;
      return least ? [least, 'to'] : ['to'];
    },
  },
  /** "SI. No.": the serial number. Leaves "SI" elsewhere: units of measure. */
  {
    id: 'serial-number',
    read: (word, _before, after) => (/^\[?S[I1|Lk][.,]?$/.test(word) && /^No\b/.test(after) ? ['Sl.'] : null),
  },
  /** "3™ of June", "15™ day": a raised ending. Leaves what is no day of a month. */
  {
    id: 'ordinal',
    read: (word) => {
      const [, day, end] = ORDINAL.exec(word) ?? [];
      return day && Number(day) > 0 ? [`${ordinalOf(Number(day))}${end}`] : null;
    },
  },
  /** "shall Re calibrated", "shall he sent": the verb between. Leaves such words elsewhere. */
  {
    id: 'be',
    read: (word, before, after) =>
      NEARLY_BE.test(word) && COMMANDING.test(before) && PARTICIPLE.test(after) ? ['be'] : null,
  },
  /** "1010 KVADG set": a unit and the machine behind it. Leaves what follows no figure. */
  {
    id: 'joined-unit',
    read: (word, before) => {
      const [, unit, machine] = JOINED_UNIT.exec(word) ?? [];
      return unit && machine && /\d$/.test(before) ? [unit, machine] : null;
    },
  },
  /** "Sth of every month", "lst January": a day with letters for digits. Leaves endings that no such day has. */
  {
    id: 'lettered-day',
    read: (word, _before, after) => {
      const [, letters = '', ending, end] = LETTERED_DAY.exec(word) ?? [];
      const day = Number(letters.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5'));
      if (!ending || !BEHIND_DAY.test(after) || day < 1 || day > 31) return null;
      return ordinalOf(day).endsWith(ending) ? [`${ordinalOf(day)}${end}`] : null;
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
    read: (word) => (NUMBER_SIGN.test(word) ? [word.replace(NUMBER_SIGN, 'No')] : null),
  },
  /** "Schedule-Il", "Form-|V": a Roman number. Leaves figures alone: "Schedule-1", "Form-11". */
  {
    id: 'roman-number',
    read: (word) => {
      const [, name, number, end] = NUMERAL.exec(word) ?? [];
      if (!name || !number || /^1+$/.test(number)) return null;
      return [`${name}${number.replace(/[l|1]/g, 'I')}${end}`];
    },
  },
  /** "J-11011/305/2022-IA.I1(I)": a Roman number within that of a file. Leaves parts that are figures alone. */
  {
    id: 'roman-part',
    read: (word) => {
      const mended = word.includes('/')
        ? word.replace(ROMAN_PART, (part) => 'I'.repeat(part.length)).replace(ASSESSMENT, 'IA')
        : word;
      return mended === word ? null : [mended];
    },
  },
  /** "FDBCT041886205", "CF0/HO/2024": a consent to operate, in its number. Leaves cooling towers ("CT01"). */
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
  /** "सप्त।ह": a stop inside a word is its long a. Leaves the stop behind a word. */
  {
    id: 'stop-in-word',
    read: (word) => {
      const mended = word.replace(STOP_IN_WORD, 'ा');
      return mended === word ? null : [mended];
    },
  },
  /** "17:5": a decimal; minutes have two figures. Leaves times of day. */
  {
    id: 'tenth',
    read: (word) => {
      const [, whole, tenth] = TENTH.exec(word) ?? [];
      return whole && tenth ? [`${whole}.${tenth}`] : null;
    },
  },
  /** "6.010" before "9.0", "pH 6.510 9": a range, "to" taken for figures. Leaves other decimals before a figure. */
  {
    id: 'to-behind-decimal',
    read: (word, before, after) => {
      const from = /^(\d{1,2}\.\d)[1lt][0oO]$/.exec(word)?.[1];
      const to = (/^pH\b/.test(before) ? /^\d{1,2}(?:\.\d)?$/ : /^\d{1,2}\.\d$/).exec(after)?.[0];
      return from && to && Number(from) < Number(to) ? [from, 'to'] : null;
    },
  },
  /** "14.01,2026": a date, one of its points taken for a comma. Leaves dates with points, and amounts. */
  {
    id: 'date-with-comma',
    read: (word) => {
      const [, day, first, month, second, year, end] = DATE.exec(word) ?? [];
      if (!day || !month || first === second || Number(day) > 31 || Number(month) > 12) return null;
      return [`${day}.${month}.${year}${end}`];
    },
  },
];

/** The words that a recognised word stands for: itself where no rule knows better. */
export const mendWord = (word: string, before: string, after: string, rules = WORD_RULES): string[] =>
  readFirst(rules, word, before, after) ?? [word];
