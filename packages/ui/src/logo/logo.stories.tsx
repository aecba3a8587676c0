import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = { title: 'Static kit/Logo', component: Logo, args: { name: 'Anupalan' } } satisfies Meta<
  typeof Logo
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { args: { name: undefined, size: 48 } };
