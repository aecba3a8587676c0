import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Switch } from './switch.tsx';

const usage: Usage = {
  when: 'A setting that takes effect at once. Inside a form with a Save button use Checkbox.',
  do: ['Name the setting, not the action: "Show marks".', 'Say so if the change could not be saved.'],
  dont: ["Don't use it in a form with a Save button.", "Don't change the label when it is on."],
  without: ['Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/Switch',
  component: Switch,
  args: { label: 'Show marks' },
  parameters: { usage },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Show marks' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
      <Switch {...args} label="Hidden words" isLabelHidden />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('switch')),
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control, { pointerEventsCheck: 0 });
    await expect(control).not.toBeChecked();
  },
};
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'चिह्न दिखाएँ', defaultChecked: true } };
