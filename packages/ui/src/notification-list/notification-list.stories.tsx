import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, FileText } from 'lucide-react';
import { Card } from '../card/card.tsx';
import { NotificationList } from './notification-list.tsx';

const meta = {
  title: 'Static kit/NotificationList',
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
        ],
      },
      {
        label: 'Earlier',
        items: [
          {
            id: '2',
            title: 'Consent order read, 48 conditions found',
            when: '14 Nov',
            icon: FileText,
            href: '#2',
          },
          { id: '3', title: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन' },
        ],
      },
    ],
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Card aria-label="Notifications">
      <NotificationList {...args} />
    </Card>
  ),
};
