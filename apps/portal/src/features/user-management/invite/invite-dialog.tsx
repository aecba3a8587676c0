import { useInvitePersonMutation } from '@anupalan/api-client/endpoints/people';
import { Button, Inline } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { subUserFormSchema } from '@anupalan/validators/forms/sub-user';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { useIdempotencyKey } from '../../../shared/forms/use-idempotency-key.ts';
import { InvitationLimits } from './invitation-limits.tsx';
import { PersonFields } from './person-fields.tsx';
import { NEW_PERSON, type PersonValues, toPerson } from './person-values.ts';

/** Invites a person: a mail with a link under which they choose their password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invitePerson] = useInvitePersonMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const onSubmit = async (values: PersonValues) => {
    const person = toPerson(values);
    const { message } = await invitePerson({ person, idempotencyKey: toKey(person) }).unwrap();
    onDone();
    toast.success(message);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Invite a person" size="lg" isSticky>
      <AppForm
        initialValues={NEW_PERSON}
        schema={subUserFormSchema}
        onSubmit={onSubmit}
        showsStatuses={[409, 429]}
        draft="invite"
      >
        <InvitationLimits />
        <PersonFields />
        <Inline justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Sending">Send invitation</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
