import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Input } from './input.tsx';

const usage: Usage = {
  when: 'One line of text or a number. Put it into a Field, which adds a label. For several lines use Textarea, for a date DateField.',
  do: [
    'Match the width to the length of the answer.',
    'Set type, inputMode and autoComplete, so that phones offer the right keyboard.',
    'Show a unit with suffix, not in the placeholder.',
  ],
  dont: ["Don't use the placeholder as a label.", "Don't clear what was typed when it is wrong."],
  without: ['Loading'],
};

const meta = {
  title: 'Static kit/Input',
  component: Input,
  args: { 'aria-label': 'Email', defaultValue: 'meera@example.in' },
  parameters: { usage },
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await userEvent.clear(input);
    await userEvent.type(input, 'asha@example.in');
    await expect(input).toHaveValue('asha@example.in');
  },
};
/** With an icon, with a unit, as a number, and read-only. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      <Input {...args} />
      <Input aria-label="Address" iconStart={Mail} placeholder="you@company.in" />
      <Input aria-label="Period" suffix="days" type="number" defaultValue={120} />
      <Input aria-label="Order number" readOnly defaultValue="CTO-2026-118" />
      <Input aria-label="Wrong" invalid defaultValue="not-an-address" />
      <Input aria-label="Not now" disabled defaultValue="Not for you" />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByLabelText('Email')),
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { invalid: true, defaultValue: 'not-an-address' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'you@company.in' } };
/** Pasted text with spaces and line breaks becomes one line. */
export const Paste: Story = {
  args: { defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await userEvent.click(input);
    await userEvent.paste('  meera@example.in \n asha@example.in\n');
    await expect((input as HTMLInputElement).value).not.toContain('\n');
    await expectFits(canvasElement);
  },
};
export const LongText: Story = {
  args: { defaultValue: ENDLESS_WORD, suffix: 'mg/L', iconStart: Mail },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { defaultValue: HINDI_TEXT } };
