import { useDecideReportMutation } from '@anupalan/api-client/endpoints/enquiries';
import type { LabReport } from '@anupalan/api-client/types';
import { REMARK_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { rejectionFormSchema } from '@anupalan/validators/forms/enquiry';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { rejectWords } from './words.ts';

/** Props of {@link RejectDialog}. */
export type RejectDialogProps = { enquiryId: string; report: LabReport; onClose: () => void };

/** Rejects a report with the reason: the laboratory sends another. */
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
      title={rejectWords.title(report.fileName)}
      description={rejectWords.text}
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
        <TextareaField name="remark" label={rejectWords.reason} rows={3} maxLength={REMARK_MAX_LENGTH} />
        <Inline justify="end">
          <Button onClick={onClose}>{rejectWords.cancel}</Button>
          <SubmitButton busyLabel={rejectWords.saving}>{rejectWords.reject}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
