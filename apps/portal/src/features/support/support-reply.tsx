import { useAddSupportMessageMutation } from '@anupalan/api-client/endpoints/support';
import { supportMessageRequestSchema } from '@anupalan/validators/requests/support';
import { MessageForm } from '../../shared/forms/message-form.tsx';
import { requestWords } from './words.ts';

/** Goes on with the conversation of a request. */
export function SupportReply({ id }: { id: string }) {
  const [addMessage] = useAddSupportMessageMutation();
  return (
    <MessageForm
      id={id}
      label={requestWords.reply}
      action={requestWords.sendReply}
      schema={supportMessageRequestSchema}
      showsStatuses={[429]}
      draft={`support-${id}`}
      onSend={(message) => addMessage(message).unwrap()}
    />
  );
}
