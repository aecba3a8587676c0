import type { TrapRule } from './trap-rule.ts';

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
  /^\W*(?:(?:as\s+per|under|the|said)\s+)*(?:[\w()./-]+\s+){0,5}?(?:notifications?|rules?|act|sections?|guidelines?|circulars?|polic(?:y|ies)|schemes?)\b[^;]{0,60}?\b(?:requires?|provides?\s+for|mandates?|prescribes?|stipulates?|envisages?|speaks?\s+of|deals?\s+with)\s/i;
const COURT_ORDERED =
  /^\W*(?:the\s+)?(?:hon['’]?ble\s+)?(?:NGT|(?:national\s+)?green\s+tribunal|(?:supreme|high)\s+court|court|tribunal|CPCB|MoEF\S*|ministry|(?:state|central)\s+government)\b[^;]*?\b(?:directed|ordered|held|desired|instructed|asked)\b/i;
const DONE_ON =
  /(?<!\b(?:be|being|to|or|latest)\s+)\b(?:submitted|received|filed|furnished|uploaded|conducted|carried\s+out|held|sent)\s+on\s+\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/i;
const COPY_ASKS =
  /^\W*copy\s+(?:is\s+|also\s+)*(?:to|forwarded\s+to|submitted\s+to|endorsed\s+to)\s+(?!be\b)[^:;]*\b(?:with\s+(?:the\s+|an?\s+)?(?:directions?|request|instructions?)|for\s+(?:information|necessary\s+action)|he\s+is|they\s+are)\b/i;

/** What is only told: what somebody saw, said, ordered or did before. None of it holds where the sentence commands. */
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
  /** "Rule 20 provides for annual returns": what the law says of all. Leaves what the holder shall do under it. */
  {
    id: 'law-asks',
    read: ({ sentence }) => (LAW_ASKS.test(sentence) && !COMMANDS.test(sentence) ? 'fragment' : null),
  },
  /** "The NGT directed CPCB to submit quarterly reports": what others were told. Leaves orders that say what shall be done. */
  {
    id: 'court-ordered',
    read: ({ sentence }) => (COURT_ORDERED.test(sentence) && !COMMANDS.test(sentence) ? 'board' : null),
  },
  /** "Copy to the Regional Officer with the direction to collect samples quarterly". Leaves a copy that is to be sent. */
  {
    id: 'copy-asks',
    read: ({ sentence }) => (COPY_ASKS.test(sentence) && !COMMANDS.test(sentence) ? 'board' : null),
  },
];
