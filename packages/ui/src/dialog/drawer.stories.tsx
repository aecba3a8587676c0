import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Drawer, type DrawerProps } from './dialog.tsx';

const usage: Usage = {
  when: 'One object in detail beside its list, 560 px wide. It has its own address.',
  do: ['Give it an address, so that people can share it.', 'Put the most frequent action into the foot.'],
  dont: ["Don't put a workflow of several steps into it.", "Don't open two at once."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Stack monitoring',
    description: 'The next ones move with it.',
    children: 'The form is here.',
    footer: <Button variant="primary">Move</Button>,
  },
  parameters: { usage, opensOver: true },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const Default: Story = { tags: ['snapshot'], render: (args) => <Live {...args} /> };
/** It opens, keeps the focus inside, closes with Escape and returns the focus. */
export const Focus: Story = {
  args: { isOpen: false },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Stack monitoring' });
    await expect(dialog).toHaveAccessibleDescription('The next ones move with it.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Variants: Story = {
  args: { side: 'start' },
  render: (args) => <Live {...args} />,
};
export const Empty: Story = { args: { description: undefined, children: undefined, footer: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, description: ENDLESS_WORD, children: HUGE_TEXT },
};
export const Hindi: Story = { args: { title: 'तिथि बदलें', description: undefined, children: HINDI_TEXT } };
