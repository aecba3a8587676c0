import { type EnquiryTarget, useCreateEnquiryMutation } from '@anupalan/api-client/endpoints/enquiries';
import type { EnquiryPrefill, Lab } from '@anupalan/api-client/types';
import { SITE_MAX_LENGTH } from '@anupalan/enums/enquiries';
import { LAB_MEDIUM_LABELS, type LabMedium } from '@anupalan/enums/labs';
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@anupalan/enums/limits';
import { Inline, LinkButton, SourceQuote } from '@anupalan/ui';
import {
  CheckboxGroupField,
  FormDateField,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
} from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { enquiryFormSchema } from '@anupalan/validators/forms/enquiry';
import { collapseSpaces } from '@anupalan/validators/input';
import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router';
import { toEnquiryPath, toLabPath } from '../../../shared/enquiries/enquiry-paths.ts';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { useIdempotencyKey } from '../../../shared/forms/use-idempotency-key.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import {
  type EnquiryValues,
  listMedia,
  listParameters,
  toInitialValues,
  toNewEnquiry,
} from './enquiry-values.ts';
import { words } from './words.ts';

/** Parameters of the chosen medium that the laboratory names; others are typed. */
function ParameterFields({ lab }: { lab: Lab }) {
  const { values } = useFormikContext<EnquiryValues>();
  const offered = listParameters(lab, values.medium);
  return (
    <>
      {offered.length > 0 && (
        <CheckboxGroupField
          name="parameters"
          label={words.parameters}
          hint={words.parametersHint(lab.name)}
          options={offered.map((value) => ({ value, label: value }))}
          isInline
        />
      )}
      <TextField
        name="otherParameters"
        label={offered.length > 0 ? words.otherParameters : words.parameters}
        hint={words.otherParametersHint}
        isOptional={offered.length > 0}
      />
    </>
  );
}

/** Props of {@link EnquiryForm}. `prefill`: what the task tells. */
export type EnquiryFormProps = { lab: Lab; prefill: EnquiryPrefill | undefined; target: EnquiryTarget };

/** What is asked of a laboratory. What is typed survives a session that ends (D8). */
export function EnquiryForm({ lab, prefill, target }: EnquiryFormProps) {
  const [createEnquiry] = useCreateEnquiryMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const navigate = useNavigate();
  const today = useToday();
  const onSubmit = async (values: EnquiryValues) => {
    const enquiry = toNewEnquiry(lab, { ...values, medium: values.medium as LabMedium }, target);
    const { message, data } = await createEnquiry({ enquiry, idempotencyKey: toKey(enquiry) }).unwrap();
    onDone();
    toast.success(message);
    await navigate(toEnquiryPath('company', data.id));
  };
  return (
    <AppForm
      initialValues={toInitialValues(lab, prefill)}
      schema={enquiryFormSchema}
      context={{ today }}
      showsStatuses={[404]}
      onSubmit={onSubmit}
      draft={`enquiry-to-${lab.id}`}
      guardsUnsaved
    >
      {prefill?.source && (
        <SourceQuote
          source={prefill.source.page === null ? words.fromOrder : words.fromOrderPage(prefill.source.page)}
        >
          {prefill.source.quote}
        </SourceQuote>
      )}
      <TextField name="subject" label={words.subject} clean={collapseSpaces} maxLength={SUBJECT_MAX_LENGTH} />
      <SelectField
        name="medium"
        label={words.medium}
        placeholder={words.mediumPlaceholder}
        options={listMedia(lab).map((value) => ({ value, label: LAB_MEDIUM_LABELS[value] }))}
      />
      <ParameterFields lab={lab} />
      <TextField
        name="site"
        label={words.site}
        hint={words.siteHint}
        maxLength={SITE_MAX_LENGTH}
        isOptional
      />
      <FormDateField name="dueDate" label={words.reportNeededBy} isOptional />
      <TextareaField name="message" label={words.message} rows={6} maxLength={MESSAGE_MAX_LENGTH} />
      <Inline>
        <SubmitButton busyLabel={words.sending}>{words.send}</SubmitButton>
        <LinkButton href={toLabPath(lab.id)} variant="ghost">
          {words.cancel}
        </LinkButton>
      </Inline>
    </AppForm>
  );
}
