import { useAddEnquiryMessageMutation } from '@anupalan/api-client/endpoints/enquiries';
import { Card, CardBody, CardHead, Conversation, Stack } from '@anupalan/ui';
import { enquiryMessageRequestSchema } from '@anupalan/validators/requests/enquiries';
import { MessageForm } from '../../../shared/forms/message-form.tsx';
import { Ago } from '../../../shared/notifications/ago.tsx';
import type { EnquiryCardProps } from './enquiry-card-props.ts';
import { pageWords } from './words.ts';

function NewMessage({ id }: { id: string }) {
  const [addMessage] = useAddEnquiryMessageMutation();
  return (
    <MessageForm
      id={id}
      label={pageWords.conversation.message}
      action={pageWords.conversation.send}
      schema={enquiryMessageRequestSchema}
      draft={`enquiry-${id}`}
      onSend={(message) => addMessage(message).unwrap()}
    />
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
      <CardHead title={pageWords.conversation.title} id="conversation" />
      <CardBody>
        <Stack gap={5}>
          {messages.length === 0 ? (
            <p className="muted">{pageWords.conversation.empty(other.name)}</p>
          ) : (
            <Conversation messages={messages} />
          )}
          {canAct && <NewMessage id={enquiry.id} />}
        </Stack>
      </CardBody>
    </Card>
  );
}
