import { isApiError } from '@anupalan/api-client/api-error';
import { useDeletePeopleMutation, useUpdatePersonMutation } from '@anupalan/api-client/endpoints/people';
import type { SubUser } from '@anupalan/api-client/types';
import { Button, Field, Notice, Select, Stack } from '@anupalan/ui';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { usePeopleOptions } from '../../../shared/tasks/people.ts';
import type { PersonRights } from '../rights.ts';
import { splitDeletable, toOpenTasksWords, toQuestionWords } from './question-words.ts';
import type { PersonQuestion } from './use-person-actions.ts';

/** Names shown in the question; more are counted. */
const NAMED = 5;

/** Props of {@link QuestionDialog}. `onDone` is told who is gone; nobody after a change of the state. */
export type QuestionDialogProps = {
  question: PersonQuestion;
  toRights: (person: SubUser) => PersonRights;
  onClose: () => void;
  onDone: (deleted: readonly SubUser[]) => void;
};

type HandOverProps = {
  people: readonly SubUser[];
  isDeletion: boolean;
  value: string;
  onChange: (id: string) => void;
};

/** Who takes over the open tasks; without a choice they stay, or have nobody. */
function HandOver({ people, isDeletion, value, onChange }: HandOverProps) {
  const options = usePeopleOptions();
  const words = toOpenTasksWords(people);
  if (words === null) return null;
  const takers = options.filter((option) => people.every(({ id }) => id !== option.value));
  return (
    <Field
      label={`Hand over ${words} to`}
      hint={
        isDeletion
          ? 'Without a choice these tasks have no assignee, and the owner of the organisation is told of their dates.'
          : 'Without a choice these tasks stay theirs, although they cannot sign in to do them.'
      }
    >
      {(control) => (
        <Select
          id={control.id}
          describedBy={control.describedBy}
          value={value}
          placeholder={isDeletion ? 'Nobody' : 'Leave them as they are'}
          options={takers}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function Names({ people }: { people: readonly SubUser[] }) {
  return (
    <ul>
      {people.slice(0, NAMED).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {people.length > NAMED && <li>and {people.length - NAMED} more</li>}
    </ul>
  );
}

/** Asks, with the consequences, before people are deactivated, activated or deleted. */
export function QuestionDialog({ question, toRights, onClose, onDone }: QuestionDialogProps) {
  const { action } = question;
  const [handOverTo, setHandOverTo] = useState('');
  const [updatePerson, { isLoading: isChanging }] = useUpdatePersonMutation();
  const [deletePeople, { isLoading: isDeleting }] = useDeletePeopleMutation();
  const { deletable: people, kept } = splitDeletable(question.people, toRights);
  const words = toQuestionWords({ action, people: people.length === 0 ? question.people : people });
  const asksWho = action !== 'activate' && toOpenTasksWords(people) !== null;
  const hasMore = people.length > 1 || kept.length > 0 || asksWho;
  const taker = handOverTo === '' ? {} : { handOverTo };
  const send = async (): Promise<string> => {
    if (action === 'delete')
      return (await deletePeople({ ids: people.map(({ id }) => id), ...taker }).unwrap()).message;
    const [person] = people;
    const id = person?.id ?? '';
    return (await updatePerson({ id, isActive: action === 'activate', ...taker }).unwrap()).message;
  };
  const onConfirm = async () => {
    try {
      toast.success(await send());
      onDone(action === 'delete' ? people : []);
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
      title={people.length === 0 ? 'None of these people can be deleted' : words.title}
      description={people.length === 0 ? undefined : words.text}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          {people.length > 0 && (
            <Button
              variant={action === 'activate' ? 'primary' : 'danger'}
              isLoading={isChanging || isDeleting}
              loadingLabel={words.busy}
              onClick={() => void onConfirm()}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      {hasMore ? (
        <Stack gap={4}>
          {people.length > 1 && <Names people={people} />}
          {kept.map(({ name, reason }) => (
            <Notice key={name} tone="warn" title={`${name} stays.`}>
              {reason}.
            </Notice>
          ))}
          {asksWho && (
            <HandOver
              people={people}
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
