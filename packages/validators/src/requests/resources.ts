import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { RESOURCE_KINDS } from '@anupalan/enums/resources';
import { STATUTORY_SUBJECTS, STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import { type CheckedQuery, defineList, queryChoice } from './list-query.ts';

/** GET /resources. `state` takes in what holds all over India. */
export const resourcesList = defineList({
  sorts: ['title', 'kind', 'verification'],
  usualSort: { by: 'title', order: 'asc' },
  filters: {
    kind: queryChoice(RESOURCE_KINDS, ['all']),
    topic: queryChoice(STATUTORY_SUBJECTS, ['all']),
    state: queryChoice(INDIAN_STATES, ['all']),
    verification: queryChoice(STATUTORY_VERIFICATIONS, ['all']),
  },
});

/** A checked query of the resource centre. */
export type ResourcesQuery = CheckedQuery<typeof resourcesList>;
