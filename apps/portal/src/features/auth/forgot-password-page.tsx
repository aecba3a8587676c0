import { useForgotPasswordMutation } from '@anupalan/api-client/endpoints/auth';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { Button, Stack, TextLink } from '@anupalan/ui';
import { SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { type ForgotPasswordForm, forgotPasswordFormSchema } from '@anupalan/validators/forms/auth';
import { useState } from 'react';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { forgotWords } from './words.ts';

/** After the link was sent: what to look for, and the way back to the form or to the login page. */
function CheckYourEmail({ email, onResend }: { email: string; onResend: () => void }) {
  return (
    <AuthLayout
      title={AUTH_MESSAGES.checkYourEmail}
      lead={
        <>
          {AUTH_MESSAGES.linkSent}: <b>{email}</b>. {AUTH_MESSAGES.resetNote}
        </>
      }
    >
      <Stack gap={4}>
        <Button isBlock onClick={onResend}>
          {AUTH_MESSAGES.resendEmail}
        </Button>
        <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
      </Stack>
    </AuthLayout>
  );
}

/** Asks for a link to reset the password; the same answer whether the account exists or not (D10). */
export function ForgotPasswordPage() {
  const [forgotPassword] = useForgotPasswordMutation();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);
  const onSubmit = async (values: ForgotPasswordForm) => {
    const { message } = await forgotPassword({ email: values.email.trim() }).unwrap();
    toast.success(message);
    setEmail(values.email.trim());
    setIsSent(true);
  };
  if (isSent) return <CheckYourEmail email={email} onResend={() => setIsSent(false)} />;
  return (
    <AuthLayout title={forgotWords.title} lead={forgotWords.lead}>
      <AppForm
        initialValues={{ email }}
        schema={forgotPasswordFormSchema}
        onSubmit={onSubmit}
        onInvalid={() => toast.error(AUTH_MESSAGES.forgotInvalid)}
        showsStatuses={[429]}
        hasNoSummary
      >
        <EmailField />
        <SubmitButton busyLabel={forgotWords.submitting} isBlock>
          {forgotWords.submit}
        </SubmitButton>
      </AppForm>
      <p>
        <TextLink href={AUTH_PATHS.login}>{AUTH_MESSAGES.backToLogin}</TextLink>
      </p>
    </AuthLayout>
  );
}
