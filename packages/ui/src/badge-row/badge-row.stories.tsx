import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeRow } from './badge-row.tsx';

const meta = {
  title: 'Static kit/BadgeRow',
  component: BadgeRow,
  args: {
    label: 'Standards',
    badges: [
      { title: 'ISO 27001', text: 'Built to its controls' },
      { title: 'GDPR', text: 'Data rights' },
    ],
  },
} satisfies Meta<typeof BadgeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
