import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../layout/layout.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Static kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [{ id: 'email', message: 'Enter your e-mail' }, { message: 'The server could not be reached' }],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the focus when it appears; a line leads to its field. */
export const Default: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Field label="E-mail" id="email" error="Enter your e-mail">
        {(control) => <Input {...control} />}
      </Field>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your e-mail' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Empty: Story = { args: { errors: [] } };
