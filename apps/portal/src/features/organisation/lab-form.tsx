import { useUpdateOrganisationMutation } from '@anupalan/api-client/endpoints/organisation';
import type { LabPage } from '@anupalan/api-client/types';
import { ACCREDITATION_NO_MAX_LENGTH, LAB_ABOUT_MAX_LENGTH, USUAL_LAB_EQUIPMENT } from '@anupalan/enums/labs';
import { NAME_MAX_LENGTH, PHONE_LENGTH } from '@anupalan/enums/limits';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { Card, CardBody, CardHead, Section, Stack } from '@anupalan/ui';
import {
  CheckboxField,
  CheckboxGroupField,
  FormDateField,
  PhoneField,
  SubmitButton,
  SwitchField,
  TextareaField,
  TextField,
} from '@anupalan/ui/forms';
import { Disclosure, toast } from '@anupalan/ui/interactive';
import { labPageFormSchema } from '@anupalan/validators/forms/organisation';
import { type FormikHelpers, useFormikContext } from 'formik';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { type LabValues, toLabChanges, toLabValues } from './lab-values.ts';
import { ScopeFields } from './scope-fields.tsx';

const STATES = INDIAN_STATES.map((value) => ({ value, label: value }));
const EQUIPMENT = USUAL_LAB_EQUIPMENT.map((value) => ({ value, label: value }));
/** How the server names what the form calls otherwise. */
const SERVER_FIELDS = {
  'lab.about': 'about',
  'lab.scope': 'effluentOthers',
  'lab.equipment': 'otherEquipment',
  'lab.nablNo': 'nablNo',
  'lab.nablValidUntil': 'nablValidUntil',
  'lab.recognisedUntil': 'recognisedUntil',
  'lab.contactName': 'contactName',
  'lab.contactEmail': 'contactEmail',
  'lab.contactPhone': 'contactPhone',
} as const;

function AccreditationFields() {
  const { values } = useFormikContext<LabValues>();
  return (
    <Section title="Accreditation">
      <Stack gap={4}>
        <TextField
          name="nablNo"
          label="NABL number"
          hint="As on the certificate, for example TC-0000"
          maxLength={ACCREDITATION_NO_MAX_LENGTH}
          isOptional
        />
        <FormDateField name="nablValidUntil" label="NABL valid until" isOptional />
        <CheckboxField name="isRecognised" label="Recognised under the Environment (Protection) Act, 1986" />
        {values.isRecognised && <FormDateField name="recognisedUntil" label="Recognised until" isOptional />}
      </Stack>
    </Section>
  );
}

function EquipmentFields() {
  return (
    <Section title="Equipment and states">
      <Stack gap={4}>
        <CheckboxGroupField name="equipment" label="Equipment" options={EQUIPMENT} isInline />
        <TextField
          name="otherEquipment"
          label="Other equipment"
          hint="Separate them with commas"
          isOptional
        />
        <Disclosure title="States served" note="Your own state if you choose none" level={4}>
          <CheckboxGroupField name="statesServed" label="States served" options={STATES} isInline />
        </Disclosure>
      </Stack>
    </Section>
  );
}

/** The page that companies see in the marketplace. */
export function LabForm({ page }: { page: LabPage }) {
  const [update] = useUpdateOrganisationMutation();
  const onSubmit = async (values: LabValues, helpers: FormikHelpers<LabValues>) => {
    const { message, data } = await update({ lab: toLabChanges(values) }).unwrap();
    if (data.lab !== null) helpers.resetForm({ values: toLabValues(data.lab) });
    toast.success(message);
  };
  return (
    <Card aria-labelledby="lab-page">
      <CardHead title="Your page in the marketplace" id="lab-page" />
      <CardBody>
        <AppForm
          initialValues={toLabValues(page)}
          schema={labPageFormSchema}
          serverFields={SERVER_FIELDS}
          onSubmit={onSubmit}
          draft="lab-page"
          guardsUnsaved
        >
          <SwitchField name="isPublished" label="Show the page to companies" />
          <p className="muted">Companies can find you by what you test and where, and send you enquiries.</p>
          <TextareaField
            name="about"
            label="About the laboratory"
            rows={4}
            maxLength={LAB_ABOUT_MAX_LENGTH}
            isOptional
          />
          <ScopeFields />
          <AccreditationFields />
          <EquipmentFields />
          <Section title="Contact">
            <Stack gap={4}>
              <TextField name="contactName" label="Person" maxLength={NAME_MAX_LENGTH} isOptional />
              <TextField name="contactEmail" label="E-mail" type="email" isOptional />
              <PhoneField
                name="contactPhone"
                label="Phone"
                hint="10 digits"
                maxLength={PHONE_LENGTH}
                isOptional
              />
            </Stack>
          </Section>
          <div>
            <SubmitButton busyLabel="Saving" needsChange>
              Save page
            </SubmitButton>
          </div>
        </AppForm>
      </CardBody>
    </Card>
  );
}
