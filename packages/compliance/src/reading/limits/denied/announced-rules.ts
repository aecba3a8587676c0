import { BOUNDS } from '../../layout/findings.ts';
import { type Rule, readFirst } from '../../rule.ts';

/** What the last words above a table or a list say that it tells, where it sets no limits. */
export type AnnouncedRule = Rule<[said: string], 'found'>;

/** What commands, authorises or grants, whatever stands beside it. */
const GRANTS =
  /\b(?:shall|should|must|authori[sz]\w*|permitted|permissible|allowed|granted|consented|not\s+(?:be\s+)?(?:more|exceed\w*))\b/i;

const COMMANDS = /\b(?:shall|should|must|to\s+be)\b/i;

/** A rule of words that somebody saw or measured, unless others name a limit. */
const unlessLimits = (id: string, words: RegExp): AnnouncedRule => ({
  id,
  read: (said) => (words.test(said) && !BOUNDS.test(said) ? 'found' : null),
});

/** A rule of words that somebody stated, unless others grant or name a limit. */
const unlessGranted = (id: string, words: RegExp): AnnouncedRule => ({
  id,
  read: (said) => (words.test(said) && !GRANTS.test(said) && !BOUNDS.test(said) ? 'found' : null),
});

/** Words that announce what was found, measured, stated or returned. All rules are asked until one knows them. */
export const ANNOUNCED_RULES: readonly AnnouncedRule[] = [
  /** "as found during the last three visits", "as received". Leaves "as prescribed". */
  unlessLimits(
    'as-found',
    /\bas\s+(?:found|received|observed|measured|recorded|reported|analy[sz]ed|collected)\b/i,
  ),
  /** "compared with the base line". Leaves standards beside it. */
  unlessLimits('base-line', /\bbase\s*-?\s?line\b/i),
  /** "was measured", "found at the outlet". Leaves what was found above a limit, which is announced with it. */
  unlessLimits(
    'was-found',
    /\b(?:was|were|has\s+been|have\s+been)\s+(?:found|observed|measured|recorded|analy[sz]ed|read|noted|sampled|monitored|tested)\b(?!\s+(?:above|exceeding))|\bfound\s+(?:during|in|at|by)\b/i,
  ),
  /** "during the last season". Leaves times to come. */
  unlessLimits('last-time', /\bduring\s+(?:the\s+)?(?:last|previous|past)\b/i),
  /** "samples drawn", "levels were noted", "monitored around the site". Leaves what is to be monitored. */
  unlessLimits(
    'readings',
    /\b(?:readings?|values?|samples?|observations?|levels?)\s+(?:was|were)\s+(?:taken|drawn|noted|obtained|monitored|tested|collected)\b|(?<!\bbe\s)\b(?:monitored|measured|recorded|sampled)\s+(?:around|at|in|near|on|by|during|within)\b|\bsamples?\s+(?:no\.?\s*\S+\s+)?(?:drawn|collected|received|taken|lifted)\b/i,
  ),
  /** "month-wise", "trend", "adequacy": figures of some times, or of how enough a plant is. Leaves others. */
  unlessLimits('series', /\bmonth\s*-?\s?wise\b|\byear\s*-?\s?wise\b|\btrends?\b|\badequacy\b/i),
  /** "the report of the laboratory", "monitoring was done". Leaves what a laboratory is to do. */
  unlessLimits(
    'laboratory',
    /\breports?\s+of\s+(?:the\s+)?(?:[\w-]+\s+){0,3}laborator|\bmonitoring\s+(?:was|has\s+been)\s+(?:done|carried|conducted|made|undertaken)\b/i,
  ),
  /** "The officers noted the following". Leaves what they are to be shown. */
  unlessLimits(
    'officers',
    /\b(?:officers?|team|committee|officials?)\s+(?:\w+\s+)?(?:noted|observed|found|saw|recorded)\b/i,
  ),
  /** "The applicant has declared". Leaves what it shall keep. */
  unlessLimits(
    'applicant',
    /\bdeclared\s+(?:by|for)\b|\b(?:applicant|industry|unit|occupier|proponent)\s+(?:has\s+|have\s+)?(?:declared|stated|reported|submitted|furnished|proposed|claimed|estimated)\b/i,
  ),
  /** "lying at the site on the day of the visit". Leaves what may be stored. */
  unlessLimits(
    'day-of-visit',
    /\b(?:lying|stored|stocked|kept|found)\s+(?:at|in|on)\s+(?:the\s+)?(?:site|premises|unit|yard|factory)\s+(?:on|during|at)\b|\bon\s+the\s+(?:date|day)\s+of\s+(?:the\s+)?(?:visit|inspection|sampling)\b/i,
  ),
  /** "Facilities inspected on 05.03.2024". Leaves what shall be inspected. */
  unlessGranted('seen', /\b(?:inspected|visited|verified|seen|checked|surveyed)\s+(?:on|by|during|at)\b/i),
  /** "sent in the year 2022-23": what was made, used or passed on in a time that is over. Leaves what may be. */
  unlessGranted(
    'made',
    /\b(?:generated|made|sent|disposed|sold|received|used|consumed|produced)\s+(?:in|during)\s+(?:the\s+)?(?:last|previous|past|year|month|(?:19|20)\d\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/i,
  ),
  /** "as per the return of 2022", "as per the log book". Leaves what is authorised as per an application. */
  unlessGranted(
    'records',
    /\bas\s+per\s+(?:the\s+|its\s+|their\s+)?(?:[\w-]+\s+){0,2}?(?:returns?|records?|registers?|log\s*-?\s?books?|manifests?|statements?|declarations?|applications?)\b/i,
  ),
  /** "Machinery, as declared", "(proposed)", "furnished by". Leaves what is granted so. */
  unlessGranted(
    'stated',
    /\bas\s+(?:declared|furnished|submitted|stated|claimed|installed)\b|\((?:as\s+)?(?:declared|furnished|submitted|proposed|installed|claimed)\)|\b(?:furnished|declared|submitted|stated|claimed)\s+(?:by|in)\b/i,
  ),
  /** "the quality certificate". Leaves other certificates. */
  unlessGranted('certificate', /\b(?:test|quality|analysis)\s+certificates?\b/i),
  /** "proposed emission". Leaves proposals of something else. */
  unlessGranted('proposed', /\bproposed\s+(?:emissions?|values?|concentrations?|levels?|quality)\b/i),
  /** "Sampling on 11.05.2022 at the outlet". Leaves sampling without a day. */
  unlessGranted(
    'sampling-day',
    /\b(?:sampling|samples?|monitoring|analysis|testing)\s+(?:on|of|dated|done\s+on)\s+\d{1,2}[./-]\d/i,
  ),
  /** "gave the following results, of which one exceeded the standard:", "results obtained by": an outcome, whatever it is held against. Leaves results that are to be sent. */
  {
    id: 'outcome',
    read: (said) =>
      /\b(?:gave|obtained|showed|yielded|returned)\s+(?:the\s+)?(?:following\s+)?(?:results?|values?|readings?|figures?|levels?)\b|\b(?:results?|readings?|values?|data)\s+(?:obtained|received|reported|recorded|downloaded|collected)\b/i.test(
        said,
      ) && !COMMANDS.test(said)
        ? 'found'
        : null,
  },
  /** "Ambient air (8-hourly, 06.12.2022, in µg/m3)": of which day it was. Leaves days from or until which something holds, and of papers. */
  unlessGranted(
    'day',
    /(?<!\b(?:dated?|issued?(?:\s+on)?|expiry|dt|dtd|from|after|since|till|until|up\s?to|by|before|within|w\.?\s?e\.?\s?f|effect|no|on\s+and\s+from)\b[.\s:(]{0,3}(?:the\s+)?)\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d\b(?![^:]{0,60}\b(?:notif\w+|G\.?S\.?R|rules?|act|order|letter|consent)\b)/i,
  ),
];

/** Whether the words above a table or a list say that it tells what somebody found, measured, stated or returned. */
export const callsFound = (said: string, rules = ANNOUNCED_RULES): boolean => readFirst(rules, said) !== null;

/** What announces a list of what somebody found. */
const TELLS_LIST =
  /\b(?:observations?|observed|findings?|found|noticed|status|recorded|measured|reported|results?\s+(?:of|are|were))\b/i;

/** Whether words with a colon announce a list of what somebody found. */
export const announcesFound = (words: string): boolean => TELLS_LIST.test(words);
