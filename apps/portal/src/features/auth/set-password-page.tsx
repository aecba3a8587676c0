import { useSetPasswordMutation } from '@anupalan/api-client/endpoints/auth';
import { saveSession } from '@anupalan/api-client/session-storage';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { type SetPasswordForm, setPasswordFormSchema } from '@anupalan/validators/forms/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { DeadLink } from './dead-link.tsx';
import { isDeadLinkError } from './dead-link-error.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useLinkToken } from './use-link-token.ts';
import { setWords } from './words.ts';

/** The first password, by the link of an invitation or a sign-up; signs in at once. */
export function SetPasswordPage() {
  const token = useLinkToken(AUTH_PATHS.setPassword);
  const [setPassword] = useSetPasswordMutation();
  const navigate = useNavigate();
  const [isDead, setIsDead] = useState(false);
  if (token === null || isDead)
    return <DeadLink title={setWords.title} isIncomplete={token === null} isInvitation />;
  const onSubmit = async ({ password }: SetPasswordForm) => {
    try {
      const { data, message } = await setPassword({ password, token }).unwrap();
      toast.success(message);
      saveSession(data);
      await navigate('/', { replace: true });
    } catch (error) {
      if (!isDeadLinkError(error, 'token')) throw error;
      setIsDead(true);
    }
  };
  return (
    <AuthLayout title={setWords.title} lead={setWords.lead}>
      <AppForm
        initialValues={{ password: '', confirmPassword: '' }}
        schema={setPasswordFormSchema}
        onSubmit={onSubmit}
        showsStatuses={[429]}
        hasNoSummary
      >
        <NewPasswordFields label={setWords.password} />
        <SubmitButton busyLabel={setWords.submitting} isBlock>
          {setWords.submit}
        </SubmitButton>
      </AppForm>
    </AuthLayout>
  );
}
