import type { Resource } from '@anupalan/api-client/types';
import { STATUTORY_VERIFICATION_LABELS, type StatutoryVerification } from '@anupalan/enums/statutory';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleHelp, ShieldCheck, Split, TriangleAlert } from 'lucide-react';

const LOOKS: Readonly<Record<StatutoryVerification, { tone: Tone; icon: IconType }>> = {
  verified: { tone: 'ok', icon: ShieldCheck },
  secondary: { tone: 'warn', icon: CircleHelp },
  unverified: { tone: 'warn', icon: TriangleAlert },
  conflict: { tone: 'danger', icon: Split },
};

/** How sure an entry is. */
export function CertaintyTag({ verification }: Pick<Resource, 'verification'>) {
  return <StatusTag {...LOOKS[verification]} label={STATUTORY_VERIFICATION_LABELS[verification]} />;
}
