import { LAB_MEDIA } from '@anupalan/enums/labs';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { type CheckedQuery, defineList, queryChoice, queryNumber, queryText } from './list-query.ts';

/** GET /labs. `accredited=1`: with a NABL accreditation that is valid today. */
export const labsList = defineList({
  sorts: ['name', 'state'],
  usualSort: { by: 'name', order: 'asc' },
  filters: {
    state: queryChoice(INDIAN_STATES, ['all']),
    medium: queryChoice(LAB_MEDIA, ['all']),
    parameter: queryText(),
    accredited: queryNumber().oneOf([1, 0]),
  },
});

/** A checked query of laboratories. */
export type LabsQuery = CheckedQuery<typeof labsList>;
