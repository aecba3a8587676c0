import { isApiError } from '@anupalan/api-client/api-error';
import { useDeleteRolesMutation } from '@anupalan/api-client/endpoints/roles';
import type { OrganisationRole } from '@anupalan/api-client/types';
import { Button, Notice, TextLink } from '@anupalan/ui';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { useUserPaths } from '../../../shared/users/user-paths.ts';
import { deleteWords } from './words.ts';

/** Asks before a role is deleted. While somebody has it the server refuses, and its sentence stands here. */
export function DeleteRoleDialog({ role, onClose }: { role: OrganisationRole; onClose: () => void }) {
  const [deleteRoles, { isLoading }] = useDeleteRolesMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { users } = useUserPaths();
  const onConfirm = async () => {
    setRefusal(null);
    try {
      toast.success((await deleteRoles([role.id]).unwrap()).message);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) setRefusal(error.message);
      else onClose();
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      hasNoCloseButton
      title={deleteWords.title(role.name)}
      description={deleteWords.text}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {deleteWords.cancel}
          </Button>
          <Button
            variant="danger"
            isLoading={isLoading}
            loadingLabel={deleteWords.deleting}
            onClick={() => void onConfirm()}
          >
            {deleteWords.confirm}
          </Button>
        </>
      }
    >
      {refusal !== null ? (
        <Notice
          role="alert"
          tone="danger"
          action={<TextLink href={`${users}?role=${role.id}`}>{deleteWords.showPeople}</TextLink>}
        >
          {refusal}
        </Notice>
      ) : undefined}
    </Dialog>
  );
}
