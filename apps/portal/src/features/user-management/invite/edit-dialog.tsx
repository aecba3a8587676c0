import { useGetPersonQuery, useUpdatePersonMutation } from '@anupalan/api-client/endpoints/people';
import type { SubUser } from '@anupalan/api-client/types';
import { PEOPLE_MESSAGES } from '@anupalan/enums/people';
import { Button, Inline, LoadError, Notice, SkeletonRows } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { subUserFormSchema } from '@anupalan/validators/forms/sub-user';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import type { PersonRights } from '../rights.ts';
import { PersonFields } from './person-fields.tsx';
import { type PersonValues, toPerson, toPersonValues } from './person-values.ts';

type FormProps = { person: SubUser; rights: PersonRights; onClose: () => void };

function EditForm({ person, rights, onClose }: FormProps) {
  const [updatePerson] = useUpdatePersonMutation();
  // Only an invitation that nobody has accepted can go to another address, and only of who may be given the role.
  const isEmailFixed = person.invitation === null || !rights.canChangeRole;
  const onSubmit = async (values: PersonValues) => {
    const { roleId, email, ...rest } = toPerson(values);
    const { message } = await updatePerson({
      id: person.id,
      ...rest,
      ...(isEmailFixed ? {} : { email }),
      ...(rights.canChangeRole ? { roleId } : {}),
    }).unwrap();
    toast.success(message);
    onClose();
  };
  return (
    <AppForm
      initialValues={toPersonValues(person)}
      schema={subUserFormSchema}
      onSubmit={onSubmit}
      showsStatuses={[409]}
      draft={`person-${person.id}`}
    >
      {rights.reason !== null && <Notice tone="info">{rights.reason}.</Notice>}
      {isEmailFixed && person.invitation === null && <p className="muted">{PEOPLE_MESSAGES.emailInUse}.</p>}
      <PersonFields
        fixedEmail={isEmailFixed ? person.email : undefined}
        fixedRole={rights.canChangeRole ? undefined : person.role.name}
      />
      <Inline justify="end">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton busyLabel="Saving">Save changes</SubmitButton>
      </Inline>
    </AppForm>
  );
}

/** Props of {@link EditDialog}. */
export type EditDialogProps = {
  personId: string;
  toRights: (person: SubUser) => PersonRights;
  onClose: () => void;
};

/** Changes a person; what may not be changed stands as a line with the reason. */
export function EditDialog({ personId, toRights, onClose }: EditDialogProps) {
  const { currentData: person, isError, isFetching, refetch } = useGetPersonQuery(personId);
  const rights = person === undefined ? null : toRights(person);
  const isEditable = person !== undefined && rights?.canEdit;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={person === undefined ? 'Edit the person' : `Edit ${person.name}`}
      size="lg"
      isSticky
    >
      {isEditable && <EditForm person={person} rights={rights} onClose={onClose} />}
      {person !== undefined && rights !== null && !isEditable && (
        <Notice tone="info">{rights.reason ?? PEOPLE_MESSAGES.owner}.</Notice>
      )}
      {person === undefined && !isError && <SkeletonRows label="Loading the person" />}
      {person === undefined && isError && (
        <LoadError
          title="The person could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Dialog>
  );
}
