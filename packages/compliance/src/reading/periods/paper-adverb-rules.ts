import type { AdverbRule } from './adverb-rule.ts';
import {
  ANNUAL_PAPER,
  BE_TOLD_IN,
  isToldIn,
  PAPER,
  RECORD_OF,
  REGISTER_OF,
  REPORTED_WITH,
  RESULTS_OF,
  SENT_THEN,
  SENT_WITH,
  WRITTEN_THEN,
} from './adverb-words.ts';

/** What is told in a paper, sent with it or written down, and how often that is. They come before the wider rules. */
export const PAPER_ADVERB_RULES: readonly AdverbRule[] = [
  /** "accidents shall be reported in the annual return": a line of a paper that is a duty of its own. Leaves papers that are sent with it, and those of shorter periods. */
  {
    id: 'line-of-annual-paper',
    read: ({ word, before, rest }) =>
      /^(?:annual|yearly)$/i.test(word) &&
      ANNUAL_PAPER.test(rest) &&
      (isToldIn(before, rest) || REPORTED_WITH.test(before) || BE_TOLD_IN.test(before))
        ? 'none'
        : null,
  },
  /** "submit the results along with the annual report": sent as often as the report. Leaves what is only "enclosed". */
  {
    id: 'sent-with',
    read: ({ before, rest, period }) =>
      SENT_WITH.test(before) && PAPER.test(rest) ? { ...period, isAdjective: true } : null,
  },
  /** "shall be reported in the six-monthly report", "tabled in the monthly meeting": as often as these are. Leaves what was mentioned in them. */
  {
    id: 'told-in',
    read: ({ before, rest, period }) => (isToldIn(before, rest) ? { ...period, isAdjective: true } : null),
  },
  /** "shall maintain a register showing the daily consumption", "record of daily consumption shall be maintained": written down as often. Leaves other papers. */
  {
    id: 'register-of',
    read: ({ before, rest, period }) =>
      REGISTER_OF.test(before) || (RECORD_OF.test(before) && WRITTEN_THEN.test(rest))
        ? { ...period, isAdjective: true }
        : null,
  },
  /** "Reports of the monthly analysis shall be submitted": sent as often as there is one. Leaves what is only kept, or told of. */
  {
    id: 'results-of',
    read: ({ before, rest, period }) =>
      RESULTS_OF.test(before) && SENT_THEN.test(rest) ? { ...period, isAdjective: true } : null,
  },
];
