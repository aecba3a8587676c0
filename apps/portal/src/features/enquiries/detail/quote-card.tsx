import { useAcceptQuoteMutation } from '@anupalan/api-client/endpoints/enquiries';
import { ENQUIRY_RULES, type EnquiryAction } from '@anupalan/enums/enquiries';
import { Button, Card, CardBody, CardHead, Inline, KeyValueList, PlainText, Stack } from '@anupalan/ui';
import { ConfirmDialog } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { formatRupees } from '../../../shared/enquiries/enquiry-words.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { EnquiryCardProps } from './enquiry-card-props.ts';
import { QuoteDialog } from './quote-dialog.tsx';
import { useStep } from './use-step.ts';
import { pageWords } from './words.ts';

/** What may be done now, by the rules that the server keeps too. */
export function mayDo(action: EnquiryAction, { enquiry, side, canAct }: EnquiryCardProps): boolean {
  const rule = ENQUIRY_RULES[action];
  return canAct && rule.side === side && rule.from.includes(enquiry.status);
}

function toWaiting({ enquiry, side }: EnquiryCardProps): string {
  if (enquiry.status === 'declined') return pageWords.quote.declined;
  if (enquiry.status === 'withdrawn') return pageWords.quote.withdrawn;
  return side === 'company' ? pageWords.quote.waiting(enquiry.lab.name) : pageWords.quote.toEnter;
}

type Open = 'quote' | 'accept' | 'close' | null;

/** What the laboratory asks for, and what can be said to it. */
export function QuoteCard(props: EnquiryCardProps) {
  const { enquiry, side } = props;
  const { quote } = enquiry;
  const [open, setOpen] = useState<Open>(null);
  const [acceptQuote, { isLoading }] = useAcceptQuoteMutation();
  const run = useStep(enquiry.id);
  const onClose = () => setOpen(null);
  const onAccept = async () => {
    await run(() => acceptQuote(enquiry.id).unwrap());
    onClose();
  };
  const canClose = mayDo(side === 'lab' ? 'decline' : 'withdraw', props);
  return (
    <Card aria-labelledby="quote">
      <CardHead title={pageWords.quote.title} id="quote" />
      <CardBody>
        <Stack gap={5}>
          {quote === null ? (
            <p className="muted">{toWaiting(props)}</p>
          ) : (
            <>
              <KeyValueList
                items={[
                  {
                    key: pageWords.quote.amount,
                    value: pageWords.quote.withoutTax(formatRupees(quote.amount)),
                  },
                  { key: pageWords.quote.reportBy, value: formatLongDate(quote.reportBy) },
                ]}
              />
              {quote.note !== null && <PlainText>{quote.note}</PlainText>}
            </>
          )}
          <Inline>
            {mayDo('accept', props) && (
              <Button variant="primary" onClick={() => setOpen('accept')}>
                {pageWords.quote.accept}
              </Button>
            )}
            {mayDo('quote', props) && (
              <Button variant={quote === null ? 'primary' : undefined} onClick={() => setOpen('quote')}>
                {quote === null ? pageWords.quote.send : pageWords.quote.change}
              </Button>
            )}
            {canClose && (
              <Button variant="ghost" onClick={() => setOpen('close')}>
                {side === 'lab' ? pageWords.quote.decline : pageWords.quote.withdraw}
              </Button>
            )}
          </Inline>
        </Stack>
      </CardBody>
      {open === 'quote' && <QuoteDialog enquiry={enquiry} onClose={onClose} />}
      {open === 'close' && <CloseDialog enquiry={enquiry} side={side} onClose={onClose} />}
      {quote !== null && (
        <ConfirmDialog
          isOpen={open === 'accept'}
          onClose={onClose}
          onConfirm={() => void onAccept()}
          title={pageWords.quote.confirmTitle}
          confirmLabel={pageWords.quote.accept}
          cancelLabel={pageWords.quote.notNow}
          isBusy={isLoading}
        >
          {pageWords.quote.confirmText(
            enquiry.lab.name,
            formatRupees(quote.amount),
            formatLongDate(quote.reportBy),
          )}
        </ConfirmDialog>
      )}
    </Card>
  );
}
