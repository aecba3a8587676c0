import { type ResultPlace, useCorrectResultMutation } from '@anupalan/api-client/endpoints/results';
import type { ResultValue } from '@anupalan/api-client/types';
import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Button, Inline } from '@anupalan/ui';
import { FieldGrid, FormDateField, SelectField, SubmitButton, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { toResultCorrectionFormSchema } from '@anupalan/validators/forms/result-correction';
import { useState } from 'react';
import { AppForm } from '../../../../shared/forms/app-form.tsx';
import { useToday } from '../../../../shared/tasks/use-today.ts';
import { toCorrectionBody, toCorrectionValues, toPlaceText } from './correction-form.ts';
import { correctionWords, reportWords } from './words.ts';

const MEDIA = LIMIT_MEDIA.map((value) => ({ value, label: LIMIT_MEDIUM_LABELS[value] }));

/** Props of {@link CorrectDialog}. */
export type CorrectDialogProps = { place: ResultPlace; value: ResultValue; onClose: () => void };

/** Corrects a result that was misread. It is compared again when it is saved; where it is printed stays. */
export function CorrectDialog({ place, value, onClose }: CorrectDialogProps) {
  const [correct] = useCorrectResultMutation();
  const today = useToday();
  const [schema] = useState(() => toResultCorrectionFormSchema(today));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isSticky
      size="lg"
      title={reportWords.correctResult(value.parameter)}
      description={toPlaceText(value.citation)}
    >
      <AppForm
        initialValues={toCorrectionValues(value)}
        schema={schema}
        onSubmit={async (values) => {
          const changes = toCorrectionBody(values);
          const { message } = await correct({ ...place, id: value.id, changes }).unwrap();
          toast.success(message);
          onClose();
        }}
      >
        <FieldGrid layout="two">
          <TextField name="value" label={correctionWords.value} />
          <TextField name="unit" label={correctionWords.unit} isOptional />
          <TextField name="parameter" label={correctionWords.parameter} />
          <SelectField
            name="medium"
            label={correctionWords.medium}
            placeholder={correctionWords.chooseMedium}
            options={MEDIA}
            isOptional
          />
          <TextField name="point" label={correctionWords.point} hint={correctionWords.pointHint} isOptional />
          <TextField
            name="averaging"
            label={correctionWords.averaging}
            hint={correctionWords.averagingHint}
            isOptional
          />
          <FormDateField name="sampledOn" label={correctionWords.sampledOn} max={today} isOptional />
        </FieldGrid>
        <Inline justify="end">
          <Button onClick={onClose}>{correctionWords.cancel}</Button>
          <SubmitButton busyLabel={correctionWords.saving}>{correctionWords.save}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
