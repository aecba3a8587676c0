import {
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
} from '@anupalan/api-client/endpoints/saved-views';
import type { SavedView } from '@anupalan/api-client/types';
import { Button, Inline } from '@anupalan/ui';
import { CheckboxField, SubmitButton, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { savedViewFormSchema } from '@anupalan/validators/requests/saved-views';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import type { ViewContent } from './use-views.ts';
import { words } from './words.ts';

/** Props of {@link SaveViewDialog}. */
export type SaveViewDialogProps = {
  /** What is kept; of a view that is renamed nothing but its name. */
  content: ViewContent;
  /** The view that gets another name; none: a new one. */
  view?: SavedView;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function SaveViewDialog({ content, view, onClose }: SaveViewDialogProps) {
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const onSubmit = async ({ name, isDefault }: { name: string; isDefault: boolean }) => {
    const { message } =
      view === undefined
        ? await create({ ...content, screen: 'tasksAndAlerts', name, isDefault }).unwrap()
        : await update({ id: view.id, name, isDefault }).unwrap();
    toast.success(message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={view === undefined ? words.save.title : words.save.renameTitle(view.name)}
      description={view === undefined ? words.save.text : undefined}
      isSticky
    >
      <AppForm
        initialValues={{ name: view?.name ?? '', isDefault: view?.isDefault ?? false }}
        schema={savedViewFormSchema}
        onSubmit={onSubmit}
        hasNoSummary
      >
        <TextField name="name" label={words.save.name} />
        <CheckboxField name="isDefault" label={words.save.isDefault} />
        <Inline justify="end">
          <Button onClick={onClose}>{words.save.cancel}</Button>
          <SubmitButton busyLabel={words.save.busy}>{words.save.submit}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
