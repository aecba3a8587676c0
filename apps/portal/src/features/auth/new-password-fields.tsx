import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { PasswordField } from '@anupalan/ui/forms';
import { PasswordHints } from './password-hints.tsx';
import { passwordWords } from './words.ts';

/** A new password, what it needs, and the same once more. `label` names the first. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={AUTH_MESSAGES.resetHint}
        autoComplete="new-password"
      />
      <PasswordHints />
      <PasswordField name="confirmPassword" label={passwordWords.confirm} autoComplete="new-password" />
    </>
  );
}
