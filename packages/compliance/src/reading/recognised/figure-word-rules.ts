import { ordinalOf } from './raised-days.ts';
import {
  ACIDITY,
  BEHIND_DAY,
  BEHIND_FIGURE,
  BRACKETED,
  DATE,
  HALF_RANGE,
  LETTERED_DAY,
  MARKED,
  ORDINAL,
  PLAIN_WORD,
  RANGE,
  RANGE_OF_DECIMALS,
  TENTH,
} from './word-patterns.ts';
import type { WordRule } from './word-rule.ts';

/** Ranges, decimals and days. A word is read by the first that knows it. */
export const FIGURE_WORD_RULES: readonly WordRule[] = [
  /** "pH 65109", "pH 6.51085", "pH 609": no water has a pH above 14, so it is a range. Leaves figures of other parameters. */
  {
    id: 'acidity-range',
    read: (word, before) => {
      const [, least, leastTenth, most, mostTenth] = ACIDITY.exec(word) ?? [];
      if (!least || !most || !/^\W{0,2}pH\b/.test(before)) return null;
      const toFigure = (whole: string, tenth = '') => (tenth ? `${whole}.${tenth}` : whole);
      const [from, to] = [toFigure(least, leastTenth), toFigure(most, mostTenth)];
      if (Number(from) >= Number(to)) return null;
      // Of a stroke nothing may be left, of a word something is.
      const isStroke = word.replaceAll('.', '') === `${from}${to}`.replaceAll('.', '');
      return isStroke ? [`${from}-${to}`] : [from, 'to', to];
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
  /** "pH:6.5t09.0": the same, with its name. Leaves a name and one figure. */
  {
    id: 'range-with-name',
    read: (word) => {
      const [, sign = '', range = ''] = /^pH([:-]?)(\d\S*)$/.exec(word) ?? [];
      const [, least, most, end] = RANGE_OF_DECIMALS.exec(range) ?? RANGE.exec(range) ?? [];
      return least && most ? [`pH${sign}`, least, 'to', `${most}${end}`] : null;
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
  /** "5.5 — 9.0", "used oil — 0.4 KL": a stroke, whose length recognisers do not tell. Leaves hyphens. */
  {
    id: 'stroke',
    read: (word) => (/^[—―]$/.test(word) ? ['–'] : null),
  },
  /** "3™ of June", "15™ day": a raised ending. Leaves what is no day of a month. */
  {
    id: 'ordinal',
    read: (word) => {
      const [, day, end] = ORDINAL.exec(word) ?? [];
      return day && Number(day) > 0 ? [`${ordinalOf(Number(day))}${end}`] : null;
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
  /** "\"100" in a cell: a figure, with dirt before it. Leaves what may be quoted: a plain word follows. */
  {
    id: 'marked',
    read: (word, _before, after) => {
      const figure = MARKED.exec(word)?.[1];
      return figure && !PLAIN_WORD.test(after) ? [figure] : null;
    },
  },
  /** "5) mg/l": a figure, with dirt behind it. Leaves numbers of items. */
  {
    id: 'bracketed',
    read: (word, _before, after) => {
      const figure = BRACKETED.exec(word)?.[1];
      return figure && BEHIND_FIGURE.test(after) ? [figure] : null;
    },
  },
];
