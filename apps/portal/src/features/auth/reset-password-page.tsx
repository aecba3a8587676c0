import { useResetPasswordMutation } from '@anupalan/api-client/endpoints/auth';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { TextLink } from '@anupalan/ui';
import { PasswordField, SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { type ResetPasswordForm, resetPasswordFormSchema } from '@anupalan/validators/forms/auth';
import { useNavigate } from 'react-router';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { DeadLink } from './dead-link.tsx';
import { useLinkToken } from './use-link-token.ts';

/** A new password by a mailed link. The policy is the server's answer under the field (D9). */
export function ResetPasswordPage() {
  const token = useLinkToken(AUTH_PATHS.resetPassword);
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  if (token === null) return <DeadLink title="Reset Password" />;
  const onSubmit = async ({ password }: ResetPasswordForm) => {
    const { message } = await resetPassword({ password, passwordResetToken: token }).unwrap();
    toast.success(message);
    await navigate(AUTH_PATHS.login, { replace: true });
  };
  return (
    <AuthLayout title="Reset Password" lead={AUTH_MESSAGES.resetNote}>
      <AppForm
        initialValues={{ password: '', confirmPassword: '' }}
        schema={resetPasswordFormSchema}
        onSubmit={onSubmit}
        onInvalid={() => toast.error(AUTH_MESSAGES.resetInvalid)}
        showsStatuses={[429]}
        hasNoSummary
      >
        <PasswordField
          name="password"
          label="New password"
          hint={AUTH_MESSAGES.resetHint}
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <SubmitButton busyLabel="Saving" isBlock>
          Reset Password
        </SubmitButton>
      </AppForm>
      <p>
        <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
      </p>
    </AuthLayout>
  );
}
