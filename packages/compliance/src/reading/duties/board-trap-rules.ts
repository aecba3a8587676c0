import { matches } from '../language/search.ts';
import type { TrapRule } from './trap-rule.ts';
import {
  ACT_OF_BOARD,
  BOARD_ACTS,
  BOARD_ANSWERS,
  BOARD_DID,
  BOARD_DOES,
  BY_BOARD,
  BY_NOTIFICATION,
  CONSEQUENCE,
  DONE_BY_AUTHORITY,
  DONE_BY_BOARD,
  HEADED_BY_BOARD,
  HOLDER_IS_SEEN,
  INSPECTS_UNIT,
  LOCAL_REQUESTED,
  LOOKED_AT_BY,
  OWN,
  POSITIVE,
  placesOf,
  TOLD_TO_LOOK,
  WILL_INSPECT,
} from './trap-words.ts';

/** A second verb without a subject of its own */
const GOES_ON =
  /^\W*(?:and\s+)?(?:(?:shall|will|should|must)\s+)?(?:also\s+)?(?:send|submit|report|furnish|forward|inform|intimate|take|verify|inspect|collect|monitor|ensure|issue|keep|upload|place|communicate)\s/i;

/** "of stacks once a year", "stacks once a year": another place of the verb before it. */
const NO_VERB = /^\W*(?:(?!\b(?:shall|should|must|will|to|be|is|are|[a-z]+(?:ed|ing))\b)[\w/&-]+\s+){1,5}$/i;
const VERB_BEHIND =
  /^[^,;]*\b(?:shall|should|must|will|be|by\s+(?:(?:the|an?|its)\s+)?(?:unit|industry|occupier|applicant|company|firm|operator))\b/i;

/**
 * "The Engineer is directed to watch the unit and send a report by the 5th", "… shall sample outlets quarterly and stacks
 * once a year": whether a clause is a second act of the board.
 */
const goesOnAsBoard = (sentence: string, clause: string, periodStart: number): boolean => {
  const head = sentence.slice(0, Math.max(0, sentence.indexOf(clause)));
  const isElliptic =
    NO_VERB.test(clause.slice(0, periodStart)) &&
    !VERB_BEHIND.test(clause.slice(periodStart)) &&
    /(?<!;\s*)(?:,|\band|&)\s*$/.test(head);
  if (!isElliptic && !GOES_ON.test(clause)) return false;
  return Math.max(-1, ...placesOf(BOARD_ACTS, head)) > Math.max(-1, ...placesOf(OWN, head));
};

/** The words of a clause up to where the holder begins to act behind its period: "… by this office, and the industry shall pay". */
const untilHolder = (clause: string, periodStart: number): string => {
  const own = placesOf(OWN, clause).find((at) => at > periodStart);
  const isFirst = own !== undefined && /(?:\band|;|,)\s+(?:the\s+)?$/i.test(clause.slice(0, own));
  return isFirst ? clause.slice(0, own) : clause;
};

/** What an authority does itself is no duty of the holder. The order matters: what acts by name comes first. */
export const BOARD_TRAP_RULES: readonly TrapRule[] = [
  /** "The Regional Office shall collect samples every month": the board is the last that is named to act. Leaves the holder's duty towards it. */
  {
    id: 'board-acts',
    read: ({ sentence, clause: words, periodStart }) => {
      const clause = words.replace(CONSEQUENCE, '');
      const boards = placesOf(BOARD_ACTS, clause);
      if (boards.length === 0) return goesOnAsBoard(sentence, words, periodStart) ? 'board' : null;
      const own = placesOf(OWN, clause);
      const lastBefore = (places: number[]) => Math.max(-1, ...places.filter((at) => at < periodStart));
      const board = lastBefore(boards);
      const holder = lastBefore(own);
      const isBoards =
        board < 0 && holder < 0 ? (boards[0] ?? 0) < (own[0] ?? Number.POSITIVE_INFINITY) : board > holder;
      return isBoards ? 'board' : null;
    },
  },
  /** "The Board's officers collect samples twice a year and the unit shall pay": what the board does, in the present tense. Leaves what the holder shall do. */
  {
    id: 'board-does',
    read: ({ clause, periodStart }) => (BOARD_DOES.test(clause.slice(0, periodStart)) ? 'board' : null),
  },
  /** "will be inspected by the AE/AEE every quarter". Leaves what the holder shall get done by the board, and by those whom it authorises. */
  {
    id: 'done-by-board',
    read: ({ sentence, clause: words, periodStart }) => {
      const clause = untilHolder(words, periodStart);
      return (matches(DONE_BY_BOARD, clause) ||
        BOARD_ANSWERS.test(clause) ||
        matches(ACT_OF_BOARD, clause) ||
        matches(DONE_BY_AUTHORITY, clause) ||
        HEADED_BY_BOARD.test(clause) ||
        WILL_INSPECT.test(clause) ||
        LOCAL_REQUESTED.test(sentence)) &&
        placesOf(BOARD_ACTS, clause).length === 0 &&
        placesOf(OWN, clause).length === 0
        ? 'board'
        : null;
    },
  },
  /** "once in six months by the Board": its own part, without a verb. Leaves whom the Board has approved. */
  {
    id: 'by-board',
    read: ({ clause, periodStart }) =>
      !matches(POSITIVE, clause) &&
      (BY_BOARD.test(clause.slice(periodStart)) || BY_NOTIFICATION.test(clause.slice(periodStart)))
        ? 'board'
        : null,
  },
  /** "The Authority in its meeting decided to accord …": what was done. Leaves sentences that command. */
  {
    id: 'board-did',
    read: ({ sentence, clause }) =>
      (matches(BOARD_DID, clause) && !matches(POSITIVE, clause)) ||
      (matches(BOARD_DID, sentence) && !matches(POSITIVE, sentence))
        ? 'board'
        : null,
  },
  /** "Assistant Engineer, Nira to visit the site every quarter": an authority is told to look. Leaves what the holder is told. */
  {
    id: 'told-to-look',
    read: ({ sentence }) => (TOLD_TO_LOOK.test(sentence) ? 'board' : null),
  },
  /** "The committee shall inspect the unit every quarter", "shall be visited by the Executive Engineer": others come and look. Leaves the holder's own inspections. */
  {
    id: 'comes-to-inspect',
    read: ({ clause }) =>
      matches(INSPECTS_UNIT, clause) || matches(LOOKED_AT_BY, clause) || matches(HOLDER_IS_SEEN, clause)
        ? 'board'
        : null,
  },
];
