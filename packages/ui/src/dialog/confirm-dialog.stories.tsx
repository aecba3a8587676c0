import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ENDLESS_WORD, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const usage: Usage = {
  when: 'Asks before an action that cannot be undone. The focus starts on Cancel.',
  do: ['Name the object and the effect.', 'Repeat the verb on the button: "Delete document".'],
  dont: [
    "Don't ask about what can be undone: do it and offer Undo.",
    "Don't use Yes and No as answers, except for Log out.",
  ],
  without: ['Hover', 'Disabled', 'Invalid', 'Empty'],
};

const meta = {
  title: 'Interactive kit/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Delete consent-to-operate.pdf?',
    children: 'Its 31 tasks stay, without their page.',
    confirmLabel: 'Delete document',
    tone: 'danger',
  },
  parameters: { usage, opensOver: true },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus starts on Cancel, so that Enter deletes nothing. */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete document' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Variants: Story = {
  args: { title: 'Log out?', children: undefined, tone: 'primary', confirmLabel: 'Yes', cancelLabel: 'No' },
};
export const Focus: Story = {
  play: async () => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete document' })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
  },
};
export const Loading: Story = { args: { isBusy: true, busyLabel: 'Deleting' } };
export const LongText: Story = { args: { title: ENDLESS_WORD, children: HUGE_TEXT } };
export const Hindi: Story = { args: { title: 'दस्तावेज़ हटाएँ?', confirmLabel: 'हटाएँ', cancelLabel: 'रहने दें' } };
