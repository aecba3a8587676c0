import { useAddSupportMessageMutation } from '@anupalan/api-client/endpoints/support';
import { MESSAGE_MAX_LENGTH } from '@anupalan/enums/limits';
import { SubmitButton, TextareaField } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { supportMessageRequestSchema } from '@anupalan/validators/requests/support';
import type { FormikHelpers } from 'formik';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { useIdempotencyKey } from '../../shared/forms/use-idempotency-key.ts';

type Values = { text: string };

/** Goes on with the conversation of a request. What is typed survives a session that ends (D8). */
export function SupportReply({ id }: { id: string }) {
  const [addMessage] = useAddSupportMessageMutation();
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
      schema={supportMessageRequestSchema}
      onSubmit={onSubmit}
      showsStatuses={[429]}
      draft={`support-${id}`}
      guardsUnsaved
      hasNoSummary
    >
      <TextareaField name="text" label="Your reply" rows={4} maxLength={MESSAGE_MAX_LENGTH} />
      <div>
        <SubmitButton busyLabel="Sending">Send reply</SubmitButton>
      </div>
    </AppForm>
  );
}
