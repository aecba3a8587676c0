import { useAddReportMutation } from '@anupalan/api-client/endpoints/enquiries';
import { REPORT_NO_MAX_LENGTH } from '@anupalan/enums/enquiries';
import { ORDER_FILE_EXTENSIONS, REMARK_MAX_LENGTH } from '@anupalan/enums/limits';
import { Button, Inline } from '@anupalan/ui';
import { FileField, FormDateField, SubmitButton, TextareaField, TextField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { toReportFormSchema } from '@anupalan/validators/forms/enquiry';
import { findOrderFileProblem } from '@anupalan/validators/forms/order-file';
import { useState } from 'react';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { reportWords } from './words.ts';

type Values = { file: readonly File[]; reportNo: string; sampledOn: string; note: string };
const EMPTY: Values = { file: [], reportNo: '', sampledOn: '', note: '' };

/** The laboratory sends a report with its file. What is typed survives a session that ends; the file does not. */
export function ReportDialog({ enquiryId, onClose }: { enquiryId: string; onClose: () => void }) {
  const [addReport] = useAddReportMutation();
  const today = useToday();
  const [schema] = useState(() => toReportFormSchema(today));
  const onSubmit = async ({ file: [file], ...texts }: Values) => {
    if (!file) return;
    toast.success((await addReport({ id: enquiryId, file, ...texts }).unwrap()).message);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={reportWords.title} description={reportWords.text} isSticky>
      <AppForm
        initialValues={EMPTY}
        schema={schema}
        showsStatuses={[409, 413, 415]}
        onSubmit={onSubmit}
        draft={`report-${enquiryId}`}
      >
        <FileField
          name="file"
          label={reportWords.drop}
          hint={reportWords.dropHint}
          accept={ORDER_FILE_EXTENSIONS.join(',')}
          refuse={findOrderFileProblem}
        />
        <TextField name="reportNo" label={reportWords.number} maxLength={REPORT_NO_MAX_LENGTH} isOptional />
        <FormDateField name="sampledOn" label={reportWords.sampledOn} max={today} isOptional />
        <TextareaField
          name="note"
          label={reportWords.note}
          rows={3}
          maxLength={REMARK_MAX_LENGTH}
          isOptional
        />
        <Inline justify="end">
          <Button onClick={onClose}>{reportWords.cancel}</Button>
          <SubmitButton busyLabel={reportWords.sending}>{reportWords.send}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
