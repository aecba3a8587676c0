import { useCreateSupportRequestMutation } from '@anupalan/api-client/endpoints/support';
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@anupalan/enums/limits';
import { SUPPORT_TYPE_LABELS, SUPPORT_TYPES } from '@anupalan/enums/support';
import { Card, CardBody, CardHead, EmptyState, Inline, LinkButton, Page } from '@anupalan/ui';
import { SelectField, SubmitButton, TextareaField, TextField } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { type SupportForm, supportFormSchema } from '@anupalan/validators/forms/contact';
import { collapseSpaces } from '@anupalan/validators/input';
import { useNavigate } from 'react-router';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { useIdempotencyKey } from '../../shared/forms/use-idempotency-key.ts';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';

const TYPE_OPTIONS = SUPPORT_TYPES.map((value) => ({ value, label: SUPPORT_TYPE_LABELS[value] }));

type Values = { subject: string; message: string; type: SupportForm['type'] | '' };
const EMPTY: Values = { subject: '', message: '', type: '' };

/** A new request to support. What is typed survives a session that ends (D8). */
export function SupportCreateScreen() {
  const [createRequest] = useCreateSupportRequestMutation();
  const { toKey, onDone } = useIdempotencyKey();
  const navigate = useNavigate();
  const listPath = useScreenPath()('support');
  const canAsk = useAccess('Support Management', 'manage');
  if (!canAsk) {
    return (
      <Page>
        <Card aria-label="New request">
          <EmptyState
            title="You can read requests but not send one"
            text="Ask a person who manages users in your organisation for access."
          />
        </Card>
      </Page>
    );
  }
  const onSubmit = async (values: Values) => {
    const request = supportFormSchema.cast(values, { stripUnknown: true });
    const { message } = await createRequest({ request, idempotencyKey: toKey(request) }).unwrap();
    onDone();
    toast.success(message);
    await navigate(listPath);
  };
  return (
    <Page width="form">
      <Card aria-labelledby="support-head">
        <CardHead id="support-head" title="New request" />
        <CardBody>
          <AppForm
            initialValues={EMPTY}
            schema={supportFormSchema}
            onSubmit={onSubmit}
            showsStatuses={[429]}
            draft="support"
            guardsUnsaved
          >
            <SelectField name="type" label="Type" options={TYPE_OPTIONS} placeholder="Select a type" />
            <TextField name="subject" label="Subject" clean={collapseSpaces} maxLength={SUBJECT_MAX_LENGTH} />
            <TextareaField name="message" label="Message" rows={8} maxLength={MESSAGE_MAX_LENGTH} />
            <Inline>
              <SubmitButton busyLabel="Sending">Send request</SubmitButton>
              <LinkButton href={listPath} variant="ghost">
                Cancel
              </LinkButton>
            </Inline>
          </AppForm>
        </CardBody>
      </Card>
    </Page>
  );
}
