import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, FileScan, ListChecks, UserRound } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, LONG_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ActivityFeed } from './activity-feed.tsx';

const usage: Usage = {
  when: 'Recent actions of people and of the product, for reading only. For items that people open or mark as read use NotificationList.',
  do: [
    'Say who did it and when, under the sentence.',
    'Keep it to about ten; the whole log has its own screen.',
  ],
  dont: ["Don't show it empty: put an EmptyState in its place."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/ActivityFeed',
  component: ActivityFeed,
  args: {
    items: [
      {
        id: '1',
        icon: FileScan,
        text: 'Consent amendment read, 6 new conditions to review',
        note: 'Today, 10:42',
      },
      {
        id: '2',
        icon: CircleCheck,
        text: 'Form 3 stock entry closed with 2 files',
        note: 'S. Pawar, yesterday',
      },
      { id: '3', icon: ListChecks, text: 'Mock drill moved to 27 November', note: 'R. Deshmukh, 19 Nov' },
      { id: '4', icon: UserRound, text: 'A. Kulkarni joined', note: 'R. Deshmukh, 18 Nov' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof ActivityFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Variants: Story = { tags: ['snapshot'], args: { isWide: true } };
export const LongText: Story = {
  args: {
    items: [
      { id: '1', icon: FileScan, text: LONG_TEXT, note: NAMES.long },
      { id: '2', icon: ListChecks, text: ENDLESS_WORD, note: NAMES.rightToLeft },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { items: [{ id: '1', icon: FileScan, text: HINDI_TEXT, note: NAMES.hindi }] },
};
