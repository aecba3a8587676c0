import type { ConsentDocument } from '@anupalan/api-client/types';
import { DOCUMENT_STATUS_LABELS } from '@anupalan/enums/consents';
import { Status } from '@anupalan/ui';

/** How far the reading of an order is. */
export function DocumentStatusTag({ status }: Pick<ConsentDocument, 'status'>) {
  return <Status kind={status} label={DOCUMENT_STATUS_LABELS[status]} />;
}
