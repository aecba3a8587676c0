import { toSingleBlanks } from '../language/one-line.ts';
import { findMatches } from '../language/search.ts';
import { MONTH_NAME } from '../periods/month-names.ts';
import { COMMANDS, IMPERATIVE, IN_CASE, INTENDS } from './grammar.ts';
import { toLastVerb, toRelative } from './hanging-clause.ts';
import { toTime } from './period-words.ts';

/** Where another clause with a verb of its own begins. */
const NEXT_CLAUSE =
  /[;:]\s+|(?:,|\s)\s*(?:(?:and|but)\s+(?=(?:(?!\band\s+(?:the|an?|its|their|shall|should|must|will)\s)[^,;:]){0,120}?\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\b)|(?:while|whereas|for\s+which|who|(?<!\bof\s+)which)\s+(?=[^,;:]{2,120}?\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\b))|\s+and\s+(?:also\s+)?(?=(?:undergo|submit|furnish|carry\s*out|conduct|report|send|maintain|keep\s+(?:a|the)|put\s+up|file|inform|intimate|record|enter|upload|obtain|get|prepare|analyse|calibrate|test|renew|monitor|display|update|collect|inspect|clean|measure|weigh|organi[sz]e)\b)|,\s+(?=(?:the|a|all|its|their)\s[^,;:]{2,80}?\b(?:shall|should|must)\b|[a-z]+ing\s+(?:of\s[^,;:]{2,60}?\s)?(?:shall|should|must)\b)/gi;
/** What is left of the words around a period that was taken out. */
const LEFT_BEFORE =
  /(?<!\bdisposed)(?:\s+(?:up\s?to|till|until|before|at|on|in|by|for|the|a|beginning|end|close|of|(?:not|no)\s+later\s+than|least|latest|positively|preferably|with|every|each|once|and|i\.?e\.?,?))+\s*$/i;

/** Of which year, or month, a day is. */
const OF_YEAR =
  /^\s*(?:of|in)\s+(?:the|each|every)\s+(?:(?:next|succeeding|following|subsequent|same|calendar|financial)\s+)+(?:year|month|quarter)s?\b/i;

/** "On completion of each quarter, …": an opening that holds the period. */
const AT_CLOSE =
  /^\W*(?:on|upon|after|at)\s+(?:the\s+)?(?:completion|end|close|expiry)(?:\s+of)?(?:\s+the)?\W*$|^\W*(?:on|by|before|in|at|during)(?:\s+or\s+before)?(?:\s+the)?\W*$/i;

/** "One month before commissioning, the unit shall": what opens a sentence. */
const BEFORE_COMMA =
  /^[^,;]{0,60},\s+(?=(?:the|an?|all|any|every|each|its|it|such|(?!and\b)[\w-]+(?=(?:\s+[\w-]+){0,3}?\s+(?:shall|should|must)\b))\b[^;]*\b(?:shall|should|must|will)\b)/i;

/** What a time limit counts from, where it stands behind it: "of the end of the season", "of its validity". */
const COUNTED_FROM =
  /^\s*(?:of|from|after)\s+(?:today\b(?:['’]s\s+date)?|(?:its|the|such|that)\s+(?:(?:date|end|close|completion|receipt|start)\b[^,;.]*|validity|expiry|period)|(?:(?:the|its)\s+)?(?:dis?patch|despatch|occurrence|detection|event|incident|generation|receipt|sampling|calibration)\b)/i;

/** A command whose object stands behind the period: "shall furnish, monthly, the quantity", "shall, within 60 days, furnish". */
const WANTS_OBJECT =
  /\b(?:shall|should|must|will)\s*,?\s*$|,\s*$|\b(?:shall|should|must|will)\s+(?:also\s+)?(?!be\b)[a-z]+\s*$/i;

/** A second verb that takes up what was said: "and report the same". */
const TAKES_UP =
  /^(?:\w+\s+){1,2}?(?:to\s+(?:the|this)\s+(?!(?:extent|best)\b)|it|them|(?:the\s+|a\s+)?(?:same|copy|results?)|such)\b(?!\s+of)/i;

/** Whether the verb before has an object of its own: "collect and analyse samples" has not. */
const hasObject = (clause: string): boolean => {
  const commanded = clause.split(/\b(?:shall|should|must)\s/i);
  const words = (commanded.length > 1 ? commanded : clause.split(/\bto\s/i)).at(-1) ?? '';
  return words.split(' ').length >= 3;
};

/** "stack test", "noise monitoring": an act that is only named. */
const IS_ACT =
  /^(?:[\w/-]+\s+){0,4}(?:tests?|monitoring|analysis|sampling|testing|surveys?|audits?|calibration|drills?|inspections?|check-?ups?|cleaning|statements?|reports?|returns?)$/i;

/** "which is likely to result in …": what is said of a noun, up to the end of its clause. */
const TELLS_MORE = /\s(?:which|that)\s+(?:is|are)\s[^,;]*$/i;
/** "In case there is any change": what opens a sentence commands nothing. */
const CONDITIONAL =
  /^\W*(?:in\s+(?:the\s+)?(?:case|event)|if|when(?:ever)?|where(?:ver)?|as|since|once)\b[^,]*$/i;
/** "old cells go back, and the return on them shall be filed": a paper is no second subject of what went before. */
const PAPER_FIRST =
  /^(?:the|an?)\s+(?:[a-z]+\s+)?(?:returns?|reports?|statements?)\s+(?:on|of)\s+(?:them|it|these|this)\b/i;

/** The same with what the paper is of. */
const withOf = (own: string, left: string): string => {
  const noun =
    PAPER_FIRST.test(own) &&
    /^\W*(.+?)\s+(?:go(?:es)?|comes?|is|are|has|have|shall|should|must|will)\s/i.exec(left)?.[1];
  return noun ? own.replace(/\b(on|of)\s+(?:them|it|these|this)\b/i, `$1 ${noun}`) : own;
};

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
      /^[;:]/.test(m[0]) ||
      (COMMANDS.test(left.replace(TELLS_MORE, '')) && !(/^,/.test(m[0]) && CONDITIONAL.test(left))) ||
      (/^,/.test(m[0]) && PAPER_FIRST.test(right));
    const isVerb = IMPERATIVE.test(right) && m[0].trim() !== ',';
    const isAct = m[0].trim() === ';' && IS_ACT.test(right.trim());
    const isOwn = isAct
      ? true
      : isVerb
        ? hasObject(left) && !TAKES_UP.test(right)
        : COMMANDS.test(right + behind);
    if (isClause && isOwn) start = next;
  }
  return start;
};

/** "and shall be cleaned": what is said of the subject of the clause before. */
const MODAL_FIRST = /^(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\s/i;

/** "shall keep a board … and shall update it": what the pronoun stands for. */
const withNoun = (command: string, left: string): string => {
  const noun = OBJECT_OF.exec(left)?.[1]?.trim();
  return noun
    ? command.replace(/^((?:shall|should|must|will)\s+[a-z]+)\s+(?:it|them)\b/i, `$1 ${noun}`)
    : command;
};
const OBJECT_OF =
  /\b(?:shall|should|must|will)\s+[a-z]+\s+((?:the|an?)\s+(?:(?!(?:of|in|at|for|with|and|by|on|to|from)\b)[\w-]+\s*){1,4})/i;

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

/** The part of a sentence that commands at its period, without the words of the period. */
const toPart = (clause: string, stated: string): string => {
  const period = toTime(stated);
  const at = period ? findPlace(clause, period) : -1;
  const before = at < 0 ? clause : clause.slice(0, at);
  const behind = at < 0 ? '' : clause.slice(at + period.length);
  const start = findStart(before, behind);
  const first = behind.search(NEXT_CLAUSE);
  // A comma keeps the two sides of the period apart.
  const said = SUBJECT_OF.exec(before.slice(0, start))?.[1];
  const own = withOf(before.slice(start), before.slice(0, start)).replace(PRONOUN_FIRST, (pronoun) =>
    said ? `${said} ` : pronoun,
  );
  const rest = (first < 0 ? behind : behind.slice(0, first)).replace(OF_YEAR, '').replace(COUNTED_FROM, '');
  if (at < 0) return own;
  if ((/^\W*$/.test(own) || AT_CLOSE.test(own)) && BEFORE_COMMA.test(behind.trim())) {
    const opened = behind.trim().replace(BEFORE_COMMA, '');
    const next = opened.search(NEXT_CLAUSE);
    return next > 0 && COMMANDS.test(opened.slice(0, next)) ? opened.slice(0, next) : opened;
  }
  // What follows a comma behind the period only adds to it.
  const modal = own.replace(TILL_BEFORE, '');
  if (MODAL_FIRST.test(modal))
    return `${toSubject(before.slice(0, start))} ${withNoun(modal, before.slice(0, start)).replace(LEFT_BEFORE, '')} ${rest.trim()}`;
  const last = toLastVerb(own);
  if (last !== own) return last;
  const relative = toRelative(own);
  if (relative !== own) return `${relative.replace(LEFT_BEFORE, '')} ${rest.trim()}`;
  const adds =
    COMMANDS.test(own) && /^\s*[,.]/.test(rest) && !WANTS_OBJECT.test(own.replace(LEFT_BEFORE, ''));
  return `${own.replace(LEFT_BEFORE, '')} ${adds ? '' : rest.trim()}`;
};

const NUMBER = /^(?:\d{1,3}(?:\.\d+)+[.)]?\s+)?(?:\(?(?:\d{1,3}|[ivxl]+|[a-zA-Z])[.)\]]\s*)*/;
const CONJUNCTION =
  /^(?:(?:and|&|or|whereas|while|but|also|then|thereafter|besides|further|hence|therefore|thus|accordingly|similarly|,|;|-)\s*)+(?=\S)/i;
/** "In case of an accident, …", "For the trees, …": an opening before the clause that commands. */
const OPENING =
  /^(?:in\s+case|in\s+the\s+event|if|every|each|when(?:ever)?|after|before|during|for|as|on|upon|from|with|within|where|wherever|in|at|by|to|under|towards|apart|besides|should|once)\b[^,;]{2,140},\s+(?=[^,;]*\b(?:shall|should|must|will|to\s+be|submit|furnish|send|report)\b)/i;

/** "Within six months of this order the unit shall …": an opening that no comma ends. */
const BARE_OPENING =
  /^(?:within|before|by|after|on|at|for(?=\s+the\s+(?:first|initial|next)\b)|during|from|in\s+place\s+of|prior\s+to)\b[^,;]{2,90}?\s+(?=(?:the|an?)\s+(?:\w+\s+){1,3}?(?:shall|should|must)\b)/i;

/** For which years, behind what is done in them. */
const FIRST_YEARS =
  /\s+(?:for|during|in|from)\s+(?:the\s+)?(?:first|initial|second|third|fourth|fifth)\s+(?:\w+\s+)?(?:years?|months?)(?:\s+onwards?)?\s*\.?$/i;

/** "as on 31st March and 30th September", "on 1st June and 1st December": days that say when. */
const PRINTED_DAYS = new RegExp(
  `\\s+(?:as\\s+)?(?:on|by|before)\\s+(?:the\\s+)?\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})\\b(?:\\s*(?:,|and|&)\\s*(?:the\\s+)?\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})\\b)*(?:\\s+(?:of\\s+)?(?:every|each)\\s+(?:calendar\\s+)?year)?`,
  'gi',
);

const toPlain = (text: string): string =>
  toSingleBlanks(text)
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s\)|\(\s(?![^)]*\))/g, ' ')
    .replace(/[“”"]/g, '')
    // "a) production details b) effluent details": items in a row.
    .replace(/(?<=\w),?(\s+and)?\s+\(?[b-h]\)\s+/g, (_, and) => (and ? ' and ' : ', '))
    .replace(/\s*,(?:\s*,)+/g, '')
    .replace(/\b(shall|should|must|will)\s*,\s*(?:as|in|under|with|for|if|by|at)\s[^,]{3,90},\s+/gi, '$1 ')
    .replace(/\b(shall|should|must|will)\s*,[\s,]*/gi, '$1 ')
    .replace(/\s+(?:is|are|falls?)\s+due\b(?!\s+to\b)/i, '')
    .replace(/\s+(?:at\s+the\s+latest|without\s+fail)\b/gi, '')
    .replace(/\s+(?:thereof|whereof|thereon|thereafter|thereto|afterwards)\b/gi, '')
    .replace(
      /,?\s+(?:and\s+)?(?:the\s+)?first\s+(?:such\s+)?(?:(?:reports?|returns?|statements?|of\s+which)\b|(?:by|on|before)\s+(?:the\s+)?\d).*$/i,
      '',
    )
    .replace(
      /,?\s+(?:w\.?\s?e\.?\s?f\b\.?|with\s+effect\s+from|(?:starting|commencing|beginning)\s+(?:from|on|with))\s*(?:the\s+)?[\d./-]*/i,
      '',
    )
    .replace(PRINTED_DAYS, '')
    .replace(/\s*,(?:\s*,)+/g, '')
    .replace(/\s+in\s+the\s+months?\s+of\s+[A-Z][a-z]+(?:\s*(?:,|and|&)\s*[A-Z][a-z]+)*/g, '')
    .replace(FIRST_YEARS, '')
    .replace(/\s+(?:shall|should|must|will)(?:\s+be)?[\s.,;]*$/i, '')
    .trim()
    .replace(NUMBER, '')
    .replace(CONJUNCTION, '')
    .replace(IN_CASE.test(text) || INTENDS.test(text) ? /^$/ : OPENING, '')
    .replace(BARE_OPENING, '')
    .replace(/^(?:for|of|to|in|during)\s+which\s+(?=[^,;]*\b(?:shall|should|must|will)\b)/i, '')
    .replace(/^(?:that|further|also|it\s+is\s+directed\s+that)\s+/i, '')
    .replace(
      /^it\s+(?:is|shall\s+be|will\s+be)\s+(?:mandatory|obligatory|compulsory|incumbent|the\s+(?:duty|responsibility))\s+(?:for|upon|on|of)\s+(?:the\s+part\s+of\s+)?/i,
      '',
    );

/**
 * The part of a sentence that commands at its period, without the words of the period (`stated`), as plain text: no
 * number, no brackets, no opening before it.
 */
export const toOwnPart = (clause: string, stated: string): string => toPlain(toPart(clause, stated));
