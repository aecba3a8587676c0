import type { ConsentDocument } from '@anupalan/api-client/types';
import { VALIDITY_STATE_LABELS, type ValidityState } from '@anupalan/enums/consents';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleCheck, CircleDashed, Clock, History, OctagonAlert } from 'lucide-react';
import { toValidity } from './validity-words.ts';

const LOOKS: Readonly<Record<ValidityState, { tone: Tone; icon: IconType }>> = {
  valid: { tone: 'ok', icon: CircleCheck },
  expiring: { tone: 'warn', icon: Clock },
  expired: { tone: 'danger', icon: OctagonAlert },
  none: { tone: 'neutral', icon: CircleDashed },
};

/** Props of {@link ValidityTag}. */
export type ValidityTagProps = {
  document: Pick<ConsentDocument, 'facts' | 'validity' | 'supersededById'>;
  today: string;
};

/** Whether an order is in force; one that a renewal has replaced no longer counts (D25). */
export function ValidityTag({ document, today }: ValidityTagProps) {
  if (document.supersededById !== null) return <StatusTag tone="neutral" icon={History} label="Replaced" />;
  const { state } = toValidity(document, today);
  return <StatusTag {...LOOKS[state]} label={VALIDITY_STATE_LABELS[state]} />;
}
