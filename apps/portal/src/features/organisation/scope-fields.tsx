import { LAB_MEDIA, LAB_MEDIUM_LABELS, type LabMedium, USUAL_PARAMETERS } from '@anupalan/enums/labs';
import { Section, Stack } from '@anupalan/ui';
import { CheckboxGroupField, TextField } from '@anupalan/ui/forms';
import { Accordion, Disclosure } from '@anupalan/ui/interactive';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { type LabValues, listNamed } from './lab-values.ts';
import { labWords } from './words.ts';

/** The medium whose field a missing scope is told at. */
const FIRST: LabMedium = 'effluent';

function toNote(count: number): string {
  return count === 0 ? labWords.scope.none : labWords.scope.parameters(count);
}

function MediumFields({ medium }: { medium: LabMedium }) {
  const { values } = useFormikContext<LabValues>();
  const label = LAB_MEDIUM_LABELS[medium];
  // A hundred boxes that nobody sees would be drawn anew at each key.
  const [wasOpened, setWasOpened] = useState(medium === FIRST);
  return (
    <Disclosure
      onOpenChange={() => setWasOpened(true)}
      id={medium}
      title={label}
      note={toNote(listNamed(values, medium).length)}
      level={4}
    >
      {wasOpened && (
        <Stack gap={4}>
          <CheckboxGroupField
            name={`${medium}Parameters`}
            label={labWords.scope.ofMedium(label.toLowerCase())}
            options={USUAL_PARAMETERS[medium].map((value) => ({ value, label: value }))}
            isInline
          />
          <TextField
            name={`${medium}Others`}
            label={labWords.scope.others(label.toLowerCase())}
            hint={labWords.commas}
            isOptional
          />
        </Stack>
      )}
    </Disclosure>
  );
}

/** What a laboratory tests, by medium. */
export function ScopeFields() {
  return (
    <Section title={labWords.scope.title}>
      <Accordion allowsMany>
        {LAB_MEDIA.map((medium) => (
          <MediumFields key={medium} medium={medium} />
        ))}
      </Accordion>
    </Section>
  );
}
