import { SUPPORT_STATUS_LABELS, type SupportStatus } from '@anupalan/enums/support';
import { Status, type StatusKind } from '@anupalan/ui';

const KINDS = { OPEN: 'open', IN_PROGRESS: 'inProgress', RESOLVED: 'resolved' } as const satisfies Record<
  SupportStatus,
  StatusKind
>;

/** The status of a request. */
export function SupportStatusTag({ status }: { status: SupportStatus }) {
  return <Status kind={KINDS[status]} label={SUPPORT_STATUS_LABELS[status]} />;
}
