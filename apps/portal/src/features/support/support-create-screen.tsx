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
import { createWords } from './words.ts';

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
        <Card aria-label={createWords.title}>
          <EmptyState title={createWords.noAccess.title} text={createWords.noAccess.text} />
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
        <CardHead id="support-head" title={createWords.title} />
        <CardBody>
          <AppForm
            initialValues={EMPTY}
            schema={supportFormSchema}
            onSubmit={onSubmit}
            showsStatuses={[429]}
            draft="support"
            guardsUnsaved
          >
            <SelectField
              name="type"
              label={createWords.type}
              options={TYPE_OPTIONS}
              placeholder={createWords.chooseType}
            />
            <TextField
              name="subject"
              label={createWords.subject}
              clean={collapseSpaces}
              maxLength={SUBJECT_MAX_LENGTH}
            />
            <TextareaField
              name="message"
              label={createWords.message}
              rows={8}
              maxLength={MESSAGE_MAX_LENGTH}
            />
            <Inline>
              <SubmitButton busyLabel={createWords.sending}>{createWords.send}</SubmitButton>
              <LinkButton href={listPath} variant="ghost">
                {createWords.cancel}
              </LinkButton>
            </Inline>
          </AppForm>
        </CardBody>
      </Card>
    </Page>
  );
}
