import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDot, Clock, Minus, OctagonAlert } from 'lucide-react';
import { Inline } from '../layout/layout.tsx';
import { CountBadge, StatusTag, Tag } from './tag.tsx';

const meta = { title: 'Static kit/Tag', component: Tag, args: { children: 'Water' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Statuses: Story = {
  render: () => (
    <Inline>
      <StatusTag tone="danger" icon={OctagonAlert} label="Overdue" />
      <StatusTag tone="warn" icon={Clock} label="Due soon" />
      <StatusTag tone="info" icon={CircleDot} label="In progress" />
      <StatusTag tone="ok" icon={CircleCheck} label="Completed" />
      <StatusTag tone="neutral" icon={Minus} label="Not applicable" />
    </Inline>
  ),
};
export const Counts: Story = {
  render: () => (
    <Inline>
      <CountBadge value={17} />
      <CountBadge value={3} isHot label="3 overdue" />
    </Inline>
  ),
};
export const Hindi: Story = { args: { children: 'अतिदेय', tone: 'danger' } };
