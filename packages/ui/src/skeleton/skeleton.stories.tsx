import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

const meta = { title: 'Static kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Block: Story = { args: { shape: 'block' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Rows: Story = { render: () => <SkeletonRows label="Loading tasks" /> };
