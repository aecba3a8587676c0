import { tasksList } from '@anupalan/validators/requests/tasks';
import { defineAddress } from '../../shared/lists/list-address.ts';

/** The tasks in their address: `?origin=Received&assignee=…&order=…`. The origin is a tab. */
export const taskAddress = defineAddress(tasksList, {
  filters: {
    origin: 'origin',
    frequency: 'frequency',
    assigneeId: 'assignee',
    consentDocumentId: 'order',
  },
  tabs: ['origin'],
});
