import { Button, Inline } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog } from '@anupalan/ui/interactive';
import { taskStatusFormSchema } from '@anupalan/validators/forms/task';
import { useState } from 'react';
import { AppForm } from '../forms/app-form.tsx';
import type { OnUndoable } from './undoable.ts';
import { type Changeable, useStatusChange } from './use-status-change.ts';

/** Props of {@link CompleteDialog}. `rows` null: closed. `name` is the task's, for a single due date. */
export type CompleteDialogProps = {
  rows: readonly Changeable[] | null;
  name?: string;
  onClose: () => void;
  onDone?: () => void;
  onUndoable?: OnUndoable;
};

function toTitle(count: number, name: string | undefined): string {
  if (count === 1 && name !== undefined) return `Complete “${name}”`;
  return count === 1 ? 'Complete 1 due date' : `Complete ${count} due dates`;
}

type Values = { status: 'completed'; remark: string };

type RemarkFormProps = {
  ids: readonly string[];
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
};

/** Its draft keeps the name it began with: those that are completed leave `ids` before the dialog is gone. */
function RemarkForm({ ids, onSubmit, onClose }: RemarkFormProps) {
  const [draft] = useState(() => (ids.length === 1 ? `complete-${ids[0]}` : 'complete-several'));
  return (
    <AppForm<Values>
      initialValues={{ status: 'completed', remark: '' }}
      schema={taskStatusFormSchema}
      onSubmit={onSubmit}
      hasNoSummary
      draft={draft}
    >
      <TextareaField name="remark" label="Remark" isOptional hint="For example where the report was sent" />
      <Inline justify="end">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton busyLabel="Saving">Mark complete</SubmitButton>
      </Inline>
    </AppForm>
  );
}

/** Completes due dates with a remark. */
export function CompleteDialog({ rows, name, onClose, onDone, onUndoable }: CompleteDialogProps) {
  const { change } = useStatusChange(onUndoable);
  const open = rows?.filter((row) => row.status !== 'completed') ?? [];
  const onSubmit = async ({ remark }: Values) => {
    const failure = await change(open, 'completed', remark.trim());
    if (failure !== null) throw failure;
    onDone?.();
    onClose();
  };
  return (
    <Dialog
      isOpen={rows !== null}
      onClose={onClose}
      title={toTitle(open.length, name)}
      description="You can reopen it later. The history keeps who did it, when, and your remark."
      isSticky
    >
      <RemarkForm ids={open.map(({ id }) => id)} onSubmit={onSubmit} onClose={onClose} />
    </Dialog>
  );
}
