import {
  ADDRESS,
  cutName,
  IN_PLACE,
  isHolderName,
  OFFICE,
  OFFICE_ALONE,
  PERSON,
  withoutPerson,
} from './holder-name.ts';

/** What begins no name of a firm: papers, laws, relations of persons, labels and months. */
const NO_NAME =
  /^(?:the\s+)?(?:[sdwrc]\s*\/\s*o\b|F\.\s*No|\w+\.?\s+No\b|hon['’.]*ble\b|(?:consents?|consolidated|combined|integrated|authori[sz]ations?|registrations?|certificates?|renewals?|permissions?|approvals?|clearances?|orders?|CT[EO]|CF[EO]|CCA|NOC|EC|HWA|section|acts?|rules?|ministry|department|sub|member|board|committee|authority|category|operate|operation|establish|establishment|expansion|existing|this|these|that|his|her|its|it|you|your|our|in|on|as|at|and|or|of|for|to|by|with|under|subject|whereas|sir|madam|reference|ref|read|application|applicant|unit|project|occupier|proponent|annexure|schedule|form|conditions?|terms|dated?|issued?|valid|validity|name|address|location|nos?|sl|sr|plot|survey|village|taluk|district|mandal|capacity|products?|regd|registered|speed|online|proposed|following|below|above|said|same|reg|january|february|march|april|june|july|august|september|october|november|december|prevention|copy|EIA|SEIAA|SEAC|room|e-?mail|phone|fax|tel|website|pin|near|opp|notification|minutes|meeting|stack|chimney|office|owner|lease|proposal)\b)/i;
/** What begins names of firms as well ("Central Mills", "Green Hill Hospital"): none unless it ends as those do. */
const NO_NAME_ALONE =
  /^(?:the\s+)?(?:environment(?:al)?|water|air|hazardous|bio-?medical|plastic|solid|e-?waste|central|state|government|govt|regional|pollution|red|orange|green|white|new|industr(?:y|ial)|general|special|specific|common|india|may)\b/i;
/** Words of the letterhead and of laws inside a name. */
const OF_AUTHORITY =
  /\b(?:pollution\s+control|impact\s+assessment|(?:water|air|environment)\s*\(|act,?\s*\d{4}|rules?|acts?|laws?|consents?\s+(?:to|for|order)|authori[sz]ation|regional\s+officer?|member\s+secretary|S?PCB|PCC|shall|should|must|is|are|was|were|has|have|hereby|dated)\b/i;
const LONGEST = 80;
/** "Hill Works Khasra No. 44": an address that goes on without a comma. */
const ADDRESS_BEHIND =
  /\s+(?:khasra|kh\.|gat|s\.?\s?f\.?\s?no|r\.?\s?s\.?\s?no|s\.?\s?no|vill(?:age|\.)|mouza|house\s+no|door\s+no|shed)\b.*$/i;
/** "Hill Mines of Sri A. Das", "Hill Recyclers of Kolar": whose it is, and where. */
const OF_PERSON = /\s+of\s+(?:sri|shri|smt|sh|mr|mrs|ms|dr|thiru|m\s*\/\s*s)\b.*$/i;
/** The name at the start of words, or null where they name no firm: at least two words that begin with capitals. */
export const toName = (words: string): string | null => {
  const text = withoutPerson(words.trim().replace(/^(?:["“‘']|M\s*[/.]\s*s\b\.?\s*:?\s*)/i, ''));
  if (
    !/^(?:[A-Z]|\d+[A-Za-z])/.test(text) ||
    ADDRESS.test(text) ||
    OFFICE.test(text) ||
    OFFICE_ALONE.test(text)
  )
    return null;
  const whole = cutName(text.replace(ADDRESS_BEHIND, '').replace(OF_PERSON, ''));
  const [firm = ''] = whole?.split(/\s+of\s+/) ?? [];
  if (/\b(?:post|village|vill|town|nagar|ward|colony|mandal)\.?$/i.test(whole ?? '')) return null;
  if (IN_PLACE.test(whole ?? '') || (PERSON.test(text) && !isHolderName(whole ?? '', whole ?? '')))
    return null;
  // "Grand (A Unit of East Hotels Ltd.)": a bracket is not cut.
  const isWhole = firm.split('(').length === firm.split(')').length;
  const name = whole !== firm && isWhole && isHolderName(firm, firm) ? firm : whole;
  if (
    name === null ||
    NO_NAME.test(name) ||
    (NO_NAME_ALONE.test(name) && !isHolderName(name, name)) ||
    OF_AUTHORITY.test(name) ||
    name.length > LONGEST
  )
    return null;
  return name.split(' ').length > 1 ? name : null;
};
