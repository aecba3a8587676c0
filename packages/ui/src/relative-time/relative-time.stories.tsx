import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { RelativeDay, RelativeTime } from './relative-time.tsx';

const usage: Usage = {
  when: 'When something happened, seen from now. For a calendar day without a clock, such as a due date, take RelativeDay.',
  do: ['Give now from one place, so that a screen shows one time.', 'Show the exact date beside a due date.'],
  dont: ["Don't use it where the exact time is what matters, for example in the audit log."],
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
/** Instants, and calendar days before and after today. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <RelativeTime {...args} />
      <RelativeTime {...args} dateTime="2026-11-20T11:35:00Z" />
      <RelativeTime {...args} dateTime="2026-11-14T05:00:00Z" />
      <RelativeTime {...args} dateTime="2025-11-14T05:00:00Z" />
      <RelativeDay date="2026-11-21" today="2026-11-21" />
      <RelativeDay date="2026-11-24" today="2026-11-21" />
      <RelativeDay date="2026-11-17" today="2026-11-21" past="late" />
      <RelativeDay date="2026-11-17" today="2026-11-21" />
    </Stack>
  ),
};
/** What is no date stays as it is. */
export const Empty: Story = {
  render: (args) => (
    <Stack>
      <RelativeTime {...args} dateTime="2026-02-30 at noon" />
      <RelativeDay date="2026-02-30" today="2026-11-21" />
      <RelativeDay date="" today="2026-11-21" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2026-02-30')).toBeVisible();
    await expect(within(canvasElement).queryByText(/NaN|Invalid/)).toBeNull();
  },
};
export const LongText: Story = {
  render: (args) => (
    <Stack>
      <RelativeDay date="2526-11-21" today="2026-11-21" />
      <RelativeTime {...args} dateTime={ENDLESS_WORD.slice(0, 60)} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('in 1,82,621 days')).toBeVisible();
    await expectFits(canvasElement);
  },
};
