import type { Task } from '@anupalan/api-client/types';
import { Button, useIsNarrow } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { AssigneeButtons } from './assignee-buttons.tsx';
import { AssigneeChoice } from './assignee-choice.tsx';
import { useAssigneeOptions } from './assignee-options.ts';
import type { OnUndoable } from './undoable.ts';
import { useAssignment } from './use-assignment.ts';
import { assignDialogWords } from './words.ts';

/** Props of {@link AssignDialog}. */
export type AssignDialogProps = {
  tasks: readonly Pick<Task, 'id' | 'name' | 'assignee'>[];
  onClose: () => void;
  onAssigned: () => void;
  onUndoable?: OnUndoable;
};

/** So many people are a button each on a phone; more are chosen from a list. */
const MOST_BUTTONS = 50;

/** The assignee that all tasks have, or nobody. */
function findCommon(tasks: AssignDialogProps['tasks']): string {
  const [first, ...others] = tasks.map(({ assignee }) => assignee?.id ?? '');
  return others.every((id) => id === first) ? (first ?? '') : '';
}

/** Gives several tasks to somebody at once. */
export function AssignDialog({ tasks, onClose, onAssigned, onUndoable }: AssignDialogProps) {
  const { assign, isAssigning } = useAssignment(onUndoable);
  const [assigneeId, setAssigneeId] = useState(() => findCommon(tasks));
  const isNarrow = useIsNarrow();
  const people = useAssigneeOptions();
  const hasButtons = isNarrow && people.length <= MOST_BUTTONS;
  const [first] = tasks;
  const onAssign = async (id: string) => {
    if (await assign(tasks, id === '' ? null : id)) onAssigned();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        tasks.length === 1 && first
          ? assignDialogWords.title(first.name)
          : assignDialogWords.titleOfAll(tasks.length)
      }
      description={assignDialogWords.text}
      footer={
        <>
          <Button onClick={onClose}>{assignDialogWords.cancel}</Button>
          {!hasButtons && (
            <Button
              variant="primary"
              isLoading={isAssigning}
              loadingLabel={assignDialogWords.busy}
              onClick={() => void onAssign(assigneeId)}
            >
              {assignDialogWords.submit}
            </Button>
          )}
        </>
      }
    >
      {hasButtons ? (
        <AssigneeButtons
          current={assigneeId}
          isDisabled={isAssigning}
          onChoose={(id) => {
            setAssigneeId(id);
            void onAssign(id);
          }}
        />
      ) : (
        <AssigneeChoice
          value={assigneeId}
          onChange={setAssigneeId}
          hint={assignDialogWords.notAssignedHint}
          hasFocus={isNarrow}
        />
      )}
    </Dialog>
  );
}
