import {
  useListTechnicalFoldersQuery,
  useUpdateTechnicalDocumentMutation,
} from '@anupalan/api-client/endpoints/technical-documents';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { DESCRIPTION_MAX_LENGTH, DOCUMENT_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { SelectField, SubmitButton, TextareaField, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import {
  type TechnicalDocumentForm,
  technicalDocumentFormSchema,
} from '@anupalan/validators/forms/technical-document';
import { collapseSpaces } from '@anupalan/validators/input';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { editWords } from './words.ts';

/** Title, folder and description of a document. What is typed survives a session that ends (D8). */
export function EditDialog({ document, onClose }: { document: TechnicalDocument; onClose: () => void }) {
  const [update] = useUpdateTechnicalDocumentMutation();
  const { data: folders } = useListTechnicalFoldersQuery();
  const own = document.folder;
  // The own folder is there also while the others are loading.
  const options =
    folders?.rows.map(({ id, path }) => ({ value: id, label: path })) ??
    (own === null ? [] : [{ value: own.id, label: own.path }]);
  const onSubmit = async (values: TechnicalDocumentForm) => {
    const { title, folderId, description } = technicalDocumentFormSchema.cast(values);
    const { message } = await update({
      id: document.id,
      changes: { title, description, folderId: folderId === '' ? null : folderId },
    }).unwrap();
    toast.success(message);
    onClose();
  };
  return (
    <Dialog isOpen isSticky onClose={onClose} title={editWords.heading}>
      <AppForm
        initialValues={{
          title: document.title,
          folderId: own?.id ?? '',
          description: document.description,
        }}
        schema={technicalDocumentFormSchema}
        onSubmit={onSubmit}
        draft="document"
      >
        <TextField
          name="title"
          label={editWords.title}
          clean={collapseSpaces}
          maxLength={DOCUMENT_TITLE_MAX_LENGTH}
        />
        <SelectField
          name="folderId"
          label={editWords.folder}
          isOptional
          options={[{ value: '', label: editWords.noFolder }, ...options]}
        />
        <TextareaField
          name="description"
          label={editWords.description}
          isOptional
          rows={5}
          maxLength={DESCRIPTION_MAX_LENGTH}
        />
        <Inline justify="end">
          <Button variant="ghost" onClick={onClose}>
            {editWords.cancel}
          </Button>
          <SubmitButton busyLabel={editWords.saving}>{editWords.save}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
