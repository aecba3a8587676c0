import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { HINDI_TEXT, LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Tooltip } from './tooltip.tsx';

const usage: Usage = {
  when: 'A few words about a control, on hover and focus: a shortcut, what an icon does.',
  do: ['Keep it to a few words.', 'Use it to add, never to name: the control has its own name.'],
  dont: [
    "Don't put anything into it that is needed: touch has no tooltips.",
    "Don't put links or buttons into it.",
  ],
  without: ['Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Interactive kit/Tooltip',
  component: Tooltip,
  args: { content: 'Opens page 6', children: <Button>Page 6</Button> },
  parameters: { usage },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Shows on focus, describes its control, and goes with Escape. */
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-describedby', tip.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    // A pointer that comes from somewhere: a tooltip does not open under one that never moved.
    await userEvent.hover(canvasElement);
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const Variants: Story = { tags: ['snapshot'], args: { isOpen: true, placement: 'bottom' } };
export const LongText: Story = { args: { isOpen: true, content: LONG_TEXT } };
export const Hindi: Story = { args: { isOpen: true, content: HINDI_TEXT, placement: 'right' } };
