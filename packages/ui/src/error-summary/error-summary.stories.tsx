import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ErrorSummary } from './error-summary.tsx';

const usage: Usage = {
  when: 'The list of errors at the top of a form after an invalid submit. It takes the focus, and each line links to its field.',
  do: ['Use the same words as under the field.', 'Change submitCount with every invalid submit.'],
  dont: ["Don't show it while a person is still typing.", "Don't put success into it."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [{ id: 'email', message: 'Enter your email' }, { message: 'The server could not be reached' }],
  },
  parameters: { usage },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus when it appears. Each line moves the focus to its field. */
export const Default: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Field label="Email" id="email" error="Enter your email">
        {(control) => <Input {...control} />}
      </Field>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveFocus();
  },
};
/** If there are no errors, it shows nothing. */
export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    errors: Array.from({ length: 40 }, (_, index) => ({ id: `field-${index}`, message: ENDLESS_WORD })),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'एक समस्या है', errors: [{ message: 'अपना ई-मेल दर्ज करें' }] } };
