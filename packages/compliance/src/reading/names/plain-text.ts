import { toSingleBlanks } from '../language/one-line.ts';
import { replaceMatches } from '../language/search.ts';
import { MONTH_NAME } from '../periods/month-names.ts';
import { IN_CASE, INTENDS } from './grammar.ts';

const NUMBER = /^(?:\d{1,3}(?:\.\d+)+[.)]?\s+)?(?:\(?(?:\d{1,3}|[ivxl]+|[a-zA-Z])[.)\]]\s*)*/;
const CONJUNCTION =
  /^(?:(?:and|&|or|whereas|while|but|also|then|thereafter|besides|further|hence|therefore|thus|accordingly|similarly|,|;|-)\s*)+(?=\S)/i;
/** "In case of an accident, …", "For the trees, …": an opening before the clause that commands. */
const OPENING =
  /^(?:in\s+case|in\s+the\s+event|if|every|each|when(?:ever)?|after|before|during|for|as|on|upon|from|with|within|where|wherever|in|at|by|to|under|towards|apart|besides|should|once)\b[^,;]{2,140},\s+(?=[^,;]*\b(?:shall|should|must|will|to\s+be|submit|furnish|send|report)\b)/i;

/** "Within six months of this order the unit shall …": an opening that no comma ends. */
const BARE_OPENING =
  /^(?:from|after)\b[^,;]{2,60}?\bonwards?\s+(?=[^,;]*\b(?:shall|should|must)\b)|^(?:within|before|by|after|on|at(?!\s+least\b)|for(?=\s+the\s+(?:first|initial|next)\b)|during|from|in\s+place\s+of|prior\s+to)\b[^,;]{2,90}?\s+(?=(?:the|an?)\s+(?:(?!(?:the|an?)\b)\w+\s+){1,3}?(?:shall|should|must)\b)/i;

/** For which years, behind what is done in them. */
const FIRST_YEARS =
  /\s+(?:for|during|in|from)\s+(?:the\s+)?(?:first|initial|second|third|fourth|fifth)\s+(?:\w+\s+)?(?:years?|months?)(?:\s+of\s+(?:the|this)\s+(?:consent|order|authori[sz]ation|clearance))?(?:\s+onwards?)?\s*\.?$/i;

/** "as on 31st March and 30th September", "on 1st June and 1st December": days that say when. */
const PRINTED_DAYS = new RegExp(
  `\\s+(?:as\\s+)?(?:on|by|before)\\s+(?:the\\s+)?\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})\\b(?:\\s*(?:,|and|&)\\s*(?:the\\s+)?\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})\\b)*(?:\\s+(?:of\\s+)?(?:every|each)\\s+(?:calendar\\s+)?year)?`,
  'gi',
);

/** "commencing from January 2026": since when. */
const SINCE = new RegExp(
  `,?\\s+(?:w\\.?\\s?e\\.?\\s?f\\b\\.?|with\\s+effect\\s+from|(?:starting|commencing|beginning)\\s+(?:from|on|with))(?:\\s+the)?(?:\\s*\\d{1,2}\\s?(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTH_NAME})\\b(?:\\s*,?\\s*(?:19|20)\\d\\d)?|\\s*[\\d./-]+|\\s+(?:${MONTH_NAME})\\s*,?\\s*(?:19|20)\\d\\d)?`,
  'i',
);

/** "astatement of sludge", "theunit": an article that a scan set against its noun. */
const GLUED_ARTICLE =
  /\b(?:an?|the)(?=(?:statements?|reports?|returns?|cop(?:y|ies)|certificates?|registers?|records?|log(?:\s?books?)?|samples?|analysis|annual|monthly|quarterly|half|unit|industry|occupier|applicant|proponent|board|plan|proposal|summary|schedule|effluent|sludge|wastes?|stacks?|meters?|plants?|treated|treatment|storage|display|consolidated|detailed|compliance|environment(?:al)?|hazardous|bio-?medical)\b)/gi;

/** What a name has no use for, in the order in which it is left out; what stands for it is mostly nothing. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [GLUED_ARTICLE, ''],
  [/\s*,(?:\s*,)+/g, ''],
  [
    /\b(shall|should|must|will)\s*,\s*(?:as|in|under|with|for|if|by|at|during|within|before|after|on|throughout)\s[^,]{3,90},\s+/gi,
    '$1 ',
  ],
  [/\b(shall|should|must|will)\s*,[\s,]*/gi, '$1 '],
  [/\s+(?:is|are|falls?)\s+due\b(?!\s+to\b)/i, ''],
  [/(?<=\b(?:cop(?:y|ies)|reports?|results?|records?))\s+of\s+the\s+same\b/gi, ''],
  [/\s+(?:at\s+the\s+latest|without\s+fail)\b/gi, ''],
  [/\s+(?:thereof|whereof|thereon|thereafter|thereto|afterwards)\b/gi, ''],
  [
    /,?\s+(?:and\s+)?(?:the\s+)?first\s+(?:such\s+)?(?:(?:reports?|returns?|statements?|of\s+which)\b|(?:by|on|before)\s+(?:the\s+)?\d).*$/i,
    '',
  ],
  [SINCE, ''],
  // "expiring on 30/06/2025": until when a paper holds.
  [
    /(?:\s+and|\s+which)?\s+(?:expiring|expires|ending|ends|lapsing|lapses|valid)\s+(?:on|up\s?to|till|until|by)\s+\d[\d./-]+/gi,
    '',
  ],
  [PRINTED_DAYS, ''],
  [/\s*,(?:\s*,)+/g, ''],
  [/\s+in\s+the\s+months?\s+of\s+[A-Z][a-z]+(?:\s*(?:,|and|&)\s*[A-Z][a-z]+)*/g, ''],
  [FIRST_YEARS, ''],
  // "…, following the financial year to which that return relates", "of the year": which year's, behind its day.
  [/\s+following\s+the\s+(?:financial|calendar)\s+year\b.*$/i, ''],
  [/\s+(?:shall|should|must|will)(?:\s+be)?[\s.,;]*$/i, ''],
];
const WHICH = /^(?:for|of|to|in|during)\s+which\s+(?=[^,;]*\b(?:shall|should|must|will)\b)/i;

/** What a number in brackets belongs to: "rule (2) of the Act". */
const OF_PAPER =
  '(?<!\\b(?:rules?|sections?|clauses?|paras?|forms?|schedules?|conditions?|points?|items?|nos?\\.?|annexures?|acts?|\\d)\\s?)';
const FIRST_ITEM = new RegExp(`(?<=[a-z]{2}|[:,])${OF_PAPER}\\s+\\(?(?:a|1|i)\\)\\s+(?=[A-Za-z])`, 'g');
const NEXT_ITEM = new RegExp(
  `(?<=\\w),?(\\s+and)?${OF_PAPER}\\s+\\(?(?:[b-h]|[2-9]|i{2,3}|iv|vi{0,3})\\)\\s+(?=[A-Za-z])`,
  'g',
);

/** "monitor 1) stack emission 2) noise", "a) production details and b) effluent details": items in a row, without their numbers. */
const withoutItems = (text: string): string =>
  text.replace(FIRST_ITEM, ' ').replace(NEXT_ITEM, (_, and: string | undefined) => (and ? ' and ' : ', '));

/** A clause as plain text: no number, no brackets, no opening before what it commands, no days. */
export const toPlainText = (text: string): string => {
  const bare = withoutItems(toSingleBlanks(text))
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s\)|\(\s(?![^)]*\))/g, ' ')
    .replace(/[“”"]/g, '');
  const short = LEFT_OUT.reduce((words, [left, by]) => replaceMatches(words, left, by), bare)
    .trim()
    .replace(NUMBER, '')
    .replace(CONJUNCTION, '')
    .replace(IN_CASE.test(text) || INTENDS.test(text) ? /^$/ : OPENING, '')
    .replace(BARE_OPENING, '');
  return replaceMatches(short, WHICH, '')
    .replace(/^(?:that|further|also|it\s+is\s+directed\s+that)(?:\s*,)?\s+/i, '')
    .replace(
      /^it\s+(?:is|shall\s+be|will\s+be)\s+(?:mandatory|obligatory|compulsory|incumbent|the\s+(?:duty|responsibility))\s+(?:for|upon|on|of)\s+(?:the\s+part\s+of\s+)?/i,
      '',
    );
};
