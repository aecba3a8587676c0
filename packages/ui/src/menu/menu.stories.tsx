import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Menu } from './menu.tsx';

const usage: Usage = {
  when: 'Commands and links behind one button, for example more actions of a row, or the user menu. To choose a value use Select.',
  do: ['Put actions that delete last, and name what they delete.', 'Name the menu after its object.'],
  dont: ["Don't hide the most frequent action in it.", "Don't nest menus."],
  without: ['Invalid', 'Loading', 'Disabled'],
};

const meta = {
  title: 'Interactive kit/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon={MoreHorizontal} label="More for Stack monitoring" />,
    label: 'Task',
    onAction: fn(),
    items: [
      { id: 'edit', label: 'Edit', icon: Pencil },
      { id: 'copy', label: 'Copy', hint: 'With its dates' },
      { id: 'archive', label: 'Archive', isDisabled: true },
      { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
};

export const Default: Story = {};
/** The keyboard opens the menu, arrow keys move, Enter chooses, and the focus returns. */
export const Focus: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More for Stack monitoring' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  args: {
    groups: [
      { id: 'a', title: 'Task', items: [{ id: 'x', label: 'Copy', hint: 'With its dates', icon: Pencil }] },
      { id: 'b', items: [{ id: 'y', label: 'Delete', icon: Trash2, isDanger: true }] },
    ],
    items: undefined,
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await userEvent.hover(within(menu).getByRole('menuitem', { name: 'Edit' }));
    await expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('data-focused');
  },
};
export const Empty: Story = { args: { items: [] } };
/** A hundred commands scroll inside the menu. */
export const LongText: Story = {
  args: {
    items: Array.from({ length: 100 }, (_, index) => ({
      id: `i${index}`,
      label: index === 0 ? ENDLESS_WORD : `Command ${index}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Hindi: Story = {
  args: { items: [{ id: 'y', label: 'हटाएँ' }] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
