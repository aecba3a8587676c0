import { isApiError } from '@anupalan/api-client/api-error';
import {
  useCreateTechnicalFolderMutation,
  useDeleteTechnicalFolderMutation,
  useRenameTechnicalFolderMutation,
} from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalFolder } from '@anupalan/api-client/types';
import { FOLDER_NAME_MAX_LENGTH } from '@anupalan/enums/technical-documents';
import { Button, Inline, Notice } from '@anupalan/ui';
import { SubmitButton, TextField } from '@anupalan/ui/forms';
import { ConfirmDialog, Dialog, toast } from '@anupalan/ui/interactive';
import { technicalFolderFormSchema } from '@anupalan/validators/forms/technical-document';
import { collapseSpaces } from '@anupalan/validators/input';
import { useState } from 'react';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { dialogWords } from './words.ts';

/** What is to be done with folders. `parent` null: at the top. */
export type FolderTask =
  | { kind: 'create'; parent: TechnicalFolder | null }
  | { kind: 'rename' | 'delete'; folder: TechnicalFolder };

/** Props of {@link FolderDialogs}. */
export type FolderDialogsProps = {
  task: FolderTask;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Makes, renames or deletes a folder. */
export function FolderDialogs({ task, onClose, onDeleted }: FolderDialogsProps) {
  if (task.kind === 'delete') return <DeleteFolder {...{ folder: task.folder, onClose, onDeleted }} />;
  return <NameFolder task={task} onClose={onClose} />;
}

function NameFolder({
  task,
  onClose,
}: {
  task: Exclude<FolderTask, { kind: 'delete' }>;
  onClose: () => void;
}) {
  const [create] = useCreateTechnicalFolderMutation();
  const [rename] = useRenameTechnicalFolderMutation();
  const isNew = task.kind === 'create';
  const onSubmit = async ({ name }: { name: string }) => {
    const call = isNew
      ? create({ name, parentId: task.parent?.id ?? null })
      : rename({ id: task.folder.id, name });
    const { message } = await call.unwrap();
    toast.success(message);
    onClose();
  };
  const parent = isNew ? (task.parent?.path ?? null) : null;
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={isNew ? dialogWords.newTitle(parent) : dialogWords.renameTitle}
    >
      <AppForm
        initialValues={{ name: isNew ? '' : task.folder.name }}
        schema={technicalFolderFormSchema}
        onSubmit={onSubmit}
      >
        <TextField
          name="name"
          label={dialogWords.name}
          clean={collapseSpaces}
          maxLength={FOLDER_NAME_MAX_LENGTH}
        />
        <Inline justify="end">
          <Button variant="ghost" onClick={onClose}>
            {dialogWords.cancel}
          </Button>
          <SubmitButton busyLabel={dialogWords.saving}>
            {isNew ? dialogWords.create : dialogWords.rename}
          </SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}

type DeleteProps = { folder: TechnicalFolder; onClose: () => void; onDeleted: (id: string) => void };

function DeleteFolder({ folder, onClose, onDeleted }: DeleteProps) {
  const [remove, { isLoading }] = useDeleteTechnicalFolderMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const onConfirm = async () => {
    try {
      const { message } = await remove(folder.id).unwrap();
      onDeleted(folder.id);
      toast.success(message);
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 409) setProblem(error.message);
      else onClose();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      title={dialogWords.deletion.title(folder.path)}
      confirmLabel={dialogWords.deletion.confirm}
      tone="danger"
      isBusy={isLoading}
      busyLabel={dialogWords.deletion.busy}
    >
      {problem === null ? dialogWords.deletion.text : <Notice tone="danger" title={problem} />}
    </ConfirmDialog>
  );
}
