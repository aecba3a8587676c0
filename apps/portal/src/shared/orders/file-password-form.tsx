import { Button, Inline } from '@anupalan/ui';
import { PasswordField, SubmitButton } from '@anupalan/ui/forms';
import { unlockConsentDocumentRequestSchema } from '@anupalan/validators/requests/consent-documents';
import { AppForm } from '../forms/app-form.tsx';
import { passwordWords } from './words.ts';

/** Props of {@link FilePasswordForm}. */
export type FilePasswordFormProps = {
  /** Throw the ApiError of an unwrapped call: a wrong password is said at the field. */
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
  /** What becomes of the password. */
  hint: string;
};

/** Asks for the password that opens a protected PDF. */
export function FilePasswordForm({ onPassword, onClose, hint }: FilePasswordFormProps) {
  return (
    <AppForm
      initialValues={{ password: '' }}
      schema={unlockConsentDocumentRequestSchema}
      onSubmit={({ password }) => onPassword(password)}
      showsStatuses={[0, 409, 413, 429, 503]}
      hasNoSummary
    >
      <PasswordField name="password" label={passwordWords.password} hint={hint} autoComplete="off" />
      <Inline justify="end">
        <Button onClick={onClose}>{passwordWords.cancel}</Button>
        <SubmitButton busyLabel={passwordWords.busy}>{passwordWords.submit}</SubmitButton>
      </Inline>
    </AppForm>
  );
}
