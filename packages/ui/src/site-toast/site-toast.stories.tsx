import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { SiteToast } from './site-toast.tsx';

const usage: Usage = {
  when: 'Says that a request of a public page failed, if the message says more than the form.',
  do: ['Show one at a time.', "Show the server's message."],
  dont: ["Don't repeat the message of a field."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteToast',
  component: SiteToast,
  args: { message: 'Server not connected', duration: 600_000, onClose: fn() },
  parameters: { usage },
} satisfies Meta<typeof SiteToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Variants: Story = { args: { tone: 'success', message: 'Successfully subscribed' } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Empty: Story = {
  args: { message: null },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('button')).toBeNull(),
};
export const LongText: Story = {
  args: { message: LONG_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { message: HINDI_TEXT } };
/** Its button closes it. */
export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** It disappears by itself. */
export const Passing: Story = {
  args: { duration: 50 },
  play: ({ args }) => waitFor(() => expect(args.onClose).toHaveBeenCalled()),
};
