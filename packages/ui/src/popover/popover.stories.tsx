import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Interactive kit/Popover',
  component: Popover,
  args: { trigger: <Button>Filter</Button>, label: 'Filters', children: 'What stands in the popover.' },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    const shown = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const Panel: Story = { args: { isPanel: true, isOpen: true } };
