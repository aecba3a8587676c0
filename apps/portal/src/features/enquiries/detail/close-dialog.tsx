import { useCloseEnquiryMutation } from '@anupalan/api-client/endpoints/enquiries';
import type { Enquiry } from '@anupalan/api-client/types';
import type { EnquirySide } from '@anupalan/enums/enquiries';
import { REMARK_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { closeEnquiryRequestSchema } from '@anupalan/validators/requests/enquiries';
import { AppForm } from '../../../shared/forms/app-form.tsx';

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
      title={isLab ? 'Decline this enquiry?' : 'Withdraw this enquiry?'}
      description={`${other} reads the reason. This cannot be undone.`}
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
        <TextareaField name="reason" label="Reason" rows={3} maxLength={REMARK_MAX_LENGTH} />
        <Inline justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Saving">{isLab ? 'Decline' : 'Withdraw'}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
