import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { object, string } from 'yup';
import { EntryFrame } from '../entry-frame/entry-frame.tsx';
import { SourceExample } from '../entry-frame/source-example.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { PasswordField } from '../form-fields/password-field.tsx';
import { TextField } from '../form-fields/text-field.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { StatusTag } from '../tag/tag.tsx';
import { TextLink } from '../text-link/text-link.tsx';

const schema = object({
  email: string().required('Email is required').email('Please enter valid email address'),
  password: string().required('Password is required'),
});

/** Sign in; every pair is refused here. */
function SignIn() {
  return (
    <EntryFrame
      brand="Anupalan"
      title="Sign In"
      lead="Welcome back. Your register is as you left it."
      line="Every condition in your consent, kept."
      side={
        <SourceExample
          number="17"
          quote="The applicant shall get the treated effluent analysed once in a month and submit the report by the 10th of the next month."
          task="Monthly effluent report"
          source="Clause 17, page 6"
          status={<StatusTag tone="warn" icon={Clock} label="In 3 days" />}
        />
      }
    >
      <Form
        initialValues={{ email: '', password: '' }}
        schema={schema}
        onSubmit={async () => {
          throw new RangeError('refused');
        }}
        toProblems={() => ({ fields: {}, message: 'Invalid email or password' })}
        hasNoSummary
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton busyLabel="Signing in" isBlock>
          Sign In
        </SubmitButton>
      </Form>
      <p>
        <TextLink href="#forgot">Forgot password?</TextLink>
      </p>
    </EntryFrame>
  );
}

const meta = {
  title: 'Pages/Sign in',
  component: SignIn,
  parameters: { isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Said in place; what was typed stays. */
export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'meera@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await canvas.findByText('Invalid email or password');
    await expect(canvas.getByLabelText('Email')).toHaveValue('meera@example.com');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Dark: Story = { globals: { theme: 'dark' } };
