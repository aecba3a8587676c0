import { subUsersList } from '@anupalan/validators/requests/users';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The users in their address: `?isActive=0&role=…`; all (2) is no filter (D41). */
export const usersAddress = defineAddress(subUsersList, {
  filters: { isActive: 'isActive', roleId: 'role' },
});
