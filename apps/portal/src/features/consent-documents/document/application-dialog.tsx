import { useUpdateConsentDocumentMutation } from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { Button, Inline } from '@anupalan/ui';
import { FieldGrid, FormDateField, SubmitButton, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { toApplicationFormSchema } from '@anupalan/validators/forms/renewal-application';
import { useState } from 'react';
import { AppForm } from '../../../shared/forms/app-form.tsx';

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
    toast.success('Renewal application recorded');
    onClose();
  };
  const onRemove = async () => {
    const answer = await update({ id, renewalAppliedOn: null });
    // What went wrong has been said by the handler of failures.
    if (answer.data === undefined) return;
    toast.success('Renewal application removed');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isSticky
      title={renewalAppliedOn === null ? 'Record the renewal application' : 'Renewal application'}
      description="The daily reminder to renew ends once this is recorded."
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
          <FormDateField name="renewalAppliedOn" label="Applied on" max={today} />
          <TextField name="renewalReference" label="Reference" isOptional hint="Application number" />
        </FieldGrid>
        <Inline justify="end">
          {renewalAppliedOn !== null && (
            <Button isLoading={isLoading} loadingLabel="Removing" onClick={() => void onRemove()}>
              Remove application
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Saving">Save application</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
