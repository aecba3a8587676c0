import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

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
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts on Cancel, so that Enter destroys nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Delete document' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { isBusy: true, busyLabel: 'Deleting' } };
export const LogOut: Story = {
  args: { title: 'Log out?', children: undefined, tone: 'primary', confirmLabel: 'Yes', cancelLabel: 'No' },
};
