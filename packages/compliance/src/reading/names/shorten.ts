import { OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { toSingleBlanks } from '../language/one-line.ts';
import { findMatches } from '../language/search.ts';

/** The longest name of a task, in characters: it is read in calendars and on phones (docs/decisions/0007). */
export const LONGEST_NAME = OBLIGATION_TITLE_MAX_LENGTH;

/** Where a name may end: before what only adds to it. The stronger ends come first. */
const ENDS: readonly RegExp[] = [
  /\s*[;:–—]\s|\s-\s|(?<!\b(?:Rs|Smt|Ltd|Pvt|Co|Nos?|ft|sq|mtrs?|Dr|S[lr]|St|Regd|Govt|Dept|Fig|D\.G|viz|approx|E))\.\s/gi,
  /,?\s(?:and|but)\s(?:also\s)?(?:shall|should|must|will|be|the\s\w+(?:\s\w+)?\s(?:shall|be)|its?\s\w+\s(?:be|shall)|get|in\swriting|(?:records?|readings|entries|details|results)\s(?:[a-z]+ed|given|shown|kept|sent)\s(?:as|in|for|by|at|on|to|under|within)|the\s\w+\s(?:[a-z]+ed|sent|kept)\s(?:as|in|for|by|at|on|to|under)|[a-z]+ed\s(?:as|in|for|by|at|on|under|within|over|off|away))\b|,\s(?:and|but|the\s\w+\sto\sbe)\s|\s&\san?\s(?:copy|report|summary)\b|\sand\s(?:any|all)\s[\w-]+\s[a-z]{3,}ed$/gi,
  /,?\s(?:so\s(?:that|as)|(?<!\b(?:dates?|days?|time)\s(?:on|from|at)\s)which|that|(?<!\b(?:those|persons|people)\s)who|whose|whereby|where|wherein|when|while|whenever|till|until|unless|if|because|as\s(?:per|may|laid|prescribed|required|specified|mentioned|given|stated|directed|stipulated|well|and\swhen)|in\s(?:accordance|compliance|line|conformity|order|terms|respect|case|lieu|addition|presence|consultation)|according|pursuant|under|through|(?<!stand\s)by(?!-)|from\stime|widely\s(?:circulated|read)|valid\s(?:up|for|till|until)|within|with\sa\sview|along\swith|alongwith|together\swith|after|before|during|prior|upon|not\slater|not\sless|not\sexceeding|including|covering|having|giving|stating|indicating|mentioning|containing|using|specifying|i\.e\.?|viz\.?|whichever|subject|without|failing|commencing|starting\s(?:from|with|on)|for\s(?:the\s)?periods?|due\sto|to\s(?:ensure|ascertain|verify|find)|to\sthe\ssatisfaction|at\sthe\stime\sof|or\s(?:on|upon|when|if|earlier))\b/gi,
  /,\s/g,
  /\s(?:and|or|&|with|for|at|to|in|on|from|of|near|along|against|as|around|inside|outside|towards)\s/gi,
];
/** How many of these end a clause; the others end a part of the object. */
const CLAUSES = 3;
/** What no name ends with. */
const DANGLING =
  /[\s,;:.&([{|/–-]+$|\s+(?:and\/or|and|or|of|the|a|an|to|for|in|by|with|on|at|from|as|its|their|his|such|all|any|each|every|other|than|per|under|into|least|more|less|same|said|this|these|those|which|that|is|are|be|not|also|both|both\s+the|along|(?<!\b(?:the|an?|each|every|of|bore|open|dug|tube|deep|this)\s)well|together|in\s+respect|the\s+same|in\s+(?:the\s+)?months?|respectively|lying|located|situated|engaged|exposed|working|involved|constituted|widely\s+circulated|in\s+(?:two|three|four)|(?<=,\s)short|nearer|adjacent|in\s+day|in\s+equal|in\s+the\s+(?:form|shape|manner)|from\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)|,\s+in\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)|next|likely|namely|viz|in\s+(?:\d{1,2}|one|two|three|four|six|twelve)\s+(?:days|weeks|months|years)|between(?:\s+\S+)?|beginning|henceforth|got|dt|at\s+once|even|except|due|for\s+the\s+(?:half-years|quarters|periods)|(?:from\s+)?now|at\s+the\s+(?:start|close|beginning)|with\s+validity(?:\s+up)?|(?<=\b(?:half-years?|quarters?|periods?|years?)\s+)(?:closing|ending|ended)|(?<!\b(?:for|of|to|with|over|in|next|than|about|some|these|all)\s+)(?:\d{1,3}|seven|ten|fifteen|thirty|sixty|ninety)\s+(?:days|weeks|months)|with\s+a\s+gap|(?:with|at)\s+(?:an?\s+|the\s+)?(?:minimum\s+)?frequency|(?<=\b(?:board|office|portal|committee)\s+)end(?:ing)?)$|\s\((?:[^)]*)$|,\s(?:apart|aside|chosen|selected|decided|identified|one|two|three|some|preferably|namely|say|maximum|minimum|latest|(?:half[-\s]?yearly|quarterly|monthly|weekly|daily|yearly|annually|fortnightly|(?:party|category|product|member)[-\s]?wise))$/i;

/** A name whose last participle is its verb: "Get plan approved". */
const GETS = /^(?:get|have|keep|ensure)\b|\b(?:be|is|are)\s+\S+$/i;
/** A participle behind a noun of which it tells something. */
const DESCRIBES =
  /(?<=\s(?!and\b|or\b|&)[^\s,]+)\s+(?:duly\s+)?(?!(?:shed|bed|seed|feed|weed|reed)$)(?:[a-z]{3,}ed|undertaken|given|drawn|shown|carried\s+out)$/i;
/** A second participle without an object of its own: "Display results and updated". */
const AND_DONE = /(?<![a-z]{3,}ed)\sand\s(?:\w+ly\s)?[a-z]{3,}ed$/i;
/** "sludge generated, stored": what is left of three participles. */
const TWO_DONE = /(\s[a-z]{3,}ed),\s([a-z]{3,}ed)$/i;
/** "cameras and connect | with the server": a second verb without what it is done to. */
const AND_VERB =
  /\sand\s(?:connect|submit|send|furnish|display|upload|keep|maintain|record|report|link|share|operate|stop)$/i;
/** "with proof | of payment": a noun that wants its "of" goes with its preposition. */
const WANTS_OF =
  /^\s(?:with|for|at|to|in|on|from)\s(?:the\s(?:status|basis|matter|subject|part|level|number|amount|quantity)|(?!(?:the|an?|its|all)\s)(?:[\w-]+\s?){1,2})$/i;
/** Between the items of a list. */
const SEPARATOR = /^(?:,\s|\s(?:and|or|&)\s)/i;
/** The last two items of a list that was cut: "water, power" is "water and power". */
const LAST_ITEMS = /,\s(?!(?:with|by|at|in|on|to|for|from|near|as)\s)(?=(?:(?!\s(?:and|or|&)\s)[^,])+$)/i;
/** Long names and the short ones that everybody in the field uses. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bNo\s+Objection\s+Certificate\b/gi, 'NOC'],
  [/\bCentral\s+Ground\s+Water\s+Authority\b/gi, 'CGWA'],
  [/\bCentral\s+Pollution\s+Control\s+Board\b/gi, 'CPCB'],
  [/\b(?:State|[A-Z][a-z]+)\s+Pollution\s+Control\s+Board\b/g, 'Board'],
  [/\beffluent\s+treatment\s+plants?\b/gi, 'ETP'],
  [/\bsewage\s+treatment\s+plants?\b/gi, 'STP'],
  [/\bair\s+pollution\s+control\s+(?:devices?|equipments?|systems?)\b/gi, 'APCD'],
  [/\bhealth\s?care\s+facilit(?:y|ies)\b/gi, 'HCF'],
];
/** A long object as a list has it: short names, no articles, no "installed" before where it is. */
const toCompact = (object: string): string =>
  SHORT_NAMES.reduce((rest, [long, short]) => rest.replace(long, short), object)
    .replace(/\s(?:the|an?)(?=\s)/g, '')
    .replace(
      GETS.test(object)
        ? /$^/
        : /\s(?:installed|provided|located|situated|fitted|fixed)(?=\s(?:at|in|on|near|along)\s)/i,
      '',
    );

/** "system with pH, TSS, COD and BOD analysers": the list goes as a whole. */
const LISTED = /\swith\s[^,]{2,30},\s/i;

const withoutDangling = (text: string): string => {
  let rest = text.replace(/\s+,/g, ',').trim();
  for (let shorter = rest.replace(DANGLING, ''); shorter !== rest; shorter = rest.replace(DANGLING, ''))
    rest = shorter;
  return rest;
};

const endsOf = (text: string, pattern: RegExp, from: number): number[] =>
  findMatches(pattern, text)
    .map((m) => m.index)
    .filter((at) => at > from);

/** "of any poisonous | , noxious or polluting matter": an adjective alone is half of what it describes. */
const HALF =
  /\s(?:of|in|to|for|from)\s(?:(?:any|the|all|an?)\s)?(?:[a-z]+(?:ous|ive|ible|able|ing),\s)*[a-z]+(?:ous|ive|ible|able|ing)$/i;
const isHalf = (object: string, at: number): boolean =>
  SEPARATOR.test(object.slice(at)) && HALF.test(object.slice(0, at));

/** An adjective or a noun before another, behind a preposition. */
const HALF_NOUN =
  /(?<=\S\s\S.*)\s(?:for|with|in|of)\s(?:the\s)?(?!\S*[A-Z\d])[a-z]{4,}(?<!s|ing|water|air|noise)$/;

const WANTS_ITS_OF =
  /(?:,|\sand)\s(?:the\s)?(?:number|quantity|date|name|amount|weight|value|rate|position|status)$/i;

/** The last of the places where an object may end, or the one before it. */
const toEnd = (object: string, places: readonly number[]): number => {
  const whole = places.filter((at) => !isHalf(object, at));
  const last = Math.max(...(whole.length > 0 ? whole : places));
  // "for respiratory | and skin disease": half of what it is for, where no room is left for all of it.
  const half = HALF_NOUN.exec(object.slice(0, last));
  if (
    half &&
    /^\s(?:and|&)\s(?!(?:for|in|with|to|of|the|at|on)\b)[a-z-]+\s(?!(?:of|in|at|for|from|to|with|on|and|or|by|near)\b)[a-z]/i.test(
      object.slice(last),
    )
  )
    return half.index;
  if (!/^\sof\s/i.test(object.slice(last))) return last;
  // "open plot area, number | of trees": a noun of a list that wants its "of".
  const noun = WANTS_ITS_OF.exec(object.slice(0, last));
  if (noun) return noun.index;
  const before = Math.max(...places.filter((at) => at < last), 0);
  const hasWords = /^\S+\s\S+\s\S/.test(object.slice(0, before));
  return hasWords && WANTS_OF.test(object.slice(before, last)) ? before : last;
};

/**
 * Ends a name of one verb and its object where it may end, in at most 60 characters and never inside a word or with a
 * word that wants another. `from` is the place behind the verb: a name keeps at least one word after it.
 */
export const shorten = (text: string, from: number): string => {
  const plain = withoutDangling(toSingleBlanks(text));
  // Clauses that only add are left out wherever they stand; what is a part of the object only where there is no room.
  const clause = Math.min(...ENDS.slice(0, CLAUSES).flatMap((end) => endsOf(plain, end, from)), plain.length);
  const whole = withoutDangling(plain.slice(0, clause));
  // "Submit statement certified by an accountant": without the accountant the participle says nothing.
  const object =
    /^\s*,?\s*(?:by|through|under|as|from|according|in)\s/i.test(plain.slice(clause)) && !GETS.test(whole)
      ? whole.replace(DESCRIBES, '')
      : whole;
  const compact = toCompact(object);
  if (object.length > LONGEST_NAME && compact.length <= LONGEST_NAME) return withoutDangling(compact);
  if (object.length <= LONGEST_NAME)
    return withoutDangling(
      GETS.test(object) ? object : object.replace(AND_DONE, '').replace(TWO_DONE, '$1 and $2'),
    );
  const list = LISTED.exec(object.slice(from));
  const most = list && list.index > 0 ? Math.min(LONGEST_NAME, from + list.index) : LONGEST_NAME;
  const fitting = ENDS.slice(CLAUSES)
    .flatMap((end) => endsOf(object, end, from))
    .filter((at) => at <= most);
  if (fitting.length > 0) {
    const end = toEnd(object, fitting);
    const kept = withoutDangling(object.slice(0, end))
      .replace(GETS.test(object) ? /$^/ : AND_DONE, '')
      .replace(AND_VERB, '');
    const joined = SEPARATOR.test(object.slice(end)) ? kept.replace(LAST_ITEMS, ' and ') : kept;
    if (joined.length <= LONGEST_NAME) return joined;
    // No room for its "and": without the last item.
    const less = kept.slice(0, kept.search(LAST_ITEMS));
    const last = kept.slice(less.length);
    return /^\S+\s\S+\s\S/.test(less) && !/\s(?:at|in|of|for|from|to)\s/i.test(last)
      ? withoutDangling(less)
      : kept;
  }
  const cut = object.slice(0, LONGEST_NAME + 1);
  return withoutDangling(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)));
};
