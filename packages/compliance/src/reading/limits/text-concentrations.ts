import { groupOf } from '../language/group.ts';
import { matches } from '../language/search.ts';
import { findAveraging } from './averaging.ts';
import { isSpread } from './denied/spread.ts';
import { toLimitMedium } from './medium-rules.ts';
import { listSharingNames, readInTurn } from './names-in-turn.ts';
import { findNamed, withoutBeside } from './parameter-name.ts';
import { PARAMETER } from './parameters.ts';
import { findPoint } from './point-rules.ts';
import type { Sentence, TextLimit } from './sentence.ts';

/** How far before its figure a parameter may stand. */
const REACH = 220;
/** Units in which a sentence limits what stands before the figure. */
const CONCENTRATION =
  /^ppt|N\s*m\s*[3³]|[µμu]g\s*\/|micro\s*g(?:ram|m|\b)|milli\s*g\w*\s*(?:\/|per)\s*(?:m|normal|cu)|mg\s*\/\s*(?:l|m\s*[3³])|(?:mg|milli\s*grams?)\s*per\s*lit|MPN|CFU|hazen|[HPT]\.?C\.?U\b\.?|HSU\b|pt-?co|NTU|^[µμm]\s?(?:S|mho)|^fib|^ng|^mm\s*\/|^OU|^m\s*(?:-1|\^-1|⁻¹)|^gm?\s*\/\s*kw|^pp[mb]|^kg\s*(?:\/|per)\s*(?:MT|ton(?:ne)?|t|KL|m[3³])(?![A-Za-z\d])/i;
/** "opacity below 20 %", "PAH – 6 %": what is measured as a share; efficiencies, fuels and what is used again are not. */
const SHARE =
  /\b(?:opacity|smoke(?:\s+density)?|sodium|PCBs?|PAHs?|biphenyls?|organic\s+carbon|TOC|ignition|carbon\s+monoxide|(?-i:CO))\b(?![^;.]*\b(?:removal|efficien\w*|reduc\w*|recycl\w*)\b)[^,;.\d]{0,50}$/i;
/** "HCl shall not exceed 0.9 kg/hr": what a stack may give off in a time, where the words bound it. */
const RATE = /^kg\s*(?:\/|per)\s*(?:h|d)/i;
const BOUND =
  /\b(?:exceed\w*|within|below|less\s+than|more\s+than|limited\s+to|restricted\s+to|not\s+(?:be\s+|to\s+be\s+)?(?:over|above))\b[^;.\d]{0,24}$/i;

/** "air over pressure 120 dB(L)" of a blast: no noise by day and night. */
const OVER_PRESSURE = /\b(?:over-?\s?pressure|air\s*-?\s*blast)\b[^;.\d]{0,60}$/i;

/** "… and the loss shall be kept below 3 kg per tonne": what is used up, of nothing that is named here. */
const USED_UP = /\bthe\s+(?:loss(?:es)?|consumption)\s+(?:shall|should|must|is|to)\b[^;,.\d]{0,40}$/i;
const PER_TONNE = /^kg\b/i;

const isConcentration = (unit: string, before: string): boolean =>
  (CONCENTRATION.test(unit) && !(PER_TONNE.test(unit) && USED_UP.test(before))) ||
  (/^dB/i.test(unit) && OVER_PRESSURE.test(before)) ||
  (unit === '%' && SHARE.test(before)) ||
  (RATE.test(unit) && BOUND.test(before));

const FOLLOWS =
  /^\s*(?:of|for|to|(?:applies|apply|applicable)\s+(?:to|for))\s+([A-Za-z][\w.]*(?:\s+(?:[a-z]+|[A-Z][a-z]+)){0,3})/;

/** "within 2000 µg/m3 as SPM": as what it is measured. */
const AS = /^\s*as\s+([A-Z]\w{1,5})(?![\w-])/;

/** "30 mg/l for disposal into surface water": where the treated water goes. */
const FOR_PLACE =
  /^\s*(?:for|when|if)\s+((?:disposal|disposed|discharged?|irrigation)\b[^,;.\d]{0,50}?)(?=\s+and\b|\s*[,;.]|$)/i;

/** "2000 µg/m3 till 31.12.2024 and 1200 µg/m3 thereafter". */
const LATER = /^\s*(?:thereafter|afterwards|later\s+on|(?:with\s+effect\s+)?from\s+\d)/i;

/** "TDS of the permeate below 200 mg/l and of the reject not more than 4,000 mg/l": the same of another place. */
const OF_OTHER =
  /^\W*(?:and|while|whereas)\s+(?:that\s+)?(?:of|for|in|from)\s+(?:the\s+)?(?:[\w-]+\s+){1,5}?(?:shall\s+|should\s+)?(?:be\s+|remain\s+)?(?:not\b|less|below|within)/i;
/** "Lead … 1.0 µg/m3 and in the work place air it shall not exceed 0.15 mg/m3". */
const IT = /\bit\s+(?:shall|should|must)\s+(?:be\s+)?(?:not\b|within|below|less)[^;.\d]{0,24}$/i;
/** "… 50 mg/Nm3, that from the rotary dryer to 100 mg/Nm3": the same of another place. */
const THAT_OF =
  /^(?:\s*\([^()]*\))?\W*(?:and\s+|while\s+)?(?:that|those)\s+(?:of|for|in|from|at)\s+(?:the\s+)?((?:\d[\d.,]*\s+(?:TPH|TPD|T|k?VA|MW|lakh)\s+)?[a-z][^,;.\d]{2,50}?)\s+(?:to|by|shall|should|at|below|within|not)\b/i;
/** "(a) …; (b) …": each clause of such a sentence is about a place of its own. */
export const NEXT_CLAUSE = /;\s*(?:and\s+)?\(?[b-h]\)/;
/** ", from the dryer " in front of a figure: the same of another place. */
const FROM_OTHER =
  /^(?:\s*(?:at|@)\s*\d+\s*%\s*(?:CO2|O2|oxygen))?\W*(?:and\s+)?(?:from|at)\s+(?:the\s+)?((?:(?!\d|and\b|shall\b|to\b)[a-z][\w-]*\s+){1,4}?|(?:stack\s+)?[A-Z]{1,2}\s?-?\s?\d{1,2}\s*(?:\([^()]{2,40}\)\s*)?)(?:(?:shall|should)\s+)?(?:(?:be\s+)?(?:not\s+(?:be\s+)?(?:exceed\w*|more\s+than)|less\s+than|within|below|up\s*to)\s+)?(?:[-–:]|to\b)?\s*$/i;
/** "Particulate matter from the spray dryer " in front of one: where it comes from, where a sentence tells several. */
const FROM_PLACE = /\bfrom\s+(?:the\s+)?((?:(?!\d|and\b|shall\b|to\b)[a-z][\w-]*\s+){1,4}?)[-–:]?\s*$/i;
/** "450 mg/Nm3 during lancing". */
const WHILE = /^\s*(?:during|when|while)\b/i;

/** ", from 01.10.2024 – " in front of the figure of a later stage. */
const STAGE =
  /^\s*[,;]?\s*(?:and\s+)?(?:from|after|till|until|up\s*to|w\.?e\.?f\.?|with\s+effect\s+from|thereafter)\b[^;a-z]{0,24}$/i;
/** " from the boilers and not over ": the same bound for another place, which stands behind its figure. */
const AND_BOUND =
  /^\s*(?:in|at|from|for)\s[^;,.\d]{2,40}\band\s+$|^[^;,.\d]{0,40}\band\s+(?:not\s+(?:be\s+)?(?:over|above|more\s+than|exceed\w*)|less\s+than|below|within)\s*$/i;
const AT_PLACE = /^\s*(?:from|at|for|in|of)\s/i;
/** " or lower for the furnace, at ": the same of the next place. */
const OR_LOWER = /^\s*or\s+(?:lower|less|below)\s+(?:for|at|in|from|of)\s/i;
/** ", " and " and " between the figures of one name, "respectively" for places. */
const IN_LIST = /^\s*(?:,|and|&)\s*(?:and\s+)?$/i;
/** "(half-hourly) and" in front of the next figure: a bracket of the one before it. */
const OF_LAST = /^\s*\([^()]*\)(?=\s*(?:and|,|;|&|\/))/;
/** "1.0 kg per tonne and 50 mg/Nm3, whichever is less": both are of the same. */
const WHICHEVER = /^\s*,?\s*whichever\b/i;
/** " and maximum " behind the least that there must be of the same. */
const AND_MOST = /^\s*(?:,|and|to|,\s*and)\s+(?:a\s+)?max(?:imum|\.)?(?:\s+of)?\s*$/i;
/** "1,200 µg/m3 for units set up after 2010": another value for some of its sort. */
const FOR_SOME = /^\s*for\s+(?:the\s+)?(?:new|existing|old|other|units?|plants?|those|all\s+other)\b/i;

/** What belongs to a figure: a bracket right behind it, or the words up to the next comma. */
const RIGHT_BEHIND = /^\s*\([^)]*\)|^[^,;]*/;

/** "150 mg/Nm3 for the thermic fluid heater". */
const FOR_PLANT =
  /^\s*(?:\([^)]*\)\s*)?for\s+(?:the\s+)?((?:(?!the\b|and\b)[a-z-]+\s+){0,3}(?:coolers?|mills?|crushers?|scrubbers?|cupolas?|ovens?|reactors?|vents?|chimneys?|boilers?|heaters?|kilns?|furnaces?|D\.?G\.?\s+sets?|stacks?|incinerators?|dr[iy]ers?))\b/i;

const OF_POINTS = /\bfrom\s+(?:the\s+)?([^;:.\d]+?)\s+(?:shall|should|must|will|to\s+be)\b/i;

/** "… from the cooler stack and the mill stack … 30 and 50 respectively": the places of the figures, in their order. */
const listPointsInTurn = ({ text, hits }: Sentence): string[] | null => {
  if (!/\brespectively\b/i.test(text)) return null;
  const points = (OF_POINTS.exec(text)?.[1] ?? '').split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/);
  return points.length > 1 && points.length === hits.length
    ? points.map((point) => point.replace(/^the\s+/i, ''))
    : null;
};

/** ", endosulfan " between two figures of a list: whatever it is, it is measured as they are. */
const LISTED =
  /^\s*[,;]\s*(?:and\s+)?((?!(?:the|and|or|with|at|in|for|from|to|by|of|which|it|this|total|max|min|shall|not|average|daily|annual|peak|desirable|permissible|absolute)\b)[A-Za-z][\w-]{2,}(?:\s+(?!below\b|within\b|under\b|not\b|less\b|up\b)[a-z][\w-]+)?)\s*(?:[-–:=<≤]|(?:not\s+exceeding|below|within|under|less\s+than|max\.?)\s)?\s*$/;

/** ", pulveriser stack " between two figures of a list: where the next one of the same is allowed. */
const LISTED_PLACE =
  /^\s*[,;]\s*(?:and\s+)?((?:(?!(?:the|and|or|of|shall|not)\b)[A-Za-z][\w./-]*\s+){0,3}(?:stacks?|chimneys?|vents?|boilers?|kilns?|furnaces?|heaters?|sets?|mills?|coolers?|dr[iy]ers?|crushers?|incinerators?))\s*[-–:=]?\s*$/i;

const findListed = (before: string, unit: string, last: string | null): string | null =>
  last === null || !unit.includes('/') ? null : (LISTED.exec(before)?.[1] ?? null);

/** "PM10 (100 µg/m3), SO2 (80 µg/m3) on 24 hourly average basis". */
const BASIS = /\bon\s+(?:a\s+)?[\w\s-]{3,30}\bbasis\b/i;

/** " (desirable), " and " or " between two figures: both are of the same. */
const SAME =
  /^\s*[,;]?\s*(?:and\s+)?(?:desirable|permissible|absolute)\s*[-–:]?\s*$|^\s*(?:of\s+[a-z]+\s+)?or\s+$|^\s*\([^()\d]*\)\s*[,;]?\s*(?:and\s+)?$/i;

/** What the words behind a figure ("of particulate matter", "as SPM") and before it say that it measures, or null. */
const findOwn = (before: string, behind: string, unit: string): string | null => {
  // "0.5 kg/tonne of sponge iron": what is made is no parameter.
  const found = / of /.test(unit) ? null : FOLLOWS.exec(behind);
  const named =
    found?.[1]?.replace(
      /\s+(?:and(?!\s+(?:furans|grease|its))|at|in|from|for|on|with|to|by|is|shall|should|must|when|during|under|as|or|of|per|each|only|max\w*)\b.*$/,
      '',
    ) ?? '';
  if (PARAMETER.test(named)) return named.replace(/[.,]$/, '');
  const name = findNamed(before);
  const as = AS.exec(behind)?.[1];
  if (as === undefined || !PARAMETER.test(as)) return name;
  return name === null ? as : `${name} as ${as}`;
};

/** " BOD" right behind "20 mg/l": a figure that stands in front of its name. */
const NAMED_BEHIND = new RegExp(
  `^\\s*\\(?((?:total\\s+)?(?:${PARAMETER.source})(?:\\s+(?:matter|dioxide|solids|oxygen\\s+demand))?)`,
  'i',
);

/** "a maximum of 20 mg/l BOD and 100 mg/l COD": the names of the figures, where the first has none before it; else null. */
const listNamesBehind = ({ text, hits }: Sentence): (string | null)[] | null => {
  const [first] = hits;
  if (!first || findNamed(text.slice(Math.max(0, first.start - REACH), first.start)) !== null) return null;
  const names = hits.map(
    (hit, at) => NAMED_BEHIND.exec(text.slice(hit.end, hits[at + 1]?.start))?.[1] ?? null,
  );
  return names[0] ? names : null;
};

/** "Total Chromium (plating 0.5 mg/Nm3 scrubber)": a bracket of the name that goes on below the figure beside it. */
const withParted = (name: string, before: string, behind: string): string => {
  const open = /\s*(\([A-Za-z][^()\d]*?)\s*$/.exec(before);
  const close = open && /^\s*([A-Za-z][\w\s-]{0,30}\))/.exec(behind)?.[1];
  return close && before.slice(0, open.index).endsWith(name) ? `${name} ${groupOf(open, 1)} ${close}` : name;
};

/** What a sentence limits with a unit: the parameter before or behind each figure. */
export const readConcentrations = (sentence: Sentence): TextLimit[] => {
  const { text, hits, section } = sentence;
  const inTurn = readInTurn(sentence) ?? listNamesBehind(sentence);
  const points = inTurn ? null : listPointsInTurn(sentence);
  let from = 0;
  let last: string | null = null;
  let near: string | undefined;
  // The place of "that from the dryer" is not that of the figure before it.
  const isOfOthers = hits.some((hit, at) => THAT_OF.test(text.slice(hits[at - 1]?.end ?? 0, hit.start)));
  // "averaged over 24 hours" in front of all figures holds for each.
  const common =
    (/\baverag/i.test(text) ? findAveraging(text.slice(0, hits[0]?.start ?? 0)) : null) ??
    (inTurn || matches(BASIS, text) ? findAveraging(text.slice(hits.at(-1)?.end ?? 0)) : null);
  return hits.flatMap((hit, at) => {
    // "* … ** 800 mg/Nm3": a note goes on with nothing of the one before.
    const before = text.slice(Math.max(from, hit.start - REACH), hit.start).replace(/^.*\*\s*(?=\S)/, '');
    const behind = text.slice(hit.end, hits[at + 1]?.start);
    from = hit.end;
    if (!isConcentration(hit.unit, before)) return [];
    const other = THAT_OF.exec(before)?.[1] ?? (last === null ? undefined : LISTED_PLACE.exec(before)?.[1]);
    const origin =
      hits.length > 1 ? (FROM_OTHER.exec(before) ?? FROM_PLACE.exec(before))?.[1]?.trim() : undefined;
    const place = FOR_PLACE.exec(behind)?.[1] ?? FOR_PLANT.exec(behind)?.[1] ?? other ?? origin;
    const averaging =
      findAveraging(RIGHT_BEHIND.exec(behind)?.[0] ?? '') ??
      findAveraging(before.replace(OF_LAST, '')) ??
      common;
    const own: string | null =
      inTurn?.[at] ??
      findOwn(before, behind, hit.unit) ??
      (other === undefined ? findListed(before, hit.unit, last) : null);
    // "100 µg/m3 as 24-hourly average and 60 µg/m3 as annual average": both are of the same.
    const isSame =
      averaging !== null ||
      points !== null ||
      place !== undefined ||
      SAME.test(before) ||
      LATER.test(behind) ||
      STAGE.test(before) ||
      OR_LOWER.test(behind) ||
      (IN_LIST.test(before) && /\brespectively\b/i.test(text)) ||
      (AND_BOUND.test(before) && AT_PLACE.test(behind)) ||
      FOR_SOME.test(behind) ||
      AND_MOST.test(before) ||
      WHICHEVER.test(behind) ||
      OF_OTHER.test(before) ||
      IT.test(before) ||
      WHILE.test(behind);
    const named = own ?? (isSame ? last : null);
    const parameter = named && own ? withParted(named, before, behind) : named;
    if (parameter === null || isSpread(parameter, hit)) return [];
    last = parameter;
    // Of several figures each is in the words around it first.
    const around = hits.length > 1 ? [`${before} ${RIGHT_BEHIND.exec(behind)?.[0] ?? ''}`] : [];
    const medium = toLimitMedium(parameter, hit.unit, [...around, text, section ?? '']);
    const shared = own !== null && !inTurn?.[at] ? listSharingNames(withoutBeside(before), own) : [];
    // "at the boundary … and in the work place …": each figure has its own.
    if (NEXT_CLAUSE.test(before)) near = undefined;
    near = hits.length > 1 ? (findPoint(before) ?? near) : undefined;
    const point = points?.[at] ?? place ?? near ?? (isOfOthers ? null : undefined);
    return [...shared, parameter].map((name) => ({
      medium,
      parameter: name,
      limit: hit.limit,
      unit: hit.unit,
      averaging,
      ...(point === undefined ? {} : { point }),
    }));
  });
};
