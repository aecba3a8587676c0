import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import type { Usage } from '../storybook/usage.ts';
import { Spinner } from './spinner.tsx';

const usage: Usage = {
  when: 'Shows that something is in progress when its end is not known. For loading data use Skeleton, for known progress ProgressBar.',
  do: ['Put a verb beside it: "Saving".', 'Give it a label if it is alone.'],
  dont: ["Don't cover a whole page with it.", "Don't show more than one at a time."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Empty', 'LongText', 'Hindi'],
};

const meta = {
  title: 'Static kit/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: { usage },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  globals: { motion: 'reduce' },
  render: (args) => (
    <Inline gap={4}>
      <Spinner {...args} size={16} />
      <Spinner {...args} />
      <Spinner {...args} size={32} />
    </Inline>
  ),
};
/** Beside a label it is decoration. */
export const Loading: Story = {
  render: () => (
    <Inline>
      <Spinner /> Saving
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
