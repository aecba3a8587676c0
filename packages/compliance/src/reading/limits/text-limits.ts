import { readIndicLimits } from '../indic/limit-sentence.ts';
import { groupOf } from '../language/group.ts';
import { findMatch, findMatches } from '../language/search.ts';
import { citePassage, listSentences, type Passage } from '../layout/passage.ts';
import type { FoundLimit } from './found-limit.ts';
import { isBounding, isHeldAgainst, isState, isTold } from './measured-values.ts';
import { isParameter } from './parameters.ts';
import { findPoint } from './point-rules.ts';
import { findReportingLead, isDose, isOfSample } from './reported-values.ts';
import type { Hit } from './sentence.ts';
import { listBare, listSharing } from './shared-units.ts';
import { NEXT_CLAUSE } from './text-concentrations.ts';
import { TEXT_LIMIT_RULES } from './text-limit-rules.ts';
import { LIMIT_IN_TEXT, withBasis } from './values.ts';

/** What an enclosure takes away is no standard; the noise that the same sentence allows is one. */
const NEGLIGIBLE = /insertion\s+loss|muffler|reduction|attenuation|\breduces?\b[^.;]*\bfrom\b/i;
const BOUND_BEHIND =
  /[,;]\s*(?:and\s+)?(?=[^,;]*\bnoise\b[^,;]*\bnot\b)|\band\s+(?=(?:the|its)\s+noise\b[^,;]*\bnot\b)/i;

/** "shall not exceed 75 dB(A) at 1 m, with an …": a bound that the words of reduction only go with. */
const BOUND_AHEAD =
  /\bnoise\b[^;]*\b(?:not\s+(?:be\s+)?(?:exceed|more)|within|below|less\s+than|limited\s+to|restricted\s+to)\b[^;]*?\d\s*dB[^;]*?(?:,|;|\bwith\b|\bhaving\b|\band\b|\bby\b)[^;]*$/i;

/** Which letters of a sentence cannot hold limits: none without words of reduction, else all but those of bounds before and behind them. */
const findNegligible = (text: string): { from: number; to: number } => {
  const taken = findMatch(NEGLIGIBLE, text);
  if (!taken) return { from: 0, to: 0 };
  const ahead = text.slice(0, taken.index);
  const bound = BOUND_BEHIND.exec(text.slice(taken.index));
  return {
    // "(a) noise 75 dB(A) at 1 m; (b) insertion loss 25 dB(A)": clauses of a list speak each for itself.
    from:
      BOUND_AHEAD.test(ahead) || ahead.includes(';')
        ? Math.max(
            ...[',', ';', ' with ', ' having ', ' and ', ' by '].map((word) => ahead.lastIndexOf(word)),
          )
        : 0,
    to: bound ? taken.index + bound.index : text.length,
  };
};
/** A figure that says what is, or from where on something is to be done, and not what may be. */
const NO_BOUND =
  /\b(?:above|over|beyond|exceeding|exceeds?|more\s+than|greater\s+than|(?<!\bblow[\s-]*)down\s+to|cross(?:es|ing)?|reach(?:es|ing)?|(?:when(?:ever)?|if|once)\b[^,;.]{0,40}\b(?:is|are|becomes|rises\s+to|goes\s+to)|>)\s*$/i;
const BOUND_BEFORE =
  /\b(?:not\b(?:[^.;]|\.\d){0,32}|no\s+|(?:come|brought|reduced)\s+|(?:in\s+no\s+case|at\s+no\s+(?:time|point|place)|under\s+no\s+circumstances?|never|nor)\b[^.;]{0,60})$/i;
/** "shall not contain: a) … more than 20 mg/l; b) … more than": one prohibition holds for each of its list. */
const NOT_TO_HAVE =
  /\bnot\s+(?:contain|have|carry|emit|discharge|release|let\s+out|show|hold|give)\b(?:(?!\b(?:shall|should|must|if|when|whenever|which|unless|where|is|are)\b)(?:[^.]|\.(?=\d)))*$/i;
/** What comes in, or was found. */
const UNTREATED =
  /\b(?:raw(?!\s+(?:mills?|meal|materials?|coal)\b)|untreated|feed\s+(?:water\s+)?(?:TDS|COD|BOD|quality)|influent|inlet)\b/i;
/** "the BOD was 62 mg/l", "tested about 62 mg/l": what was found right before its figure. */
const WAS =
  /\b(?:was|were)\s+(?:only\s+|about\s+|as\s+high\s+as\s+|between\s+)?(?:\d[\d.,]*\s*(?:,|and\b|&|to\b|-)\s*)*$|\b(?:analy[sz]ed|assayed|tested)\s+(?:(?:at|to|as)\s+)?(?:about\s+|around\s+|nearly\s+)?$/i;
const FOUND =
  /\b(?:was|were)\s+(?:found|observed|reported|recorded)|\bfound\s+(?:to\s+be\s+)?(?:within|below|in\s+order|conforming|meeting)\b|\banalysis\s+(?:report|results?)\s+(?:of|dated|by)\b|\b(?:showed|shown|reveal(?:s|ed)|indicate[sd]|rang(?:es|ed)\s+(?:from|between)|exceeded\s+the)\b|\b(?:observed|monitored|measured|reported|recorded|actual)\s+(?:values?|levels?|results?|concentrations?|quality)\b|\b(?:quality|values?|levels?|characteristics)\s+(?:as\s+)?(?:found|observed|reported|monitored)\b|\bas\s+(?:reported|found|observed)\b|(?<!\b(?:if|when|be|is|are|been|not)\s+)\bfound\s+(?:that\s+|the\s+)*[A-Za-z][\w. ]{0,30}?\s(?:of\s+|is\s+|as\s+|at\s+)?\d|\b(?:had|has|have)?\s*failed\s+(?:in|for)\b|\b(?:is|are)\s+(?:the\s+|only\s+)?targets?\b/i;
/** "with COD up to 4,000 mg/l shall go to …": what is led on. */
const LED_ON =
  /\bup\s*to\s+\d[\d,.]*\s*mg\s*\/\s*l\b.*\bshall\s+(?:go\b|be\s+(?:sent|taken|led|fed|pumped)\b)/i;
const isFound = (text: string): boolean =>
  LED_ON.test(text) ||
  (UNTREATED.test(text) && !/\btreated\b/i.test(text)) ||
  FOUND.test(text) ||
  isTold(text);
/** "brought down from 100 mg/Nm3 to 50 mg/Nm3": the first figure is what there is. */
const BROUGHT_FROM = /\b(?:brought|reduced|lowered)\s+(?:down\s+)?from\s+\d/i;
/** "45 mg/Nm3 measured on 12.01.2024": what was found once. */
const MEASURED =
  /^\s*(?:as\s+)?(?:measured|recorded|observed|found|analy[sz]ed|monitored)\s+(?:as\s+)?(?:on|during|in|by)\b/i;

/** "66 mg/l (limit 30)": what was found, with its limit beside it. */
const HELD_BEHIND =
  /^\s*\(\s*(?:as\s+)?(?:against\s+)?(?:the\s+)?(?:prescribed\s+|permissible\s+)?(?:limits?|norms?|standards?)\b[^()]*\d/i;

/** "as measured on 12.03.2024 (" before "62 mg/Nm3": the same in front of its figure. */
const MEASURED_AHEAD =
  /\bas\s+(?:measured|recorded|observed|found|analy[sz]ed|monitored|reported)\s+(?:on|during|in|by)\b(?:(?!\b(?:shall|should|must|not|against|below|within|to)\b)[^;]){0,60}$|(?<!\bbe\s+)\bcomplied\s*[;:,–-][^;]{0,40}$/i;

/** "shall not exceed 45 mg/Nm3 measured by the analyser": how a limit is looked at. */
const COMMANDED =
  /\b(?:shall|should|must)\s+(?:always\s+)?(?:not\s+exceed|(?:not\s+)?be\s+(?:\w+ed\s+)?(?:to\s+)?(?:below|within|under|(?:less|more)\s+than))\b[^;.]*$/i;

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
    if (last && isEnd)
      joined[joined.length - 1] = { ...last, end: hit.end, limit: `${last.limit} and ${hit.limit}` };
    else joined.push(hit);
  }
  return joined;
};

/** The words between two semicolons that hold a place of a sentence; all of it where there are none. */
const clauseAt = (text: string, at: number): string => {
  const end = text.indexOf(';', at);
  return text.includes(';') ? text.slice(text.lastIndexOf(';', at) + 1, end < 0 ? undefined : end) : '';
};
/** "not be less than" right before a figure: it is the least that there must be. */
const LEAST = /\b((?:not\s+(?:be\s+)?less\s+than|(?:a\s+)?minimum(?:\s+of)?|at\s+least)\s*)$/i;

/** "0.5 mg/l minimum": the same behind it. */
export const LEAST_BEHIND = /^\s*[,(]?\s*(min(?:imum\b|\b\.?)|or\s+more\b)/i;

/** What there has to be enough of: "dissolved oxygen shall be more than 4 mg/l" is its least. */
const WANTED = /\b(?:dissolved\s+oxygen|residual\s+(?:free\s+)?chlorine)\b[^.;]*$/i;
const MORE =
  /\b((?:shall|should|must|to)\s+(?:be|have|remain|kept?)\s+(?:maintained\s+)?(?:above|over|more\s+than|greater\s+than)\s*)$/i;

/** What an instrument can show. */
const INSTRUMENT =
  /\b(?:(?:detectors?|sensors?|alarms?)\b[^;.]{0,24}\bat|alarm\s+(?:level|point|set)|span|(?:measuring|of|with)\s+(?:a\s+)?range(?=\s*(?:of\s*)?$)|measuring\s+range|range\s+of\s+the\s+\w+|detection\s+limit|resolution|accuracy|dos(?:e|age|ing))\b[^;.]{0,60}$/i;

/** "with a target of loss below": what is aimed at. */
const AIMED =
  /\b(?:an?|the|its)\s+(?:[\w-]+\s+)?(?:target|goal|aim|objective)\s+(?:of|for|to|being)\b[^;,.]{0,40}$/i;

/** "RO permeate (TDS below 400 mg/l, design recovery 92 %)": a bracket that describes what a plant is built for. */
const isDescribed = (before: string, behind: string): boolean => {
  const open = before.lastIndexOf('(');
  const end = behind.indexOf(')');
  if (open < 0 || end < 0 || before.lastIndexOf(')') > open) return false;
  return /\b(?:design(?:ed)?|rated|guaranteed|expected|typical(?:ly)?|recovery|anticipated)\b/i.test(
    `${before.slice(open)} ${behind.slice(0, end)}`,
  );
};

/** Whether a figure bounds what it measures; `lead`: the line that announces the list it is in. */
const isBound = (before: string, text: string, lead: string): boolean =>
  !NO_BOUND.test(before) ||
  (WANTED.test(before) && MORE.test(before)) ||
  BOUND_BEFORE.test(before.replace(NO_BOUND, '')) ||
  NOT_TO_HAVE.test(`${lead} ${before}`) ||
  /\b(?:not\s+(?:be\s+)?(?:allowed|permitted)|prohibited)\b/i.test(text);

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
    (FOUND.test(text) || BROUGHT_FROM.test(text)) &&
    figures.some(({ index }) => isHeldAgainst(text.slice(0, index)));
  const own = figures.flatMap((m) => {
    const before = text.slice(0, m.index);
    if (isHeld && !isHeldAgainst(before)) return [];
    const unit = groupOf(m, 2);
    // "BOD (3 days at 27 °C)" is a method.
    const isMethod = /C$/i.test(unit) && /(?:\bat|\bd(?:ays?)?,?|\bBOD\W{0,2}\d?,?)\s*\(?\s*$/i.test(before);
    // "at 15 % O2" says what the next figure is referred to.
    const isBasis =
      unit === '%' &&
      /^\s*(?:dry\s+|excess\s+)?(?:O2|O₂|CO2|oxygen|air)\b/i.test(text.slice(m.index + m[0].length));
    if (
      WAS.test(before) ||
      isState(before) ||
      MEASURED_AHEAD.test(before) ||
      isOfSample(text.slice(m.index + m[0].length)) ||
      HELD_BEHIND.test(text.slice(m.index + m[0].length)) ||
      isDose(text.slice(m.index + m[0].length)) ||
      (!isHeld && isFound(clauseAt(text, m.index))) ||
      (MEASURED.test(text.slice(m.index + m[0].length)) && !COMMANDED.test(before))
    )
      return [];
    if (
      (m.index >= skipped.from && m.index < skipped.to) ||
      isMethod ||
      isBasis ||
      INSTRUMENT.test(before) ||
      AIMED.test(before) ||
      isDescribed(before, text.slice(m.index + m[0].length)) ||
      !isBound(before, text, lead)
    )
      return [];
    const end = m.index + m[0].length;
    const least = LEAST.exec(before)?.[1] ?? '';
    const behind = least === '' ? LEAST_BEHIND.exec(text.slice(end))?.[1] : undefined;
    const hit = {
      start: m.index - least.length,
      end,
      limit: `${behind ? `${behind} ` : least}${groupOf(m, 1)}`,
      unit: withBasis(unit, text.slice(end)),
    };
    return [...listSharing(text, before, hit), hit];
  });
  const hits = own.length > 0 ? withBareClauses(text, joinRanges(text, own)) : listBare(text);
  const limits = rules.flatMap((rule) => rule.read({ text, hits, section }) ?? []);
  // Of several clauses the figures of those are left out that tell what comes in or was found.
  if (limits.length === 0) return [];
  if (!isHeld && (hits.length === 0 || !text.includes(';')) && isFound(text)) return [];
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

/** What tells that somebody came and saw. */
const VISITED =
  /\b(?:inspected|visited|sampled)\b|\b(?:inspection|visit|sampling)\s+(?:of\s+[^.;]{0,40}\s)?(?:was|were)\s+(?:done|made|conducted|carried)|\bsamples?\s+(?:of\s+[^.;]{0,40}\s)?(?:was|were)\s+(?:collected|drawn|taken)\b/i;

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
          (VISITED.test(textOf(at)) || findReportingLead(textOf(at)) !== null) && !isBounding(textOf(at)),
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
