import { queryChoice } from '@anupalan/validators/requests/list-query';
import { statutoryObligationsList } from '@anupalan/validators/requests/statutory-obligations';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** Which entries are shown: those for us (nothing in the address), those of them that no order asks for, the others, all. */
export const VIEWS = ['', 'besides', 'other', 'all'] as const;

/** The catalogue in its address. The view is a tab of the screen: the API is asked for all entries at once. */
export const catalogueAddress = defineAddress(statutoryObligationsList, {
  filters: { subject: 'subject', verification: 'source', state: 'state' },
  own: { view: queryChoice(VIEWS) },
  tabs: ['view'],
});
