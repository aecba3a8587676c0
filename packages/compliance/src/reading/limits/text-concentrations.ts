import { findMatches } from '../language/search.ts';
import { findAveraging } from './averaging.ts';
import { toLimitMedium } from './medium-rules.ts';
import { findPoint } from './point-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';
import { PARAMETER } from './values.ts';

/** How far before its figure a parameter may stand. */
const REACH = 220;
const CUT =
  /(?<!\bfugitive(?:\s+dust)?)[\s,]+(?:shall|should|not|to|exceed\w*|within|below|above|over|less|than|of|in|from|at|for|which|is|are|be|stay|remain|limited|maximum|restricted|concentration|level|the|prescribed|standards?|limit|emissions?|outlets?)(?:[\s,].*)?$|\s*(?:[-–:=<≤,]|(?<!\bbenzo\s?)\().*$/i;
/** Units in which a sentence limits what stands before the figure. */
const CONCENTRATION =
  /N\s*m\s*[3³]|[µμu]g\s*\/|micro\s*g(?:ram|m|\b)|mg\s*\/\s*(?:l|m\s*[3³])|(?:mg|milli\s*grams?)\s*per\s*lit|MPN|CFU|hazen|pt-?co|NTU|^OU|^m\s*(?:-1|\^-1|⁻¹)|^gm?\s*\/\s*kw|^ppm|^kg\s*(?:\/|per)\s*(?:MT|ton(?:ne)?|t)\b/i;
const FOLLOWS = /^\s*(?:of|for|as)\s+([A-Za-z][\w.]*(?:\s+[a-z]+){0,2})/;

/** "30 mg/l for disposal into surface water": where the treated water goes. */
const FOR_PLACE =
  /^\s*(?:for|when|if)\s+((?:disposal|disposed|discharged?|irrigation)\b[^,;.\d]{0,50}?)(?=\s+and\b|\s*[,;.]|$)/i;

/** "2000 µg/m3 till 31.12.2024 and 1200 µg/m3 thereafter". */
const LATER = /^\s*(?:thereafter|afterwards|later\s+on|(?:with\s+effect\s+)?from\s+\d)/i;

/** "TDS of the permeate below 200 mg/l and of the reject not more than 4,000 mg/l": the same of another place. */
const OF_OTHER =
  /^\W*(?:and|while|whereas)\s+(?:that\s+)?(?:of|for|in|from)\s+(?:the\s+)?(?:[\w-]+\s+){1,5}?(?:shall\s+|should\s+)?(?:be\s+|remain\s+)?(?:not\b|less|below|within)/i;
/** "450 mg/Nm3 during lancing". */
const WHILE = /^\s*(?:during|when|while)\b/i;

/** What belongs to a figure: a bracket right behind it, or the words up to the next comma. */
const RIGHT_BEHIND = /^\s*\([^)]*\)|^[^,;]*/;

/** "150 mg/Nm3 for the thermic fluid heater". */
const FOR_PLANT =
  /^\s*(?:\([^)]*\)\s*)?for\s+(?:the\s+)?((?:(?!the\b|and\b)[a-z-]+\s+){0,3}(?:boilers?|heaters?|kilns?|furnaces?|D\.?G\.?\s+sets?|stacks?|incinerators?|dr[iy]ers?))\b/i;

const EVERY_PARAMETER = new RegExp(PARAMETER, 'gi');

/** What stands before the name of a parameter and belongs to it. */
const PREFIX = /\b(?:total|hexavalent|trivalent|free|residual|ammoni[a-z]*|acid)\s+$/i;

/** Where the last parameter begins: "HCl mist", "total chromium" are one. */
const startOfLast = (found: RegExpExecArray[], before: string): number | undefined => {
  let at = found.length - 1;
  while (at > 0) {
    const previous = found[at - 1];
    const own = found[at];
    if (!previous || !own || before.slice(previous.index + previous[0].length, own.index).trim() !== '')
      break;
    at--;
  }
  const start = found[at]?.index;
  if (start === undefined) return undefined;
  return start - (PREFIX.exec(before.slice(0, start))?.[0].length ?? 0);
};

/** "(3 days at 27 °C)" is a part of the name. */
const METHOD = /^\s*\(\s*\d+\s*days?[^()]{0,24}\)/i;

/** "PM10 (particulate matter of less than 10 µm) - 100": what a bracket right before the figure explains. */
const EXPLAINED = /(?<=\w\s*)\((?!\s*\d+\s*days?)(?:[^()]{12,}|\s*as\s[^()]*)\)(?=[\s:–-]*$)/i;
/** "at 15 % O2 dry basis". */
const REFERRED = /\(?\s*\bat\s+\d+\s*%\s*(?:O2|O₂|CO2|oxygen)(?:\s+dry)?(?:\s+basis)?\s*\)?(?=[\s:–-]*$)/i;

/** The last parameter that is named in the words before a figure, or null. */
const findNamed = (words: string): string | null => {
  // "nitrogen oxides (as NO2)" is told by its first name.
  const before = words
    .replace(/[\s,(]+expressed\s+as\s+\S+\s*$/i, '')
    .replace(REFERRED, ' ')
    .replace(EXPLAINED, ' ');
  const found = findMatches(EVERY_PARAMETER, before);
  const first = found[0];
  const isLong =
    /^(?:particulate|(?:total\s+)?(?:suspended|dissolved)|sul(?:ph|f)ur|(?:nitrogen\s+)?oxides|carbon|fa?ecal)/i.test(
      before.slice(first?.index ?? 0),
    );
  const start = isLong ? first?.index : startOfLast(found, before);
  const parameter = start === undefined ? '' : before.slice(start).replace(CUT, '').trim();
  const method = start === undefined ? undefined : METHOD.exec(before.slice(start + parameter.length))?.[0];
  // "(SPM) less than": a bracket that was opened before the name.
  const name = /\(/.test(parameter) ? parameter : parameter.replace(/\)$/, '');
  return name.length < 2 ? null : `${name}${method ?? ''}`;
};

/** "BOD and COD … 30 mg/l and 250 mg/l respectively": as many parameters before the figures as there are figures. */
const readRespectively = ({ text, hits }: Sentence): string[] | null => {
  const [first] = hits;
  if (!first || !/\brespectively\b/i.test(text)) return null;
  const names = findMatches(EVERY_PARAMETER, text.slice(0, first.start)).map((m) => m[0].trim());
  return names.length === hits.length ? names : null;
};

const OF_POINTS = /\bfrom\s+(?:the\s+)?([^;:.\d]+?)\s+(?:shall|should|must|will|to\s+be)\b/i;

/** "… from the cooler stack and the mill stack … 30 and 50 respectively": the places of the figures, in their order. */
const listPointsInTurn = ({ text, hits }: Sentence): string[] | null => {
  if (!/\brespectively\b/i.test(text)) return null;
  const points = (OF_POINTS.exec(text)?.[1] ?? '').split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/);
  return points.length > 1 && points.length === hits.length
    ? points.map((point) => point.replace(/^the\s+/i, ''))
    : null;
};

/** "PM10 (100 µg/m3), SO2 (80 µg/m3) on 24 hourly average basis". */
const BASIS = /\bon\s+(?:a\s+)?[\w\s-]{3,30}\bbasis\b/i;

/** What a sentence limits with a unit: the parameter before or behind each figure. */
export const readConcentrations = (sentence: Sentence): TextLimit[] => {
  const { text, hits, section } = sentence;
  const inTurn = readRespectively(sentence);
  const points = inTurn ? null : listPointsInTurn(sentence);
  let from = 0;
  let last: string | null = null;
  let near: string | undefined;
  // "averaged over 24 hours" in front of all figures holds for each.
  const common =
    (/\baverag/i.test(text) ? findAveraging(text.slice(0, hits[0]?.start ?? 0)) : null) ??
    (inTurn || BASIS.test(text) ? findAveraging(text.slice(hits.at(-1)?.end ?? 0)) : null);
  return hits.flatMap((hit, at) => {
    const before = text.slice(Math.max(from, hit.start - REACH), hit.start);
    const behind = text.slice(hit.end, hits[at + 1]?.start);
    from = hit.end;
    if (!CONCENTRATION.test(hit.unit)) return [];
    const place = FOR_PLACE.exec(behind)?.[1] ?? FOR_PLANT.exec(behind)?.[1];
    const named =
      FOLLOWS.exec(behind)?.[1]?.replace(/\s+(?:and|at|in|from|for|on|with|to|by|is|shall)\b.*$/, '') ?? '';
    const averaging = findAveraging(RIGHT_BEHIND.exec(behind)?.[0] ?? '') ?? findAveraging(before) ?? common;
    const parameter: string | null =
      inTurn?.[at] ??
      (PARAMETER.test(named) ? named.replace(/[.,]$/, '') : findNamed(before)) ??
      // "100 µg/m3 as 24-hourly average and 60 µg/m3 as annual average": both are of the same.
      (averaging === null &&
      points === null &&
      place === undefined &&
      !LATER.test(behind) &&
      !OF_OTHER.test(before) &&
      !WHILE.test(behind)
        ? null
        : last);
    if (parameter === null) return [];
    last = parameter;
    // Of several figures each is in the words around it first.
    const around = hits.length > 1 ? [`${before} ${RIGHT_BEHIND.exec(behind)?.[0] ?? ''}`] : [];
    const medium = toLimitMedium(parameter, hit.unit, [...around, text, section ?? '']);
    const limit = { medium, parameter, limit: hit.limit, unit: hit.unit, averaging };
    // "at the boundary … and in the work place …": each figure has its own.
    near = hits.length > 1 ? (findPoint(before) ?? near) : undefined;
    const point = points?.[at] ?? place ?? near;
    return [point === undefined ? limit : { ...limit, point }];
  });
};
