import { useAddObligationMutation } from '@anupalan/api-client/endpoints/obligations';
import type { Obligation } from '@anupalan/api-client/types';
import type { readPassage } from '@anupalan/compliance/reading/duties/read-passage';
import { OBLIGATION_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { OBLIGATION_CATEGORIES, OBLIGATION_CATEGORY_LABELS } from '@anupalan/enums/obligations';
import { Button, Inline, SourceQuote, Stack } from '@anupalan/ui';
import type { Passage } from '@anupalan/ui/document';
import {
  FieldGrid,
  FormDateField,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
} from '@anupalan/ui/forms';
import { Dialog } from '@anupalan/ui/interactive';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { AppForm } from '../../../../shared/forms/app-form.tsx';
import { listRepeats } from '../condition-schedule.ts';
import { type AddedValues, toAddedSchema, toAddedValues, toAddRequest } from './added-obligation.ts';
import { splitConditionNo } from './condition-no.ts';
import { addWords } from './words.ts';

const CATEGORIES = OBLIGATION_CATEGORIES.map((value) => ({
  value,
  label: OBLIGATION_CATEGORY_LABELS[value],
}));

/** Fields of the call that the form calls otherwise. */
const SERVER_FIELDS = { schedule: 'firstDue', 'schedule.startDate': 'firstDue', citation: 'text' } as const;

/** Props of {@link AddObligationDialog}. */
export type AddObligationDialogProps = {
  documentId: string;
  /** The words that were selected. */
  passage: Passage;
  /** The order's own dates, which its periods count from. */
  issuedOn: string | null;
  validUpto: string | null;
  /** Reads the words as the order was read. */
  read: typeof readPassage;
  today: string;
  onClose: () => void;
  onAdded: (obligation: Obligation) => void;
};

function NameField() {
  const { values } = useFormikContext<AddedValues>();
  const length = values.title.trim().length;
  return (
    <TextField
      name="title"
      label={addWords.name}
      autoComplete="off"
      aside={addWords.nameLength(length, OBLIGATION_TITLE_MAX_LENGTH)}
    />
  );
}

function DueField() {
  const { values } = useFormikContext<AddedValues>();
  if (values.repeats === 'none') return null;
  return (
    <FormDateField name="firstDue" label={values.repeats === 'once' ? addWords.due : addWords.firstDue} />
  );
}

function toSource({ page, paragraph }: Passage): string {
  return page === null ? addWords.paragraph((paragraph ?? 0) + 1) : addWords.page(page);
}

/** Adds an obligation that the reading has not found, from words that were selected in the order (D47). */
export function AddObligationDialog(props: AddObligationDialogProps) {
  const { documentId, passage, issuedOn, validUpto, read, today, onClose, onAdded } = props;
  const [add] = useAddObligationMutation();
  // Read once: what is typed must not be read over.
  const [{ reading, initial, schema }] = useState(() => {
    const split = splitConditionNo(passage.text);
    const found = read(split.words, { issuedOn, validUpto });
    const values = toAddedValues(split, found, today);
    return { reading: found, initial: values, schema: toAddedSchema(values) };
  });
  const repeats = listRepeats(reading);
  const onSubmit = async (values: AddedValues) => {
    const obligation = toAddRequest(values, initial, passage, reading);
    const { data } = await add({ consentDocumentId: documentId, obligation }).unwrap();
    onAdded(data);
  };
  return (
    <Dialog isOpen onClose={onClose} title={addWords.title} isSticky>
      <Stack>
        <SourceQuote source={toSource(passage)}>{passage.quote}</SourceQuote>
        <AppForm
          initialValues={initial}
          schema={schema}
          serverFields={SERVER_FIELDS}
          showsStatuses={[404, 409]}
          onSubmit={onSubmit}
        >
          <NameField />
          <TextareaField name="text" label={addWords.text} rows={3} />
          <FieldGrid layout="dense">
            <SelectField name="category" label={addWords.category} options={CATEGORIES} />
            <TextField name="conditionNo" label={addWords.conditionNo} isOptional autoComplete="off" />
            <SelectField
              name="repeats"
              label={addWords.repeats}
              options={
                repeats.some(({ value }) => value === 'none')
                  ? repeats
                  : [{ value: 'none', label: addWords.notSet }, ...repeats]
              }
            />
            <DueField />
          </FieldGrid>
          <Inline justify="end">
            <Button onClick={onClose}>{addWords.cancel}</Button>
            <SubmitButton busyLabel={addWords.adding}>{addWords.add}</SubmitButton>
          </Inline>
        </AppForm>
      </Stack>
    </Dialog>
  );
}
