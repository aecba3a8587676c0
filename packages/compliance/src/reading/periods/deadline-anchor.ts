/** Things that happen, or not, on a day that the order does not know. */
const EVENT =
  /\b(?:detect\w*|accident\w*|occurr?en\w*|occur\w*|incident\w*|commission\w*|possession|complet\w+|generation|dispatch\w*|despatch\w*|sampling|chang\w+|closure|closing|commenc\w+|start\w*|break\s?down\w*|failure|transfer\w*|purchas\w+|hearing|arriv\w+|notic\w+|complain\w+|event|spill\w*|installation|production|collection|analysis|manifest|waste|sale|induction|joining|finaliz\w+|application|stoppage|renewal|shut\s?down|such|survey\w*|appoint\w+|drill\w*|inspection|visit|audit|examination|test(?:s|ing)?|monitoring|measurement|meeting|training)\b/i;
/** The order itself: from its issue counts a deadline without another anchor. */
export const ORDER =
  /\b(?:issue|issuance|order|consent|letter|authori[sz]ation|clearance|grant\w*|hereof|certificate|communication|NOC|CTE|CTO|CCA|CFE|CFO|EC)\b/;

/** What a span is counted from, right behind it: the preposition and the words. */
export const ANCHOR =
  /^\s*,?\s*(?:i\.e\.?\s*)?(?:counted\s+)?(from|of|after|since|upon|on|following|reckoned from)\s+((?:(?!\s(?:and|&|along|with|regarding|failing|to|in|for|by|else|or|as)\s|\s\(?(?:i\.?\s?e\b|viz\b|namely\b|that\s+is\b)|\s(?:the\s)?(?:\w+\s){1,2}(?:shall|should|must)\s)[^.;,(]){0,70}(?!\w))/i;

/** "from the date of availability of gas", "of every disposal": a day that the order does not know, whatever happens. */
const SOME_DAY =
  /^(?:the\s+)?(?:date|day|time)\s+(?:of|on\s+which)\s+(?!(?:the\s+|this\s+)?(?:receipt|issue|letter|meeting)\b)\w|^(?:every|each|any)\s+\w/i;

/** "of the end of each crushing season": its day is not in the order. */
const EACH_SEASON =
  /^(?:the\s+)?(?:end|close|completion|start|onset|commencement|withdrawal)\s+of\s+(?:(?:each|every|the)\s+)?(?:(?:\w+\s+)?(?:season|campaign|monsoon|rains)|(?:that|such|said)\s+(?:\w+\s+)?period)\b/i;

/** What a span is counted from and is no event: the order itself in other words, a date, or who does it. */
const NO_ACT =
  /^(?:(?:the|this|that|same|its|an?)\s+)*(?:today|now|that|this|it|now|which|here\w*|date|day|receipt|above|said|month|year|quarter|week|period)?\W*$|^today\b|^(?:its|their|such|that|the)\s+(?:close|end|expiry)\b|^(?:each|every|one|two|three)\b(?!.*\b(?:disposal|lot|sale)\b)|^(?:the\s+)?(?:date|day)\s+of\s+(?:its\s+)?receipt|^\W*\d|\b(?:engineers?|architects?|consultants?|auditors?|accountants?|experts?|professionals?|valuers?|nurser(?:y|ies)|banks?|laborator\w+|labs?|agenc\w+|institut\w+|vendors?|suppliers?|departments?|offices?|agency|website|portal|time|meeting|season|reply|this)\b/i;

/** "of its finalisation", "after occupancy", "from handing over": an act that no list has. */
const isUnknownAct = (anchor: string, preposition: string): boolean =>
  /^(?:of|from|after|since)$/i.test(preposition) && !NO_ACT.test(anchor.trim());

/** "of dispatch of this order", "from the uploading date of this consent": how the order itself goes out. Leaves other papers. */
const ORDER_GOES_OUT =
  /^(?:the\s+)?(?:(?:date|day)\s+of\s+)?(?:the\s+)?(?:dispatch|despatch|posting|uploading|signing|service|serving|delivery|pronouncement|publication|release)\b/i;
const OF_THIS_ORDER =
  /^[\w\s-]{4,40}?\s(?:of|for)\s+(?:the|this|these)\s+(?:(?:present|said|above|instant|consent|grant|renewed|combined)\s+)*(?:orders?|consents?|letter|authori[sz]ation|clearance|CT[EO]|CF[EO]|CCA|EC)\b/i;

/** Whether a span counts from something that happens, on a day that the order does not know. */
export const isEventAnchor = (anchor: string, preposition: string): boolean => {
  const words = anchor.split(/\s+/).slice(0, 9).join(' ');
  const event = EVENT.exec(words);
  const order = ORDER.exec(words);
  if (EACH_SEASON.test(anchor)) return true;
  if (ORDER_GOES_OUT.test(anchor) && OF_THIS_ORDER.test(anchor)) return false;
  if (order === null && (SOME_DAY.test(anchor) || isUnknownAct(anchor, preposition))) return true;
  return event !== null && (order === null || event.index < order.index);
};
