import type { Resource } from '@anupalan/api-client/types';
import { type StatutoryVerification, toVerificationLabel } from '@anupalan/enums/statutory';
import { type IconType, StatusTag, type Tone } from '@anupalan/ui';
import { CircleHelp, ShieldCheck } from 'lucide-react';

const LOOKS: Readonly<Record<StatutoryVerification, { tone: Tone; icon: IconType }>> = {
  verified: { tone: 'ok', icon: ShieldCheck },
  secondary: { tone: 'neutral', icon: CircleHelp },
  unverified: { tone: 'neutral', icon: CircleHelp },
  conflict: { tone: 'neutral', icon: CircleHelp },
};

/** Whether an entry is verified. */
export function CertaintyTag({ verification }: Pick<Resource, 'verification'>) {
  return <StatusTag {...LOOKS[verification]} label={toVerificationLabel(verification)} />;
}
