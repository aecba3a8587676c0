import { technicalDocumentsList } from '@anupalan/validators/requests/technical-documents';
import { defineAddress } from '../../../shared/lists/list-address.ts';

/** The documents in their address. The folder is chosen at the side: clearing the filters stays in it. */
export const documentsAddress = defineAddress(technicalDocumentsList, {
  filters: { type: 'type', folderId: 'folder' },
  tabs: ['folder'],
});
