import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import type { Usage } from '../storybook/usage.ts';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

const usage: Usage = {
  when: 'A grey shape that stands for data while it loads. Nothing is shown for the first 150 ms. For rows of a list use SkeletonRows.',
  do: [
    'Use the shape of the content that is loading.',
    'Announce once what is loading, and set aria-busy on the region.',
  ],
  dont: ["Don't use it for buttons, menus or toasts.", "Don't replace old data while it loads again."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Empty', 'LongText', 'Hindi'],
};

const meta = {
  title: 'Static kit/Skeleton',
  component: Skeleton,
  parameters: { usage },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  globals: { motion: 'reduce' },
  render: () => (
    <Stack gap={4}>
      <Skeleton shape="circle" />
      <Skeleton />
      <Skeleton isShort />
      <Skeleton shape="block" />
    </Stack>
  ),
};
/** A list that loads. A screen reader says the label once. */
export const Loading: Story = {
  render: () => <SkeletonRows label="Loading tasks" />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Loading tasks');
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};
