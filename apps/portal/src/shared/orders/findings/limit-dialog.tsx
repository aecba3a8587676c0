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
import { formWords } from './words.ts';

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
      title={row === null ? formWords.limit.add : formWords.limit.correct(row.parameter)}
      saveLabel={formWords.limit.save}
      initialValues={toLimitValues(row ?? reading, citation)}
      schema={limitFormSchema}
      onSave={onSave}
      onRemove={row === null ? undefined : onRemove}
    >
      <SelectField
        name="medium"
        label={formWords.limit.medium}
        placeholder={formWords.limit.chooseMedium}
        options={toOptions(LIMIT_MEDIA, LIMIT_MEDIUM_LABELS)}
      />
      <TextField name="point" label={formWords.limit.point} hint={formWords.limit.pointHint} isOptional />
      <TextField name="parameter" label={formWords.limit.parameter} />
      <TextField name="limit" label={formWords.limit.limit} hint={formWords.limit.limitHint} />
      <TextField name="unit" label={formWords.limit.unit} isOptional />
      <TextField
        name="averaging"
        label={formWords.limit.averaging}
        hint={formWords.limit.averagingHint}
        isOptional
      />
    </FindingDialog>
  );
}
