import { useSignUpMutation } from '@anupalan/api-client/endpoints/sign-up';
import { saveSession } from '@anupalan/api-client/session-storage';
import { TIMINGS } from '@anupalan/enums/limits';
import { ONBOARDING_MESSAGES, SITE_MESSAGES } from '@anupalan/enums/messages';
import { AUTH_PATHS } from '@anupalan/enums/paths';
import { Notice, Stack, TextLink } from '@anupalan/ui';
import { SubmitButton, TextField } from '@anupalan/ui/forms';
import { type SignUpForm, signUpFormSchema } from '@anupalan/validators/forms/auth';
import { collapseSpaces } from '@anupalan/validators/input';
import { useState } from 'react';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { signUpWords } from './words.ts';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Name and email open a trial workspace (D11). What the server says stands above the form for half a second, then
 * the guard around this page leads to the dashboard.
 */
export function SignUpPage() {
  const [signUp] = useSignUpMutation();
  const [message, setMessage] = useState<string | null>(null);
  const onSubmit = async (values: SignUpForm) => {
    const answer = await signUp({ name: values.name.trim(), email: values.email.trim() }).unwrap();
    setMessage(answer.message);
    await sleep(TIMINGS.signUpDelay);
    saveSession(answer.data);
  };
  return (
    <AuthLayout title={ONBOARDING_MESSAGES.signUp} lead={signUpWords.lead}>
      <Stack gap={4}>
        {message !== null && (
          <Notice tone="ok" role="status">
            {message}
          </Notice>
        )}
        <AppForm
          initialValues={{ name: '', email: '' }}
          schema={signUpFormSchema}
          onSubmit={onSubmit}
          showsStatuses={[409, 429, 503]}
          hasNoSummary
        >
          <TextField name="name" label={signUpWords.name} autoComplete="name" clean={collapseSpaces} />
          <TextField
            name="email"
            label={signUpWords.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={signUpWords.emailHint}
          />
          <SubmitButton busyLabel={signUpWords.submitting} isBlock>
            {ONBOARDING_MESSAGES.signUpFree}
          </SubmitButton>
        </AppForm>
        <p>
          {signUpWords.hasAccount} <TextLink href={AUTH_PATHS.login}>{SITE_MESSAGES.signIn}</TextLink>
        </p>
        <p>
          <TextLink href={AUTH_PATHS.productPreview}>{signUpWords.preview}</TextLink>
          {signUpWords.afterPreview}
        </p>
      </Stack>
    </AuthLayout>
  );
}
