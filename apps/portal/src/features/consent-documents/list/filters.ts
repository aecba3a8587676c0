import { consentDocumentsList } from '@anupalan/validators/requests/consent-documents';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The orders in their address: `?status=failed&sort=-validUpto`. */
export const documentsAddress = defineAddress(consentDocumentsList, { filters: { status: 'status' } });
