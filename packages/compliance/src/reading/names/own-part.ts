import { findMatches } from '../language/search.ts';
import { COMMANDS, IMPERATIVE } from './grammar.ts';
import { toLastVerb, toRelative, toRenewed } from './hanging-clause.ts';
import { toTime } from './period-words.ts';
import { toPlainText } from './plain-text.ts';
import { PAPER_FIRST, toObjectOf, withNoun, withOf, withSame } from './said-before.ts';

/** Where another clause with a verb of its own begins. */
const NEXT_CLAUSE =
  /[;:]\s+|,\s+and\s+(?=(?:(?!\b(?:and|shall|should|must|will)\b)(?:[^;:.]|\.\d)){3,90}?\sand\s(?:(?!\b(?:and|shall|should|must|will)\b)[^,;:.]){2,40}?\s(?:shall|should|must|will)\b)|(?:,|\s)\s*(?:(?:and|but)\s+(?=(?:(?!\band\s+(?:the|an?|its|their|shall|should|must|will|[a-z]+\s+\d+)\s)[^,;:]){0,120}?\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\b)|(?:while|whereas|for\s+which|who|(?<!\bof\s+)which)\s+(?=[^,;:]{2,120}?\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\b))|\s+and\s+(?:also\s+)?(?=(?:undergo|submit|furnish|carry\s*out|conduct|report|send|maintain|keep\s+(?:a|the|proper|records?|log)|put\s+up|file|inform|intimate|record|enter|upload|obtain|get|prepare|analyse|calibrate|test|renew|monitor|display|update|collect|inspect|clean|measure|weigh|organi[sz]e)\b)|\s+and\s+(?=(?:the\s+|an?\s+|its\s+|their\s+)?(?:(?!(?:and|or|shall|should|must|will|to|not)\b)[\w/-]+\s+){0,7}?be\s+(?!in\b|of\b|at\b)[a-z]+(?:ed|en|t|ne|de)\b)|,\s+(?=(?:the|a|all|its|their)\s[^,;:]{2,80}?\b(?:shall|should|must)\b|[a-z]+ing\s+(?:of\s[^,;:]{2,60}?\s)?(?:shall|should|must)\b)/gi;
/** What is left of the words around a period that was taken out. */
const LEFT_BEFORE =
  /(?<!\bdisposed)(?:\s+(?:up\s?to|till|until|before|at|on|in|by|for|the|a|beginning|end|close|of|(?:not|no)\s+later\s+than|least|latest|positively|preferably|with|every|each|once|and|or|i\.?e\.?,?))+\s*$/i;

/** Of which year, or month, a day is. */
const OF_YEAR =
  /^\s*of\s+validity\b[^,;.]*|^\s*of\s+(?:this|the)\s+(?:consent(?:\s+order)?|order|authori[sz]ation|clearance|CC&?A|CTO|NOC|validity)\b|^\s*(?:mornings?|evenings?|noon|nights?)\b|^\s*of\s+the\s+(?:preceding\s+year(?:\s+of\s+expiry)?|(?:respective\s+)?year\s+concerned)\b|^\s*(?:of|in)\s+(?:the|each|every)\s+(?:(?:next|succeeding|following|subsequent|same|calendar|financial)\s+)+(?:year|month|quarter)s?\b/i;

/** "On completion of each quarter, …": an opening that holds the period. */
const AT_CLOSE =
  /^\W*(?:on|upon|after|at)\s+(?:the\s+)?(?:completion|end|close|expiry)(?:\s+of)?(?:\s+the)?\W*$|^\W*(?:on|by|before|in|at|during)(?:\s+or\s+before)?(?:\s+the)?\W*$/i;

/** "One month before commissioning, the unit shall": what opens a sentence. */
const BEFORE_COMMA =
  /^[^,;]{0,60},\s+(?=(?:the|an?|all|any|every|each|its|it|such|(?!and\b)[\w-]+(?=(?:\s+[\w-]+){0,3}?\s+(?:shall|should|must)\b))\b[^;]*\b(?:shall|should|must|will)\b)/i;

/** What a time limit counts from, where it stands behind it: "of the end of the season", "of its validity". */
const COUNTED_FROM =
  /^\s*(?:of|from|after)\s+(?:now\b|today\b(?:['’]s\s+date)?|(?:its|the|such|that)\s+(?:(?:date|end|close|completion|receipt|start)\b[^,;.]*|validity|expiry|period)|(?:(?:the|its)\s+)?(?:dis?patch|despatch|occurrence|detection|event|incident|generation|receipt|sampling|calibration)\b)/i;

/** A command whose object stands behind the period: "shall furnish, monthly, the quantity", "shall, within 60 days, furnish". */
const WANTS_OBJECT =
  /\b(?:shall|should|must|will)\s*,?\s*$|,\s*$|\b(?:shall|should|must|will)\s+(?:also\s+)?(?!be\b)[a-z]+\s*$/i;

/** A second verb that takes up what was said: "and report the same". */
const TAKES_UP =
  /^(?:submit|furnish|send)\s+(?:the\s+|a\s+|its\s+)?(?:compliance(?:\s+report)?|reports?|photographs?|proof|status)\s*(?:within|by|on|before|in)?\s*$|^(?:\w+\s+){1,2}?(?:to\s+(?:the|this)\s+(?!(?:extent|best)\b)|in\s+form\b|it|them|(?:the\s+|a\s+)?(?:same|copy|results?)|such)\b(?!\s+of)/i;

/** Whether the verb before has an object of its own: "collect and analyse samples" has not. */
const hasObject = (clause: string): boolean => {
  const commanded = clause.split(/\b(?:shall|should|must)\s/i);
  const words = (commanded.length > 1 ? commanded : clause.split(/\bto\s/i)).at(-1) ?? '';
  return words.split(' ').length >= 3;
};

/** "stack test", "noise monitoring": an act that is only named. */
const IS_ACT =
  /^(?:[\w/-]+\s+){0,4}(?:tests?|monitoring|analysis|sampling|testing|surveys?|audits?|calibration|drills?|inspections?|check-?ups?|cleaning|statements?|reports?|returns?)$/i;

/** "and the report be sent": a command that spares its modal. */
const SUBJUNCTIVE =
  /^(?!(?:the\s+|an?\s+)?(?:proof|compliance|reports?|results?|same|photographs?|records?|log|cop(?:y|ies)|certificates?)\s+(?:thereof\s+|of\s+the\s+same\s+)?be\s)(?:(?!(?:shall|should|must|will|to|not)\b)[\w/-]+\s+){0,8}?be\s+[a-z]+(?:ed|en|t|ne|de)\b/i;
/** "which is likely to result in …": what is said of a noun, up to the end of its clause. */
const TELLS_MORE = /\s(?:which|that)\s+(?:is|are)\s[^,;]*$/i;
/** "In case there is any change": what opens a sentence commands nothing. */
const CONDITIONAL =
  /^\W*(?:in\s+(?:the\s+)?(?:case|event)|if|when(?:ever)?|where(?:ver)?|as|since|once)\b[^,]*$/i;
/** The last but one of a list, before its "and". */
const ENDS_LIST =
  /\b(?:for|of|in|with|from)\s+(?:(?!\b(?:shall|should|must|and)\b)[^;:.])*,\s+[\w/-]+(?:\s[\w/-]+)?$/i;
const TWO_NOUNS =
  /^(?:(?!\b(?:shall|should|must|and)\b)[\w/-]+\s+){1,3}and\s+(?:(?!\b(?:shall|should|must|and)\b)[\w/-]+\s+){1,3}(?:shall|should|must)\b/i;
/** Where the last clause before a period begins that has a command of its own. */
const findStart = (before: string, behind: string): number => {
  let start = 0;
  for (const m of findMatches(NEXT_CLAUSE, before + behind)) {
    // The conjunction stands before the period, though its blank may be the one that was left behind.
    if (m.index + m[0].trimEnd().length > before.length) break;
    const next = Math.min(m.index + m[0].length, before.length);
    const left = before.slice(start, m.index);
    const right = before.slice(next);
    // "Soil and ground water shall be tested": without a verb before it, the conjunction is in the subject.
    const isClause =
      /^[;:]|\bfor\s+which\b/.test(m[0]) ||
      (COMMANDS.test(left.replace(TELLS_MORE, '')) && !(/^,/.test(m[0]) && CONDITIONAL.test(left))) ||
      (/^,/.test(m[0]) && PAPER_FIRST.test(right));
    // "for cooling, process and domestic purposes and data shall be kept": the end of the list before.
    if (ENDS_LIST.test(left) && TWO_NOUNS.test(right + behind)) continue;
    const isVerb = IMPERATIVE.test(right) && m[0].trim() !== ',';
    const isAct = m[0].trim() === ';' && IS_ACT.test(right.trim());
    const isOwn = isAct
      ? true
      : isVerb
        ? hasObject(left) && !TAKES_UP.test(right)
        : COMMANDS.test(right + behind) || SUBJUNCTIVE.test(right + behind);
    if (isClause && isOwn) start = next;
  }
  return start;
};

/** "and shall be cleaned": what is said of the subject of the clause before. */
const MODAL_FIRST =
  /^(?:(?:also\s+)?be(?=\s+[a-z]+(?:ed|en|t)\b)|shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\s/i;

const IS_PASSIVE = /^\w+\s+(?:also\s+)?be\b/i;
const IS_PASSIVE_CLAUSE = /^[^,;]*?\b(?:shall|should|must)\s+be\s/i;

/** "till its installation shall test": until when, before the command. */
const TILL_BEFORE = /^(?:till|until)\s+(?:[\w-]+\s+){1,4}?(?=(?:shall|should|must|will)\b)/i;

/** The subject of the clause before, which a clause without one shares. */
const toSubject = (before: string): string =>
  /^(.*?)\s(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\s/i.exec(before)?.[1] ?? 'The unit';

/** Where the words of a period stand: behind a command, where they stand twice. */
const findPlace = (clause: string, period: string): number => {
  const first = clause.indexOf(period);
  const second = clause.indexOf(period, first + 1);
  return first >= 0 && second > 0 && !COMMANDS.test(clause.slice(0, first)) ? second : first;
};

/** "The port is not there; the same shall be provided": what a pronoun stands for. */
const PRONOUN_FIRST = /^(?:the\s+same|it|they|these|those)\s+(?=(?:shall|should|must|will)\s+be\b)/i;
const SUBJECT_OF = /^\W*(.+?)\s+(?:is|are|was|were|has|have|shall|should|must|will)\b/i;

/** "log book of the running hours": a paper, and no verb. */
const NOUN_OF_PAPER =
  /^(?:log\s?-?(?:book|sheet)|(?:log|record|report|test|check|review|note)s?\s+(?:of|for|on))\b/i;
const isImperative = (text: string): boolean => IMPERATIVE.test(text) && !NOUN_OF_PAPER.test(text);

/** Where the next clause begins behind a period: not within the subject, before anything was commanded. */
const findNext = (own: string, behind: string): number =>
  findMatches(NEXT_CLAUSE, behind).find(
    (m) =>
      /^[;:]/.test(m[0]) ||
      COMMANDS.test(own + behind.slice(0, m.index)) ||
      isImperative(own.trim()) ||
      (own.trim() === '' && (isImperative(behind.trim()) || !COMMANDS.test(behind))),
  )?.index ?? -1;

/** The part of a sentence that commands at its period, without the words of the period. */
const toPart = (clause: string, stated: string): string => {
  const period = toTime(stated);
  const at = period ? findPlace(clause, period) : -1;
  const before = at < 0 ? clause : clause.slice(0, at);
  const behind = at < 0 ? '' : clause.slice(at + period.length);
  const start = findStart(before, behind);
  const first = findNext(before.slice(start), behind);
  // A comma keeps the two sides of the period apart.
  const said = SUBJECT_OF.exec(before.slice(0, start))?.[1];
  const left = before.slice(0, start);
  const own = withOf(withSame(before.slice(start), left), left).replace(PRONOUN_FIRST, (pronoun) =>
    said ? `${said} ` : pronoun,
  );
  const rest = withSame(first < 0 ? behind : behind.slice(0, first), left)
    .replace(OF_YEAR, '')
    .replace(COUNTED_FROM, '');
  if (at < 0) return own;
  if ((/^\W*$/.test(own) || AT_CLOSE.test(own)) && BEFORE_COMMA.test(behind.trim())) {
    const opened = behind.trim().replace(BEFORE_COMMA, '');
    const next = opened.search(NEXT_CLAUSE);
    return next > 0 && COMMANDS.test(opened.slice(0, next)) ? opened.slice(0, next) : opened;
  }
  // "Prior to 31st January each year the unit shall": what opened the sentence is gone with its period.
  if (/^\W*(?:prior\s+to|up\s?to|not\s+later\s+than)\W*$/i.test(own) && COMMANDS.test(rest))
    return rest.trim();
  // What follows a comma behind the period only adds to it.
  const modal = own.replace(TILL_BEFORE, '');
  if (/^(?:also\s+)?be\s/i.test(modal))
    return `${toSubject(before.slice(0, start))} shall ${modal.replace(LEFT_BEFORE, '')} ${rest.trim()}`;
  // "Waste shall be stored and shall keep a record": who keeps it is not the waste.
  if (MODAL_FIRST.test(modal) && !IS_PASSIVE.test(modal) && IS_PASSIVE_CLAUSE.test(before.slice(0, start)))
    return `The unit ${modal.replace(LEFT_BEFORE, '')} ${rest.trim()}`;
  if (MODAL_FIRST.test(modal))
    return `${toSubject(before.slice(0, start))} ${withNoun(modal, before.slice(0, start)).replace(LEFT_BEFORE, '')} ${rest.trim()}`;
  const renewed = toRenewed(own.replace(LEFT_BEFORE, ''));
  if (renewed) return `${renewed} ${rest.trim()}`;
  const last = toLastVerb(own);
  if (last !== own) return last;
  const relative = toRelative(own);
  if (relative !== own) return `${relative.replace(LEFT_BEFORE, '')} ${rest.trim()}`;
  const adds =
    COMMANDS.test(own) && /^\s*[,.]/.test(rest) && !WANTS_OBJECT.test(own.replace(LEFT_BEFORE, ''));
  const kept = /\b(?:records?|log(?:\s?-?book)?|statement|details|register)\s+of\s+(?:the\s+)?$/i.test(own)
    ? own
    : own.replace(LEFT_BEFORE, '');
  // "shall display the data and update on the 1st day": what was said before is done as well.
  const object = ONE_VERB.test(kept) && start > 0 ? toObjectOf(before.slice(0, start)) : undefined;
  return `${kept}${object ? ` ${object}` : ''} ${adds ? '' : rest.trim()}`;
};

/** A verb that spares its object. */
const ONE_VERB = /^\s*(?:update|renew|revise|review|repeat|calibrate|clean|replace|test)\s*$/i;

/**
 * The part of a sentence that commands at its period, without the words of the period (`stated`), as plain text: no
 * number, no brackets, no opening before it.
 */
export const toOwnPart = (clause: string, stated: string): string => toPlainText(toPart(clause, stated));
