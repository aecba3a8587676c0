import { dutyEventsList } from '@anupalan/validators/requests/obligations';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The list of what begins when something happens, in its address. */
export const eventsAddress = defineAddress(dutyEventsList, { filters: { consentDocumentId: 'order' } });
