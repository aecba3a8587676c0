import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Static kit/TabLinks',
  component: TabLinks,
  args: {
    label: 'Conditions',
    items: [
      { href: '#check', label: 'To check', count: 17, isCurrent: true },
      { href: '#accepted', label: 'Accepted', count: 31 },
      { href: '#rejected', label: 'Not an obligation', count: 6 },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
