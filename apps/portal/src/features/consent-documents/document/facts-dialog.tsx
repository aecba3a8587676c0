import { useUpdateConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import {
  CONSENT_KIND_LABELS,
  CONSENT_KINDS,
  INDUSTRY_CATEGORIES,
  INDUSTRY_CATEGORY_LABELS,
  OPEN_ENDED_LABELS,
  OPEN_ENDED_REASONS,
} from '@anupalan/enums/consents';
import { Button, Inline } from '@anupalan/ui';
import {
  DigitsField,
  FieldGrid,
  FormDateField,
  SelectField,
  SubmitButton,
  TextField,
} from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { useFormikContext } from 'formik';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { FACT_LABELS } from '../../../shared/orders/fact-values.ts';
import {
  FACTS_SERVER_FIELDS,
  type FactsFormValues,
  factsFormSchema,
  toChanges,
  toFactsFormValues,
} from './facts-form-values.ts';
import { factsDialogWords } from './words.ts';

function toOptions<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** The reason for having no end is asked only where there is none. */
function OpenEnded() {
  const { values } = useFormikContext<FactsFormValues>();
  if (values.validUpto !== '') return null;
  return (
    <SelectField
      name="openEnded"
      label={FACT_LABELS.openEnded}
      isOptional
      placeholder={factsDialogWords.notStated}
      options={toOptions(OPEN_ENDED_REASONS, OPEN_ENDED_LABELS)}
    />
  );
}

/** Props of {@link FactsDialog}. */
export type FactsDialogProps = { document: ConsentDocument; isOpen: boolean; onClose: () => void };

/** Puts facts right. What is corrected stays over another reading; an emptied field takes the fact away. */
export function FactsDialog({ document, isOpen, onClose }: FactsDialogProps) {
  const [update] = useUpdateConsentDocumentMutation();
  const before = toFactsFormValues(document);
  const onSubmit = async (values: FactsFormValues) => {
    const changes = toChanges(values, before);
    if (changes !== null) {
      const { message } = await update({ id: document.id, ...changes }).unwrap();
      toast.success(message);
    }
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isSticky
      size="lg"
      title={factsDialogWords.title}
      description={factsDialogWords.text}
    >
      <AppForm
        initialValues={before}
        schema={factsFormSchema}
        serverFields={FACTS_SERVER_FIELDS}
        showsStatuses={[409]}
        draft="facts"
        onSubmit={onSubmit}
      >
        <FieldGrid layout="two">
          <TextField name="title" label={factsDialogWords.orderTitle} />
          <SelectField
            name="kind"
            label={FACT_LABELS.kind}
            isOptional
            placeholder={factsDialogWords.notStated}
            options={toOptions(CONSENT_KINDS, CONSENT_KIND_LABELS)}
          />
          <TextField name="authority" label={FACT_LABELS.authority} isOptional />
          <TextField name="consentNo" label={FACT_LABELS.consentNo} isOptional />
          <TextField name="industryName" label={FACT_LABELS.industryName} isOptional />
          <SelectField
            name="category"
            label={FACT_LABELS.category}
            isOptional
            placeholder={factsDialogWords.notStated}
            options={toOptions(INDUSTRY_CATEGORIES, INDUSTRY_CATEGORY_LABELS)}
          />
          <FormDateField name="issuedOn" label={FACT_LABELS.issuedOn} isOptional />
          <FormDateField name="validUpto" label={FACT_LABELS.validUpto} isOptional />
          <OpenEnded />
          <DigitsField name="renewalLeadDays" label={factsDialogWords.renewalDays} isOptional />
        </FieldGrid>
        <Inline justify="end">
          <Button onClick={onClose}>{factsDialogWords.cancel}</Button>
          <SubmitButton busyLabel={factsDialogWords.saving}>{factsDialogWords.save}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
