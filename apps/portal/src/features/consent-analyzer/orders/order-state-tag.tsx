import type { ConsentDocument } from '@anupalan/api-client/types';
import { DOCUMENT_STATUS_LABELS } from '@anupalan/enums/consents';
import { Status } from '@anupalan/ui';

/** The state of an order; one that a renewal has replaced says so. */
export function OrderStateTag({
  document,
}: {
  document: Pick<ConsentDocument, 'status' | 'supersededById'>;
}) {
  if (document.supersededById !== null) return <Status kind="replaced" />;
  return <Status kind={document.status} label={DOCUMENT_STATUS_LABELS[document.status]} />;
}
