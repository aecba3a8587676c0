import { useLoginMutation } from '@anupalan/api-client/endpoints/auth';
import { saveSession } from '@anupalan/api-client/session-storage';
import { GUARD_MESSAGES, SITE_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { TextLink } from '@anupalan/ui';
import { PasswordField, SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { findEffectiveRole } from '@anupalan/validators/effective-role';
import { type LoginForm, loginFormSchema } from '@anupalan/validators/forms/auth';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { signInWords } from './words.ts';

/** Sign in. The guard around this page leads on once there is a session. */
export function LoginPage() {
  const [login] = useLoginMutation();
  const onSubmit = async (values: LoginForm) => {
    const { data } = await login({ email: values.email.trim(), password: values.password }).unwrap();
    // Platform staff have no screens (D17): their session is not kept.
    if (findEffectiveRole(data.role) === null) toast.error(GUARD_MESSAGES.invalidRole);
    else saveSession(data);
  };
  return (
    <AuthLayout title={signInWords.title} lead={signInWords.lead}>
      <AppForm
        initialValues={{ email: '', password: '' }}
        schema={loginFormSchema}
        onSubmit={onSubmit}
        showsStatuses={[401, 429]}
        hasNoSummary
      >
        <EmailField />
        <PasswordField name="password" label={signInWords.password} autoComplete="current-password" />
        <SubmitButton busyLabel={signInWords.submitting} isBlock>
          {SITE_MESSAGES.signIn}
        </SubmitButton>
      </AppForm>
      <p>
        <TextLink href={AUTH_PATHS.forgotPassword}>{signInWords.forgotPassword}</TextLink>
      </p>
      <p>
        {signInWords.newHere} <TextLink href={AUTH_PATHS.signUp}>{signInWords.signUp}</TextLink>
      </p>
    </AuthLayout>
  );
}
