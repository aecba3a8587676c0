import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { LIMIT_IN_TEXT, PARAMETER, readLimitValue } from './values.ts';

/** "BOD, COD" beside "30 mg/l, 100 mg/l": as many parameters as values, each with its own; else null. */
const readEach = (name: string, cell: string): [name: string, value: string][] | null => {
  const names = name.split(/\s*[,;/]\s*|\s+(?:and|&)\s+/).filter(Boolean);
  if (names.length < 2) return null;
  const values = cell.split(/\s*[,;]\s*|\s+(?:and|&|\/)\s+/).filter(Boolean);
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

/** "PM SO2 NOx" beside "150 mg/Nm3 100 ppm 50 ppm", printed below each other: as many values as parameters; else null. */
export const readRun = (name: string, cell: string): [name: string, value: string][] | null => {
  // "Sulphur dioxide (SO2)" is one.
  const bare = name.replace(/\([^()]*\)/g, ' ');
  const names = findMatches(SHARED, bare).map((match) => match[0]);
  if (names.length < 2) return null;
  const values = findMatches(LIMIT_IN_TEXT, cell).map((match) => match[0]);
  const isRun =
    names.length === values.length &&
    [bare.replace(SHARED, ''), cell.replace(LIMIT_IN_TEXT, '')].every((rest) => !/[a-z\d]/i.test(rest));
  return isRun ? names.map((each, at) => [each, values[at] ?? '']) : null;
};

const QUALIFIED =
  /^(desirable|permissible|absolute|(?:monthly|daily|annual|yearly)\s+(?:average|maximum)|average|minimum|maximum)\b\s*[:=-]?\s*(\d.*)$/i;

/** "Desirable 100, permissible 230": several values of one parameter, each told by its word; else null. */
const readQualified = (name: string, cell: string): [name: string, value: string][] | null => {
  const parts = cell.split(/\s*[,;]\s*|\s+and\s+/);
  if (parts.length < 2) return null;
  const values = parts.map((each) => QUALIFIED.exec(each.trim()));
  return values.every((each) => each !== null)
    ? values.map((each) => [`${name} (${groupOf(each, 1).toLowerCase()})`, groupOf(each, 2)])
    : null;
};

/** A value, its parameter, and the place that it is for where the cell names one. */
type OneOfSeveral = [name: string, value: string, place?: string];

const PLACED =
  /^(\d[\d.,]*(?:\s*(?:to|-|–)\s*\d[\d.]*)?(?:\s*(?:mg\s*\/\s*l|ppm|%))?)\s+(?:for|on|into|in|if)\s+([a-z][^\d]{5,60})$/i;

/** "100 for disposal on land, 30 for disposal in surface water": a value for each way of disposal; else null. */
const readPlaced = (name: string, cell: string): OneOfSeveral[] | null => {
  const parts = cell.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=\d)/);
  if (parts.length < 2) return null;
  const values = parts.map((each) => PLACED.exec(each.trim()));
  return values.every((each) => each !== null)
    ? values.map((each) => [name, groupOf(each, 1), groupOf(each, 2).trim()])
    : null;
};

/** The parameters and values of a cell that holds several, each with its own; null where it holds one. */
export const readSeveral = (name: string, cell: string): OneOfSeveral[] | null =>
  readEach(name, cell) ?? readRun(name, cell) ?? readQualified(name, cell) ?? readPlaced(name, cell);
