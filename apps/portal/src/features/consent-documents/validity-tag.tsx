import type { ConsentDocument } from '@anupalan/api-client/types';
import { VALIDITY_STATE_LABELS } from '@anupalan/enums/consents';
import { Status } from '@anupalan/ui';
import { toValidity } from './validity-words.ts';

/** Props of {@link ValidityTag}. */
export type ValidityTagProps = {
  document: Pick<ConsentDocument, 'facts' | 'validity' | 'supersededById'>;
  today: string;
};

/** Whether an order is in force; one that a renewal has replaced no longer counts (D25). */
export function ValidityTag({ document, today }: ValidityTagProps) {
  if (document.supersededById !== null) return <Status kind="replaced" />;
  const { state } = toValidity(document, today);
  return <Status kind={state === 'none' ? 'unknown' : state} label={VALIDITY_STATE_LABELS[state]} />;
}
