import { useUpdateOrganisationMutation } from '@anupalan/api-client/endpoints/organisation';
import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORIES, INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import { ORGANISATION_NAME_MAX_LENGTH } from '@anupalan/enums/limits';
import {
  EQUIPMENT,
  EQUIPMENT_LABELS,
  INDIAN_STATES,
  SECTOR_LABELS,
  SECTORS,
  WASTE_LABELS,
  WASTES,
} from '@anupalan/enums/organisation-facts';
import { Card, CardBody, CardHead, Section, Stack, useIsNarrow } from '@anupalan/ui';
import {
  CheckboxGroupField,
  type CheckboxGroupOption,
  ComboBoxField,
  FieldGrid,
  FormFoot,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
} from '@anupalan/ui/forms';
import { Disclosure, toast } from '@anupalan/ui/interactive';
import { organisationFormSchema } from '@anupalan/validators/forms/organisation';
import { collapseSpaces } from '@anupalan/validators/input';
import { type FormikHelpers, useFormikContext } from 'formik';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { FactOffers } from './fact-offers.tsx';
import {
  type FactsValues,
  listTimeZones,
  toChanges,
  toEquipmentLabel,
  toFactsValues,
} from './facts-values.ts';
import { factsWords } from './words.ts';

const STATES = INDIAN_STATES.map((value) => ({ value, label: value }));
const SECTOR_OPTIONS = SECTORS.map((value) => ({ value, label: SECTOR_LABELS[value] }));
const CATEGORIES = INDUSTRY_CATEGORIES.map((value) => ({ value, label: INDUSTRY_CATEGORY_LABELS[value] }));
const WASTE_OPTIONS = WASTES.map((value) => ({ value, label: WASTE_LABELS[value] }));
const EQUIPMENT_OPTIONS = EQUIPMENT.map((value) => ({ value, label: EQUIPMENT_LABELS[value] }));

type ChoicesProps = {
  name: 'wastes' | 'equipment';
  label: string;
  hint: string;
  options: readonly CheckboxGroupOption[];
};

/** A list to choose from. A phone folds it and says how many are chosen: unfolded, the two lists are three screens long. */
function Choices({ name, label, hint, options }: ChoicesProps) {
  const { values } = useFormikContext<FactsValues>();
  const isNarrow = useIsNarrow();
  if (!isNarrow)
    return <CheckboxGroupField name={name} label={label} hint={hint} options={options} isInColumns />;
  return (
    <Disclosure title={label} note={factsWords.chosen(values[name].length)} level={4}>
      <CheckboxGroupField name={name} label={hint} options={options} />
    </Disclosure>
  );
}

/** What decides which laws apply. A laboratory's sector is that it is one, and it has no category. */
function WorksFields({ isLab }: { isLab: boolean }) {
  return (
    <Stack gap={5}>
      {!isLab && (
        <FieldGrid layout="two">
          <SelectField
            name="sector"
            label={factsWords.sector}
            hint={factsWords.sectorHint}
            options={SECTOR_OPTIONS}
            placeholder={factsWords.notChosen}
            isOptional
          />
          <SelectField
            name="category"
            label={factsWords.category}
            hint={factsWords.categoryHint}
            options={CATEGORIES}
            placeholder={factsWords.notChosen}
            isOptional
          />
        </FieldGrid>
      )}
      <Choices name="wastes" label={factsWords.wastes} hint={factsWords.wastesHint} options={WASTE_OPTIONS} />
      <Choices
        name="equipment"
        label={toEquipmentLabel(isLab)}
        hint={factsWords.equipmentHint}
        options={EQUIPMENT_OPTIONS}
      />
    </Stack>
  );
}

/** Changes the facts of the organisation. What is typed survives a session that ends (D8). */
export function FactsForm({ organisation }: { organisation: Organisation }) {
  const [update] = useUpdateOrganisationMutation();
  const isLab = organisation.type === 'lab';
  const onSubmit = async (values: FactsValues, helpers: FormikHelpers<FactsValues>) => {
    const { message, data } = await update(toChanges(values, isLab)).unwrap();
    helpers.resetForm({ values: toFactsValues(data) });
    toast.success(message);
  };
  return (
    <Card aria-labelledby="facts">
      <CardHead title={factsWords.title} id="facts" note={factsWords.note} />
      <CardBody>
        <AppForm
          initialValues={toFactsValues(organisation)}
          schema={organisationFormSchema}
          onSubmit={onSubmit}
          draft="organisation"
          guardsUnsaved
        >
          <TextField
            name="name"
            label={factsWords.name}
            clean={collapseSpaces}
            maxLength={ORGANISATION_NAME_MAX_LENGTH}
          />
          <TextareaField name="address" label={factsWords.address} rows={2} isOptional />
          <FieldGrid layout="two">
            <SelectField
              name="state"
              label={factsWords.state}
              hint={factsWords.stateHint}
              options={STATES}
              placeholder={factsWords.notChosen}
              isOptional
            />
            <ComboBoxField
              name="timeZone"
              label={factsWords.timeZone}
              hint={factsWords.timeZoneHint}
              options={listTimeZones(organisation.timeZone)}
            />
          </FieldGrid>
          <Section title={factsWords.decidingFacts}>
            <Stack gap={4}>
              <FactOffers />
              <WorksFields isLab={isLab} />
            </Stack>
          </Section>
          <FormFoot unsavedText={factsWords.unsaved}>
            <SubmitButton busyLabel={factsWords.saving} needsChange>
              {factsWords.save}
            </SubmitButton>
          </FormFoot>
        </AppForm>
      </CardBody>
    </Card>
  );
}
