import { useCloseEnquiryMutation } from '@anupalan/api-client/endpoints/enquiries';
import type { Enquiry } from '@anupalan/api-client/types';
import type { EnquirySide } from '@anupalan/enums/enquiries';
import { REMARK_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { closeEnquiryRequestSchema } from '@anupalan/validators/requests/enquiries';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { closeWords } from './words.ts';

/** Props of {@link CloseDialog}. */
export type CloseDialogProps = { enquiry: Enquiry; side: EnquirySide; onClose: () => void };

/** Ends an enquiry with the reason: the laboratory declines, the company withdraws. */
export function CloseDialog({ enquiry, side, onClose }: CloseDialogProps) {
  const [closeEnquiry] = useCloseEnquiryMutation();
  const isLab = side === 'lab';
  const other = isLab ? enquiry.company.name : enquiry.lab.name;
  const onSubmit = async ({ reason }: { reason: string }) => {
    toast.success((await closeEnquiry({ id: enquiry.id, reason: reason.trim() }).unwrap()).message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isLab ? closeWords.declineTitle : closeWords.withdrawTitle}
      description={closeWords.text(other)}
      isSticky
    >
      <AppForm
        initialValues={{ reason: '' }}
        schema={closeEnquiryRequestSchema}
        showsStatuses={[409]}
        onSubmit={onSubmit}
        draft={`close-${enquiry.id}`}
        hasNoSummary
      >
        <TextareaField name="reason" label={closeWords.reason} rows={3} maxLength={REMARK_MAX_LENGTH} />
        <Inline justify="end">
          <Button onClick={onClose}>{closeWords.cancel}</Button>
          <SubmitButton busyLabel={closeWords.saving}>
            {isLab ? closeWords.decline : closeWords.withdraw}
          </SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
