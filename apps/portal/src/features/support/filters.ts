import { supportRequestsList } from '@anupalan/validators/requests/support';
import { defineAddress } from '../../shared/lists/list-address.ts';

/** The requests in their address: `?status=OPEN&type=disputes&sort=-updatedAt`. */
export const supportAddress = defineAddress(supportRequestsList, {
  filters: { status: 'status', type: 'type' },
});
