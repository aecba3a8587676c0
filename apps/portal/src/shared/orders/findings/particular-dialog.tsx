import { useAddParticularMutation, useUpdateParticularMutation } from '@anupalan/api-client/endpoints/limits';
import type { Particular } from '@anupalan/api-client/types';
import { PARTICULAR_KIND_LABELS, PARTICULAR_KINDS } from '@anupalan/enums/particulars';
import { SelectField, TextField } from '@anupalan/ui/forms';
import { FindingDialog, type FindingFormProps } from './finding-dialog.tsx';
import {
  type ParticularFormValues,
  particularFormSchema,
  toOptions,
  toParticularBody,
  toParticularValues,
} from './finding-form.ts';
import { formWords } from './words.ts';

/** Adds a particular or corrects one. */
export function ParticularDialog({ row, citation, onRemove, ...frame }: FindingFormProps<Particular>) {
  const [add] = useAddParticularMutation();
  const [update] = useUpdateParticularMutation();
  const onSave = (values: ParticularFormValues) => {
    const body = toParticularBody(values, row?.citation ?? citation);
    const of = { consentDocumentId: frame.document.id };
    return row === null
      ? add({ ...of, particular: body }).unwrap()
      : update({ ...of, id: row.id, changes: body }).unwrap();
  };
  return (
    <FindingDialog
      {...frame}
      title={row === null ? formWords.particular.add : formWords.particular.correct(row.name)}
      saveLabel={formWords.particular.save}
      initialValues={toParticularValues(row, citation)}
      schema={particularFormSchema}
      onSave={onSave}
      onRemove={row === null ? undefined : onRemove}
    >
      <SelectField
        name="kind"
        label={formWords.particular.kind}
        placeholder={formWords.particular.chooseKind}
        options={toOptions(PARTICULAR_KINDS, PARTICULAR_KIND_LABELS)}
      />
      <TextField name="name" label={formWords.particular.name} />
      <TextField name="value" label={formWords.particular.value} isOptional />
      <TextField name="unit" label={formWords.particular.unit} isOptional />
    </FindingDialog>
  );
}
