import { MESSAGE_MAX_LENGTH } from '@anupalan/enums/limits';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import type { FormikHelpers } from 'formik';
import { AppForm, type AppFormProps } from './app-form.tsx';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { words } from './words.ts';

type Values = { text: string };

/** A message as it is sent; the key is that of its content. */
export type SentMessage = { id: string; text: string; idempotencyKey: string };

/** Props of {@link MessageForm}. */
export type MessageFormProps = Pick<AppFormProps<Values>, 'schema' | 'showsStatuses'> & {
  /** Of what is talked about. */
  id: string;
  label: string;
  /** Words of the button. */
  action: string;
  /** Under which name the draft is kept. */
  draft: string;
  /** Sends it. @returns what the server says */
  onSend: (message: SentMessage) => Promise<{ message: string }>;
};

/** Goes on with a conversation. What is typed survives a session that ends (D8). */
export function MessageForm({ id, label, action, onSend, ...form }: MessageFormProps) {
  const { toKey, onDone } = useIdempotencyKey();
  const onSubmit = async (values: Values, helpers: FormikHelpers<Values>) => {
    const text = values.text.trim();
    const { message } = await onSend({ id, text, idempotencyKey: toKey({ id, text }) });
    onDone();
    helpers.resetForm({ values: { text: '' } });
    toast.success(message);
  };
  return (
    <AppForm {...form} initialValues={{ text: '' }} onSubmit={onSubmit} guardsUnsaved hasNoSummary>
      <TextareaField name="text" label={label} rows={4} maxLength={MESSAGE_MAX_LENGTH} />
      <div>
        <SubmitButton busyLabel={words.sending}>{action}</SubmitButton>
      </div>
    </AppForm>
  );
}
