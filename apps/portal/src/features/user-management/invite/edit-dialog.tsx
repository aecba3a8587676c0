import { useGetUserQuery, useUpdateUserMutation } from '@anupalan/api-client/endpoints/users';
import type { SubUser } from '@anupalan/api-client/types';
import { USER_MESSAGES } from '@anupalan/enums/users';
import { Button, Inline, LoadError, Notice, SkeletonRows } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { subUserFormSchema } from '@anupalan/validators/forms/sub-user';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import type { AllowedActions } from '../allowed-actions.ts';
import { UserFields } from './user-fields.tsx';
import { toUserRequest, toUserValues, type UserValues } from './user-values.ts';
import { editWords } from './words.ts';

type FormProps = { user: SubUser; allowed: AllowedActions; onClose: () => void };

function EditForm({ user, allowed, onClose }: FormProps) {
  const [updateUser] = useUpdateUserMutation();
  // Only an invitation that nobody has accepted can go to another address, and only of who may be given the role.
  const isEmailFixed = user.invitation === null || !allowed.canChangeRole;
  const onSubmit = async (values: UserValues) => {
    const { roleId, email, ...rest } = toUserRequest(values);
    const { message } = await updateUser({
      id: user.id,
      ...rest,
      ...(isEmailFixed ? {} : { email }),
      ...(allowed.canChangeRole ? { roleId } : {}),
    }).unwrap();
    toast.success(message);
    onClose();
  };
  return (
    <AppForm
      initialValues={toUserValues(user)}
      schema={subUserFormSchema}
      onSubmit={onSubmit}
      showsStatuses={[409]}
      draft={`person-${user.id}`}
    >
      {allowed.reason !== null && <Notice tone="info">{allowed.reason}.</Notice>}
      {isEmailFixed && user.invitation === null && <p className="muted">{USER_MESSAGES.emailInUse}.</p>}
      <UserFields
        fixedEmail={isEmailFixed ? user.email : undefined}
        fixedRole={allowed.canChangeRole ? undefined : user.role.name}
      />
      <Inline justify="end">
        <Button onClick={onClose}>{editWords.cancel}</Button>
        <SubmitButton busyLabel={editWords.saving}>{editWords.save}</SubmitButton>
      </Inline>
    </AppForm>
  );
}

/** Props of {@link EditDialog}. */
export type EditDialogProps = {
  userId: string;
  toAllowed: (user: SubUser) => AllowedActions;
  onClose: () => void;
};

/** Changes a user; what may not be changed stands as a line with the reason. */
export function EditDialog({ userId, toAllowed, onClose }: EditDialogProps) {
  const { currentData: user, isError, isFetching, refetch } = useGetUserQuery(userId);
  const allowed = user === undefined ? null : toAllowed(user);
  const isEditable = user !== undefined && allowed?.canEdit;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={user === undefined ? editWords.title : editWords.titleOf(user.name)}
      size="lg"
      isSticky
    >
      {isEditable && <EditForm user={user} allowed={allowed} onClose={onClose} />}
      {user !== undefined && allowed !== null && !isEditable && (
        <Notice tone="info">{allowed.reason ?? USER_MESSAGES.owner}.</Notice>
      )}
      {user === undefined && !isError && <SkeletonRows label={editWords.loading} />}
      {user === undefined && isError && (
        <LoadError title={editWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Dialog>
  );
}
