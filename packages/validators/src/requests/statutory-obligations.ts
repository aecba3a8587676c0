import { STATUTORY_SUBJECTS, STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import type { InferType } from 'yup';
import { listQuery, queryChoice } from './list-query.ts';

/** What an entry can be: on (verified or confirmed), to be confirmed, a task already, or of a rule not in force. */
export const STATUTORY_STATES = ['ready', 'unconfirmed', 'task', 'no_date', 'history'] as const;
/** What an entry can be. */
export type StatutoryState = (typeof STATUTORY_STATES)[number];

/** GET /statutory-obligations. */
export const statutoryObligationsQuerySchema = listQuery({
  sortBy: ['title', 'act', 'dueDate', 'verification'],
  extra: {
    subject: queryChoice(STATUTORY_SUBJECTS, ['all']),
    verification: queryChoice(STATUTORY_VERIFICATIONS, ['all']),
    applies: queryChoice(['1', '0'], ['all']),
    state: queryChoice(STATUTORY_STATES, ['all']),
  },
});

/** A checked query of the catalogue. */
export type StatutoryObligationsQuery = InferType<typeof statutoryObligationsQuerySchema>;
