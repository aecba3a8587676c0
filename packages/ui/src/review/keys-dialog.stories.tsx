import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { KeysDialog } from './keys-dialog.tsx';

const usage: Usage = {
  when: 'The keyboard shortcuts of a screen. "?" and a button open it.',
  do: ['Let the switch turn all of them off (WCAG 2.1.4).', 'Turn the shortcuts off while somebody types.'],
  dont: ["Don't give a shortcut to an action that cannot be undone."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/KeysDialog',
  component: KeysDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    description: 'Shortcuts are off while you type.',
    keys: [
      { key: 'j', label: 'Next condition' },
      { key: 'k', label: 'Previous condition' },
      { key: 'a', label: 'Accept' },
      { key: 'x', label: 'Not an obligation' },
      { key: '?', label: 'This list' },
    ],
    isOn: true,
    onToggle: fn(),
  },
  parameters: { usage, opensOver: true },
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Use these keys' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** The shortcuts are off. */
export const Variants: Story = { args: { isOn: false } };
export const Focus: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    const toggle = screen.getByRole('switch', { name: 'Use these keys' });
    for (let stops = 0; stops < 5 && document.activeElement !== toggle; stops += 1) await userEvent.tab();
    await expect(toggle).toHaveFocus();
  },
};
export const Empty: Story = { args: { keys: [] } };
export const LongText: Story = { args: { keys: [{ key: 'Control', label: ENDLESS_WORD }] } };
export const Hindi: Story = { args: { title: 'कुंजियाँ', keys: [{ key: 'j', label: 'अगली शर्त' }] } };
