import { queryChoice } from '@anupalan/validators/requests/list-query';
import { ownNotificationsList } from '@anupalan/validators/requests/notifications';
import { defineAddress } from '../../shared/lists/list-address.ts';

/** The notifications in their address: `?show=unread&type=alert`; those that were read have no list of their own. */
export const notificationAddress = defineAddress(ownNotificationsList, {
  filters: { status: 'show', type: 'type' },
  narrow: { status: queryChoice(['unread']) },
});
