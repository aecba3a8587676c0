import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Popover } from './popover.tsx';

const usage: Usage = {
  when: "A small surface beside its button, for content that is not a menu: filters, the bell's panel, more entries of a day.",
  do: ['Give it a name: for screen readers it is a dialog.', 'Close it when its job is done.'],
  dont: ["Don't put a long form into it: use Drawer.", "Don't open it on hover."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/Popover',
  component: Popover,
  args: { trigger: <Button>Filter</Button>, label: 'Filters', children: 'What stands in the popover.' },
  parameters: { usage },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
  const shown = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(shown).toBeVisible());
};

export const Default: Story = { tags: ['snapshot'], play: ({ canvasElement }) => open(canvasElement) };
/** Enter opens it, Escape closes it, and the focus returns. */
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};
export const Variants: Story = { args: { isPanel: true }, play: ({ canvasElement }) => open(canvasElement) };
export const Empty: Story = { args: { children: null }, play: ({ canvasElement }) => open(canvasElement) };
export const LongText: Story = {
  args: { children: `${ENDLESS_WORD} ${HUGE_TEXT}` },
  play: ({ canvasElement }) => open(canvasElement),
};
export const Hindi: Story = {
  args: { children: HINDI_TEXT },
  play: ({ canvasElement }) => open(canvasElement),
};
