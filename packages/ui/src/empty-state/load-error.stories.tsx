import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { LoadError } from './empty-state.tsx';

const usage: Usage = {
  when: 'Says that data could not be loaded, keeps what is already on screen, and offers to try again.',
  do: ['Name what is missing: "Tasks could not be loaded".', 'Keep the rest of the screen usable.'],
  dont: [
    "Don't show an empty state instead: the reader would think that there is nothing.",
    "Don't show codes.",
  ],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Empty'],
};

const meta = {
  title: 'Static kit/LoadError',
  component: LoadError,
  args: { title: 'Tasks could not be loaded', text: 'What you see may be out of date.', onRetry: fn() },
  parameters: { usage },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
/** While it loads, a second press does nothing. */
export const Loading: Story = {
  args: { isRetrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Loading' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { title: ENDLESS_WORD, text: HUGE_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'कार्य लोड नहीं हो सके', retryLabel: 'फिर से कोशिश करें' } };
