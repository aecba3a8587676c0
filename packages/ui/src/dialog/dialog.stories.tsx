import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const usage: Usage = {
  when: 'A short task above the page: one question or one small form. For one object in detail use Drawer.',
  do: ['Keep it to what fits without scrolling.', 'Set isSticky while a form has typed text.'],
  dont: ["Don't open a dialog from a dialog.", "Don't use it for messages: use a notice or a toast."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Move the date',
    description: 'The next ones move with it.',
    children: 'The form is here.',
    footer: <Button variant="primary">Move</Button>,
  },
  parameters: { usage, opensOver: true },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
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
    const dialog = await screen.findByRole('dialog', { name: 'Move the date' });
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
  args: { size: 'lg', isSticky: true, hasNoCloseButton: true },
  render: (args) => <Live {...args} />,
};
/** On a phone a form with several fields covers the whole screen. */
export const Sheet: Story = { args: { isSheet: true }, globals: { viewport: { value: 'w390' } } };
export const Empty: Story = { args: { description: undefined, children: undefined, footer: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, description: ENDLESS_WORD, children: HUGE_TEXT },
};
export const Hindi: Story = { args: { title: 'तिथि बदलें', description: undefined, children: HINDI_TEXT } };
