import { groupOf } from '../language/group.ts';
import type { Block } from '../layout/blocks.ts';
import { citeLines } from '../layout/passage.ts';
import { callsFound } from './denied/announced-rules.ts';
import { findReportingLead } from './denied/reported-rules.ts';
import { isBounding } from './denied/told-rules.ts';
import type { FoundLimit } from './found-limit.ts';
import { toLimitMedium } from './medium-rules.ts';
import { isParameter } from './parameters.ts';
import { lastSentence, withoutUnit } from './said-above.ts';
import { LABEL } from './table-context.ts';
import { findHeadUnit, MEASURE, readLimitValue } from './values.ts';

/** A line before a list that makes limits of it. */
const LEAD =
  /\b(?:standards?|limits?|norms?|conform|tolerance|not\s+(?:to\s+)?exceed|prescribed|permissible\s+(?:[\w&/-]+\s+){0,4}parameters?)\b|\bshall\s+be\s*:?\s*-?\s*$|\btreated\b[^.]*:\s*-?\s*$/i;
/** "BOD (3 days, 27°C) 30 mg/l", "pH : 6.5 to 8.5": a name, and all that follows is a value with its unit. */
const LINE =
  /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[).]\s*)?([A-Za-z].{0,60}?[A-Za-z\d)\]%])\s*(?:(?:[:=–-]|\.{2,}|…+)\s*|\s)((?:not\s+(?:to\s+)?(?:exceed|more\s+than)\w*\s+|(?:less|more)\s+than\s+|between\s+|within\s+|below\s+|max\.?\s+|[<≤]\s*)?\d[\d.,]*(?:\s*(?:to|-|–)\s*\d[\d.]*)?\s*(?:[^\d\s][^\s]*(?:\s?\/\s?\S+(?:\s?ml)?)?)?(?:\s+max\.?)?)$/i;

/** A value with what bounds it. */
const BOUNDED = /(?:[<≤]|\b(?:less\s+than|below|max\.?|not\s+(?:to\s+)?exceed\w*))\s*\d|\bmax\.?$/i;

/** A question of a form, which begins with a word that names no parameter. */
const FORM_ROW =
  /^(?:number|height|capacity|type|mode|name|quantity|category|period|total|fuel|raw|products?)\b/i;

/** What no name of an item holds, or ends with. */
const NO_NAME = /\b(?:shall|should|must|is|are)\b|\b(?:of|for|and|or|with|in|to|at|by|from|than)$/i;

/** The limit that a line of a list is, or null where it is none. */
const readLine = (text: string): { parameter: string; limit: string; unit: string | null } | null => {
  // A value has a figure.
  const m = /\d/.test(text) ? LINE.exec(text.trim()) : null;
  if (!m) return null;
  const parameter = groupOf(m, 1).trim();
  const value = readLimitValue(groupOf(m, 2));
  // A name begins with a capital; what does not is the middle of a sentence.
  if (/;|:\s|\d,\s|\d\s*(?:mg|ppm|hazen|%|dB|MPN)/i.test(parameter)) return null;
  if (!/^(?:[A-Z]|p\.?\s?H)/.test(parameter)) return null;
  if (!value || !isParameter(parameter) || NO_NAME.test(parameter)) return null;
  return { parameter, ...value };
};

/**
 * Limits that are listed under a line that announces them (`before`), one a line, without a head of a table.
 */
export const findListedLimits = (
  block: Extract<Block, { kind: 'paragraph' }>,
  { section, before }: { section: string | null; before: string },
): FoundLimit[] => {
  // Three cells and more are a row of a table that was not told, unless the first is its number.
  const found = block.lines.map((line) =>
    line.cells.length > 2 && (line.cells.length > 3 || !LABEL.test(line.cells[0]?.text ?? ''))
      ? null
      : readLine(line.text),
  );
  const first = found.findIndex((each) => each !== null);
  // Rows of a form below the last item ("Number of stacks | 3") are no part of the list.
  const end = block.lines.findIndex(
    (line, at) => at > first && found[at] === null && line.cells.length === 2 && FORM_ROW.test(line.text),
  );
  const lines = end < 0 ? block.lines : block.lines.slice(0, end);
  if (first < 0) return [];
  const own = block.lines
    .slice(0, first)
    .map((line) => line.text)
    .join(' ');
  const lead = `${before.slice(-300)} ${own}`;
  // A sentence may break in such a way that one of its lines looks like an item.
  const isList =
    found.slice(first, lines.length).filter((each) => each !== null).length >= (lines.length - first) / 2;
  const bounded = lines.filter((line, at) => found[at] && BOUNDED.test(line.text)).length;
  // "BOD | ≤ 10", "COD | < 50": such a list says itself that it bounds.
  const isAnnounced = LEAD.test(lead) || (bounded > 1 && bounded > (lines.length - first) / 2);
  if (!isList || !isAnnounced || callsFound(lastSentence(own === '' ? before : own))) return [];
  // "Results of the laboratory: …; seepage" above "TDS 2,860 mg/l", the last line of a sentence.
  if (!isBounding(own) && findReportingLead(own) !== null) return [];
  return lines.flatMap((line, at) => {
    const each = found[at];
    if (!each) return [];
    const isBare = each.unit !== null || /\bp\.?h\b/i.test(each.parameter);
    // "BOD, mg/l": the unit of its own line.
    const inName = isBare ? null : findHeadUnit(each.parameter);
    const named = inName !== null && MEASURE.test(inName) && !/C$/.test(inName) ? inName : null;
    // What stands nearest above tells the unit first: further up another matter may have one.
    const said = () => findHeadUnit(lastSentence(lead)) ?? findHeadUnit(own) ?? findHeadUnit(lead);
    const unit = each.unit ?? named ?? (isBare ? null : said());
    const parameter = named === null ? each.parameter : withoutUnit(each.parameter, named);
    const medium = toLimitMedium(each.parameter, unit, [lastSentence(lead), own, lead, section ?? '']);
    return [{ medium, parameter, limit: each.limit, unit, citation: citeLines([line]) }];
  });
};
