import {
  BEFORE_OXIDE,
  BEHIND_IRON,
  BEHIND_LOWERED,
  CHLORIDE,
  CUBIC,
  DUST,
  HEAD_AND_UNIT,
  IRON,
  JOINED_SUBSTANCE,
  JOINED_UNIT,
  LETTERS_PER_LITRE,
  LOWERED,
  MICROGRAM,
  NANOGRAM,
  OIL,
  OXIDE,
  OXYGEN,
  OXYGEN_DEMAND,
  PER_LITRE,
  SMALL_DEMAND,
  SULPHIDE,
  SULPHURIC,
  TOTAL_SOLIDS,
  UNIT_AND_WORD,
} from './word-patterns.ts';
import type { WordRule } from './word-rule.ts';

/** Metals and the like are limited by nanograms (1, 6, 20): above so many, they are micrograms. */
const MOST_NANOGRAMS = 20;
const LOWERED_FIGURES: Record<string, string> = { SO: '2', NO: 'x', NH: '3' };

/** What is measured, and units. A word is read by the first that knows it. */
export const SUBSTANCE_WORD_RULES: readonly WordRule[] = [
  /** "S02", "N0x": an oxide. Leaves "S02" beside other letters: a number of something. */
  {
    id: 'oxide',
    read: (word) => {
      const [, element, count, end] = OXIDE.exec(word) ?? [];
      return element && count ? [`${element}O${count.toLowerCase()}${end}`] : null;
    },
  },
  /** "SO, 100", "NH; 30", "NO, - 80": a lowered figure. Leaves such words before others, and those with a stop. */
  {
    id: 'lowered-figure',
    read: (word, _before, after) => {
      const [, bracket, name = ''] = LOWERED.exec(word) ?? [];
      return name && BEHIND_LOWERED.test(after) ? [`${bracket}${name}${LOWERED_FIGURES[name]}`] : null;
    },
  },
  /** "H,S < 150": hydrogen sulphide, its lowered figure a mark. Leaves letters with another sign between. */
  {
    id: 'hydrogen-sulphide',
    read: (word) => {
      const [, bracket, end] = SULPHIDE.exec(word) ?? [];
      return end === undefined ? null : [`${bracket}H2S${end}`];
    },
  },
  /** "and NO - 80": oxides of nitrogen, nothing left of what is lowered. Leaves "NO" elsewhere: a number, or the word. */
  {
    id: 'bare-oxide',
    read: (word, before, after) =>
      word === 'NO' && BEFORE_OXIDE.test(before) && /^[-–—:<≤]$/.test(after) ? ['NOx'] : null,
  },
  /** "15% 02": oxygen, which a concentration is told at. Leaves other figures. */
  {
    id: 'oxygen',
    read: (word, before) => {
      const end = OXYGEN.exec(word)?.[2];
      return end !== undefined && /\d\s?%$/.test(before) ? [`O2${end}`] : null;
    },
  },
  /** "0&G": oil and grease. Leaves other letters beside that sign. */
  {
    id: 'oil-and-grease',
    read: (word) => {
      const [, bracket, end] = /^(\(?)[O0Q]&[GC](\W*)$/.exec(word) ?? [];
      return end === undefined ? null : [`${bracket}O&G${end}`];
    },
  },
  /** "HCI": hydrogen chloride. Leaves longer words. */
  {
    id: 'hydrogen-chloride',
    read: (word) => {
      const [, bracket, end] = CHLORIDE.exec(word) ?? [];
      return end === undefined ? null : [`${bracket}HCl${end}`];
    },
  },
  /** "H2504": sulphuric acid. Leaves other figures. */
  {
    id: 'sulphuric-acid',
    read: (word) => {
      const [, bracket, end] = SULPHURIC.exec(word) ?? [];
      const mended = `${bracket}H2SO4${end}`;
      return end === undefined || mended === word ? null : [mended];
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
  /** "C.0.D.", "C.OD.": the same with its stops. Leaves other letters. */
  {
    id: 'spelt-demand',
    read: (word) => {
      const [, first, end] = /^([BC])\.[0O]\.?D(\.?\W*)$/.exec(word) ?? [];
      const mended = `${first}.O.D${end}`;
      return first && mended !== word ? [mended] : null;
    },
  },
  /** "cob 250", "cop: 220": chemical oxygen demand. Leaves such words before no figure. */
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
  /** "£100": at most so much. Leaves the sign alone. */
  {
    id: 'at-most',
    read: (word) => {
      const figure = /^£(\d[\d.,]*)$/.exec(word)?.[1];
      return figure ? [`≤${figure}`] : null;
    },
  },
  /** "51 Used oil", "5! Used oil": the category of used oil, for there is none above 38. Leaves counts of other things. */
  {
    id: 'used-oil-category',
    read: (word, _before, after) => (/^5[1!]$/.test(word) && /^used$/i.test(after) ? ['5.1'] : null),
  },
  /** "0.1 mall", "220 mg!": per litre, for it stands behind a figure. Leaves the word elsewhere. */
  {
    id: 'letters-per-litre',
    read: (word, before) => {
      const end = LETTERS_PER_LITRE.exec(word)?.[1];
      return end !== undefined && /^[\d.,]*\d$/.test(before) ? [`mg/l${end}`] : null;
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
  /** "mg/Nm®", "mgNm3": a cube whose figure is raised, and its stroke. Leaves "mg/Nm". */
  {
    id: 'cubic-metre',
    read: (word) => {
      const [, bracket, mass, parted, joined, end] = CUBIC.exec(word) ?? [];
      const metre = parted ?? joined;
      return mass && metre ? [`${bracket}${mass}/${metre}3${end}`] : null;
    },
  },
  /** "pg/m3", "Hg/m3", "(ugim3)": micrograms; nobody limits picograms. Leaves "mg/m3". */
  {
    id: 'microgram',
    read: (word) => {
      const [, bracket, end] = MICROGRAM.exec(word) ?? [];
      return end === undefined ? null : [`${bracket}µg/m3${end}`];
    },
  },
  /** "600 ng/m®": micrograms, for nobody limits so many nanograms. Leaves few ("6 ng/m3" of arsenic). */
  {
    id: 'many-nanograms',
    read: (word, before) => {
      const [, bracket, end] = NANOGRAM.exec(word) ?? [];
      return end !== undefined && Number(before) > MOST_NANOGRAMS ? [`${bracket}µg/m3${end}`] : null;
    },
  },
  /** "TSs": total suspended solids. Leaves other words. */
  {
    id: 'total-solids',
    read: (word) => {
      const [, bracket, end] = TOTAL_SOLIDS.exec(word) ?? [];
      return end === undefined ? null : [`${bracket}TSS${end}`];
    },
  },
  /** "COD,mgl": a head of a column and its unit. Leaves units alone. */
  {
    id: 'head-and-unit',
    read: (word) => {
      const name = HEAD_AND_UNIT.exec(word)?.[1];
      return name ? [name, 'mg/l'] : null;
    },
  },
  /** "pg/m3-for": a unit and the word behind it. Leaves units alone, and rates without a figure before. */
  {
    id: 'unit-and-word',
    read: (word, before) => {
      const [, cube, other, behind] = UNIT_AND_WORD.exec(word) ?? [];
      return behind && /\d$/.test(before) ? [cube === undefined ? (other ?? '') : 'µg/m3', behind] : null;
    },
  },
  /** "Acidmist": two words that name one thing. Leaves other long words. */
  {
    id: 'joined-substance',
    read: (word) => {
      const [, first, second, end] = JOINED_SUBSTANCE.exec(word) ?? [];
      return first && second ? [first, `${second}${end}`] : null;
    },
  },
  /** "Tron (total)": iron. Leaves names of companies. */
  {
    id: 'iron',
    read: (word, _before, after) => (IRON.test(word) && BEHIND_IRON.test(after) ? ['Iron'] : null),
  },
  /** "1010 KVADG set": a unit and the machine behind it. Leaves what follows no figure. */
  {
    id: 'joined-unit',
    read: (word, before) => {
      const [, unit, machine] = JOINED_UNIT.exec(word) ?? [];
      return unit && machine && /\d$/.test(before) ? [unit, machine] : null;
    },
  },
];
