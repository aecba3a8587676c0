import { useAddLimitMutation, useUpdateLimitMutation } from '@anupalan/api-client/endpoints/limits';
import type { Citation, ConsentDocument, Limit } from '@anupalan/api-client/types';
import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { FieldGrid, SelectField, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { AppForm } from '../../forms/app-form.tsx';
import {
  type LimitFormValues,
  limitFormSchema,
  PLACE_SERVER_FIELDS,
  toLimitBody,
  toLimitValues,
  toOptions,
} from './finding-form.ts';
import { FormButtons } from './form-buttons.tsx';
import { PlaceFields } from './place-fields.tsx';

/** Props of {@link LimitDialog}. */
export type LimitDialogProps = {
  document: Pick<ConsentDocument, 'id' | 'pageCount'>;
  isOpen: boolean;
  onClose: () => void;
  /** The limit to correct; null: a new one. */
  limit: Limit | null;
  /** The passage that a new limit was selected from. */
  citation?: Citation | undefined;
  /** Asks whether the limit is to be removed. */
  onRemove?: (() => void) | undefined;
};

/** Adds a limit or corrects one. What a person enters stays, also when the order is read again. */
export function LimitDialog({ document, isOpen, onClose, limit, citation, onRemove }: LimitDialogProps) {
  const [add] = useAddLimitMutation();
  const [update] = useUpdateLimitMutation();
  const onSubmit = async (values: LimitFormValues) => {
    const body = toLimitBody(values, limit?.citation ?? citation);
    const of = { consentDocumentId: document.id };
    const { message } = await (limit === null
      ? add({ ...of, limit: body })
      : update({ ...of, id: limit.id, changes: body })
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
      title={limit === null ? 'Add a limit' : `Correct the limit for ${limit.parameter}`}
      description="What you enter stays, also when the order is read again."
    >
      <AppForm
        initialValues={toLimitValues(limit, citation)}
        schema={limitFormSchema}
        serverFields={PLACE_SERVER_FIELDS}
        onSubmit={onSubmit}
      >
        <FieldGrid layout="two">
          <SelectField
            name="medium"
            label="Medium"
            placeholder="Choose a medium"
            options={toOptions(LIMIT_MEDIA, LIMIT_MEDIUM_LABELS)}
          />
          <TextField name="point" label="Point" hint="The stack, outlet or station" isOptional />
          <TextField name="parameter" label="Parameter" />
          <TextField name="limit" label="Limit" hint="As printed, for example 6.5 to 9.0" />
          <TextField name="unit" label="Unit" isOptional />
          <TextField name="averaging" label="Averaging time" hint="For example 24 hours" isOptional />
        </FieldGrid>
        <PlaceFields document={document} />
        <FormButtons label="Save limit" onClose={onClose} onRemove={limit === null ? undefined : onRemove} />
      </AppForm>
    </Dialog>
  );
}
