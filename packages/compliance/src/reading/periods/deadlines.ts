import type { PeriodUnit } from '../language/dates.ts';
import { COUNT, parseCount } from '../language/numbers.ts';
import { type Period, toPeriod } from './types.ts';

const UNIT = '(hours?|hrs?\\.?|(?:working\\s+|calendar\\s+)?days?|weeks?|fortnights?|months?|years?)';
const WITHIN = new RegExp(
  `\\b(?:within|not\\s+later\\s+than|no\\s+later\\s+than|in)\\s+(?:the\\s+)?(?:next\\s+)?(?:a\\s+)?(?:maximum\\s+)?(?:(?:period|time)\\s+of\\s+|time\\s+limit\\s+of\\s+)?(${COUNT})\\s*${UNIT}(?:['’]s?)?(?:\\s+(?:time|period))?`,
  'gi',
);
const LEAD = new RegExp(
  `\\b(${COUNT})\\s*${UNIT}\\s*(?:in\\s+advance|advance|before|prior|earlier|ahead)\\b`,
  'gi',
);

/** Things that happen, or not, on a day that the order does not know. */
const EVENT =
  /\b(?:detect\w*|accident\w*|occurr?en\w*|occur\w*|incident\w*|commission\w*|possession|complet\w+|generation|dispatch\w*|despatch\w*|sampling|chang\w+|closure|closing|commenc\w+|start\w*|break\s?down\w*|failure|transfer\w*|purchas\w+|hearing|arriv\w+|notic\w+|complain\w+|event|spill\w*|installation|production|collection|analysis|manifest|waste|sale|induction|joining|finaliz\w+|application|stoppage|renewal|shut\s?down|such)\b/i;
/** The order itself: from its issue counts a deadline without another anchor. */
const ORDER =
  /\b(?:issue|issuance|order|consent|letter|authori[sz]ation|clearance|grant\w*|certificate|communication|NOC|CTE|CTO|CCA|CFE|CFO|EC)\b/;

const unitOf = (text: string): { unit: PeriodUnit; factor: number } | null => {
  const name = text.toLowerCase();
  if (/hour|hr/.test(name)) return null;
  if (/day/.test(name)) return { unit: 'day', factor: 1 };
  if (/fortnight/.test(name)) return { unit: 'day', factor: 14 };
  if (/week/.test(name)) return { unit: 'week', factor: 1 };
  if (/month/.test(name)) return { unit: 'month', factor: 1 };
  return { unit: 'year', factor: 1 };
};

const ANCHOR =
  /^\s*,?\s*(?:i\.e\.?\s*)?(?:counted\s+)?(?:from|of|after|since|upon|on|following|reckoned from)\s+((?:(?!\s(?:and|along|with|regarding|failing|to|in|for|by|else|or)\s)[^.;,(]){0,70})/i;

const isEventAnchor = (anchor: string): boolean => {
  const words = anchor.split(/\s+/).slice(0, 9).join(' ');
  const event = EVENT.exec(words);
  const order = ORDER.exec(words);
  return event !== null && (order === null || event.index < order.index);
};

/** "within 15 days", from the issue of the order or from an event ("of detection", "within 24 hours"). */
export const findDeadlines = (text: string): Period[] =>
  !/within|later|\bin\b/i.test(text)
    ? []
    : [...text.matchAll(WITHIN)].flatMap((m) => {
        const place = { start: m.index, end: m.index + m[0].length, text: m[0] };
        const count = parseCount(m[1] ?? '');
        const unit = unitOf(m[2] ?? '');
        if (count === null || count === 0) return [];
        if (/^in\b/i.test(m[0]) && !/time|period/i.test(m[0])) return [];
        const after = text.slice(place.end);
        if (/^\s*(?:km|kms|m\b|mtr|meter|metre|of\s+the\s+(?:unit|premises))/i.test(after)) return [];
        const anchor = ANCHOR.exec(after)?.[1] ?? '';
        const end = anchor ? place.end + (ANCHOR.exec(after)?.[0].length ?? 0) : place.end;
        const whole = { start: place.start, end, text: text.slice(place.start, end) };
        if (unit === null) return [toPeriod(place, 'event')];
        if (/^\s*(?:before|prior)/i.test(after)) return [];
        if (isEventAnchor(anchor)) return [toPeriod(whole, 'event')];
        return [
          toPeriod(anchor && ORDER.test(anchor) ? whole : place, 'once', {
            amount: count * unit.factor,
            unit: unit.unit,
          }),
        ];
      });

/** "before two months of the expiry": the count behind the word. */
const LEAD_AFTER = new RegExp(
  `\\b(?:before|prior\\s+to|in\\s+advance\\s+of)\\s+(?:at\\s+least\\s+)?(${COUNT})\\s*${UNIT}\\s+(?:of|from|to|before)\\b(?=\\s+(?:the\\s+)?(?:date\\s+of\\s+)?(?:its\\s+|the\\s+)?(?:expir|validity|lapse))`,
  'gi',
);

const EXPIRY =
  /expir|validity|lapse|runs?\s+out|\bends?\b|ceases|comes\s+to\s+an\s+end|end of (?:the )?(?:consent|authori|period)|valid(?:ity)? (?:date|period)|due date/i;
const NO_COUNT =
  /\b(?:well\s+)?(?:before|prior\s+to|in\s+advance\s+of)\s+(?:the\s+)?(?:date\s+of\s+)?(?:its\s+|their\s+)?(?:expir\w+|lapse)/gi;

const OTHER_PAPER =
  /\b(?:agreement|membership|insurance|polic(?:y|ies)|licen[cs]es?|passbook|lease|contract|guarantee|B\.?G\.?|warranty)\b/gi;
const OWN_PAPER = /\b(?:consents?|authori[sz]ation|order|clearance|CTO|CTE|CCA|CFO)\b/gi;

const RENEWS_OWN =
  /\brenewal\s+of\s+(?:the\s+|this\s+)?(?:consents?|authori[sz]ation|order|clearance|CTO|CCA)\b/i;

/** Whether what expires is this order, and not an agreement or a licence that was named last. */
const isOwnPaper = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 140), at);
  if (RENEWS_OWN.test(before)) return true;
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const other = last(OTHER_PAPER);
  return other < 0 || last(OWN_PAPER) > other;
};

/** "60 days before the date of expiry", and "before expiry" without a count, which is the last day itself. */
export const findLeads = (text: string): Period[] => {
  const leads: Period[] = [];
  if (!/before|prior|advance|earlier|ahead/i.test(text)) return leads;
  for (const m of [...text.matchAll(LEAD), ...text.matchAll(LEAD_AFTER)]) {
    if (leads.some((lead) => m.index < lead.end && lead.start < m.index + m[0].length)) continue;
    const count = parseCount(m[1] ?? '');
    const unit = unitOf(m[2] ?? '');
    if (count === null || unit === null) continue;
    const end = m.index + m[0].length;
    const after = text.slice(end, end + 80);
    const expiry = EXPIRY.exec(after);
    const rest = expiry ? (/^\w*/.exec(after.slice(expiry.index + expiry[0].length))?.[0].length ?? 0) : 0;
    const stop = expiry ? end + expiry.index + expiry[0].length + rest : end;
    const place = { start: m.index, end: stop, text: text.slice(m.index, stop) };
    if (
      isOwnPaper(text, m.index) &&
      (expiry || /renew/i.test(text.slice(Math.max(0, m.index - 160), m.index)))
    ) {
      leads.push(toPeriod(place, 'lead', { amount: count * unit.factor, unit: unit.unit }));
    } else leads.push(toPeriod(place, 'event'));
  }
  for (const m of text.matchAll(NO_COUNT)) {
    const place = { start: m.index, end: m.index + m[0].length, text: m[0] };
    if (leads.some((lead) => place.start < lead.end && lead.start < place.end)) continue;
    if (/renew|appl|extension/i.test(text) && isOwnPaper(text, m.index))
      leads.push(toPeriod(place, 'lead', { amount: 0, unit: 'day' }));
  }
  return leads;
};
