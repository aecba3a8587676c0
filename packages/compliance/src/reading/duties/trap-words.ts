import { findMatches, matches } from '../language/search.ts';

/** "Malda Regional Office", "Navi Mumbai Zonal Office": where an office is. */
const PLACE =
  '(?:(?!(?:to|the|an?|of|in|at|from|by|on|for|with|and|or|its|their|his|your|our|own|it|they|this|that|is|are|be|shall|will|unit|industry|applicant|occupier|company|firm|group|corporate|proponent|operator|hospital|mill|bank)\\b)[a-z]+\\s+){1,2}';
/** "DISH inspector", "the Inspector of Boilers", "the Inspector": who comes from an authority of factories or boilers. Leaves those of the holder. */
const INSPECTOR =
  '(?:(?:the|an?|concerned|local|area|jurisdictional|chief|deputy|assistant|joint|senior)\\s+)*(?:(?:DISH|DGFASLI|PESO|DGMS|factor(?:y|ies)|boilers?|labour|electrical|explosives?|drugs?|government)\\s+)+inspectors?|(?:the\\s+|an?\\s+)?(?:(?:chief|deputy|assistant|joint|senior)\\s+)*inspectors?\\s+(?:of|from)\\s+(?:the\\s+)?(?:factor(?:y|ies)|boilers?|mines|labour|explosives|DISH|PESO)|^\\W*(?:that,?\\s+)?the\\s+inspector';
const OFFICER = `(?:the\\s+|board['’]s\\s+|an?\\s+|authori[sz]ed\\s+|concerned\\s+|respective\\s+|any\\s+|jurisdictional\\s+|state\\s+)*(?:(?:[A-Z][A-Za-z-]+\\s+){0,3}(?:pollution\\s+control\\s+(?:board|committee)|(?<!\\b(?:display|notice|sign|information|electronic|LED|flex|name|black|white|key|hoarding|digital)\\s)board(?!\\s+(?:at|near|showing|of\\s+size|displaying|in\\s+front|measuring|of\\s+directors))(?:\\s+(?:officers?|officials?|staff|laboratory))?)(?:['’]s\\s+\\w+(?:\\s+\\w+)?)?|(?:[A-Z]{2,6}P?CB|DPCC|CPCB)['’]?s?\\s+(?:officers?|officials?|teams?|staff|representatives?)|[A-Z]{2,6}P?CB|DPCC|CPCB|ministry|MoEF\\S*|SEIAA|SEAC|(?:${PLACE})?(?:(?:sub[-\\s])?regional|zonal|circle|district|divisional|taluka?|tah?sil)\\s+offic\\w+|(?:team|officers?|panel|representatives?)\\s+(?:of|from)\\s+the\\s+(?:board|committee|authority|ministry)|R\\.?O\\.?|S\\.?R\\.?O\\.?(?:\\s+[A-Z][a-z]+(?=\\s+(?:shall|will|may)\\b))?|AEE?|DEE|JCEE\\S*|AE\\/AEE|(?:assistant|district|joint\\s+chief|deputy|senior|junior)?\\s*(?:chief\\s+)?(?:environmental\\s+)?(?:engineer|environmental\\s+officer)|member\\s+secretary|prescribed\\s+authority|vigilance\\s+\\w+|inspecting\\s+(?:officer|authority)s?|monitoring\\s+cell|(?:[\\w-]+\\s+){0,2}?(?:officers?|officials?|staff|team|in-?\\s?charge|scientists?|inspectors?)\\s+(?:of|from)\\s+(?:the\\s+)?(?:state\\s+)?(?:board|committee|[A-Z]{1,6}PC[BC]|(?:[A-Z][\\w-]+\\s+){0,3}pollution\\s+control\\s+(?:board|committee))|(?:concerned|inspecting|jurisdictional|area)\\s+officers?|(?:scientists?|analysts?|chemists?)\\s+(?:of|from|at|in)\\s+(?:the\\s+)?(?:(?:zonal|regional|central|board['’]s)\\s+)+lab(?:orator(?:y|ies)|s)?|(?:zonal|regional)\\s+lab(?:orator(?:y|ies)|s)?|authority(?=\\s+(?:shall|will|may)\\s+(?:also\\s+)?(?:review|inspect|verify|examine|decide|consider)\\b)|(?:officers?|officials?|staff|team|(?:[\\w-]+\\s+)?in-?\\s?charge)\\s+(?:of|from)\\s+(?:the\\s+)?(?:[\\w-]+\\s+){0,3}?(?:(?:sub[-\\s]|zonal\\s+)?regional\\s+|zonal\\s+|district\\s+)office|officials?|integrated\\s+regional\\s+office|(?:[\\w-]+\\s+){0,3}?(?:laborator(?:y|ies)|teams?|staff|engineers?|squads?|cell)\\s+of\\s+the\\s+board|zonal\\s+offic\\w+|this\\s+office|task\\s+force|flying\\s+squad|expert\\s+(?:appraisal\\s+)?committee)`;

/** Local bodies, which may hold an order themselves: only where they are requested. */
const LOCAL =
  '(?:the\\s+)?(?:(?:municipal|local|civic|district|revenue|panchayat)\\s+authorit(?:y|ies)|(?:concerned\\s+)?(?:municipality|municipal\\s+(?:corporation|council)|gram\\s+panchayat|local\\s+bod(?:y|ies)))';
/** "Municipal authorities are requested to lift the garbage". */
export const LOCAL_REQUESTED = new RegExp(
  `^\\W*${LOCAL}\\s+(?:is|are)\\s+(?:also\\s+|hereby\\s+)?requested\\s+to\\b`,
  'i',
);

/** Other authorities: what they do themselves is no duty of the holder. */
const AUTHORITY =
  '(?:the\\s+)?(?:(?:(?:sub[-\\s]?divisional|executive|district|additional|deputy)\\s+)*(?:collector|magistrate)|S\\.?D\\.?M\\.?|(?:C\\.?E\\.?O\\.?|secretary|president|chair(?:man|person))\\s+of\\s+(?:the\\s+)?(?:zill?a|gram|taluka?|district|village|panchayat)(?:\\s+(?:panchayat|parishad|council|samiti))?|(?:(?:state|district|national|central|block|taluka?|tehsil)[-\\s]+level\\s+|(?:sub-?divisional|district|taluka?|tehsil)\\s+)(?:[\\w-]+\\s+){0,3}?(?:committee|authority|cell)|D\\.?F\\.?O\\.?|(?:divisional|district)\\s+forest\\s+officer|chief\\s+wild\\s?life\\s+warden|t[ae](?:h|lu)[a-z]+dar|(?:state|central|local)\\s+government|government|inspector\\s+of\\s+factories|district\\s+administration|(?:the\\s+)?committee[\\u2019\\x27]s\\s+(?:officers?|officials?|staff)|director(?:ate)?\\s+(?:general\\s+)?of\\s+\\w+(?:\\s+\\w+)?|(?:forest|revenue|irrigation|fisheries|agriculture|mining|police|health)\\s+department|DISCOM|electricity\\s+(?:board|company)|CGW[AB])';

/** "Regional Executive Engineer", "Scientist-D of CPCB", "Inspector of Boilers": officers by their rank, who come and look. Leaves those of the holder. */
const LOOKING_OFFICER =
  '(?:(?:the|an?|any|concerned|respective|authori[sz]ed|jurisdictional|area)\\s+)*(?:(?:regional|zonal|sub-?regional|district|divisional|sub[-\\s]*divisional|municipal|area|local|circle|range|state|central|chief|additional|joint|deputy|assistant|senior|junior|superintending|executive|scientific|field)\\s+)+(?:(?!(?:safety|medical|welfare|security|nodal|site|plant|works|maintenance|mechanical|electrical|process|production|general|managing|vice)\\b)[\\w&-]+\\s+){0,2}?(?:engineers?|offic(?:ers?|es?)|scientists?|inspectors?|commissioners?|conservators?|controllers?|geologists?|directors?)(?:\\s+of\\s+(?!(?:the|this|its|your)\\b)[a-z]+)?|(?:(?:the|an?|any|concerned|area|local|jurisdictional)\\s+)*(?:(?:scientist|inspector|commissioner|conservator)s?(?:[-\\s]+[\\x27\\x22‘’“”]?[A-G]\\b[\\x27\\x22‘’“”]?)?(?:\\s+of\\s+(?!(?:the|this|its|your)\\b)[a-z]+)?|officers?\\s+(?:of|from)\\s+(?:the\\s+)?[\\w&-]+(?:\\s+[\\w&-]+){0,3}?)';
/** Whose officer it is, where it is the holder's. */
const OF_HOLDER =
  '(?:of|from|in|at)\\s+(?:the\\s+|this\\s+|its\\s+|your\\s+)?(?:[\\w-]+\\s+)?(?:applicant|unit|industry|occupp?ier|proponent|company|firm|facility|HCF|HCE|PP|operator|hospital|management|factory|mill|plant|mine|works|holder|lessee|project|corporation|municipality|municipal|council)\\b';
/** Who looks every day or week is on the spot: the holder's own engineer. */
const LOOKS =
  '(?:also\\s+|jointly\\s+|periodically\\s+)?(?:inspect|visit|monitor|verify|review|supervise|oversee|(?:carry\\s+out|conduct|do|undertake|make|collect|draw|take)\\s+(?:the\\s+|an?\\s+)?(?:(?:joint|surprise|vigilance|random|routine|legal|JVS|surveillance|unannounced)\\s+)+(?:\\w+\\s+)?(?:sampling|inspections?|visits?|monitoring|verification|checks?|samples?))\\b(?![^.;]*\\b(?:daily|hourly|weekly|(?:every|each|per|a)\\s+(?:day|week|shift|hour))\\b)';

/** "The premises shall be visited by the Executive Engineer once a year": who comes and looks at the whole. */
export const LOOKED_AT_BY = new RegExp(
  `\\b(?:(?:unit|premises|sites?|plants?|works|factory|facility|hospital|projects?|mines?|quarr(?:y|ies)|area|industry|establishment|kilns?)\\s+(?:shall|will|should|may|must)\\s+(?:also\\s+)?be\\s+(?:inspected|verified|monitored)|be\\s+visited)\\b(?![^.;]*\\b(?:daily|hourly|weekly|(?:every|each|per|a)\\s+(?:day|week|shift|hour))\\b)[^.;]{0,60}?\\bby\\s+(?:${LOOKING_OFFICER})(?!\\s+${OF_HOLDER})`,
  'i',
);

/** An authority, and that it acts. */
export const BOARD_ACTS = new RegExp(
  `(?:^|[,;]\\s*|\\b(?:and|that|whereas|while)\\s+|^\\W*(?:as\\s+per|in\\s+terms\\s+of|under|in\\s+accordance\\s+with|according\\s+to)\\s+[^,;]{2,60}?(?<!\\b(?:of|by|from|to|for))\\s+(?<!\\b(?:of|by|from|to|for)\\s+the\\s+))(?:${OFFICER}|${AUTHORITY}|${INSPECTOR}|(?:${LOOKING_OFFICER})(?!\\s+${OF_HOLDER})(?=[^.;]{0,60}?\\b(?:shall|will|may|should|must|(?:requested|directed)\\s+to)\\s+${LOOKS}))(?:\\s*(?:\\([^)]*\\)|,\\s*(?!and\\b|the\\b|who\\b|which\\b|(?:unit|industry|applicant|occupier|company|it|you)\\b)[A-Z][\\w-]*(?:\\s+(?!(?:and|the|or|unit|industry|applicant|occupier|company|it|you|shall|will|may)\\b)[A-Z][\\w.]*(?:-[\\dIVX]+)?){0,2},?))*(?:\\s+and\\s+${AUTHORITY})?(?:\\s+(?:and|or)\\s+(?:its|their|his)\\s+(?:authori[sz]ed\\s+)?(?:officers?|officials?|staff|representatives?|nominees?|agents?))?(?:\\s+(?:of|at|from|in)\\s+[\\w\\s,'’&/()-]{1,40}?)?\\s+(?:shall|will|may|reserves?|is\\s+at\\s+liberty|can|would|should|must|has\\s+the|(?:is|are)\\s+(?:(?:also|hereby)\\s+)?(?:requested|directed|instructed|advised)\\s+to|(?:is|are)\\s+to)\\b(?!\\s+be\\s+(?:informed|intimated|apprised|notified|paid|given|furnished|provided|supplied|granted|sent|shown|called|invited|requested|allowed|kept\\s+informed))`,
  'gi',
);
/** "The Board's officers collect samples": what an authority does, without a word that commands. */
export const BOARD_DOES = new RegExp(
  `(?:^\\W*|[,;]\\s*|\\b(?:and|whereas|while)\\s+)(?:${OFFICER}|${INSPECTOR})(?:\\s+(?:of|at|from|in)\\s+(?:(?!(?:shall|should|must|and)\\b)[\\w,'’&/()-]+\\s+){1,5}?|\\s+)(?:(?:also|normally|usually|generally|periodically|regularly|jointly)\\s+)?(?:collects?|draws?|takes?|lifts?|visits?|inspects?|examines?|samples|verif(?:y|ies)|monitors?|tests?|checks?|analy[sz]es?|reviews?|carr(?:y|ies)\\s+out|conducts?|undertakes?)\\s+(?!(?:by|and|or|of|shall|should|must|will|to|be|is|are|in|on|at|for)\\b)\\w(?:(?!\\b(?:shall|should|must|to\\s+be)\\b)[^;])*$`,
  'i',
);
/** "by CPCB approved laboratories": an authority only approves. */
const APPROVES =
  '(?![\\w&/,.’\\s-]{0,24}?\\b(?:authori[sz]ed|approved|recogni[sz]ed|accredited|empanell?ed|registered|certified|notified|licensed|designated)\\b)';
/** What an authority does: a verb and by whom. */
export const DONE_BY_BOARD = new RegExp(
  `(?<!\\b(?:points?|locations?|places?|stations?|spots?|sites?|dates?|formats?|proformas?|manner|methods?|protocols?|frequency)\\s+)\\b(?:inspected|visited|verified|monitored|collected|lifted|made|done|taken|undertaken|recovered|placed|drawn|reviewed|checked|carried\\s+out|conducted|sampled|updated|maintained|convened|called|chaired|refunded|released|returned|processed|decided|disposed\\s+of|scrutini[sz]ed|levied|issued|granted|published|notified)\\b(?:(?!\\b(?:authori[sz]ed|approved|recogni[sz]ed|accredited|empanell?ed|registered|certified|notified|nominated|appointed|designated|prescribed|permitted|directed|instructed|required|asked|specified|stipulated|decided|desired)\\b)[^.;]){0,30}?\\bby\\s+(?:the\\s+)?(?:officers?\\s+of\\s+)?(?:${OFFICER}|${AUTHORITY}|this\\s+office)(?![\\w&])(?!\\s+${OF_HOLDER})${APPROVES}`,
  'i',
);
/** "are to be shifted by the State Government", "under the chairmanship of the District Magistrate": others do it. */
export const DONE_BY_AUTHORITY =
  /^(?:(?!\b(?:shall|should|must)\b.*\b(?:shall|should|must)\b).)*\bbe\s+(?!(?:approved|authori[sz]ed|accepted|certified|permitted|prescribed|notified|specified|directed|required|demanded|asked|called)\b)[a-z]{3,}ed\s+by\s+(?:the\s+)?(?:(?:state|central|union|local)\s+government|government\s+of\s+\w+|district\s+(?:administration|magistrate|collector)|collector)\b(?!\s*(?:,|\/|or\b))|\bunder\s+the\s+chair(?:man|person)?ship\s+of\s+(?:the\s+)?(?:(?:district|divisional|sub-?divisional)\s+(?:magistrate|commissioner|collector)|D\.?M\b|collector|(?:chief|principal)\s+secretary)/i;
/** "The Board's decision will be conveyed": what it answers. */
export const BOARD_ANSWERS =
  /^\W*(?:the\s+)?(?:board|committee|authority|ministry|S?PCB|CPCB|SEIAA)['’]s?\s+(?:[\w-]+\s+){0,2}?(?:decision|order|reply|response|approval|directions?)\b[^.;]*\b(?:shall|will)\s+be\s+(?:conveyed|communicated|issued|given|intimated|sent)\b/i;
/** "The inspection will be repeated every quarter": what others do, where nobody is named. */
export const WILL_INSPECT =
  /^\W*(?:the\s+|an?\s+)?(?:(?:joint|surprise|further|next|random|periodic(?:al)?|field|site)\s+)*(?:inspections?|visits?)(?:\s+of\s+(?:the\s+)?(?:unit|industry|premises|site|facility|project))?\s+will\s+(?:also\s+)?be\s+(?:repeated|carried\s+out|conducted|done|made|undertaken)\b(?![^.;]*\bby\b)/i;
/** What an authority makes known: "by a notification of the Government". */
export const BY_NOTIFICATION = new RegExp(
  `\\bby\\s+(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+)?(?:notification|circular|gazette|resolution)\\s+(?:of|from|issued\\s+by)\\s+(?:${OFFICER}|${AUTHORITY})`,
  'i',
);
/** Who does it, at the end. */
export const BY_BOARD = new RegExp(
  `(?<!\\b(?:authori[sz]ed|approved|recogni[sz]ed|accredited|empanell?ed|registered|certified|notified|nominated|appointed|designated|prescribed|permitted|directed|specified|stipulated|desired|required))\\s+by\\s+(?:the\\s+)?(?:officers?\\s+of\\s+)?${OFFICER}\\W*$`,
  'i',
);
/** "Sampling of effluent by the Board's staff will be carried out": a noun in the place of the verb. */
export const ACT_OF_BOARD = new RegExp(
  `^\\W*(?:\\w+\\s+){0,3}?(?:sampling|inspections?|monitoring|visits?|verification|collection)\\b[^.;]{0,40}?\\bby\\s+(?:the\\s+)?(?:officers?\\s+of\\s+)?${OFFICER}[^.;]{0,20}?\\s+(?:shall|will)\\b`,
  'i',
);
/** Others come and look, also whom a copy of the order asks to. */
export const INSPECTS_UNIT =
  /\b(?:committee|team|officers?|officials?|representatives?)\b[^.;,]{0,60}\b(?:shall|will|may)\s+(?:also\s+)?(?:inspect|visit|verify|(?:carry\s+out|conduct|undertake|do)\s+(?:an?\s+|the\s+)?(?:surprise\s+)?(?:inspections?|validation|verification|monitoring|audits?|visits?|surveys?)\s+of)\s+the\s+(?:unit|facility|industry|premises|site|plant|factory|hospital)\b|^\W*(?:the\s+)?(?:joint\s+|monitoring\s+)?(?:committee|team|officers?|officials?)\s+(?:shall|will|may)\s+(?:also\s+)?(?:carry\s+out|conduct|undertake|do|make)\s+(?:an?\s+|the\s+)?(?:joint|surprise|random|routine)\s+(?:inspections?|visits?|verification|sampling)\b|\b(?:he|she|they)\s+(?:is|are)\s+(?:also\s+|hereby\s+)?(?:requested|directed|instructed)\s+to\s+(?:visit|inspect|verify|monitor|check|collect|keep)\b/i;
/** What an authority has done with a proposal. */
export const BOARD_DID =
  /^\W*(?:the\s+)?(?:state\s+|expert\s+)?(?:authority|(?:appraisal\s+)?committee|board|SEIAA|SEAC|EAC|ministry)\b[^;]{0,80}?\b(?:has\s+|have\s+|had\s+)?(?:decided|considered|recommended|deliberated|discussed|appraised|agreed|resolved|examined|observed|noted)\b/i;
/** An appeal. */
export const RIGHT =
  /\bappeals?\b[^.;]*\b(?:lie|lies|prefer\w*|file[ds]?|be\s+made|appellate|tribunal|within)\b|\bprefer\s+(?:an\s+)?appeal|\baggrieved\b|\brefunds?\b[^.;]*\b(?:can|may|shall)\s+be\s+claimed\b|\b(?:representations?|objections?|suggestions?|review\s+petitions?)\b[^.;]*\b(?:can|may)\s+(?:also\s+)?(?:be\s+)?(?:ma[dk]e|file[ds]?|submit(?:ted)?|sen[dt]|prefer(?:red)?|lodge[ds]?)\b/i;
/** What an authority may do. */
export const POWER =
  /\breserves?\s+(?:its\s+|the\s+)?rights?\b|\bforfeit\w*\b|\bencash\w*\b|\bdeemed\s+(?:to\s+(?:be|have)|cancel|withdrawn|revoked|refus)|\bliable\s+(?:for|to)\b|\b(?=may|will|shall)(?<!\b(?:production|operations?|work|mining|quarrying|blasting|loading|activit(?:y|ies)|machines?|kilns?|furnaces?|plants?)\s+)\b(?:may|will|shall)\s+be\s+(?:revoked|suspended|cancelled|withdrawn)\b|\bshow\s+cause\b|\bpunishable\b|\btreated\s+as\s+(?:cancelled|withdrawn|void|lapsed)\b|\b(?:fees?|interest|penalty|compensation)\b[^.;]{0,60}\b(?:shall|will)\s+be\s+(?:charged|levied|recovered|imposed|realised)\b|\b(?:every|each|per)\s+(?:\w+\s+)?(?:day|week|month|quarter|year)\s+of\s+(?:the\s+)?(?:delay|default|violation|non-?compliance|contravention)\b|\b(?:delay|default)\s+of\s+(?:every|each)\b|\b(?:electricity|power|water)\b[^.;]{0,30}\b(?:will|shall|may)\s+be\s+(?:cut|disconnected|snapped)\b/i;
/** What follows if a duty is not done; the duty itself stands before it. */
export const CONSEQUENCE =
  /[\s,](?:failing\s+which|failing\s+this|otherwise|(?:or\s+)?else|in\s+default\s+of\s+which)\b.*/is;
/** How long this order holds. */
export const VALIDITY =
  /\b(?:consent|authori[sz]ation|clearance|order|CTE|CTO|CCA|NOC|this)\b[^.;]{0,60}\b(?:is|remains?|be)\s+(?:in\s+force|valid|effective)\b|\bvalid(?:ity)?\s+(?:for|up\s*to|till|until|from)\s+(?:a\s+)?(?:the\s+)?(?:period|\d)|\bgranted\s+for\s+(?:a\s+)?(?:further\s+)?period/i;
/** "This consent takes effect on", "the period of this consent starts on", "shall be treated as operative from", "and shall remain in force till": from when or until when a paper holds. */
export const IN_FORCE =
  /\b(?:this|the|present|said)\s+(?:[\w()/-]+\s+){0,3}?(?:consents?|authori[sz]ation|clearance|order|registration|permission|approval|CTE|CTO|CCA|CF[EO]|NOC|EC)\b(?:\s+(?:of|to|for|under)\s+[^,.;]{2,50}?)?\s+(?:(?:shall|will)\s+)?(?:takes?\s+effect|(?:comes?|enters?)\s+into\s+(?:force|effect|operation)|(?:remains?|continues?|stands?|be)\s+(?:to\s+(?:be|remain)\s+)?(?:\w+\s+and\s+)?(?:in\s+force|valid|operative|effective|in\s+operation)|ceases?\s+to\s+(?:have\s+effect|be\s+(?:valid|in\s+force))|holds?\s+good|runs?\s+(?:concurrently|from|till|until|up\s*to)|expires?\s+(?:on|by|at)|be\s+(?:treated|deemed|considered|taken|reckoned)\s+(?:as|to\s+be)\s+(?:valid|operative|effective|in\s+force))\b|\b(?:period|term|currency|validity|tenure)\s+of\s+(?:this|the)\s+(?:consents?|authori[sz]ation|order|registration|CT[EO]|CCA|CF[EO])\s+(?:(?:shall|will)\s+)?(?:starts?|begins?|commences?|runs?|ends?|expires?)\b|^\W*(?:and\s+)?(?:shall|will)\s+(?:(?:remain|continue|be|stand)\s+in\s+force|cease\s+to\s+have\s+effect)\b/i;
/** "the consent is hereby renewed for three years", "granted for a term": what was granted for how long. */
export const GRANTED_FOR =
  /\b(?:consent|authori[sz]ation|clearance|registration|permission|CTE|CTO|CCA|NOC)\b[^;]{0,80}?\b(?:is|are|stands?)\s+(?:hereby\s+|also\s+|further\s+)?(?:granted|renewed|accorded|issued|extended|given)\s+(?:for\s+(?:a\s+)?(?:further\s+)?(?:period|term)|from|up\s*to|till|until)\b/i;
/** Papers whose validity is printed in a duty: "a bank guarantee valid up to …". */
export const OTHER_PAPER =
  /bank\s+guarantee|\bB\.?G\.?\b|agreement|membership|insurance|polic(?:y|ies)\b|licen[cs]e/i;
/** "The consent shall lapse": what becomes of a paper. */
export const LAPSES =
  /\b(?:consent|authori[sz]ation|clearance|order|CTE|CTO|CCA|NOC|permission)\b[^.;]{0,30}\b(?:shall|will)\s+(?:automatically\s+)?(?:lapse|expire|cease|stand\s+(?:cancelled|withdrawn|revoked|lapsed)|become\s+(?:null|void|invalid))\b/i;
/** A fee that was paid, and until when. */
export const FEE_PAID =
  /\bfees?\b[^.;]{0,60}\b(?:paid|remitted|adequate|calculated|received|covers?|valid)\b[^.;]{0,60}\b(?:up\s?to|till|for|towards|ending|period|is|adequate)\b|\b(?:charges|fees?|cost)\s+(?:for|of)\b[^.;]*\b(?:is|are)\s+(?:included|covered)\b/i;
/** A fee that is to be paid. */
export const PAYS =
  /\b(?:shall|should|must|to)\s+(?:be\s+)?(?:pay|remit|paid|remitted|deposit\w*|furnish\w*|submit\w*|renew\w*)\b/i;
const NEGATIVE =
  /^\W*neither\b[^.;]*\bnor\b|^\W*not\s+more\s+than\b[^.;]*?\s(?:shall|should|must)\s+be\b|^\W*(?:a\s+)?maximum(?:\s+of)?\s+\d[^.;]*?\s(?:shall|should|must|will)\s+[a-z]|\b(?:shall|should|must|will|may|can)\s+(?:not|never|neither)\b|\bin\s+no\s+case\b(?!\s+(?:later|beyond|after))|\bno[\s-]+(?!(?:dues?|objection|default|claims?|change|increase|liability|litigation)\b)\w+(?:\s+\w+){0,6}\s+(?:shall|should|will|may|is|are)\b|\bnot\s+be\s+(?:stored|kept|allowed|permitted)\b|\bnot\s+(?:to\s+)?(?:exceed|store|stored|exceeding)\b/i;
/** What commands. */
export const POSITIVE =
  /\b(?:shall|should|must|will|has\s+to|have\s+to|is\s+to|are\s+to)\s+(?!not\b|never\b|neither\b)[a-z]|,\s*(?:and\s+)?to\s+be\s+[a-z]{3,}ed\b/i;
/** The holder, and that it acts. */
export const OWN =
  /\b(?<!\b(?:of|by|from|in|at)\s+(?:the\s+|this\s+)?(?=\w+\s+(?:has|have|is|are|(?:shall|will|should|must)\s+be)\b))(?:applicant|unit|industry|industries|occupp?ier|proponent|company|firm|facility|HCF|HCE|PP|operator|hospital|authori[sz]ed\s+person|person\s+authori[sz]ed|management|factory|mill|you)\s+(?:(?:at\s+(?:his|its|their)\s+own\s+cost)\s+)?(?:shall|should|must|will|has|have|is|are)\b(?!\s+(?:also\s+)?be\s+(?:visited|inspected|verified|monitored)\b)/gi;

/** What a declaration is to say is no prohibition. */
const SAYS_NO =
  /(?<=\b(?:undertaking|declaration|certificate|affidavit|confirmation|statement)\s+(?:(?:on\s+)?[\w.-]+\s+){0,4}?)(?:that|to\s+the\s+effect\s+that)\s+(?:no|neither|none)\b[^,;]*?(?=\s(?:shall|should|must)\s+be\s)/gi;

/** Whether the clause before a place forbids. */
export const isProhibitionBefore = (sentence: string, at: number): boolean => {
  // "An undertaking that no timber is used": what a paper says.
  const before = sentence.slice(0, at).replace(SAYS_NO, ' ');
  // "…, and that it shall not recur, within 15 days": what is told, and not what is forbidden.
  const clause = before.slice(
    Math.max(
      0,
      before.search(
        /(?:;|,?\s(?:and|but)\s(?!\s*(?:that\b|\d)))(?!.*(?:;|,?\s(?:and|but)\s(?!\s*(?:that\b|\d))))/i,
      ),
    ),
  );
  return matches(NEGATIVE, clause) && !matches(POSITIVE, clause.replace(NEGATIVE, ' '));
};

/** A condition or a letter that holds no more. */
export const DROPPED =
  /^\W*(?:the\s+)?(?:(?:earlier|previous|said|above)\s+)?(?:condition|para(?:graph)?|clause|point|item|sr?\.?\s*no|(?:this\s+office\s+|earlier\s+|previous\s+)?(?:letters?|directions?|notices?|circulars?|memo))\b[^;]*\b(?:is|are|stands?)\s+(?:hereby\s+|also\s+)*(?:deleted|dropped|withdrawn|waived|omitted|removed|cancelled|superseded|revoked|relaxed(?!\s+(?:to|as|up|and)\b))\b/i;

/** Where a pattern matches. */
export const placesOf = (pattern: RegExp, text: string): number[] =>
  findMatches(pattern, text).map((m) => m.index);

/** "Assistant Engineer, Sub-Regional Office to visit the site": an authority is told to look. */
export const TOLD_TO_LOOK = new RegExp(
  `^\\W*(?:${OFFICER}|${AUTHORITY})(?:\\s*[,(][^.;]{1,60}?)?\\s+to\\s+(?:visit|inspect|verify|monitor|collect|check|review|examine|draw|(?:furnish|submit|send)\\s+(?:an?\\s+|the\\s+|his\\s+)?(?:inspection|verification))\\b|^\\W*(?:${OFFICER}|${AUTHORITY})(?:\\s*[,(][^.;]{1,120}?)?\\s+(?:with\\s+(?:the\\s+|an?\\s+)?(?:directions?|requests?|instructions?|advice)\\s+to|for\\s+(?:(?:kind|favour\\s+of)\\s+)?(?:information|necessary\\s+action))\\b`,
  'i',
);
/** "Sampling by the Board: four a year": whose part it is, and how often. */
export const HEADED_BY_BOARD = new RegExp(
  `^[^:]*\\b(?:sampling|samples|monitoring|inspections?|visits?)\\b[^:]*\\bby\\s+(?:the\\s+)?(?:${OFFICER}|(?:joint|expert|monitoring)\\s+committee)\\s*[:–-]`,
  'i',
);
/** "The industry will be inspected every six months": others look at it as a whole. Leaves what is looked at by the day or week. */
export const HOLDER_IS_SEEN =
  /\b(?:industry|company|firm|applicant|occupier|HCF|unit(?=\b[^.;]*\bwill\s+be\s))\b[^.;]{0,60}?\b(?:will|shall)\s+be\s+(?:also\s+)?(?:inspected|visited)\b(?![^.;]*\b(?:daily|hourly|weekly|by\s+(?:its|their)|(?:every|each|per|a)\s+(?:day|week|shift|hour))\b)/i;
