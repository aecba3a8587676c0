import { useQuoteEnquiryMutation } from '@anupalan/api-client/endpoints/enquiries';
import type { Enquiry } from '@anupalan/api-client/types';
import { QUOTE_NOTE_MAX_LENGTH } from '@anupalan/enums/enquiries';
import { Button, Inline } from '@anupalan/ui';
import { FormDateField, NumberField, SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { Dialog, toast } from '@anupalan/ui/interactive';
import { quoteFormSchema } from '@anupalan/validators/forms/enquiry';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { useToday } from '../../../shared/tasks/use-today.ts';
import { quoteWords } from './words.ts';

type Values = { amount: string; reportBy: string; note: string };

/** The laboratory says what it asks for. */
export function QuoteDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const [quoteEnquiry] = useQuoteEnquiryMutation();
  const today = useToday();
  const { quote, dueDate } = enquiry;
  const onSubmit = async ({ amount, reportBy, note }: Values) => {
    const sent = { id: enquiry.id, amount: Number(amount), reportBy, note: note.trim() || null };
    toast.success((await quoteEnquiry(sent).unwrap()).message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={quote === null ? quoteWords.sendTitle : quoteWords.changeTitle}
      isSticky
    >
      <AppForm
        initialValues={{
          amount: quote === null ? '' : String(quote.amount),
          reportBy: quote?.reportBy ?? dueDate ?? '',
          note: quote?.note ?? '',
        }}
        schema={quoteFormSchema}
        context={{ today }}
        showsStatuses={[409]}
        onSubmit={onSubmit}
        draft={`quote-${enquiry.id}`}
      >
        <NumberField name="amount" label={quoteWords.amount} hint={quoteWords.amountHint} unit="₹" isWhole />
        <FormDateField
          name="reportBy"
          label={quoteWords.reportBy}
          hint={
            dueDate === null ? undefined : quoteWords.neededBy(enquiry.company.name, formatLongDate(dueDate))
          }
        />
        <TextareaField
          name="note"
          label={quoteWords.note}
          hint={quoteWords.noteHint}
          rows={4}
          maxLength={QUOTE_NOTE_MAX_LENGTH}
          isOptional
        />
        <Inline justify="end">
          <Button onClick={onClose}>{quoteWords.cancel}</Button>
          <SubmitButton busyLabel={quoteWords.sending}>{quoteWords.send}</SubmitButton>
        </Inline>
      </AppForm>
    </Dialog>
  );
}
