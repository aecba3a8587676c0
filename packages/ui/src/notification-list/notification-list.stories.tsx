import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, FileText } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { NotificationList } from './notification-list.tsx';

const usage: Usage = {
  when: "Notifications by day: in the bell's panel, on the screen of notifications, and as recent changes on the dashboard.",
  do: ['Link each to its object.', 'Put the newest first, under Today and Earlier.'],
  dont: [
    "Don't mark a notification as read because the reader scrolled past it.",
    "Don't show more than ten in the bell.",
  ],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/NotificationList',
  component: NotificationList,
  args: {
    groups: [
      {
        label: 'Today',
        items: [
          {
            id: '1',
            title: 'Flow meter calibration is overdue',
            text: 'Due on 17 Nov',
            when: 'Today, 08:00',
            icon: Bell,
            isUnread: true,
            href: '#1',
          },
          { id: '2', title: 'A report came in', when: 'Today, 07:12', isUnread: true, onOpen: fn() },
        ],
      },
      {
        label: 'Earlier',
        items: [
          {
            id: '3',
            title: 'Consent order read, 48 conditions found',
            when: '14 Nov',
            icon: FileText,
            href: '#3',
          },
          { id: '4', title: 'Nothing to open' },
        ],
      },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('link', { name: 'Unread: Flow meter calibration is overdue' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unread: A report came in' }));
    await expect(args.groups[0]?.items[1]?.onOpen).toHaveBeenCalled();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: /Flow meter calibration/ })),
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: [
      {
        label: ENDLESS_WORD,
        items: [{ id: '1', title: ENDLESS_WORD, text: HUGE_TEXT, when: ENDLESS_WORD, isUnread: true }],
      },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    groups: [{ label: 'आज', items: [{ id: '1', title: 'चिमनी की निगरानी बाकी है', when: 'आज, 08:00' }] }],
  },
};
