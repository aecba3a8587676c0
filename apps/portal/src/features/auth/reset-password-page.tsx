import { useResetPasswordMutation } from '@anupalan/api-client/endpoints/auth';
import { clearSession } from '@anupalan/api-client/session-storage';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { TextLink } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { type ResetPasswordForm, resetPasswordFormSchema } from '@anupalan/validators/forms/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { DeadLink } from './dead-link.tsx';
import { isDeadLinkError } from './dead-link-error.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useLinkToken } from './use-link-token.ts';
import { resetWords } from './words.ts';

/** A new password by a mailed link. The policy is the server's answer under the field (D9). */
export function ResetPasswordPage() {
  const token = useLinkToken(AUTH_PATHS.resetPassword);
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const [isDead, setIsDead] = useState(false);
  if (token === null || isDead)
    return <DeadLink title={resetWords.title} isIncomplete={token === null} isInvitation={false} />;
  const onSubmit = async ({ password }: ResetPasswordForm) => {
    try {
      const { message } = await resetPassword({ password, passwordResetToken: token }).unwrap();
      // Every session of the account has ended with it (D8), one in this browser as well.
      clearSession();
      toast.success(message);
      await navigate(AUTH_PATHS.login, { replace: true });
    } catch (error) {
      if (!isDeadLinkError(error, 'passwordResetToken')) throw error;
      setIsDead(true);
    }
  };
  return (
    <AuthLayout title={resetWords.title} lead={AUTH_MESSAGES.resetNote}>
      <AppForm
        initialValues={{ password: '', confirmPassword: '' }}
        schema={resetPasswordFormSchema}
        onSubmit={onSubmit}
        onInvalid={() => toast.error(AUTH_MESSAGES.resetInvalid)}
        showsStatuses={[429]}
        hasNoSummary
      >
        <NewPasswordFields label={resetWords.password} />
        <SubmitButton busyLabel={resetWords.submitting} isBlock>
          {resetWords.submit}
        </SubmitButton>
      </AppForm>
      <p>
        <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
      </p>
    </AuthLayout>
  );
}
