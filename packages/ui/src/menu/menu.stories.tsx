import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Interactive kit/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon={MoreHorizontal} label="More for Stack monitoring" />,
    label: 'Task',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit', icon: Pencil },
      { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Opened by keyboard, moved in with arrows, chosen with Enter. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'More for Stack monitoring' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};
export const Open: Story = {
  args: {
    groups: [
      { id: 'a', title: 'Task', items: [{ id: 'x', label: 'Copy', hint: 'With its dates' }] },
      { id: 'b', items: [{ id: 'y', label: 'हटाएँ', isDisabled: true }] },
    ],
    items: undefined,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const item = await screen.findByRole('menuitem', { name: /Copy/ });
    await waitFor(() => expect(item).toBeVisible());
  },
};
