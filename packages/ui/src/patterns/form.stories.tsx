import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card, CardBody, CardHead } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { PasswordInput } from '../input/password-input.tsx';
import { Inline, Stack } from '../layout/layout.tsx';

function SignInForm() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [submitCount, setSubmitCount] = useState(0);
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  const onSubmit = () => {
    const found: FormError[] = [];
    if (values.email === '') found.push({ id: 'email', message: 'Enter your email' });
    if (values.password === '') found.push({ id: 'password', message: 'Enter your password' });
    setErrors(found);
    setSubmitCount((count) => count + 1);
  };
  return (
    <Card aria-labelledby="sign-in">
      <CardHead id="sign-in" title="Sign in" />
      <CardBody>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Stack>
            <ErrorSummary errors={errors} submitCount={submitCount} />
            <Field label="Email" id="email" error={errorOf('email')}>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  value={values.email}
                  onChange={(event) => setValues({ ...values, email: event.target.value })}
                />
              )}
            </Field>
            <Field label="Password" id="password" error={errorOf('password')}>
              {(control) => (
                <PasswordInput
                  {...control}
                  name="password"
                  value={values.password}
                  onChange={(event) => setValues({ ...values, password: event.target.value })}
                />
              )}
            </Field>
            <Checkbox label="Remember me" name="remember" />
            <Inline>
              <Button type="submit" variant="primary">
                Sign In
              </Button>
              <Button variant="ghost">Forgot password?</Button>
            </Inline>
          </Stack>
        </form>
      </CardBody>
    </Card>
  );
}

const meta = { title: 'Patterns/Form with an error summary', component: SignInForm } satisfies Meta<
  typeof SignInForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each failed submit moves the focus to the summary. Its lines link to the fields. */
export const Failed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: 'Sign In' });
    await userEvent.click(submit);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(submit);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Error: Enter your password');
  },
};
