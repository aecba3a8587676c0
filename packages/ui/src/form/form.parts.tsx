import { part } from '../storybook/part.ts';
import { FieldPair } from './field-pair.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubmitButton } from './submit-button.tsx';

export const parts = [
  part('FieldPair', FieldPair, { children: 'Fields' }),
  part('LeaveDialog', LeaveDialog, { onStay: () => undefined, onLeave: () => undefined }),
  part('SubmitButton', SubmitButton, { busyLabel: 'Saving', children: 'Save' }),
];
