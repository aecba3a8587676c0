import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelativeDay, RelativeTime } from './relative-time.tsx';

const meta = {
  title: 'Static kit/RelativeTime',
  component: RelativeTime,
  args: { dateTime: '2026-11-21T05:12:00Z', now: new Date('2026-11-21T09:00:00Z') },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Yesterday: Story = { args: { dateTime: '2026-11-20T11:35:00Z' } };
export const Earlier: Story = { args: { dateTime: '2025-11-14T05:00:00Z' } };
export const CalendarDay: Story = {
  render: () => <RelativeDay date="2026-11-17" today="2026-11-21" past="late" />,
};
