import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Interactive kit/Tabs',
  component: Tabs,
  args: {
    label: 'Conditions',
    items: [
      { id: 'check', label: 'To check', count: 17, content: 'What is to check' },
      { id: 'accepted', label: 'Accepted', count: 31, content: 'What was accepted' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Accepted/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was accepted');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /To check/ })).toHaveFocus();
  },
};
