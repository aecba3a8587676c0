import { SUPPORT_STATUS_LABELS, type SupportStatus } from '@anupalan/enums/support';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';

const LOOKS: Readonly<Record<SupportStatus, { tone: Tone; icon: IconType }>> = {
  OPEN: { tone: 'neutral', icon: CircleDashed },
  IN_PROGRESS: { tone: 'info', icon: CircleDot },
  RESOLVED: { tone: 'ok', icon: CircleCheck },
};

/** The status of a request. */
export function SupportStatusTag({ status }: { status: SupportStatus }) {
  return <StatusTag {...LOOKS[status]} label={SUPPORT_STATUS_LABELS[status]} />;
}
