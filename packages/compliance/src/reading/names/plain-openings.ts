/** Who a duty is on, as a subject. */
const HOLDER =
  '(?:the\\s+)?(?:unit|industry|applicant|occupier|project\\s+proponent|proponent|company|firm|operator|management|lessee|consentee|hospital|factory|mill|HCF|PP)';
const MODAL = '(?:shall|should|must|will)';

/** An opening that commands in other words, or only says when, and what a name is made of instead. */
type Opening = readonly [wording: RegExp, plainer: string];

/** How many of a unit of time. */
const SPAN = '(?:an?|\\d{1,3}|[a-z]+)\\s+(?:days?|weeks?|months?)';
/** The subject of a command, with its modal, right behind an opening. */
const COMMANDED = `(?:(?!\\b${MODAL}\\b|\\b(?:and|or)\\s+(?:which|who)\\b)(?:[^,;]|(?<=\\d),(?=\\d))){2,90}?\\s${MODAL}\\b`;

const OPENINGS: readonly Opening[] = [
  // "Of the 61.4 MT lying at site, one third shall be sent": what it is a part of.
  [
    new RegExp(
      `^\\W*of\\s+([^,;]{3,70}),\\s+((?:one|two|three|another|the)\\s+(?:third|half|fourth|quarter|rest)s?|half|\\d+%)\\s+(?=${MODAL}\\b)`,
      'i',
    ),
    '$2 of $1 ',
  ],
  // "With effect from the month of January 2023 the log sheet shall", "From 01.10.2020, the average shall": since when.
  [
    new RegExp(
      `^\\W*(?:with\\s+effect\\s+from|w\\.?\\s?e\\.?\\s?f\\.?|from|since)\\s[^,;]{0,30}?\\d{4},?\\s+(?=${COMMANDED})`,
      'i',
    ),
    '',
  ],
  // "From 01.10.2020, the average of TSS, BOD and COD shall": the same before a list.
  [
    new RegExp(
      `^\\W*(?:with\\s+effect\\s+from|w\\.?\\s?e\\.?\\s?f\\.?|from|since)\\s[^,;]{0,30}?\\d{4},\\s+(?=(?:the|an?|all)\\s[^;]{2,120}?\\s${MODAL}\\b)`,
      'i',
    ),
    '',
  ],
  // "If the unit is closed for more than a month it shall inform": when it happens, without a comma.
  [
    new RegExp(
      `^\\W*(?:if|when|where|in\\s+case)\\s(?:(?!\\b${MODAL}\\b)[^,;]){3,90}?\\s(?=(?:it|they)\\s+${MODAL}\\s)`,
      'i',
    ),
    '',
  ],
  // "Pre-placement and thereafter chest X-ray": what comes again.
  [/^\W*(?:pre-?placement|initial(?:ly)?)\s+and\s+(?:thereafter|then|periodically)\s+/i, ''],
  // "During the lean season, i.e. March to June, oxygen shall", "As the consent expired on 31.03.2021, a late fee shall", "Looking to the default, a guarantee shall": when and why.
  [
    new RegExp(
      `^\\W*(?:that\\s+)?(?:notwithstanding|in\\s+addition\\s+to|in\\s+view\\s+of|looking\\s+(?:in)?to|keeping\\s+in\\s+(?:view|mind)|considering|having\\s+regard\\s+to|apart\\s+from|despite|during|throughout|until|till|since|as)\\s(?:(?!\\b${MODAL}\\b)[^;])*,\\s+(?=${COMMANDED})`,
      'i',
    ),
    '',
  ],
  // "Seven days prior to trial run the engineer shall be informed": how long before.
  [
    new RegExp(
      `^\\W*(?:(?:not\\s+(?:less|more|later|earlier)\\s+than|at\\s+least)\\s+)?${SPAN}\\s+(?:(?:and|but)\\s+[^,;]{3,40}?\\s)?(?:prior\\s+to|before|ahead\\s+of|in\\s+advance\\s+of)\\s(?:(?!\\b${MODAL}\\b)[^;])*?[\\s,](?=the\\s+(?:(?!\\bthe\\b|\\b${MODAL}\\b)[^,;\\s]+\\s+){1,4}${MODAL}\\b)`,
      'i',
    ),
    '',
  ],
  // "for other workers the test shall be done": of whom.
  [
    /^\W*for\s+((?:other|all|new|remaining)\s+[\w-]+)\s+(the\s+[\w-]+)\s+(?=(?:shall|should|must)\b)/i,
    '$2 of $1 ',
  ],
  // "otherwise lifting shall be once in two months".
  [/^\W*otherwise,?\s+(?=[^,;]+\b(?:shall|should|must|will)\b)/i, ''],
  // "5 pH shall be recorded", "17 A guarantee shall be given": the number of a row without its dot.
  [/^\s*\d{1,3}\s+(?=(?:An?|The|All|This|pH)[\s,]|[A-Z]{2,5},\s)/, ''],
  // "Kindly submit the compliance".
  [/^\W*(?:kindly|please)\s+(?=[a-z]+\s)/i, ''],
  // "It is mandatory to conduct a drill", "the occupier is hereby instructed to weigh the drums".
  [
    /^[^;]{0,60}?\bit\s+is\s+(?:mandatory|obligatory|compulsory|incumbent|necessary|essential)\s+(?:(?:for|on|upon)\s+[\w\s]{2,40}?\s)?to\s+(?=[a-z])/i,
    'The unit shall ',
  ],
  [
    new RegExp(
      `^\\W*${HOLDER}\\s+(?:is|are)\\s+(?:(?:hereby|also|further|strictly)\\s+)*(?:instructed|ordered|bound|obliged|called\\s+upon|advised|expected)\\s+to\\s+(?!be\\b)(?=[a-z])`,
      'i',
    ),
    'The unit shall ',
  ],
  // "It shall be the responsibility of the occupier to see that pits are scraped".
  [
    /^[^;]{0,40}?\b(?:responsibility|duty)\s+of\s+[\w\s]{2,40}?\s+to\s+(?:see|ensure)\s+that\s+((?:(?!\b(?:is|are|shall|should|must)\b)[^;,])+?)\s+(?:is|are)\s+/i,
    '$1 shall be ',
  ],
  [
    /^[^;]{0,40}?\b(?:responsibility|duty)\s+of\s+[\w\s]{2,40}?\s+to\s+(?!be\b|the\b)(?=[a-z])/i,
    'The unit shall ',
  ],
  // "The fee has been received for five years and the unit will submit a certificate": what is told before.
  [
    new RegExp(
      `^(?!\\W*(?:in\\s+(?:the\\s+)?(?:case|event)|if|when(?:ever)?|where(?:ver)?)\\b)(?:(?!\\b${MODAL}\\b)[^;])*?\\b(?:is|are|was|were|has|have|had)\\b(?:(?!\\b(?:${MODAL}|if|when|case|event|to|who|which|that)\\b)[^;])*?(?:,|\\s(?:and|but|therefore|hence))\\s+(?=${HOLDER}\\s+${MODAL}\\b)`,
      'i',
    ),
    '',
  ],
  // "Beginning three months after the start of the shop, samples shall be drawn".
  [/^\W*(?:beginning|starting|commencing)\s[^,;]{3,90},\s+(?=[^;]*?\b(?:shall|should|must)\b)/i, ''],
  // "Every year, between 1st and 15th of January, the lessee shall demarcate": when, twice.
  [/^\W*((?:every|each)\s+\w+),\s+between\s[^,;]{3,40},\s+(?=the\s)/i, '$1, '],
  // "By 30th of November 2026 the occupier shall lay": when, without a comma.
  [
    new RegExp(
      `^\\W*(?:by|on|before|within|after|up\\s?to)\\s+(?:(?!\\b${MODAL}\\b)[^,;]){0,40}?\\d(?:(?!\\b${MODAL}\\b)[^,;]){0,20}?\\s(?=${HOLDER}\\s+${MODAL}\\b)`,
      'i',
    ),
    '',
  ],
  // "If any spillage occurs, the mill shall report to the office": what happens is told.
  [
    /^\W*if\s+(?:any|an?)\s+([^,;]{3,80}?)\s+(?:occurs?|happens|takes\s+place)\s*,\s+[^,;]{2,40}?\s(?:shall|should|must)\s+report\s+to\s.*$/i,
    '$1 shall be reported',
  ],
  // "If any relic is found, work shall be stopped", "in case of fire Form 11 shall be sent": when it happens.
  [
    /^\W*(?:if|where|wherever)\s(?:(?!\b(?:shall|should|must)\b)[^,;]){3,90},\s+(?=(?!(?:the\s+)?(?:same|it|they)\b)[^,;]{2,60}?\b(?:shall|should|must)\s+be\s+(?:stopped|suspended|closed|halted|cut|shut)\b)/i,
    '',
  ],
  [
    /^\W*in\s+(?:the\s+)?(?:case|event)\s+of\s(?:(?!\b(?:shall|should|must)\b)[^,;])+?(?<!\b(?:of|in|at|to|from|for|by|with|on|near|under|or|and))\s+(?=the\s+(?:(?!\bthe\b)[^,;])+?\s(?:shall|should|must)\s+be\s+(?:stopped|suspended|closed|halted|cut|shut)\b|Form\b[^,;]+?\s(?:shall|should|must)\s+be\s+(?:sent|submitted|furnished)\b)/i,
    '',
  ],
  // "vehicles shall carry a valid certificate, to be renewed half yearly": the last act has the period.
  [
    /^.*?\b(?:shall|should|must)\s+(?:carry|maintain|hold|keep|obtain|have|possess|take|ensure)\s+(?:an?\s+|the\s+|valid\s+)*([^,;]{3,70}),\s+to\s+be\s+(?=[a-z]+(?:ed|en|t)\b)/i,
    '$1 shall be ',
  ],
];

const HAS_MODAL = /\b(?:shall|should|must|will|has\s+to|have\s+to|(?:is|are)\s+to|to\s+be)\b/i;
/** "record of consumption be maintained": a command that spares its modal, with its participle. */
const SPARES_MODAL =
  /^((?:(?!\b(?:can|may|might|would|could|not|is|are|was|were)\b)[^;,.]){3,90}?)\s+be\s+(?=(?:\w+ly\s+|(?:leak|spot|cross|pressure|bump|vacuum)[-\s]+)?[a-z]{2,}(?:ed|en|ept|ent|ade|one|ut|wn|ld)\b)/i;

/** A command with the modal that it spares. */
export const withSparedModal = (text: string): string =>
  HAS_MODAL.test(text) ? text : text.replace(SPARES_MODAL, '$1 shall be ');

/** One look spares most clauses the openings. */
const HINT =
  /^\W*(?:that\s+)?(?:\d{1,3}|an?\s|not\s|at\s+least|of|for|with|w\.|from|since|notwithstanding|despite|apart|looking|keeping|considering|having|during|throughout|until|till|as|otherwise|seven|ten|two|three|four|five|six|one|fifteen|thirty|sixty|ninety|kindly|please|if|when|where|pre|initial|initially|in\s+(?:addition|view)|in\s+(?:the\s+)?(?:case|event)|every|each|by|on|before|within|after|up|beginning|starting|commencing)\b|\bit\s+is\s|\b(?:instructed|ordered|bound|obliged|called|advised|expected)\s|\b(?:responsibility|duty)\s+of\s|,\s+to\s+be\s|(?:,|\s(?:and|but|therefore|hence))\s+(?:the\s+)?\w+(?:\s\w+)?\s+(?:shall|should|must|will)\s/i;

/** A clause without an opening that says nothing of what is done; what commands in other words commands plainly. */
export const withoutOpening = (clause: string): string =>
  withSparedModal(
    HINT.test(clause)
      ? OPENINGS.reduce((words, [wording, plainer]) => words.replace(wording, plainer), clause)
      : clause,
  );
