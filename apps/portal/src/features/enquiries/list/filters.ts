import { enquiriesList } from '@anupalan/validators/requests/enquiries';
import { queryChoice } from '@anupalan/validators/requests/list-query';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The enquiries in their address; `show=waiting`: the next step is ours, whichever side that is. */
export const enquiriesAddress = defineAddress(enquiriesList, {
  filters: { status: 'status' },
  own: { show: queryChoice(['waiting']) },
});
