import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, OctagonAlert, Paperclip } from 'lucide-react';
import { ProportionBar } from '../progress-bar/progress-bar.tsx';
import { StatStrip } from './stat-strip.tsx';

const meta = {
  title: 'Static kit/StatStrip',
  component: StatStrip,
  args: {
    label: 'Summary',
    stats: [
      {
        id: 'overdue',
        title: 'Overdue',
        value: 3,
        note: 'Oldest by 4 days',
        icon: OctagonAlert,
        tone: 'danger',
        href: '#overdue',
      },
      {
        id: 'soon',
        title: 'Due in 14 days',
        value: 7,
        note: 'Next on Tue, 24 Nov',
        icon: Clock,
        tone: 'warn',
        href: '#soon',
      },
      {
        id: 'evidence',
        title: 'Waiting for evidence',
        value: 5,
        note: '2 with the laboratory',
        icon: Paperclip,
        href: '#evidence',
      },
      {
        id: 'kept',
        title: 'Conditions kept',
        value: 142,
        of: 'of 151 in force',
        isWide: true,
        extra: (
          <ProportionBar
            size="lg"
            hasLegend
            parts={[
              { label: 'kept', value: 142, tone: 'ok' },
              { label: 'at risk', value: 5, tone: 'warn' },
              { label: 'not kept', value: 4, tone: 'danger' },
            ]}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
