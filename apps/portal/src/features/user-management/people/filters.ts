import { subUsersList } from '@anupalan/validators/requests/users';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The people in their address: `?isActive=0&role=…`; all (2) is no filter (D41). */
export const peopleAddress = defineAddress(subUsersList, {
  filters: { isActive: 'isActive', roleId: 'role' },
});
