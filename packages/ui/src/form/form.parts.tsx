import { part } from '../storybook/part.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormFoot } from './form-foot.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { SubmitButton } from './submit-button.tsx';

export const parts = [
  part('FieldGrid', FieldGrid, { children: 'Fields' }),
  part('FormFoot', FormFoot, { children: 'Save' }),
  part('LeaveDialog', LeaveDialog, { onStay: () => undefined, onLeave: () => undefined }),
  part('SubmitButton', SubmitButton, { busyLabel: 'Saving', children: 'Save' }),
];
