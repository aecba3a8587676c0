import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Static kit/IconButton',
  component: IconButton,
  args: { icon: Bell, label: 'Notifications' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCount: Story = { args: { count: 4, label: 'Notifications, 4 unread' } };
export const ManyUnread: Story = { args: { count: 120, label: 'Notifications, 120 unread' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
