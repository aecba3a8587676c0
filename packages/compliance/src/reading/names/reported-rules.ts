import { ADVERBS, bare, lower, MODAL, toObject } from './grammar.ts';
import type { NameRule } from './own-name-rules.ts';

const AUTHORITY =
  '(?:(?:the|this|concerned|state|regional|district|jurisdictional)\\s+)*(?:pollution\\s+control\\s+)?(?:board|offices?|officer|authorit(?:y|ies)|ministry|\\w*PCB|\\w?PCC|DEE|JCEE(?:-M)?)';
const KEPT_INFORMED = new RegExp(
  `(?:^|\\s)(?:${MODAL}\\s+${ADVERBS}|^)keep\\s+${AUTHORITY}\\s+(?:fully\\s+)?(?:informed|apprised|posted)\\s+(?:of|about|on|regarding|with)\\s+(.+)$`,
  'i',
);
const INFORMATION = new RegExp(
  `(?:^|\\s)${MODAL}\\s+${ADVERBS}(?:furnish|give|send|provide|submit)\\s+(?:${AUTHORITY}\\s+)?(?:with\\s+)?(?:the\\s+|an?\\s+|prior\\s+)*(?:information|intimation)\\s+(?:about|of|regarding|on)\\s+(.+)$`,
  'i',
);
const TO_WHOM = new RegExp(`\\s+to\\s+${AUTHORITY}\\b.*$`, 'i');
const ACTION_TAKEN = new RegExp(
  `^(?:the\\s+|details\\s+of\\s+)*(actions?\\s+taken(?:\\s+(?:on|for|against|to|in)\\s.+?)?)\\s+${MODAL}\\s+be\\s+${ADVERBS}(?:submitted|furnished|sent|informed|intimated|reported)\\b`,
  'i',
);
const ENTRY_MADE = new RegExp(
  `^(?:(?:necessary|proper|daily)\\s+)*entr(?:y|ies)\\s+(?:of|regarding|about|for)\\s+(.+?)\\s+${MODAL}\\s+be\\s+${ADVERBS}(?:made|done|recorded)\\b(?:\\s+(in\\s+(?:the|a|its)\\s+(?:[\\w-]+\\s+){0,3}?(?:register|log\\s?-?(?:book|sheet)?|book|record|ledger|portal)s?)\\b)?`,
  'i',
);
const CHANGE_IN_CASE =
  /^in\s+(?:the\s+)?(?:case|event)\s+(?:of|there\s+is)\s+(?:any\s+|an?\s+)?(changes?\s+(?:in|of)\s+[^,]+),\s.*\b(?:inform|intimate|notify|report)/i;

/** What somebody is told of or writes down, where the verb says nothing of it. */
export const REPORTED_RULES: readonly NameRule[] = [
  /** "Shall keep the Board informed of any spill": the spill is reported. Leaves what is kept otherwise. */
  {
    id: 'kept-informed',
    read: ({ text }) => {
      const what = KEPT_INFORMED.exec(text)?.[1];
      return what ? { verb: 'Report', object: lower(toObject(what)) } : null;
    },
  },
  /** "Shall furnish the information about spills": spills are reported. Leaves information on nothing. */
  {
    id: 'information',
    read: ({ text }) => {
      const what = INFORMATION.exec(text)?.[1]?.replace(TO_WHOM, '');
      return what ? { verb: 'Report', object: lower(toObject(what)) } : null;
    },
  },
  /** "Action taken shall be submitted": is reported. Leaves action that is taken. */
  {
    id: 'action-taken',
    read: ({ text }) => {
      const what = ACTION_TAKEN.exec(text)?.[1];
      return what ? { verb: 'Report', object: lower(bare(what)) } : null;
    },
  },
  /** "Entry of the waste shall be made in the register": "Enter waste in the register". Leaves what else is made. */
  {
    id: 'entry-made',
    read: ({ text }) => {
      const [, what, where] = ENTRY_MADE.exec(text) ?? [];
      return what ? { verb: 'Enter', object: `${lower(toObject(what))}${where ? ` ${where}` : ''}` } : null;
    },
  },
  /** "In case of change of name, the mill shall inform us": the change is reported. Leaves what happens otherwise. */
  {
    id: 'change-in-case',
    read: ({ text }) => {
      const what = CHANGE_IN_CASE.exec(text)?.[1];
      return what ? { verb: 'Report', object: lower(what.replace(/\s+alone$/i, '')) } : null;
    },
  },
];
