import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { ToastProvider, toast } from './toast.tsx';

const onUndo = fn();

const meta = { title: 'Interactive kit/Toast', component: ToastProvider } satisfies Meta<
  typeof ToastProvider
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One at a time, never the same twice; undo gives it back. */
export const Default: Story = {
  render: () => (
    <ToastProvider>
      <Inline>
        <Button onClick={() => toast.success('Task completed', { onUndo })}>Complete</Button>
        <Button onClick={() => toast.error('The server could not be reached')}>Fail</Button>
        <Button onClick={() => toast.info('Reading began')}>Inform</Button>
      </Inline>
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    onUndo.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(screen.getAllByText('Task completed')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Task completed')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
  },
};
