import { defineList, queryChoice } from '@anupalan/validators/requests/list-query';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The rows of a checked file in the address. They are all here: only their page, and whether all are shown. */
export const rowsAddress = defineAddress(defineList({ sorts: [], usualSort: null, pageSize: 50 }), {
  own: { rows: queryChoice(['all']) },
});
