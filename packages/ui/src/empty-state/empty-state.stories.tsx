import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState, LoadError } from './empty-state.tsx';

const onRetry = fn();

const meta = {
  title: 'Static kit/EmptyState',
  component: EmptyState,
  args: { title: 'Upload your first consent', text: 'Its conditions appear here with their page and words.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: { icon: FileSearch, action: <Button variant="primary">Upload a consent</Button> },
};
export const NoResults: Story = {
  args: { title: 'No tasks match these filters', text: undefined, action: <Button>Clear filters</Button> },
};
export const FailedLoad: Story = {
  render: () => <LoadError title="Tasks could not be loaded" onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Hindi: Story = {
  args: { title: 'कोई कार्य नहीं', text: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन' },
};
