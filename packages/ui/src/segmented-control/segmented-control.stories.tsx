import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Static kit/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'list',
    onChange: fn(),
    options: [
      { value: 'list', label: 'List' },
      { value: 'calendar', label: 'Calendar' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    await expect(args.onChange).toHaveBeenCalledWith('calendar');
  },
};
