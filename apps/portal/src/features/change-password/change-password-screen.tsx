import { useChangePasswordMutation } from '@anupalan/api-client/endpoints/auth';
import { AUTH_MESSAGES } from '@anupalan/enums/messages';
import { Card, CardBody, CardHead, Page } from '@anupalan/ui';
import { PasswordField, SubmitButton } from '@anupalan/ui/forms';
import { toast } from '@anupalan/ui/interactive';
import { type ChangePasswordForm, changePasswordFormSchema } from '@anupalan/validators/forms/auth';
import type { FormikHelpers } from 'formik';
import { AppForm } from '../../shared/forms/app-form.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { words } from './words.ts';

const EMPTY: ChangePasswordForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the own password; all other sessions end (D8). */
export function ChangePasswordScreen() {
  const [changePassword] = useChangePasswordMutation();
  const user = useSession()?.user;
  const onSubmit = async (values: ChangePasswordForm, helpers: FormikHelpers<ChangePasswordForm>) => {
    const { oldPassword, newPassword } = values;
    const { message } = await changePassword({ oldPassword, newPassword }).unwrap();
    helpers.resetForm();
    toast.success(message);
  };
  return (
    <Page width="narrow">
      <Card aria-labelledby="password-head">
        <CardHead id="password-head" title={words.title} note={words.note} />
        <CardBody>
          <AppForm
            initialValues={EMPTY}
            schema={changePasswordFormSchema}
            context={{ email: user?.email, name: user?.name }}
            onSubmit={onSubmit}
            showsStatuses={[429]}
          >
            <PasswordField name="oldPassword" label={words.current} autoComplete="current-password" />
            <PasswordField
              name="newPassword"
              label={words.next}
              hint={AUTH_MESSAGES.resetHint}
              autoComplete="new-password"
            />
            <PasswordField name="confirmPassword" label={words.confirm} autoComplete="new-password" />
            <div>
              <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
            </div>
          </AppForm>
        </CardBody>
      </Card>
    </Page>
  );
}
