import { useUpdateConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, Inline } from '@anupalan/ui';
import { FieldGrid, FormDateField, SubmitButton, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { toApplicationFormSchema } from '@anupalan/validators/forms/renewal-application';
import { useState } from 'react';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { applicationWords } from './words.ts';

/** Props of {@link ApplicationDialog}. */
export type ApplicationDialogProps = { document: ConsentDocument; today: string; onClose: () => void };

type Values = { renewalAppliedOn: string; renewalReference: string };

/** Records when renewal of an order was applied for, changes that, or removes it. */
export function ApplicationDialog({ document, today, onClose }: ApplicationDialogProps) {
  const { id, renewalAppliedOn, renewalReference } = document;
  const [update, { isLoading }] = useUpdateConsentDocumentMutation();
  const [schema] = useState(() => toApplicationFormSchema(today));
  const onSubmit = async ({ renewalAppliedOn: appliedOn, renewalReference: reference }: Values) => {
    await update({ id, renewalAppliedOn: appliedOn, renewalReference: reference.trim() }).unwrap();
    toast.success(applicationWords.recorded);
    onClose();
  };
  const onRemove = async () => {
    const answer = await update({ id, renewalAppliedOn: null });
    // What went wrong has been said by the handler of failures.
    if (answer.data === undefined) return;
    toast.success(applicationWords.removed);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isSticky
      title={renewalAppliedOn === null ? applicationWords.recordTitle : applicationWords.title}
      description={applicationWords.text}
    >
      <AppForm<Values>
        initialValues={{
          renewalAppliedOn: renewalAppliedOn ?? today,
          renewalReference: renewalReference ?? '',
        }}
        schema={schema}
        onSubmit={onSubmit}
        hasNoSummary
        draft={`application-${id}`}
      >
        <FieldGrid layout="two">
          <FormDateField name="renewalAppliedOn" label={applicationWords.appliedOn} max={today} />
          <TextField
            name="renewalReference"
            label={applicationWords.reference}
            isOptional
            hint={applicationWords.referenceHint}
          />
        </FieldGrid>
        <Inline justify="end">
          {renewalAppliedOn !== null && (
            <Button
              isLoading={isLoading}
              loadingLabel={applicationWords.removing}
              onClick={() => void onRemove()}
            >
              {applicationWords.remove}
            </Button>
          )}
          <Button onClick={onClose}>{applicationWords.cancel}</Button>
          <SubmitButton busyLabel={applicationWords.saving}>{applicationWords.save}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
