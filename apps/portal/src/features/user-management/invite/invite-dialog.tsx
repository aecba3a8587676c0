import { useInviteUserMutation } from '@anupalan/api-client/endpoints/users';
import { Button, Inline } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { subUserFormSchema } from '@anupalan/validators/forms/sub-user';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { useIdempotencyKey } from '../../../shared/forms/use-idempotency-key.ts';
import { InvitationLimits } from './invitation-limits.tsx';
import { UserFields } from './user-fields.tsx';
import { NEW_USER, toUserRequest, type UserValues } from './user-values.ts';
import { inviteWords } from './words.ts';

/** Invites a user: a mail with a link under which they choose their password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [inviteUser] = useInviteUserMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const onSubmit = async (values: UserValues) => {
    const user = toUserRequest(values);
    const { message } = await inviteUser({ user, idempotencyKey: toKey(user) }).unwrap();
    onDone();
    toast.success(message);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={inviteWords.title} size="lg" isSticky>
      <AppForm
        initialValues={NEW_USER}
        schema={subUserFormSchema}
        onSubmit={onSubmit}
        showsStatuses={[409, 429]}
        draft="invite"
      >
        <InvitationLimits />
        <UserFields />
        <Inline justify="end">
          <Button onClick={onClose}>{inviteWords.cancel}</Button>
          <SubmitButton busyLabel={inviteWords.sending}>{inviteWords.send}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
