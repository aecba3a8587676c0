import { findMatches } from '../language/search.ts';
import { PARAMETER } from './parameters.ts';
import { findPoint } from './point-rules.ts';
import { findHeadUnit } from './values.ts';

/** "(all values in mg/l except pH)" above a table without units. */
const SAID =
  /\b(?:velocity|PPV|vibrations?)\b[^;]{0,120}\bmm\s*\/\s*s|[,(]\s*(?:all\s+)?(?:in\s+)?g\s*\/\s*kW|\ball\s+in\s+(?:m?g\s*\/|[µμu]g)|\b(?:values?|figures?|concentrations?|units?|parameters?|levels?|limits?|standards?|norms?|measured|expressed)\b[^.;]{0,48}\bin\s+(?:m?g\s*\/|mg\b|[µμu]g|micro\s*g|milli\s*g|gm\s*\/|ppm)|\(\s*in\s+(?:m?g\s*\/|mg\b|[µμu]g|micro\s*g|gm\s*\/|ppm)|\b(?:limits?|standards?|norms?)\b[^.;:]{0,60}[,(]\s*m?g\s*\/\s*(?:N?m\s*[3³]|l)|\(\s*(?:all\s+)?(?:(?:values?|figures?|concentrations?|limits?)\s+)?(?:are\s+)?(?:in\s+)?(?:m?g|[µμu]g)\s*\/\s*(?:N?\s?m\s*[3³]|l(?:it(?:re|er)?)?)(?:\s*,?\s*(?:except|other\s+than|unless|where)\b[^()]*|\s*,[^(),]*\baverage)?\s*\)\s*:?\s*-?\s*$/i;
/** What has no unit, or one of its own, whatever stands above the table. */
export const NO_UNIT = /\bSAR\b|\bsodium\s+(?:absorption|adsorption)|temperature|colou?r|odou?r/i;

/** So many letters above a table may announce it. */
const REACH = 240;
/** A full stop that is in no date or figure. */
const STOP = /;|\.(?!\d)/g;
const MARKS = /[.;:]?\s*$/;

/** The last sentence of the words above a table or list: what announces it. */
export const lastSentence = (words: string): string => {
  const near = words.slice(-REACH);
  const end = MARKS.exec(near)?.index ?? near.length;
  if (end === 0) return near;
  const stop = findMatches(STOP, near.slice(0, end)).at(-1);
  return stop === undefined ? near : near.slice(stop.index + 1);
};

/** The unit that the line above a table names for all of its figures, or null. */
export const findSaidUnit = (before: string): string | null => {
  const said = lastSentence(before);
  return SAID.test(said) ? findHeadUnit(said) : null;
};

/** "Note: all values except pH are in mg/l", "Limits are in dB(A) Leq" right below a table; else empty. */
const NOTE =
  /^(?:\(?\*|\d[.)])?\s*\(?\s*(?:notes?\b\s*[:.–-]*\s*)?(?:\(?i\)\s*)?(?:all|the|limits?|values?|figures?|concentrations?|units?|standards?|noise|above)\b[^.;]{0,80}?\bin\s+[^.;]{0,40}/i;

/** "COD, BOD and SS: limits in mg/l", "PM in mg/Nm3": a note that begins with what it tells the unit of. */
const NOTE_OF_NAMES = new RegExp(
  `^\\(?(?:(?:${PARAMETER.source})[^.;]{0,40}?\\bin\\s+|(?:all\\s+)?(?:in\\s+)?(?=m?g\\s*/|[µμu]g\\s*/))(?:m?g|[µμu]g|ppm)[^.;]{0,30}`,
  'i',
);
/** "Save pH and colour all are mg/l". */
const ALL_ARE =
  /^\(?(?:save|except|other\s+than)\s[^.;\d]{2,40}?\ball\s+(?:the\s+)?(?:others?\s+|values\s+)?(?:are\s+|is\s+)?(?:in\s+)?(?:m?g|[µμu]g)\s*\/[^.;]{0,30}/i;

export const findNote = (after: string | undefined): string => NOTE.exec(after ?? '')?.[0] ?? '';

/** The unit of all figures of a table, by the line above it or a note right below it; null where neither names one. */
export const findTableUnit = ({ before, after }: { before: string; after?: string }): string | null =>
  findSaidUnit(before) ??
  findSaidUnit(findNote(after)) ??
  findHeadUnit((NOTE_OF_NAMES.exec(after ?? '') ?? ALL_ARE.exec(after ?? ''))?.[0] ?? '');

/** The place that the line above a table names ("norms of the boiler stack:"), or null. */
export const findSaidPoint = (before: string): string | null => findPoint(lastSentence(before));

/** A parameter without the unit that is printed behind it: "PM10 (µg/m3)", "NH3 µg/m3". */
export const withoutUnit = (name: string, unit: string): string => {
  const bare = name
    .replace(unit, '')
    .replace(/\s*\(\s*(?:in\s*)?\)(?=\s*\()/i, '')
    .replace(/(?:\s*,)*\s*(?:max(?:imum)?\.?|not\s+to\s+exceed)?\s*$/i, '')
    .replace(/[\s,(-]*(?:in)?[\s,(-]*\(?\s*\)?\s*$/, (end) =>
      end.includes('(') || !end.includes(')') ? '' : end,
    )
    .trim();
  return bare.endsWith('(') ? bare.slice(0, -1).trim() : bare;
};
