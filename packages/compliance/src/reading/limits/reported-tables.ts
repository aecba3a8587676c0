import { BOUNDS } from '../layout/findings.ts';

/** "Facilities inspected on 05.03.2024", "as per the return of 2022", "Machinery, as declared": what was seen or stated. */
const TITLE =
  /\b(?:inspected|visited|verified|seen|checked|surveyed)\s+(?:on|by|during|at)\b|\b(?:generated|made|sent|disposed|sold|received|used|consumed|produced)\s+(?:in|during)\s+(?:the\s+)?(?:last|previous|past|year|month|(?:19|20)\d\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))|\bas\s+per\s+(?:the\s+|its\s+|their\s+)?(?:[\w-]+\s+){0,2}?(?:returns?|records?|registers?|log\s*-?\s?books?|manifests?|statements?|declarations?|applications?)\b|\bas\s+(?:declared|furnished|submitted|stated|claimed|installed)\b|\((?:as\s+)?(?:declared|furnished|submitted|proposed|installed|claimed)\)|\b(?:furnished|declared|submitted|stated|claimed)\s+(?:by|in)\b|\b(?:test|quality|analysis)\s+certificates?\b|\bproposed\s+(?:emissions?|values?|concentrations?|levels?|quality)\b|\b(?:sampling|samples?|monitoring|analysis|testing)\s+(?:on|of|dated|done\s+on)\s+\d{1,2}[./-]\d/i;
/** What commands, authorises or grants, whatever stands beside it. */
const GRANTS =
  /\b(?:shall|should|must|authori[sz]\w*|permitted|permissible|allowed|granted|consented|not\s+(?:be\s+)?(?:more|exceed\w*))\b/i;

/** Whether the last words above a table say that it tells what somebody saw, stated or returned. */
export const callsReported = (said: string): boolean =>
  TITLE.test(said) && !GRANTS.test(said) && !BOUNDS.test(said);

/** "Max. value" beside what was observed: the one is what may be. */
const MOST_HEAD = /^(?:max(?:imum|\.)?|highest)\s+(?:values?|levels?|concentrations?|allowed|acceptable)\b/i;
const LEAST_HEAD = /^(?:min(?:imum|\.)?|lowest|average|avg\.?|mean)\b/i;

/** Whether a head calls its column the most that there may be, and no other the least or the mean that there was. */
export const headsMost = (heads: readonly string[]): boolean =>
  heads.some((head) => MOST_HEAD.test(head)) && !heads.some((head) => LEAST_HEAD.test(head));
