import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { findAveraging } from './averaging.ts';
import { PARAMETER } from './parameters.ts';
import { readNoise } from './text-noise.ts';
import { LIMIT_IN_TEXT, readLimitValue } from './values.ts';

/** "20 mg/Nm3 9 mg/Nm3": the values that a cell prints below each other, where it holds nothing else. */
const listValues = (cell: string): string[] =>
  /[a-z\d]/i.test(cell.replace(LIMIT_IN_TEXT, ' '))
    ? []
    : findMatches(LIMIT_IN_TEXT, cell).map((match) => match[0]);

/** "500/1200 mg/l": figures with one unit behind the last. */
const ONE_UNIT = /^\d[\d.]*(?:\s*\/\s*\d[\d.]*)+\s*(?<unit>[a-zµμ].*)$/i;

/** "BOD, COD" beside "30 mg/l, 100 mg/l": as many parameters as values, each with its own; else null. */
const readEach = (name: string, cell: string): [name: string, value: string][] | null => {
  const names = name.split(/\s*[,;/]\s*|\s+(?:and|&)\s+/).filter(Boolean);
  if (names.length < 2) return null;
  // "64,000" is one figure.
  const parts = cell.split(/\s*(?:,(?!\d{3}(?!\d))|;)\s*|\s+(?:and|&|\/)\s+|(?<=\d)\/(?=\d)/).filter(Boolean);
  const unit = names.some((each) => /^p\.?h\b/i.test(each))
    ? undefined
    : ONE_UNIT.exec(cell.trim())?.groups?.unit;
  const own = unit ? parts.map((each) => (/[\d.]$/.test(each) ? `${each} ${unit}` : each)) : parts;
  const values = own.length === names.length ? own : listValues(cell);
  const isList =
    names.length === values.length &&
    names.every((each) => PARAMETER.test(each)) &&
    values.every((each) => readLimitValue(each) !== null);
  return isList ? names.map((each, at) => [each, values[at] ?? '']) : null;
};

/** A parameter with the word that belongs to it. */
export const SHARED = new RegExp(
  `(?:${PARAMETER.source})(?:\\s+(?:matter|dioxide|solids|emissions?))?`,
  'gi',
);

const SHARED_WITH_BRACKET = new RegExp(`${SHARED.source}(?:\\s*\\([^()]*\\))?`, 'gi');

/** "PM SO2 NOx" beside "150 mg/Nm3 100 ppm 50 ppm", printed below each other: as many values as parameters; else null. */
export const readRun = (name: string, cell: string): [name: string, value: string][] | null => {
  // "Sulphur dioxide (SO2)" is one, and so is "NOx (as NO2)".
  const names = findMatches(SHARED_WITH_BRACKET, name).map((match) => match[0]);
  if (names.length < 2) return null;
  const values = findMatches(LIMIT_IN_TEXT, cell).map((match) => match[0]);
  const isRun =
    names.length === values.length &&
    [name.replace(SHARED_WITH_BRACKET, ''), cell.replace(LIMIT_IN_TEXT, '')].every(
      (rest) => !/[a-z\d]/i.test(rest),
    );
  return isRun ? names.map((each, at) => [each, values[at] ?? '']) : null;
};

const QUALIFIED =
  /^(desirable|permissible|absolute|(?:monthly|daily|annual|yearly)\s+(?:average|maximum)|average|minimum|maximum)\b\s*[:=–-]?\s*(\d.*)$/i;

const QUALIFIED_BEHIND =
  /^([<≤]?\s*\d.*?)\s*\(\s*(avg\.?|average|mean|max(?:imum)?\.?|min(?:imum)?\.?|desirable|permissible|absolute|annual|daily|monthly)\s*\)$/i;

/** "Desirable 100, permissible 230", "10 mg/l (avg), 15 mg/l (max)": values of one parameter, each told by its word; else null. */
const readQualified = (name: string, cell: string): [name: string, value: string][] | null => {
  const parts = cell.split(
    /\s*[,;]\s*|\s+and\s+|(?<=\d\s*)\s(?=(?:desirable|permissible|absolute|average|minimum|maximum)\b)/i,
  );
  if (parts.length < 2) return null;
  const values = parts.map((each): [word: string, value: string] | null => {
    const ahead = QUALIFIED.exec(each.trim());
    if (ahead) return [groupOf(ahead, 1), groupOf(ahead, 2)];
    const behind = QUALIFIED_BEHIND.exec(each.trim());
    return behind ? [groupOf(behind, 2), groupOf(behind, 1)] : null;
  });
  return values.every((each) => each !== null)
    ? values.map(([word, value]) => [`${name} (${word.toLowerCase()})`, value])
    : null;
};

const FIGURE_ALONE = /^[<≤]?\s*\d[\d.,]*(?:\s*[^\d\s()]+\s?\/\s?\S+)?$/;

/** "60 (annual) / 100 (24 hours)", "Annual: 60; 24 hourly: 100": a value for each time that it is a mean of; else null. */
const readAveraged = (name: string, cell: string): [name: string, value: string][] | null => {
  const parts = cell
    .split(/\s*[,;]\s*|\s*(?<!g\s?)\/\s*(?!N?m\s*[3³])|\s+(?:and|&)\s+|(?<=\))\s+(?=\d)/)
    .filter(Boolean);
  if (parts.length < 2) return null;
  const values = parts.map((each) => {
    const time = findAveraging(each);
    return time === null ||
      !FIGURE_ALONE.test(
        each
          .replace(time, '')
          .replace(/[()[\]:=–-]/g, ' ')
          .trim(),
      )
      ? null
      : `${each
          .replace(time, '')
          .replace(/[()[\]:=–-]/g, ' ')
          .trim()} (${time})`;
  });
  return values.every((each) => each !== null) ? values.map((value) => [name, value]) : null;
};

/** A value, its parameter, and the place that it is for where the cell names one. */
type OneOfSeveral = [name: string, value: string, place?: string];

const PLACED =
  /^(\d[\d.,]*(?:\s*(?:to|-|–)\s*\d[\d.]*)?(?:\s*(?:[mµμ]?g\s*\/\s*(?:l|N?m\s*[3³])|ppm|%))?)\s+(?:for|on|into|in|if)\s+([a-z][^,;]{4,60})$/i;

/** "100 for disposal on land, 30 for disposal in surface water": a value for each way of disposal; else null. */
const readPlaced = (name: string, cell: string): OneOfSeveral[] | null => {
  const parts = cell.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=\d)/);
  if (parts.length < 2) return null;
  const values = parts.map((each) => PLACED.exec(each.trim()));
  return values.every((each) => each !== null)
    ? values.map((each) => [name, groupOf(each, 1), groupOf(each, 2).trim()])
    : null;
};

/** "75 dB(A) day, 70 dB(A) night", beside whatever the row is called: a value for each time of day; else null. */
export const readTimes = (cell: string): OneOfSeveral[] | null => {
  if (!/dB/i.test(cell)) return null;
  const hits = findMatches(LIMIT_IN_TEXT, cell).map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    limit: groupOf(found, 1),
    unit: groupOf(found, 2),
  }));
  const times = readNoise({ text: cell, hits, section: null });
  return times.length > 1
    ? times.map(({ parameter, limit, unit }) => [parameter, [limit, unit].filter(Boolean).join(' ')])
    : null;
};

/** "150 mg/Nm3 or 2 kg/tonne of urea": one value in two units; else null. */
const readAlternatives = (name: string, cell: string): OneOfSeveral[] | null => {
  const parts = cell.split(/\s+or\s+|\s+\/\s+(?=\d)/i);
  const units = parts.map((each) => readLimitValue(each)?.unit ?? null);
  return parts.length === 2 && units.every((unit) => unit !== null && unit !== '%') && units[0] !== units[1]
    ? parts.map((each) => [name, each])
    : null;
};

/** The parameters and values of a cell that holds several, each with its own; null where it holds one. */
export const readSeveral = (name: string, cell: string): OneOfSeveral[] | null =>
  readTimes(cell) ??
  readEach(name, cell) ??
  readRun(name, cell) ??
  readAveraged(name, cell) ??
  readQualified(name, cell) ??
  readPlaced(name, cell) ??
  readAlternatives(name, cell);
