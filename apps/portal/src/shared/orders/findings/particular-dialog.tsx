import { useAddParticularMutation, useUpdateParticularMutation } from '@anupalan/api-client/endpoints/limits';
import type { Citation, ConsentDocument, Particular } from '@anupalan/api-client/types';
import { PARTICULAR_KIND_LABELS, PARTICULAR_KINDS } from '@anupalan/enums/particulars';
import { FieldGrid, SelectField, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { AppForm } from '../../forms/app-form.tsx';
import {
  type ParticularFormValues,
  PLACE_SERVER_FIELDS,
  particularFormSchema,
  toOptions,
  toParticularBody,
  toParticularValues,
} from './finding-form.ts';
import { FormButtons } from './form-buttons.tsx';
import { PlaceFields } from './place-fields.tsx';

/** Props of {@link ParticularDialog}. */
export type ParticularDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'pageCount'>;
  isOpen: boolean;
  onClose: () => void;
  /** The particular to correct; null: a new one. */
  particular: Particular | null;
  /** The passage that a new particular was selected from. */
  citation?: Citation | undefined;
  /** Asks whether the particular is to be removed. */
  onRemove?: (() => void) | undefined;
};

/** Adds a particular or corrects one. What a person enters stays, also when the order is read again. */
export function ParticularDialog(props: ParticularDialogProps) {
  const { document, isOpen, onClose, particular, citation, onRemove } = props;
  const [add] = useAddParticularMutation();
  const [update] = useUpdateParticularMutation();
  const onSubmit = async (values: ParticularFormValues) => {
    const body = toParticularBody(values, particular?.citation ?? citation);
    const of = { consentDocumentId: document.id };
    const { message } = await (particular === null
      ? add({ ...of, particular: body })
      : update({ ...of, id: particular.id, changes: body })
    ).unwrap();
    toast.success(message);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isSticky
      size="lg"
      title={particular === null ? 'Add a particular' : `Correct ${particular.name}`}
      description="What you enter stays, also when the order is read again."
    >
      <AppForm
        initialValues={toParticularValues(particular, citation)}
        schema={particularFormSchema}
        serverFields={PLACE_SERVER_FIELDS}
        onSubmit={onSubmit}
      >
        <FieldGrid layout="two">
          <SelectField
            name="kind"
            label="Kind"
            placeholder="Choose a kind"
            options={toOptions(PARTICULAR_KINDS, PARTICULAR_KIND_LABELS)}
          />
          <TextField name="name" label="Name" />
          <TextField name="value" label="Value" isOptional />
          <TextField name="unit" label="Unit" isOptional />
        </FieldGrid>
        <PlaceFields document={document} />
        <FormButtons
          label="Save particular"
          onClose={onClose}
          onRemove={particular === null ? undefined : onRemove}
        />
      </AppForm>
    </Dialog>
  );
}
