import { queryChoice } from '@anupalan/validators/requests/list-query';
import { resourcesList } from '@anupalan/validators/requests/resources';
import { defineAddress } from '../../shared/lists/list-address.ts';

/** The resource centre in its address; `saved=1`: only what is bookmarked in this browser. */
export const resourceAddress = defineAddress(resourcesList, {
  filters: { kind: 'kind', topic: 'topic', state: 'state', verification: 'verification' },
  own: { saved: queryChoice(['1']) },
});
