import { useAddLimitMutation, useUpdateLimitMutation } from '@anupalan/api-client/endpoints/limits';
import type { Limit } from '@anupalan/api-client/types';
import type { LimitReading } from '@anupalan/compliance/reading/limits/read-limit-passage';
import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { SelectField, TextField } from '@anupalan/ui/forms';
import { FindingDialog, type FindingFormProps } from './finding-dialog.tsx';
import {
  type LimitFormValues,
  limitFormSchema,
  toLimitBody,
  toLimitValues,
  toOptions,
} from './finding-form.ts';

/** Props of {@link LimitDialog}. */
export type LimitDialogProps = FindingFormProps<Limit> & {
  /** What the selected passage says of a new limit; a person puts it right. */
  reading?: LimitReading | null | undefined;
};

/** Adds a limit or corrects one. */
export function LimitDialog({ row, reading = null, citation, onRemove, ...frame }: LimitDialogProps) {
  const [add] = useAddLimitMutation();
  const [update] = useUpdateLimitMutation();
  const onSave = (values: LimitFormValues) => {
    const body = toLimitBody(values, row?.citation ?? citation);
    const of = { consentDocumentId: frame.document.id };
    return row === null
      ? add({ ...of, limit: body }).unwrap()
      : update({ ...of, id: row.id, changes: body }).unwrap();
  };
  return (
    <FindingDialog
      {...frame}
      title={row === null ? 'Add a limit' : `Correct the limit for ${row.parameter}`}
      saveLabel="Save limit"
      initialValues={toLimitValues(row ?? reading, citation)}
      schema={limitFormSchema}
      onSave={onSave}
      onRemove={row === null ? undefined : onRemove}
    >
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
    </FindingDialog>
  );
}
