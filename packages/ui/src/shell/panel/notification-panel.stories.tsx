import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Clock, Info } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../button/icon-button.tsx';
import { Card } from '../../card/card.tsx';
import { Popover } from '../../popover/popover.tsx';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { NotificationPanel } from './notification-panel.tsx';

const usage: Usage = {
  when: 'The panel of the bell, inside a Popover with isPanel. The page of all notifications is a NotificationList in a Card.',
  do: ['Show the latest ten, grouped Today and Earlier.', 'End with the link to all of them.'],
  dont: ["Don't show an empty list if loading failed: set errorTitle."],
  without: ['Hover', 'Disabled'],
};

const meta = {
  title: 'Interactive kit/NotificationPanel',
  component: NotificationPanel,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    title: 'Notifications',
    groups: [
      {
        label: 'Today',
        items: [
          {
            id: '1',
            title: 'Flow meter calibration is overdue',
            text: 'It was due on 17 Nov.',
            when: '10 minutes ago',
            icon: Clock,
            isUnread: true,
            href: '#task',
          },
        ],
      },
      {
        label: 'Earlier',
        items: [
          {
            id: '2',
            title: 'An order was read',
            text: '6 conditions to review.',
            when: '2 days ago',
            icon: Info,
            href: '#order',
          },
        ],
      },
    ],
    emptyTitle: 'No data available',
    onMarkAll: fn(),
    onRetry: fn(),
    more: { href: '#notifications', text: 'View All' },
  },
  parameters: { usage },
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'View All' })).toBeVisible();
  },
};
/** As the bell opens it: Enter opens the panel, Escape closes it and returns the focus. */
export const Variants: Story = {
  render: (args) => (
    <Popover
      label="Notifications"
      isPanel
      trigger={<IconButton icon={Bell} label="Notifications, 1 unread" count={1} />}
    >
      <NotificationPanel {...args} />
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 1 unread' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Mark all read' })).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: { groups: undefined, errorTitle: 'Notifications could not be loaded', onMarkAll: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { groups: undefined, isLoading: true, onMarkAll: undefined } };
/** For people without permission to open the page of all notifications. */
export const WithoutMore: Story = {
  args: { more: undefined },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#task', '#order']);
  },
};
export const Empty: Story = { args: { groups: [], onMarkAll: undefined } };
export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Today',
        items: [{ id: '1', title: ENDLESS_WORD, text: HUGE_TEXT, isUnread: true, icon: Info }],
      },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    title: 'सूचनाएँ',
    markAllLabel: 'सभी पढ़ी हुई',
    groups: [{ label: 'आज', items: [{ id: '1', title: HINDI_TEXT, icon: Clock, isUnread: true }] }],
    more: { href: '#all', text: 'सभी देखें' },
  },
};
