import type { ConsentDocument } from '@anupalan/api-client/types';
import { DOCUMENT_STATUS_LABELS, type DocumentStatus } from '@anupalan/enums/consents';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleCheck, CircleDashed, CircleDot, OctagonAlert } from 'lucide-react';

const LOOKS: Readonly<Record<DocumentStatus, { tone: Tone; icon: IconType }>> = {
  queued: { tone: 'neutral', icon: CircleDashed },
  reading: { tone: 'info', icon: CircleDot },
  ready: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'danger', icon: OctagonAlert },
};

/** How far the reading of an order is. */
export function DocumentStatusTag({ status }: Pick<ConsentDocument, 'status'>) {
  return <StatusTag {...LOOKS[status]} label={DOCUMENT_STATUS_LABELS[status]} />;
}
