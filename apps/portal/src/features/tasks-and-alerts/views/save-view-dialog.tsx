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
      title={view === undefined ? 'Save this view' : `Rename “${view.name}”`}
      description={
        view === undefined
          ? 'Filters, sorting, list or calendar, columns and row height. Only you see your views, on any device.'
          : undefined
      }
      isSticky
    >
      <AppForm
        initialValues={{ name: view?.name ?? '', isDefault: view?.isDefault ?? false }}
        schema={savedViewFormSchema}
        onSubmit={onSubmit}
        hasNoSummary
      >
        <TextField name="name" label="View name" />
        <CheckboxField name="isDefault" label="Open this view first" />
        <Inline justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Saving">Save view</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
