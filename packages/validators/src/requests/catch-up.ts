import { CATCH_UP_STATUSES } from '@anupalan/enums/obligations';
import { type CheckedQuery, defineList, queryChoice, queryText } from './list-query.ts';

/** GET /catch-up. Without `status` what is to answer. */
export const catchUpList = defineList({
  sorts: ['dueDate', 'title', 'document'],
  usualSort: { by: 'dueDate', order: 'asc' },
  filters: { consentDocumentId: queryText(), status: queryChoice(CATCH_UP_STATUSES) },
});

/** A checked query of due dates to catch up with. */
export type CatchUpQuery = CheckedQuery<typeof catchUpList>;
