import { isApiError } from '@anupalan/api-client/api-error';
import { useDeleteUsersMutation, useUpdateUserMutation } from '@anupalan/api-client/endpoints/users';
import type { SubUser } from '@anupalan/api-client/types';
import { Button, Field, Notice, Select, Stack } from '@anupalan/ui';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { useAssigneeOptions } from '../../../shared/tasks/assignee-options.ts';
import type { AllowedActions } from '../allowed-actions.ts';
import { splitDeletable, toOpenTasksWords, toQuestionWords } from './question-words.ts';
import type { UserQuestion } from './use-user-actions.ts';
import { questionWords } from './words.ts';

/** Names shown in the question; more are counted. */
const NAMED = 5;

/** Props of {@link QuestionDialog}. `onDone` is told who is gone; nobody after a change of the state. */
export type QuestionDialogProps = {
  question: UserQuestion;
  toAllowed: (user: SubUser) => AllowedActions;
  onClose: () => void;
  onDone: (deleted: readonly SubUser[]) => void;
};

type HandOverProps = {
  users: readonly SubUser[];
  isDeletion: boolean;
  value: string;
  onChange: (id: string) => void;
};

/** Who takes over the open tasks; without a choice they stay, or have nobody. */
function HandOver({ users, isDeletion, value, onChange }: HandOverProps) {
  const options = useAssigneeOptions();
  const tasks = toOpenTasksWords(users);
  if (tasks === null) return null;
  const takers = options.filter((option) => users.every(({ id }) => id !== option.value));
  return (
    <Field
      label={questionWords.handOver.label(tasks)}
      hint={isDeletion ? questionWords.handOver.deletionHint : questionWords.handOver.hint}
    >
      {(control) => (
        <Select
          id={control.id}
          describedBy={control.describedBy}
          value={value}
          placeholder={isDeletion ? questionWords.handOver.nobody : questionWords.handOver.unchanged}
          options={takers}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function Names({ users }: { users: readonly SubUser[] }) {
  return (
    <ul>
      {users.slice(0, NAMED).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {users.length > NAMED && <li>{questionWords.more(users.length - NAMED)}</li>}
    </ul>
  );
}

/** Asks, with the consequences, before users are deactivated, activated or deleted. */
export function QuestionDialog({ question, toAllowed, onClose, onDone }: QuestionDialogProps) {
  const { action } = question;
  const [handOverTo, setHandOverTo] = useState('');
  const [updateUser, { isLoading: isChanging }] = useUpdateUserMutation();
  const [deleteUsers, { isLoading: isDeleting }] = useDeleteUsersMutation();
  const { deletable: users, kept } = splitDeletable(question.users, toAllowed);
  const asked = toQuestionWords({ action, users: users.length === 0 ? question.users : users });
  const asksWho = action !== 'activate' && toOpenTasksWords(users) !== null;
  const hasMore = users.length > 1 || kept.length > 0 || asksWho;
  const taker = handOverTo === '' ? {} : { handOverTo };
  const send = async (): Promise<string> => {
    if (action === 'delete')
      return (await deleteUsers({ ids: users.map(({ id }) => id), ...taker }).unwrap()).message;
    const [user] = users;
    const id = user?.id ?? '';
    return (await updateUser({ id, isActive: action === 'activate', ...taker }).unwrap()).message;
  };
  const onConfirm = async () => {
    try {
      toast.success(await send());
      onDone(action === 'delete' ? users : []);
    } catch (error) {
      // The one handler has raised the toast.
      if (!isApiError(error)) throw error;
    }
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      hasNoCloseButton
      title={users.length === 0 ? questionWords.noneDeletable : asked.title}
      description={users.length === 0 ? undefined : asked.text}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {questionWords.cancel}
          </Button>
          {users.length > 0 && (
            <Button
              variant={action === 'activate' ? 'primary' : 'danger'}
              isLoading={isChanging || isDeleting}
              loadingLabel={asked.busy}
              onClick={() => void onConfirm()}
            >
              {asked.confirm}
            </Button>
          )}
        </>
      }
    >
      {hasMore ? (
        <Stack gap={4}>
          {users.length > 1 && <Names users={users} />}
          {kept.map(({ name, reason }) => (
            <Notice key={name} tone="warn" title={questionWords.stays(name)}>
              {reason}.
            </Notice>
          ))}
          {asksWho && (
            <HandOver
              users={users}
              isDeletion={action === 'delete'}
              value={handOverTo}
              onChange={setHandOverTo}
            />
          )}
        </Stack>
      ) : undefined}
    </Dialog>
  );
}
