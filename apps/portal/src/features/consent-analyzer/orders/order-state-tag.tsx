import type { ConsentDocument } from '@anupalan/api-client/types';
import { DOCUMENT_STATUS_LABELS, type DocumentStatus } from '@anupalan/enums/consents';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleCheck, CircleDashed, CircleDot, History, OctagonAlert } from 'lucide-react';

const LOOKS: Readonly<Record<DocumentStatus, { tone: Tone; icon: IconType }>> = {
  queued: { tone: 'neutral', icon: CircleDashed },
  reading: { tone: 'info', icon: CircleDot },
  ready: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'danger', icon: OctagonAlert },
};

/** The state of an order; one that a renewal has replaced says so. */
export function OrderStateTag({
  document,
}: {
  document: Pick<ConsentDocument, 'status' | 'supersededById'>;
}) {
  if (document.supersededById !== null) return <StatusTag tone="neutral" icon={History} label="Replaced" />;
  return <StatusTag {...LOOKS[document.status]} label={DOCUMENT_STATUS_LABELS[document.status]} />;
}
