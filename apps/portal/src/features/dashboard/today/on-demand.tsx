import type { ComponentProps } from 'react';
import { lazily, useWasOpen } from '../../../shared/lazily.tsx';

const Completing = lazily(async () => (await import('../../../shared/dialogs.ts')).CompleteDialog);

/** Records that a due date was done. */
export function CompleteDialog(props: ComponentProps<typeof Completing>) {
  return useWasOpen(props.rows !== null) && <Completing {...props} />;
}
