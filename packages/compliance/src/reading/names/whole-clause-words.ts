const MODAL =
  '(?:shall|should|must|will|has\\s+to|have\\s+to|(?:is|are)\\s+(?:hereby\\s+)?(?:directed\\s+|required\\s+|requested\\s+|advised\\s+)?to|to(?=\\s+be\\s))';
/** Whether a clause commands. */
export const HAS_MODAL = new RegExp(`\\b${MODAL}\\b`, 'i');
/** "shall submit a plan", "shall also be painted": what is said of the subject of the clause before. */
export const WITHOUT_SUBJECT = new RegExp(`^(?:also\\s+)?${MODAL}\\s+(?:also\\s+)?(be\\s+)?(.+)$`, 'is');
/** Subject, modal with its verb, and rest of a clause. */
export const COMMAND = new RegExp(
  `^(.+?)\\s+(${MODAL}\\s+(?:be\\s+(?:got\\s+|[\\w-]+\\s+(?=[a-z]+ed\\b))?)?(?:\\w+ly\\s+)?[\\w-]+)\\b(.*)$`,
  'is',
);
/** What ties a clause to the one before it. */
export const CONJUNCTION = /^(?:[,;&]|and\b|while\b|whereas\b|\s)+/i;
/** "Fees shall be paid and the level shall be noted": where the last of several commands begins. */
export const NEXT_COMMAND =
  /[,;]?\s+(?:and|but|while|whereas)\s+(?=(?:the|an?|all|its|their)\s[^,;]{2,80}?\b(?:shall|should|must)\b)/i;

/** "the pH meter once a month and the entries made in a register": what is written down of the act. */
export const AND_ENTERED =
  /\s+and\s+(?:the\s+)?(?:entries|entry|records?|readings|results)\s+(?:made|kept|recorded|entered|maintained)\b.*$/is;
/** "including Sundays and intimate the Board": a second verb in the words behind a period. */
export const LATER_VERB =
  /^(?:[\w-]+\s+){0,4}?and\s+((?:intimate|inform|submit|furnish|send|report|upload|display)\s+(?:the|a|an|this|its)\s.+)$/is;

/** Words that only tie a period to the one before it. */
export const TIE =
  /^(?:the|an?|henceforth|thereafter|afterwards|then|after\s+that|subsequently|otherwise|else|(?:(?:at|in|during)\s+)?(?:(?:all\s+)?other\s+(?:times|months|seasons|periods?)|(?:the\s+)?(?:rest|remaining\s+(?:part|months|period|days))(?:\s+of\s+the\s+year)?|(?:the\s+)?(?:off-?\s?|non-?\s?monsoon|dry|fair|lean)\s*(?:season|period|months|weather)?)|respectively|later\s+on\b.*|(?:till|until)\s(?:(?!\b(?:shall|should|must|be)\b).)*|\W)*$/is;
/** What ties a second act to the first: "within one month thereafter submit the report". */
export const LATER = /^\s*(?:(?:thereafter|afterwards|then|subsequently|of\s+the\s+same),?\s+)?/i;
/** "to reach zero discharge": the aim of what was said before is done as well. */
export const AIM = /^(?:so\s+as\s+)?to\s+(?!be\b|the\b|an?\b|its\b|all\b)(.+)$/is;
/** "for the first year": when, and not what. */
export const FIRST_TIME = /\s+(?:for|during|in)\s+(?:the\s+)?(?:first|initial)\b.*$/is;
/** "for the wells": what it is for. */
export const PURPOSE = /\s+for\s+\S.*$/is;

/** A paper that the words of a period name as well: "annual report by 30th June". */
export const PAPER =
  /\b(?:reports?|returns?|statements?|registers?|records?|details|data|figures|abstract|summary|information)\b/i;
/** "repeat it", "assess the risk": a verb before an article or a pronoun, whatever verb it is. */
export const VERB_FIRST =
  /^(?:also\s+|then\s+)?(?!(?:also|there\w*|afterwards|subsequently|once|twice|then|for|of|in|on|at|by|to|with|from|through|under|after|before|during|all|both|each|every|including|within|that|those|be|not|when|where|which|as|per|via|near|around|between|among|against|upto|above|below|or|nor|if|so)\b)[a-z]+(?<!ed|ing|ly)\s+(?:it|them|the|an?|its|their|such|this|these|all|each|every|same)\b/;
/** What stands for the object of the clause before. */
export const PRONOUN = /\b(?:it|them|the\s+same)\b/i;
/** "get it calibrated", "upload the same": a verb and what was said before. */
export const TAKES_UP =
  /^(?:also\s+|then\s+)?(?!for\b|of\b|in\b|with\b|from\b|to\b|by\b|on\b)[a-z]+\s+(?:it|them|the\s+same)\b(?!\s+\w+\s+of\b)/i;
/** "finish in 180 days", "update on the 1st day": a verb without what it is done to. */
export const ALONE =
  /^(?:also\s+)?(finish|complete|update|renew|revise|repeat|replace|commission)\s+(?=(?:in|within|by|on|before|every|each|at|once|annually|yearly|monthly)\b)/i;
/** "till then treat the water": another act of the same holder. */
export const MEANWHILE =
  /^(?:(?:till|until)\s+then|meanwhile|in\s+the\s+meantime|till\s+such\s+time),?\s+(?=[a-z]+\s)/i;
/** "the same shall be inspected": what was said before is the subject. */
export const SAME_SUBJECT =
  /^(?:(?:in|during)\s+[^,]{2,40},\s+)?(?:the\s+same|it|they|these|those|which)\s+(?=(?:shall|should|must)\s)/i;
/** "that of the drain": the noun of the clause before once more. */
export const THAT_OF = /^(?:(?:that|those)\s+)?of\s+/i;
/** What stands between a noun and what it is of, or beside it. */
export const NOUN_OF = /^(.*?\bof\s)/is;
/** "along with the annual report": that is sent as well. */
export const GOES_WITH =
  /^(?:along\s?with|together\s+with)\s+(?:(?:the|its|their)\s+)?((?:[\w-]+\s+){0,4}?(?:reports?|returns?|statements?)\b.*)$/is;
/** What stands between a noun and what it is of, or beside it. */
export const BESIDE = /\b(?:along|together)\s?with(?:\s+(?:the|its|their))?\s*$/i;
/** "thereafter quarterly – shall be made": nothing but a tie before the command. */
export const TIED_MODAL = /^\W*(?:thereafter|then|afterwards|subsequently)\W*((?:shall|should|must)\b.*)$/is;
/** "with the progress being intimated": a passive that hangs on the clause before. */
export const BEING = /^with\s+(.+?)\s+(?:being|to\s+be)\s+([a-z-]+)\b(.*)$/is;

/** The paper at the start of the words of a period, and when it is due. */
export const NAMED_PAPER =
  /^((?:[\w-]+\s+){0,5}?(?:reports?|returns?|statements?|registers?|records?)(?:\s+in\s+form\s+\S+)?)\b(.*)$/is;
/** How or where alone: "monthly through an outside laboratory". */
export const WAY = /^(?:through|by|from|at|in|with|to)\s/i;
/** What is done, where the subject names it before what it is done to: "noise monitoring". */
export const DOING = /^(?:[\w/-]+\s+){1,4}?(monitoring|sampling|analysis|testing)\b(?!\s+of\b)/i;
/** A verb that needs what is given. */
export const GIVES = /\b(?:imparted|provided|given)$/i;
/** Where the object of a command ends. */
export const OBJECT_END =
  /\s+(?:daily|weekly|monthly|quarterly|half[-\s]?yearly|yearly|annually|once|twice|every|each|in|at|through|by|from|with)\b.*$/is;
/** What may stand behind a participle: a noun would be what it describes ("accredited laboratory"). */
export const BEHIND_VERB =
  /^(?:out|over|up|along|together|by|to|in|at|on|for|with|from|of|through|as|and|every|each|once|twice|within|before|\w+ly)$/i;

/** "externally examined", "span-checked": a participle alone, of the subject before. */
export const PARTICIPLE = /^(?:\w+ly\s+)*[\w-]+(?:ed|en|done|sent|kept|made)$/i;

/** "inspected for leaks by filling with water". */
export const PARTICIPLE_FIRST =
  /^(?:\w+ly\s+)*(?:[a-z-]{3,}ed|sent|kept|held)\s+(?:for|at|in|by|with|on|from|to|through|as)\b/i;
