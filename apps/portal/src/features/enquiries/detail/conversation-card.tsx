import { useAddEnquiryMessageMutation } from '@anupalan/api-client/endpoints/enquiries';
import { MESSAGE_MAX_LENGTH } from '@anupalan/enums/limits';
import { Card, CardBody, CardHead, Conversation, Stack } from '@anupalan/ui';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { enquiryMessageRequestSchema } from '@anupalan/validators/requests/enquiries';
import type { FormikHelpers } from 'formik';
import { AppForm } from '../../../shared/forms/app-form.tsx';
import { useIdempotencyKey } from '../../../shared/forms/use-idempotency-key.ts';
import { Ago } from '../../../shared/notifications/ago.tsx';
import type { EnquiryCardProps } from './enquiry-page.tsx';

type Values = { text: string };

function MessageForm({ id }: { id: string }) {
  const [addMessage] = useAddEnquiryMessageMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const text = values.text.trim();
    const { message } = await addMessage({ id, text, idempotencyKey: toKey({ id, text }) }).unwrap();
    onDone();
    helpers.resetForm({ values: { text: '' } });
    toast.success(message);
  };
  return (
    <AppForm
      initialValues={{ text: '' }}
      schema={enquiryMessageRequestSchema}
      onSubmit={onSubmit}
      draft={`enquiry-${id}`}
      guardsUnsaved
      hasNoSummary
    >
      <TextareaField name="text" label="Message" rows={4} maxLength={MESSAGE_MAX_LENGTH} />
      <div>
        <SubmitButton busyLabel="Sending">Send message</SubmitButton>
      </div>
    </AppForm>
  );
}

/** What both parties have written to each other. */
export function ConversationCard({ enquiry, side, canAct }: EnquiryCardProps) {
  const other = side === 'company' ? enquiry.lab : enquiry.company;
  const messages = enquiry.events.flatMap(({ id, by, side: of, at, text, to }) =>
    to !== null || text === null
      ? []
      : [
          {
            id,
            by: `${by}, ${of === 'company' ? enquiry.company.name : enquiry.lab.name}`,
            at: <Ago instant={at} />,
            text,
          },
        ],
  );
  return (
    <Card aria-labelledby="conversation">
      <CardHead title="Conversation" id="conversation" />
      <CardBody>
        <Stack gap={5}>
          {messages.length === 0 ? (
            <p className="muted">Nothing has been written yet. {other.name} reads what you write here.</p>
          ) : (
            <Conversation messages={messages} />
          )}
          {canAct && <MessageForm id={enquiry.id} />}
        </Stack>
      </CardBody>
    </Card>
  );
}
