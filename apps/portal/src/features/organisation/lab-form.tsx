import { useUpdateOrganisationMutation } from '@anupalan/api-client/endpoints/organisation';
import type { LabPage } from '@anupalan/api-client/types';
import { ACCREDITATION_NO_MAX_LENGTH, LAB_ABOUT_MAX_LENGTH, USUAL_LAB_EQUIPMENT } from '@anupalan/enums/labs';
import { NAME_MAX_LENGTH, PHONE_LENGTH } from '@anupalan/enums/limits';
import { INDIAN_STATES } from '@anupalan/enums/organisation-facts';
import { Card, CardBody, CardHead, Grid, GridItem, Section, Stack } from '@anupalan/ui';
import {
  CheckboxField,
  CheckboxGroupField,
  FieldGrid,
  FormDateField,
  FormFoot,
  PhoneField,
  SubmitButton,
  SwitchField,
  TextareaField,
  TextField,
} from '@anupalan/ui/forms';
import { Accordion, Disclosure, toast } from '@anupalan/ui/interactive';
import { labPageFormSchema } from '@anupalan/validators/forms/organisation';
import { type FormikHelpers, useFormikContext } from 'formik';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { type LabValues, toLabChanges, toLabValues } from './lab-values.ts';
import { ScopeFields } from './scope-fields.tsx';
import { labWords } from './words.ts';

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
    <Section title={labWords.accreditation}>
      <Stack gap={4}>
        <FieldGrid layout="dense">
          <TextField
            name="nablNo"
            label={labWords.nabl}
            hint={labWords.nablHint}
            maxLength={ACCREDITATION_NO_MAX_LENGTH}
            isOptional
          />
          <FormDateField name="nablValidUntil" label={labWords.nablUntil} isOptional />
        </FieldGrid>
        <CheckboxField name="isRecognised" label={labWords.recognised} />
        {values.isRecognised && (
          <FormDateField name="recognisedUntil" label={labWords.recognisedUntil} isOptional />
        )}
      </Stack>
    </Section>
  );
}

function EquipmentFields() {
  const { equipment, statesServed } = useFormikContext<LabValues>().values;
  return (
    <Section title={labWords.equipmentAndStates}>
      <Accordion allowsMany>
        <Disclosure
          id="equipment"
          title={labWords.equipment}
          note={labWords.chosen(equipment.length)}
          level={4}
        >
          <CheckboxGroupField name="equipment" label={labWords.equipmentHint} options={EQUIPMENT} isInline />
        </Disclosure>
        <Disclosure
          id="states"
          title={labWords.states}
          note={statesServed.length === 0 ? labWords.ownState : labWords.chosen(statesServed.length)}
          level={4}
        >
          <CheckboxGroupField name="statesServed" label={labWords.statesHint} options={STATES} isInline />
        </Disclosure>
      </Accordion>
      <TextField name="otherEquipment" label={labWords.otherEquipment} hint={labWords.commas} isOptional />
    </Section>
  );
}

function ContactFields() {
  return (
    <Section title={labWords.contact}>
      <Stack gap={4}>
        <TextField name="contactName" label={labWords.person} maxLength={NAME_MAX_LENGTH} isOptional />
        <FieldGrid layout="dense">
          <TextField name="contactEmail" label={labWords.email} type="email" isOptional />
          <PhoneField
            name="contactPhone"
            label={labWords.phone}
            hint={labWords.phoneHint}
            maxLength={PHONE_LENGTH}
            isOptional
          />
        </FieldGrid>
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
      <CardHead title={labWords.title} id="lab-page" />
      <CardBody>
        <AppForm
          initialValues={toLabValues(page)}
          schema={labPageFormSchema}
          serverFields={SERVER_FIELDS}
          onSubmit={onSubmit}
          draft="lab-page"
          guardsUnsaved
        >
          <Grid>
            <GridItem span={6}>
              <Stack gap={4}>
                <SwitchField name="isPublished" label={labWords.publish} />
                <p className="muted">{labWords.publishHint}</p>
                <TextareaField
                  name="about"
                  label={labWords.aboutField}
                  rows={4}
                  maxLength={LAB_ABOUT_MAX_LENGTH}
                  isOptional
                />
                <ScopeFields />
              </Stack>
            </GridItem>
            <GridItem span={6}>
              <Stack gap={5}>
                <AccreditationFields />
                <EquipmentFields />
                <ContactFields />
              </Stack>
            </GridItem>
          </Grid>
          <FormFoot unsavedText={labWords.unsaved}>
            <SubmitButton busyLabel={labWords.saving} needsChange>
              {labWords.save}
            </SubmitButton>
          </FormFoot>
        </AppForm>
      </CardBody>
    </Card>
  );
}
