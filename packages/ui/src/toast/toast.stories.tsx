import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ToastProvider } from './toast.tsx';
import { toastDurations } from './toast-durations.ts';
import { toast } from './toast-queue.ts';

const usage: Usage = {
  when: "The result of the reader's last action, at the top right beside the bell and the account. It stays three seconds, or eight with Undo. Only one is shown at a time, and never the same one twice.",
  do: [
    'Say what happened in one sentence.',
    'Offer Undo if the action can be undone, and also outside the toast.',
  ],
  dont: [
    "Don't use a toast for anything that people must read or act on.",
    "Don't use a toast for something that the screen already shows.",
  ],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Interactive kit/Toast',
  component: ToastProvider,
  args: {},
  parameters: { usage },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const onUndo = fn();

const Buttons = () => (
  <Inline>
    <Button onClick={() => toast.success('Task completed', { onUndo })}>Complete</Button>
    <Button onClick={() => toast.error('The server could not be reached')}>Fail</Button>
    <Button onClick={() => toast.info('Reading began')}>Inform</Button>
    <Button onClick={() => toast.warning(LONG_TEXT)}>Warn at length</Button>
    <Button onClick={() => toast.info('कार्य पूरा हुआ')}>In Hindi</Button>
  </Inline>
);

const listOpen = () => [...document.querySelectorAll('[data-toast]')];

/** Waits until nothing moves, then checks that the only open toast is in the upper right corner. */
async function expectInCorner(element: Element): Promise<void> {
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  await expect(listOpen()).toEqual([element]);
  const { top, right } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(top).toBeLessThanOrEqual(40);
  await expect(window.innerWidth - right).toBeGreaterThanOrEqual(0);
  await expect(window.innerWidth - right).toBeLessThanOrEqual(40);
}

/** Toasts are at the top right, one at a time, never the same twice. Undo reverses the action. */
export const Default: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    onUndo.mockClear();
    const complete = within(canvasElement).getByRole('button', { name: 'Complete' });
    await userEvent.click(complete);
    const first = (await screen.findByText('Task completed')).closest('[data-toast]');
    if (first === null) throw new Error('There is no toast.');
    await expectInCorner(first);
    // A second toast with the same words is another action with its own undo, so it replaces the first.
    await userEvent.click(complete);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(listOpen()).toHaveLength(1);
    const inform = within(canvasElement).getByRole('button', { name: 'Inform' });
    await userEvent.click(inform);
    await waitFor(() => expect(listOpen().map((toasted) => toasted.textContent)).toEqual(['Reading began']));
    const [news] = listOpen();
    if (news === undefined) throw new Error('There is no toast.');
    // A toast that is already open stays.
    await userEvent.click(inform);
    await expectInCorner(news);
    await userEvent.click(complete);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Task completed')).toBeNull());
  },
};
/** An error interrupts the screen reader; other toasts wait. */
export const Variants: Story = {
  tags: ['snapshot'],
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Fail' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
    // The toast stays for people who look at the story.
    await userEvent.hover(screen.getByText('The server could not be reached'));
  },
};
/** F6 reaches an open toast from anywhere. */
export const Focus: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Inform' }));
    const close = await screen.findByRole('button', { name: 'Close message' });
    await userEvent.keyboard('{F6}');
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Reading began')).toBeNull());
  },
};
/** It stays while the pointer or the focus is on it. Escape returns the focus. */
export const Held: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Inform' });
    await userEvent.click(button);
    await screen.findByText('Reading began');
    await userEvent.keyboard('{F6}');
    await new Promise((resolve) => setTimeout(resolve, toastDurations.plain + 400));
    await expect(screen.getByText('Reading began')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.hover(screen.getByText('Reading began'));
    await new Promise((resolve) => setTimeout(resolve, toastDurations.plain + 400));
    await expect(screen.getByText('Reading began')).toBeVisible();
    await userEvent.unhover(screen.getByText('Reading began'));
    await waitFor(() => expect(screen.queryByText('Reading began')).toBeNull());
  },
};
/** A long toast keeps its close button beside the text. */
export const LongText: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Warn at length' }));
    const close = await screen.findByRole('button', { name: 'Close message' });
    const text = screen.getByText(/The applicant shall submit/);
    await expect(close.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      text.getBoundingClientRect().right,
    );
  },
};
export const Hindi: Story = {
  args: { children: <Buttons /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'In Hindi' }));
    await expect(await screen.findByText('कार्य पूरा हुआ')).toBeVisible();
  },
};
