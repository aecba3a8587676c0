import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { FieldGrid } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { AppForm } from '../../forms/app-form.tsx';
import { PLACE_SERVER_FIELDS } from './finding-form.ts';
import { FormButtons } from './form-buttons.tsx';
import { PlaceFields } from './place-fields.tsx';
import { formWords } from './words.ts';

/** What the form of a row of either kind is given. */
export type FindingFormProps<Row> = {
  document: Pick<ConsentDocument, 'id' | 'pageCount'>;
  isOpen: boolean;
  onClose: () => void;
  /** The row to correct; null: a new one. */
  row: Row | null;
  /** The passage that a new row was selected from. */
  citation?: Citation | undefined;
  /** Asks whether the row is to be removed. */
  onRemove?: (() => void) | undefined;
};

/** Props of {@link FindingDialog}. */
export type FindingDialogProps<Values extends FormikValues> = Pick<
  FindingFormProps<unknown>,
  'document' | 'isOpen' | 'onClose' | 'onRemove'
> & {
  title: string;
  saveLabel: string;
  initialValues: Values;
  schema: ObjectSchema<object>;
  onSave: (values: Values) => Promise<{ message: string }>;
  /** The fields of the row itself; where the order says it is asked below them. */
  children: ReactNode;
};

/** The form of a limit or a particular. What a person enters stays, also when the order is read again. */
export function FindingDialog<Values extends FormikValues>(props: FindingDialogProps<Values>) {
  const { document, isOpen, onClose, onRemove, title, saveLabel, onSave, children, ...form } = props;
  const onSubmit = async (values: Values) => {
    const { message } = await onSave(values);
    toast.success(message);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isSticky size="lg" title={title} description={formWords.text}>
      <AppForm {...form} serverFields={PLACE_SERVER_FIELDS} onSubmit={onSubmit}>
        <FieldGrid layout="two">{children}</FieldGrid>
        <PlaceFields document={document} />
        <FormButtons label={saveLabel} onClose={onClose} onRemove={onRemove} />
      </AppForm>
    </Dialog>
  );
}
