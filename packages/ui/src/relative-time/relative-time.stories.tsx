import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { RelativeTime } from './relative-time.tsx';

const usage: Usage = {
  when: 'The time of an event, relative to now.',
  do: ['Pass one value of now, so that a screen shows one time.', 'Show the exact date beside a due date.'],
  dont: ["Don't use it if the exact time matters, for example in the audit log."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Hindi'],
};

const meta = {
  title: 'Signature parts/RelativeTime',
  component: RelativeTime,
  args: { dateTime: '2026-11-21T05:12:00Z', now: new Date('2026-11-21T09:00:00Z') },
  parameters: { usage },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Today, 10:42')).toHaveAttribute(
      'datetime',
      '2026-11-21T05:12:00Z',
    );
  },
};
/** Today, yesterday, this year and another one. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <RelativeTime {...args} />
      <RelativeTime {...args} dateTime="2026-11-20T11:35:00Z" />
      <RelativeTime {...args} dateTime="2026-11-14T05:00:00Z" />
      <RelativeTime {...args} dateTime="2025-11-14T05:00:00Z" />
    </Stack>
  ),
};
/** Text that is not a date is shown as it is. */
export const Empty: Story = {
  args: { dateTime: '2026-02-30 at noon' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2026-02-30 at noon')).toBeVisible();
    await expect(within(canvasElement).queryByText(/NaN|Invalid/)).toBeNull();
  },
};
export const LongText: Story = {
  args: { dateTime: ENDLESS_WORD.slice(0, 60) },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
