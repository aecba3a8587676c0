import { readIndicLimits } from '../indic/limit-sentence.ts';
import { groupOf } from '../language/group.ts';
import { findMatches } from '../language/search.ts';
import { citePassage, listSentences, type Passage } from '../layout/passage.ts';
import { findNegligible, isDenied, isHeldAgainst } from './denied/figure-rules.ts';
import { findReportingLead } from './denied/reported-rules.ts';
import { isBounding, isTold, tellsFound, tellsMeant, tellsVisit } from './denied/told-rules.ts';
import type { FoundLimit } from './found-limit.ts';
import { isParameter } from './parameters.ts';
import { findPoint } from './point-rules.ts';
import type { Hit } from './sentence.ts';
import { listBare, listSharing } from './shared-units.ts';
import { NEXT_CLAUSE } from './text-concentrations.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { LIMIT_IN_TEXT, withBasis } from './values.ts';

/** "brought down from 100 mg/Nm3 to 50 mg/Nm3": the first figure is what there is. */
const BROUGHT_FROM = /\b(?:brought|reduced|lowered)\s+(?:down\s+)?from\s+\d/i;

/** "gave 41 mg/Nm3 against the norm of 50 mg/Nm3", of which nothing is commanded. */
const isSetAgainst = (text: string): boolean =>
  /\bagainst\s+(?:the\s+|an?\s+|its\s+)?(?:[a-z]+\s+){0,3}?(?:limits?|norms?|standards?)\b/i.test(text) &&
  !/\b(?:shall|should|must)\b/i.test(text);

const BETWEEN = /\bbetween\s+((\d+(?:\.\d+)?)\s+and\s+)$/i;

/** "between 0.5 mg/l and 1.0 mg/l": two ends of one range, each with its unit. */
const joinRanges = (text: string, hits: Hit[]): Hit[] => {
  const joined: Hit[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    const isEnd =
      last !== undefined &&
      last.unit === hit.unit &&
      /^\s*(?:and|to)\s*$/i.test(text.slice(last.end, hit.start)) &&
      /\b(?:between|from|range\s+of)\s*$/i.test(text.slice(0, last.start));
    // "between 0.5 and 1.0 mg/l": one unit for both ends.
    const least = BETWEEN.exec(text.slice(last?.end ?? 0, hit.start));
    if (last && isEnd)
      joined[joined.length - 1] = { ...last, end: hit.end, limit: `${last.limit} and ${hit.limit}` };
    else if (least)
      joined.push({
        ...hit,
        start: hit.start - (least[1]?.length ?? 0),
        limit: `${least[2]} and ${hit.limit}`,
      });
    else joined.push(hit);
  }
  return joined;
};

/** "not be less than" right before a figure: it is the least that there must be. */
const LEAST = /\b((?:not\s+(?:be\s+)?less\s+than|(?:a\s+)?minimum(?:\s+of)?|at\s+least)\s*)$/i;

const OF_SCHEDULES = /\b(?:cat(?:egory)?|sch(?:edule)?|entry|S\.?\s?No)\b\.?\s*(?:no\.?\s*)?$/i;

/** "0.5 mg/l minimum": the same behind it. */
export const LEAST_BEHIND = /^\s*[,(]?\s*(min(?:imum\b|\b\.?)|or\s+more\b)/i;

/** Where a clause of a list ends: at a semicolon, or behind the bracket that tells the unit of its figures. */
const END_OF_CLAUSE = /;|(?<=\d\s*\((?:all\s+)?(?:in\s+)?[^()\d\s]{1,5}\/[^()]*\))/;

/** The figures of a sentence, with those of its clauses that tell the one unit of a list: "TSS 100, BOD 30 (mg/l); …", "SO2 - 80 (all in µg/m3) and …". */
const withBareClauses = (text: string, hits: Hit[]): Hit[] => {
  let start = 0;
  const clauses = text.split(END_OF_CLAUSE);
  if (clauses.length === 1) return hits;
  // "HCl – 50; SO2 – 200; CO – 100 (mg/Nm3)": the unit at the end is of the clauses before as well.
  let open: Hit[] = [];
  const more = clauses.flatMap((clause) => {
    const from = start;
    start += clause.length + (text[start + clause.length] === ';' ? 1 : 0);
    if (hits.some((hit) => hit.start >= from && hit.start < start)) {
      open = [];
      return [];
    }
    const own = listBare(clause).map((hit) => ({ ...hit, start: hit.start + from, end: hit.end + from }));
    const [first] = own;
    const before = first === undefined ? [] : open.map((hit) => ({ ...hit, unit: first.unit }));
    const named = first === undefined ? NAMED_ALONE.exec(clause) : null;
    const limit = named?.[2];
    if (limit === undefined || !isParameter(named?.[1] ?? '')) open = [];
    else {
      const end = from + clause.trimEnd().length;
      open = [...open, { start: end - limit.length, end, limit, unit: '' }];
    }
    return [...before, ...own];
  });
  return more.length === 0 ? hits : [...hits, ...more].sort((a, b) => a.start - b.start);
};
/** "HCl – 50": a name with its figure, and nothing else. */
const NAMED_ALONE = /(?:^|[.:]\s)\s*([A-Z][\w .()+&-]{0,40}?)\s*[-–:=<≤]\s*(\d[\d,]*(?:\.\d+)?)\s*$/;

/** The limits that a sentence says, without where it stands. `section`: the heading that it stands under; `lead`: the words with a colon right before it. */
export const readTextLimits = (
  text: string,
  section: string | null,
  rules = TEXT_LIMIT_RULES,
  lead = '',
): Omit<FoundLimit, 'citation'>[] => {
  const indic = readIndicLimits(text, section);
  if (indic.length > 0) return indic;
  // A limit is a figure.
  if (!/\d/.test(text)) return [];
  // "Results of the laboratory for samples of 18.06.2024: pH 7.9, …; …": whatever its clauses list was reported.
  if (!isBounding(text) && findReportingLead(text) !== null) return [];
  const skipped = findNegligible(text);
  if (skipped.from === 0 && skipped.to === text.length) return [];
  const figures = findMatches(LIMIT_IN_TEXT, text);
  // "was found to be 168 mg/l against the limit of 100 mg/l": of such a sentence the limit alone.
  const isHeld =
    (tellsFound(text) || tellsMeant(text) || isSetAgainst(text) || BROUGHT_FROM.test(text)) &&
    figures.some(({ index }) => isHeldAgainst(text.slice(0, index)));
  const own = figures.flatMap((m) => {
    const before = text.slice(0, m.index);
    const unit = groupOf(m, 2);
    const end = m.index + m[0].length;
    if (isDenied({ text, start: m.index, end, unit, lead, isHeld })) return [];
    const least = LEAST.exec(before)?.[1] ?? '';
    const behind = least === '' ? LEAST_BEHIND.exec(text.slice(end))?.[1] : undefined;
    // "used oil of category 5.1 to 1 KL": the number of a waste in front of its quantity begins no range.
    const figure = OF_SCHEDULES.test(before)
      ? groupOf(m, 1).replace(/^\d+\.\d+\s*to\s*/i, '')
      : groupOf(m, 1);
    const hit = {
      start: end - m[0].length + (groupOf(m, 1).length - figure.length) - least.length,
      end,
      limit: `${behind ? `${behind} ` : least}${figure}`,
      unit: withBasis(unit, text.slice(end)),
    };
    return [...listSharing(text, before, hit), hit];
  });
  const hits = own.length > 0 ? withBareClauses(text, joinRanges(text, own)) : listBare(text);
  const limits = rules.flatMap((rule) => rule.read({ text, hits, section }) ?? []);
  // Of several clauses the figures of those are left out that tell what comes in or was found.
  if (limits.length === 0) return [];
  if (!isHeld && (hits.length === 0 || !text.includes(';')) && isTold(text)) return [];
  const point = NEXT_CLAUSE.test(text) ? null : findPoint(text);
  return limits.map((limit) => ({ point, ...limit }));
};

/** "Domestic sewage shall be led to a septic tank. BOD shall not …": the water that the sentences before speak of, or null. */
const toldBefore = (text: string, at: number): string | null => {
  const words = text.slice(Math.max(0, at - REACH), at);
  return /\b(?:sewage|domestic|effluents?|hazardous\s+wastes?)\b/i.test(words) ? words : null;
};
/** So many letters of a paragraph before a sentence tell what it is about. */
const REACH = 300;

/** "The outlet shall not contain:" as the words before an item, which it goes on with; else empty. */
const toLead = (words: string | null): string => (words !== null && /:[\s-]*$/.test(words) ? words : '');

/** "6. Ambient air": what a visit found ends at the next number. */
const NEXT_ITEM = /^\(?\d{1,2}[.)](?:\s|$)/;

/** Limits that stand in a sentence: noise by day and night, and "Particulate Matter … 115 mg/Nm3". */
export const findTextLimits = (
  passage: Passage,
  section: string | null,
  rules = TEXT_LIMIT_RULES,
): FoundLimit[] => {
  const spans = listSentences(passage);
  const textOf = (at: number) => passage.text.slice(spans[at]?.start, spans[at]?.end);
  // "The team inspected the unit on 03.08.2023. ETP outlet: COD 118 mg/l": what a visit found goes on in the next sentences.
  const visit = !/\d/.test(passage.text)
    ? -1
    : spans.findIndex(
        (_, at) =>
          (tellsVisit(textOf(at)) || findReportingLead(textOf(at)) !== null) && !isBounding(textOf(at)),
      );
  return spans.flatMap((span, at) =>
    visit >= 0 &&
    at > visit &&
    !spans.slice(visit + 1, at + 1).some((_, next) => NEXT_ITEM.test(textOf(visit + 1 + next))) &&
    !isBounding(passage.text.slice(spans[visit + 1]?.start, span.end))
      ? []
      : readTextLimits(
          textOf(at),
          toldBefore(passage.text, span.start) ?? section,
          rules,
          toLead(at === 0 ? section : textOf(at - 1)),
        ).map((limit) => ({
          ...limit,
          citation: citePassage(passage, span.start, span.end),
        })),
  );
};
