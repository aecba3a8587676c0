import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MoreHorizontal, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { expectTabReaches } from '../storybook/expectations.ts';
import type { Usage } from '../storybook/usage.ts';
import { IconButton } from './icon-button.tsx';

const usage: Usage = {
  when: 'A small action with a well-known icon, in a row or in the header. If there is room for words use Button.',
  do: [
    'Name it fully: "More for Stack monitoring".',
    'Include a count in the name: "Notifications, 4 unread".',
  ],
  dont: ["Don't rely on the tooltip: touch has none.", "Don't invent icons."],
  without: ['Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Notifications', onClick: fn() },
  parameters: { usage },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notifications' }));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Inline gap={3}>
      <IconButton {...args} />
      <IconButton {...args} count={4} label="Notifications, 4 unread" />
      <IconButton {...args} count={120} label="Notifications, 120 unread" />
      <IconButton icon={MoreHorizontal} label="More for Stack monitoring" size="sm" />
      <IconButton icon={Trash2} label="Delete" size="sm" disabled />
    </Inline>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Emissionsmessgerätekalibrierungsbescheinigung herunterladen' },
};
export const Hindi: Story = { args: { label: 'सूचनाएँ' } };
