import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { PasswordInput } from './password-input.tsx';

const usage: Usage = {
  when: 'A password, inside a Field. The reader can show the typed text.',
  do: ['Set autoComplete to current-password or new-password.', 'Show the rules before the reader types.'],
  dont: ["Don't forbid pasting.", "Don't ask for the same password twice: the reader can show it."],
  without: ['Loading'],
};

const meta = {
  title: 'Static kit/PasswordInput',
  component: PasswordInput,
  args: { id: 'password', 'aria-label': 'Password', defaultValue: 'Correct-horse-9' },
  parameters: { usage },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      <PasswordInput {...args} />
      <PasswordInput {...args} id="wrong" aria-label="Wrong password" invalid />
      <PasswordInput {...args} id="later" aria-label="Later" disabled />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectTabReaches(canvas.getByLabelText('Password'));
    await expectTabReaches(canvas.getByRole('button', { name: 'Show password' }));
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Empty: Story = { args: { defaultValue: '' } };
export const LongText: Story = {
  args: { defaultValue: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { 'aria-label': 'पासवर्ड', defaultValue: 'गुप्तशब्द' } };
