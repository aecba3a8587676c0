import { labsList } from '@anupalan/validators/requests/labs';
import { queryChoice } from '@anupalan/validators/requests/list-query';
import { defineAddress } from '../../shared/lists/list-address.ts';

/** The marketplace in its address; `accredited=1`: with an accreditation that is valid today. */
export const labsAddress = defineAddress(labsList, {
  filters: { state: 'state', medium: 'medium', parameter: 'parameter' },
  own: { accredited: queryChoice(['1']) },
});
