import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Checkbox } from './checkbox.tsx';

const usage: Usage = {
  when: 'A choice that is saved with the form, alone or as one of several. For a setting that takes effect at once use Switch.',
  do: [
    'Word it so that ticked means yes.',
    'Give it an aria-label if it has no visible label, as in a table.',
  ],
  dont: ["Don't use it for one of two answers: use radios.", "Don't pre-tick consent."],
  without: ['Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', onChange: fn() },
  parameters: { usage },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Remember me' });
    await userEvent.click(within(canvasElement).getByText('Remember me'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap={3}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked hint="A quiet line under the words" />
      <Checkbox label="Some of them" isMixed />
      <Checkbox label="Wrong" invalid />
      <Checkbox label="Off for good" disabled />
      <Checkbox aria-label="Choose Stack monitoring" />
    </Stack>
  ),
};
export const Mixed: Story = {
  args: { isMixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('checkbox')),
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { invalid: true, hint: 'Needed to go on' } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD, hint: LONG_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'मुझे याद रखें' } };
