import { matches } from '../language/search.ts';
import type { TrapRule } from './trap-rule.ts';
import { POSITIVE } from './trap-words.ts';

/** What commands, whatever else is told; "will" may be told as well. */
const COMMANDS = /\b(?:shall|should|must|has\s+to|have\s+to|is\s+to|are\s+to|to\s+be)\b/i;
const SAID =
  '(?:assured|stated|informed|explained|clarified|mentioned|replied|submitted|claimed|reported|intimated|represented|contended|undertaken|told)';
const HOLDER =
  '(?:unit|industry|applicant|occupier|company|proponent|firm|PP|management|hospital|HCF|mill|factory|lessee|operator|consultant|developer|representatives?)';

/** "It was seen that …", "the company has assured that …", "the notification requires …": what others saw, said or ordered. */
const SEEN_THAT =
  /\bit\s+(?:was|is|has\s+been)\s+(?:also\s+|further\s+)?(?:seen|observed|noticed|found|noted|explained|informed|stated|reported|submitted|told|mentioned|clarified|represented|claimed|learnt)\s+that\b/i;
const SAID_THAT = new RegExp(
  `\\b${HOLDER}\\s+(?:(?:has|have|had)\\s+)?(?:also\\s+|further\\s+)?${SAID}\\s+that\\b`,
  'i',
);
const AS_SAID = new RegExp(`^\\W*as\\s+${SAID}\\b[^,;]{0,60},`, 'i');
const LAW_ASKS =
  /^\W*(?:(?:as\s+per|under|the|said)\s+)*(?:[\w()./'’-]+\s+){0,5}?(?:notifications?|rules?|act|sections?|guidelines?|circulars?|polic(?:y|ies)|schemes?|NAAQS|standards?|norms?|codes?|manuals?|protocols?)\b[^;]{0,60}?\b(?:requires?|provides?\s+for|mandates?|prescribes?|stipulates?|envisages?|recommends?|speaks?\s+of|deals?\s+with)\s/i;
const EARLIER_ASKED =
  /^\W*(?:the\s+)?(?:earlier|previous|last)\s+(?:EC|CTE|CTO|CCA|consent|clearance|authori[sz]ation|order)\b[^;]{0,60}?\b(?:prescribed|required|stipulated|asked|provided)\s/i;
const COURT_ORDERED =
  /^\W*(?:the\s+)?(?:hon['’]?ble\s+)?(?:NGT|(?:national\s+)?green\s+tribunal|(?:supreme|high)\s+court|court|tribunal|CPCB|MoEF\S*|ministry|(?:state|central)\s+government)\b[^;]*?\b(?:directed|ordered|held|desired|instructed|asked)\b/i;
const DONE_ON =
  /(?<!\b(?:be|being|to|or|latest)\s+)\b(?:submitted|received|filed|furnished|uploaded|conducted|carried\s+out|held|sent)\s+on\s+\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/i;
const COPY_ASKS =
  /^\W*copy\s+(?:is\s+|also\s+)*(?:to|forwarded\s+to|submitted\s+to|endorsed\s+to)\s+(?!be\b)[^:;]*\b(?:with\s+(?:the\s+|an?\s+)?(?:directions?|request|instructions?)|for\s+(?:information|necessary\s+action)|he\s+is|they\s+are)\b/i;

/** What is only told: what somebody saw, said, hoped, asked for, ordered or did before. */
export const TOLD_TRAP_RULES: readonly TrapRule[] = [
  /** "it was seen that sludge is lifted once a week": what was looked at. Leaves what is to be done about it. */
  {
    id: 'seen-that',
    read: ({ sentence }) => (SEEN_THAT.test(sentence) && !COMMANDS.test(sentence) ? 'fragment' : null),
  },
  /** "The company has assured that it will be done by 30.09.2023": what the holder says. Leaves what it shall do. */
  {
    id: 'said-that',
    read: ({ sentence }) => (SAID_THAT.test(sentence) && !COMMANDS.test(sentence) ? 'outlook' : null),
  },
  /** "As informed by the unit, the meters are calibrated yearly". Leaves "as stated above, … shall". */
  {
    id: 'as-said',
    read: ({ sentence }) => (AS_SAID.test(sentence) && !COMMANDS.test(sentence) ? 'outlook' : null),
  },
  /** "The EIA report is based on monitoring twice a week": how something was made. Leaves what is to be done. */
  {
    id: 'based-on',
    read: ({ clause, periodStart }) =>
      /\b(?:is|are|was|were)\s+(?:mainly\s+)?based\s+(?:up)?on\b/i.test(clause.slice(0, periodStart)) &&
      !COMMANDS.test(clause)
        ? 'fragment'
        : null,
  },
  /** "Quarterly report submitted on 05.04.2024": what was done that day. Leaves "to be submitted on". */
  {
    id: 'done-on',
    read: ({ clause }) => (DONE_ON.test(clause) && !COMMANDS.test(clause) ? 'fragment' : null),
  },
  /** "Memo No. 118 Date: 19/07/2024 … has applied on 02/04/2024": the head of a letter, or what it recites. Leaves a command behind it. */
  {
    id: 'head-of-letter',
    read: ({ clause, periodStart }) =>
      /\b(?:(?:memo|ref|letter|outward|file|lr)\.?\s*no\b|website\s*:|e-?mail\s*:|(?:tele)?fax\b|tel(?:ephone)?\.?\s*(?:no\.?\s*)?:|whereas\s+(?:the|an?|M\/s|your?)\b)(?:(?!\b(?:shall|should|must)\b)[^;])*$/i.test(
        clause.slice(0, periodStart),
      ) && !/\b(?:shall|should|must)\b/i.test(clause)
        ? 'fragment'
        : null,
  },
  /** "Stack watched half yearly - complied": how a condition was kept. Leaves what is to be done. */
  {
    id: 'status-told',
    read: ({ sentence }) =>
      /\s[-–:]\s*(?:(?:partly|partially|not|being|fully|since|already)\s+)?(?:complied(?:\s+with)?|done|completed|achieved|satisfactory|in\s+progress|awaited|pending)\W*$/i.test(
        sentence,
      ) && !COMMANDS.test(sentence)
        ? 'fragment'
        : null,
  },
  /** "Rule 20 provides for annual returns": what the law says of all. Leaves what the holder shall do under it. */
  {
    id: 'law-asks',
    read: ({ sentence }) =>
      (LAW_ASKS.test(sentence) || EARLIER_ASKED.test(sentence)) && !COMMANDS.test(sentence)
        ? 'fragment'
        : null,
  },
  /** "The NGT directed CPCB to submit quarterly reports": what others were told. Leaves orders that say what shall be done. */
  {
    id: 'court-ordered',
    read: ({ sentence }) => (COURT_ORDERED.test(sentence) && !COMMANDS.test(sentence) ? 'board' : null),
  },
  /** "Kindly refer your letter regarding the annual return", "Sub: half-yearly report": what a letter is about. Leaves what is to be done. */
  {
    id: 'refers-to',
    read: ({ sentence }) =>
      /^\W*(?:(?:kindly|please)\s+refer\b|(?:with\s+)?reference\s+(?:is\s+(?:made|invited)|to\s+(?:your|this|the))\b|sub(?:ject)?\s*[:.–-])/i.test(
        sentence,
      ) && !COMMANDS.test(sentence)
        ? 'fragment'
        : null,
  },
  /** "Copy to the Regional Officer with the direction to collect samples quarterly". Leaves a copy that is to be sent. */
  {
    id: 'copy-asks',
    read: ({ sentence }) => (COPY_ASKS.test(sentence) && !COMMANDS.test(sentence) ? 'board' : null),
  },
  /** "directions, which were to be carried out by 30.04.2024": what had to be done before. Leaves what is to be done. */
  {
    id: 'was-to-be',
    read: ({ sentence, clause, periodStart }) =>
      (/\b(?:was|were)\s+to\s+(?:be\s+)?[a-z]/i.test(sentence) &&
        !COMMANDS.test(sentence.replace(/\b(?:was|were)\s+to\s+(?:be\b)?/gi, ' '))) ||
      /\b(?:which|that|who)\s+(?:was|were|had)\s+(?:(?:earlier\s+|already\s+)?(?:required|directed|ordered|asked|due|supposed|stipulated)\s+[^,;]{0,80}?)?to\s+[^,;]*$/i.test(
        clause.slice(0, periodStart),
      )
        ? 'fragment'
        : null,
  },
  /** "The unit had then sent fortnightly registers", "progress was being furnished monthly": what was done in the past. Leaves what shall be done, what was ordered, and a relative clause ("which had cracked"). */
  {
    id: 'done-in-past',
    read: ({ clause, periodStart }) =>
      /(?<!\b(?:which|that|who|if|as|since|because)\s(?:[^;,]{0,40}\s)?)(?:\bhad\s+(?:\w+ly\s+|then\s+|also\s+|earlier\s+)?(?!(?:direct|requir|instruct|order|ask|advis|stipulat|prescrib)ed\b)(?:[a-z]{3,}ed|sent|done|made|kept|got|given|taken|held)|\b(?:was|were)\s+(?:\w+ly\s+|then\s+|also\s+|earlier\s+)?being\s+(?:[a-z]{3,}ed|sent|done|made|kept|given|taken|held))\s+(?:(?!\bbe\b)[^;,.]){0,40}$/i.test(
        clause.slice(0, periodStart),
      ) && !COMMANDS.test(clause)
        ? 'fragment'
        : null,
  },
  /** "a statement of …, number of trees planted by September end": what a paper tells. Leaves what is to be done. */
  {
    id: 'told-amount',
    read: ({ clause, periodStart }) =>
      /^\W*(?:the\s+)?(?:numbers?|nos\.?|quantit(?:y|ies)|amounts?|details|lists?|areas?)\s+of\s[^.;]*\s[a-z]{3,}ed\s+(?:(?:by|before|up\s*to|till|on|in|during)\s+)?$/i.test(
        clause.slice(0, periodStart),
      ) &&
      !matches(POSITIVE, clause) &&
      !/\bbe\s/i.test(clause)
        ? 'fragment'
        : null,
  },
  /** "as noticed during the inspection on 23/08/2026": when somebody looked. Leaves what is due then. */
  {
    id: 'seen-on',
    read: ({ clause, periodStart }) =>
      /\b(?:during|in|at|as\s+per)\s+(?:the\s+|an?\s+|its\s+|his\s+)?(?:[\w-]+\s+){0,3}?(?:verification|inspection|visit|meeting|hearing|survey|sampling)\s+(?:(?:conducted|held|made|carried\s+out|dated|done)\s+)?(?:(?:of|by)\s+(?:the\s+)?(?:[\w-]+\s+){1,4}?)?(?:on\s+)?$/i.test(
        clause.slice(0, periodStart),
      )
        ? 'fragment'
        : null,
  },
  /** "The unit has furnished a guarantee, which shall remain valid for six months": what was done. Leaves what is to be furnished. */
  {
    id: 'furnished-before',
    read: ({ clause, periodStart }) =>
      /\b(?:has|have|had)\s+(?:already\s+)?(?:furnished|submitted|deposited|paid|given)\b[^;]*\b(?:which|that)\s+(?:shall|will)\s+(?:remain|be|stand)\s+valid\b[^;]{0,60}$/i.test(
        clause.slice(0, periodStart),
      )
        ? 'validity'
        : null,
  },
  /** "Your request for exemption was not agreed to", "the plea for yearly tests is rejected": what was asked for. Leaves what is to be done. */
  {
    id: 'refused',
    read: ({ sentence }) =>
      /^\W*(?:(?:your|the|this|its|their)\s+)?(?:[\w-]+\s+){0,2}?(?:requests?|representations?|proposals?|applications?|pleas?|prayers?|contentions?|petitions?|submissions?)\s[^;]*\b(?:is|are|was|were|has\s+been|have\s+been|stands?|could|can)\s+(?:hereby\s+)?(?:not\s+(?:be\s+)?(?:agreed|acceded|accepted|considered|allowed|granted|approved|found|entertained)|rejected|declined|turned\s+down|refused|regretted|disallowed)\b/i.test(
        sentence,
      ) && !matches(POSITIVE, sentence)
        ? 'dropped'
        : null,
  },
  /** "the proponent stated that the line would be tested annually": what somebody said. Leaves what is to be done. */
  {
    id: 'told-plan',
    read: ({ sentence }) =>
      /\b(?:stated|informed|explained|clarified|mentioned|replied|submitted|presented|assured|committed)\b[^.;]*\bthat\b[^.;]*\bwould\b/i.test(
        sentence,
      ) && !matches(POSITIVE, sentence)
        ? 'outlook'
        : null,
  },
  /** "It may please be noted that this letter is …": what is said by the way. Leaves what is to be done. */
  {
    id: 'noted',
    read: ({ sentence }) =>
      /^\W*(?:it\s+(?:may|is\s+to)\s+(?:also\s+)?(?:please\s+|kindly\s+)?be\s+noted|(?:please|kindly)\s+note)\s+that\b/i.test(
        sentence,
      ) && !matches(POSITIVE, sentence.replace(/^.*?\bthat\b/is, ' '))
        ? 'fragment'
        : null,
  },
  /** "Stack S-1 recorded an average of 38 mg/Nm3 in the twelve months before this renewal": what was. Leaves what is to be done. */
  {
    id: 'recorded-before',
    read: ({ sentence }) =>
      /^[^,;:]{2,80}?\s(?:recorded|showed|registered|emitted|consumed|produced|generated|averaged|reported|discharged|sent|used)\s+(?:an?|the|about|only|\d)\b[^.;]*\b(?:before|prior\s+to|preceding)\s+(?:this|the)\b/i.test(
        sentence,
      ) && !matches(POSITIVE, sentence)
        ? 'fragment'
        : null,
  },
  /** "is expected to be completed by June 2024": what somebody hopes. Leaves what is to be done. */
  {
    id: 'outlook',
    read: ({ clause }) =>
      /\b(?:is|are|was|were)\s+(?:expected|proposed|likely|planned|estimated)\s+to\b/i.test(clause) &&
      !/\b(?:shall|should|must)\b|\b(?:unit|industry|applicant|occupier|operator|company|proponent|chemist)\s+(?:is|are)\s+expected\s+to\s+(?!be\b)/i.test(
        clause,
      )
        ? 'outlook'
        : null,
  },
];
