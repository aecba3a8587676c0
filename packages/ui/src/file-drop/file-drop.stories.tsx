import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileDrop } from './file-drop.tsx';

const meta = {
  title: 'Interactive kit/FileDrop',
  component: FileDrop,
  args: { label: 'Drop a consent order here', hint: 'PDF or image', onFiles: fn() },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(/Drop a consent order here/);
    await userEvent.upload(input, new File(['%PDF-1.7'], 'order.pdf', { type: 'application/pdf' }));
    await expect(args.onFiles).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = { args: { error: 'The file is empty' } };
export const Disabled: Story = { args: { isDisabled: true } };
