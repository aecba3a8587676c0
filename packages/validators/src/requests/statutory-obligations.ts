import { STATUTORY_SUBJECTS, STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import { type CheckedQuery, defineList, queryChoice } from './list-query.ts';

/** What an entry can be: on (verified or confirmed), to be confirmed, a task already, or of a rule not in force. */
export const STATUTORY_STATES = ['ready', 'unconfirmed', 'task', 'no_date', 'history'] as const;
/** What an entry can be. */
export type StatutoryState = (typeof STATUTORY_STATES)[number];

/** GET /statutory-obligations. */
export const statutoryObligationsList = defineList({
  sorts: ['title', 'act', 'dueDate', 'verification'],
  usualSort: null,
  filters: {
    subject: queryChoice(STATUTORY_SUBJECTS, ['all']),
    verification: queryChoice(STATUTORY_VERIFICATIONS, ['all']),
    applies: queryChoice(['1', '0'], ['all']),
    /** 1: it applies and no order asks for it; 0: an order asks for it. */
    gaps: queryChoice(['1', '0'], ['all']),
    state: queryChoice(STATUTORY_STATES, ['all']),
  },
});

/** A checked query of the catalogue. */
export type StatutoryObligationsQuery = CheckedQuery<typeof statutoryObligationsList>;
