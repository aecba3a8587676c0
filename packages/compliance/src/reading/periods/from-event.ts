import { findMatches } from '../language/search.ts';
import { NEXT_PARTICIPLE, OWN_VERB } from './merge-words.ts';
import { type Period, toPeriod } from './types.ts';

/** Whether the second of two statements has a verb of its own. */
export const isOwnDuty = ([first, second]: [Period, Period], sentence: string): boolean =>
  OWN_VERB.test(sentence.slice(first.end, second.start)) ||
  ((first.kind === 'event' || second.kind === 'event') &&
    NEXT_PARTICIPLE.test(sentence.slice(first.end, second.start))) ||
  (first.end < second.start && /;/.test(sentence.slice(first.end, second.start)));

/** An event that opens its sentence: "Whenever …", "In case of …". The words behind it speak of that alone. */
const OPENS = /^(?:whenever|as\s+and\s+when|(?:every|each)\s+time|in\s+(?:the\s+)?(?:case|event)\s+of)\b/i;
/** "immediately in case of an accident … and submit a detailed report": what is told more of it later. */
const FOLLOWS_UP =
  /^(?:in\s+(?:the\s+)?(?:case|event)\s+of|forthwith|immediately|without\s+\w*\s*delay|whenever|at\s+once|promptly)\b[^.;]*\b(?:detailed|full|final|written|complete|follow-?up|investigation|action\s+taken|root\s+cause)\s+(?:\w+\s+){0,2}?(?:report|account|information|details|analysis)\b[^.;]*$/i;
/** "with each consignment …, and a copy obtained within thirty days": counted from each. */
const EACH_LOT = /\b(?:each|every)\s+(?:consignment|dispatch|despatch|lot|batch|trip|load|shipment)s?\b/i;
/** "and remedial action taken thereon": what is done about it. */
const REMEDY = /^[^.;]*\b(?:remedial|corrective|thereon|thereupon)\b[^.;]*$/i;
/** "as and when demanded, within 15 days". */
const ON_DEMAND = /\b(?:as\s+and\s+when|whenever)\s[^.;,]{3,60},\s*$/i;
/** "by the 7th of the following month": after what has happened, not every month. */
const NEXT_MONTH = /\b(?:following|next|succeeding|subsequent|ensuing)\s+month$/i;
const OF_ORDER = /\b(?:order|consent|letter|issue|authori[sz]ation|clearance)\b/i;

/** "Any change shall be told within a week": what happens, and is told then. Leaves "every tank". */
const ANY_HAPPENING =
  /(?:^|[.,;]|\band)\s*(?:any|every|each|all)\s+(?:the\s+)?(?:(?:such|further|subsequent|other|major|minor|accidental|unusual)\s+)*(?:change|modification|alteration|addition|deviation|accident|incident|spill(?:age)?|leak(?:age)?|break\s?down|failure|malfunction|exceedance|excess|complaint|damage|mishap|upset|fire|injury|death|stoppage|shut\s?down|closure|transfer|disposal|sale|violation|defect|fault|discharge|disruption|interruption|increase)s?\b(?:(?!\b(?:and|but)\b[^.;]*\b(?:shall|should|must)\b)[^.;])*$/i;

/** "any vacancy arising shall be filled within a month". */
const ANY_ARISING =
  /\b(?:any|every|each|all)\s+(?:[\w-]+\s+){1,4}?(?:arising|occurring|found|noticed|detected|observed|reported|pointed\s+out)\b(?:(?!\b(?:and|but)\b[^.;]*\b(?:shall|should|must)\b)[^.;])*$/i;

/** "shall inform about the change of consultant within 7 days": told when it happens. */
const TELLS_OF =
  /\b(?:inform|intimate|report|notify)\b(?:(?!\b(?:and|shall|should|must)\b)[^.;,])*\b(?:change|accident|incident|break\s?down|closure|shut\s?down|spill(?:age)?|leak(?:age)?|failure|transfer)s?\b(?:(?!\b(?:and|shall|should|must)\b)[^.;,])*$/i;

/** "grievances shall be attended within 3 days": each from when it is there. */
const ATTENDED =
  /\b(?:grievances?|complaints?|deviations?|leak(?:age)?s?|spills?|break\s?downs?|defects?|faults?)\s+(?:[\w-]+\s+){0,4}?(?:shall|should|must|to)\s+be\s+(?:attended|redressed|resolved|addressed|rectified|repaired|settled)\b[^.;]*$/i;

/** "shall inform the office of the date of commissioning within 30 days": told when that day is there. */
const TELLS_DATE =
  /\b(?:inform|intimate|report|notify)\b(?:(?!\b(?:and|shall|should|must)\b)[^.;])*?\b(?:of|about|regarding|the)\s+(?:the\s+)?dates?\s+of\s(?:(?!\b(?:shall|should|must)\b)[^.;])*$/i;

/** "In case a value exceeds, the waste shall be … within 7 days". Leaves "if not done already". */
const IN_CASE =
  /(?:^|[.;])\s*(?:and\s+)?(?:in\s+case|in\s+the\s+event|if|whenever|when)\b(?![^,]*\b(?:not|already|required|desires?|wish(?:es)?|order|consent)\b)[^.;,]{6,120},[^.;]*\b(?:shall|should|must)\b[^.;]*$/i;

/**
 * A time limit beside an event counts from it: "Whenever the ownership changes the Board shall be informed within 30
 * days". Leaves one that names the order, or has a date or a verb of its own.
 */
export const fromEvent = (period: Period, events: readonly Period[], sentence: string): Period =>
  (period.kind === 'once' ||
    (NEXT_MONTH.test(period.text) && ANY_HAPPENING.test(sentence.slice(0, period.start)))) &&
  period.date === null &&
  !OF_ORDER.test(period.text) &&
  (TELLS_OF.test(sentence.slice(0, period.start)) ||
    TELLS_DATE.test(sentence.slice(0, period.start)) ||
    ATTENDED.test(sentence.slice(0, period.start)) ||
    ANY_HAPPENING.test(sentence.slice(0, period.start)) ||
    ANY_ARISING.test(sentence.slice(0, period.start)) ||
    IN_CASE.test(sentence.slice(0, period.start)) ||
    ON_DEMAND.test(sentence.slice(0, period.start)) ||
    events.some(
      (event) =>
        event.start < period.start &&
        (EACH_LOT.test(event.text) ||
          FOLLOWS_UP.test(sentence.slice(event.start, period.start)) ||
          REMEDY.test(sentence.slice(event.end, period.start)) ||
          (OPENS.test(event.text) && !isOwnDuty([event, period], sentence))),
    ))
    ? toPeriod(period, 'event')
    : period;

/** Whether two verbs are commanded, or the second has only its participle: "…, and the spill reported". */
const commandsTwice = (before: string): boolean =>
  findMatches(/\b(?:shall|should|must)\b/gi, before).length > 1 ||
  /\b(?:shall|should|must)\b.*,?\s+and\s+(?:any|all|every|the|an?)\s+(?:[\w-]+\s+){1,6}?(?:[a-z]{3,}ed|sent|told)\s+$/i.test(
    before,
  );

/**
 * Of several events the first, and those behind it that have a verb of their own: "…, and any spill shall be reported
 * forthwith". An event that opens its sentence is what all of it speaks of.
 */
export const withOwnVerbs = (events: readonly Period[], sentence: string): Period[] => {
  const own: Period[] = [];
  for (const event of events) {
    const last = own.at(-1);
    if (!last) own.push(event);
    else if (OPENS.test(last.text) && !sentence.slice(last.end, event.start).includes(';')) continue;
    else if (isOwnDuty([last, event], sentence) && commandsTwice(sentence.slice(0, event.start)))
      own.push(event);
  }
  return own;
};
