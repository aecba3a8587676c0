import { useDecideReportMutation } from '@anupalan/api-client/endpoints/enquiries';
import type { LabReport } from '@anupalan/api-client/types';
import { REMARK_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { rejectionFormSchema } from '@anupalan/validators/forms/enquiry';
import { AppForm } from '../../../shared/forms/app-form.tsx';

/** Props of {@link RejectDialog}. */
export type RejectDialogProps = { enquiryId: string; report: LabReport; onClose: () => void };

/** Rejects a report with the reason: the laboratory owes another. */
export function RejectDialog({ enquiryId, report, onClose }: RejectDialogProps) {
  const [decideReport] = useDecideReportMutation();
  const onSubmit = async ({ remark }: { remark: string }) => {
    const sent = { id: enquiryId, reportId: report.id, status: 'rejected' as const, remark: remark.trim() };
    toast.success((await decideReport(sent).unwrap()).message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Reject “${report.fileName}”?`}
      description="The laboratory reads the reason and hands in another report."
      isSticky
    >
      <AppForm
        initialValues={{ remark: '' }}
        schema={rejectionFormSchema}
        showsStatuses={[409]}
        onSubmit={onSubmit}
        draft={`reject-${report.id}`}
        hasNoSummary
      >
        <TextareaField name="remark" label="Reason" rows={3} maxLength={REMARK_MAX_LENGTH} />
        <Inline justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyLabel="Saving">Reject report</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
