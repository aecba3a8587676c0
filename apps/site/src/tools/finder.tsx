import { findApplicable } from '@anupalan/compliance/statutory/applicability';
import { describeApplicability } from '@anupalan/compliance/statutory/describe-applicability';
import { describeDue } from '@anupalan/compliance/statutory/due';
import {
  EQUIPMENT,
  EQUIPMENT_LABELS,
  INDIAN_STATES,
  SECTOR_LABELS,
  SECTORS,
  WASTE_LABELS,
  WASTES,
} from '@anupalan/enums/organisation-facts';
import { Button, Checkbox, EmptyState, Field, Fieldset, Notice, Select, Stack } from '@anupalan/ui';
import { SiteColumns } from '@anupalan/ui/site';
import { Fragment, useState } from 'react';
import { FactTable } from '../frame/fact-table.tsx';
import { readForm } from '../islands/form-values.ts';
import { todayInIndia } from './today.ts';

const FORM_ID = 'finder-form';
const STATES = INDIAN_STATES.map((state) => ({ value: state, label: state }));
const SECTOR_OPTIONS = SECTORS.map((value) => ({ value, label: SECTOR_LABELS[value] }));

type Facts = { state: string; sector: string; wastes: string[]; equipment: string[] };
const NOTHING: Facts = { state: '', sector: '', wastes: [], equipment: [] };

function readChosen(): Facts {
  const data = readForm(FORM_ID);
  if (!data) return NOTHING;
  return {
    state: String(data.get('state') ?? ''),
    sector: String(data.get('sector') ?? ''),
    wastes: data.getAll('wastes').map(String),
    equipment: data.getAll('equipment').map(String),
  };
}

/** "Duties that apply to you": the catalogue of the product, asked in the browser. Nothing of it is sent anywhere. */
export function Finder() {
  const [facts, setFacts] = useState(readChosen);
  const [isAsked, setIsAsked] = useState(false);
  const toggle = (name: 'wastes' | 'equipment', value: string) => (isOn: boolean) =>
    setFacts({
      ...facts,
      [name]: isOn ? [...facts[name], value] : facts[name].filter((each) => each !== value),
    });
  const found = isAsked
    ? findApplicable(
        { ...facts, state: facts.state || null, sector: facts.sector || null, category: null, consents: [] },
        todayInIndia(),
        // What nobody has read in its own text is no answer for the public.
      ).filter(({ applies, row }) => applies && row.verification === 'verified')
    : [];
  return (
    <Stack gap={6}>
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
        }}
      >
        <SiteColumns>
          <Stack gap={5}>
            <Field label="State" id="finder-state">
              {({ id }) => (
                <Select
                  id={id}
                  name="state"
                  options={STATES}
                  placeholder="Select a state"
                  value={facts.state}
                  onChange={(event) => setFacts({ ...facts, state: event.target.value })}
                />
              )}
            </Field>
            <Field label="Sector" id="finder-sector">
              {({ id }) => (
                <Select
                  id={id}
                  name="sector"
                  options={SECTOR_OPTIONS}
                  placeholder="Select a sector"
                  value={facts.sector}
                  onChange={(event) => setFacts({ ...facts, sector: event.target.value })}
                />
              )}
            </Field>
            <Choices
              legend="Wastes that you generate"
              name="wastes"
              options={WASTES.map((value) => ({ value, label: WASTE_LABELS[value] }))}
              chosen={facts.wastes}
              onToggle={toggle}
            />
          </Stack>
          <Stack gap={5}>
            <Choices
              legend="Equipment on your site"
              name="equipment"
              options={EQUIPMENT.map((value) => ({ value, label: EQUIPMENT_LABELS[value] }))}
              chosen={facts.equipment}
              onToggle={toggle}
            />
            <div>
              <Button type="submit" variant="primary">
                Show duties
              </Button>
            </div>
          </Stack>
        </SiteColumns>
      </form>
      <div role="status">
        {isAsked && found.length === 0 && (
          <EmptyState
            level={3}
            title="No verified duty applies to what you chose"
            text="Choose your state, wastes and equipment. The duties of your consents are in the orders."
          />
        )}
        {found.length > 0 && (
          <Stack gap={4}>
            <Notice tone="info">
              {found.length === 1 ? '1 verified duty applies' : `${found.length} verified duties apply`} in
              addition to your consents. Duties that are not verified are not listed and may also apply.
            </Notice>
            <FactTable
              label="What applies to you"
              columns={['Duty', 'Source', 'Due']}
              rows={found.map(({ row, ...applicability }) => ({
                key: row.id,
                cells: [
                  <Fragment key="duty">
                    {row.title}
                    <br />
                    <small>{describeApplicability(applicability)}</small>
                  </Fragment>,
                  [row.act, row.rule, row.form].filter(Boolean).join(', '),
                  describeDue(row.due),
                ],
              }))}
            />
          </Stack>
        )}
      </div>
    </Stack>
  );
}

type ChoicesProps = {
  legend: string;
  name: 'wastes' | 'equipment';
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onToggle: (name: 'wastes' | 'equipment', value: string) => (isOn: boolean) => void;
};

function Choices({ legend, name, options, chosen, onToggle }: ChoicesProps) {
  return (
    <Fieldset legend={legend}>
      <Stack gap={2}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => onToggle(name, value)(event.target.checked)}
            label={label}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
