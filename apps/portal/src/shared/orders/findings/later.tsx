import type { ComponentProps } from 'react';
import { lazily, useWasOpen } from '../../lazily.tsx';

const load = () => import('./dialogs.ts');
const Limits = lazily(async () => (await load()).LimitDialog);
const Particulars = lazily(async () => (await load()).ParticularDialog);
const Removing = lazily(async () => (await load()).RemoveFindingDialog);

/** The form of a limit. */
export function LimitDialog(props: ComponentProps<typeof Limits>) {
  return useWasOpen(props.isOpen) && <Limits {...props} />;
}

/** The form of a particular. */
export function ParticularDialog(props: ComponentProps<typeof Particulars>) {
  return useWasOpen(props.isOpen) && <Particulars {...props} />;
}

/** Asks before a limit or a particular is removed. */
export function RemoveFindingDialog(props: ComponentProps<typeof Removing>) {
  return useWasOpen(props.isOpen) && <Removing {...props} />;
}
