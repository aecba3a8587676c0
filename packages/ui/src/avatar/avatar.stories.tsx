import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Avatar, Person } from './avatar.tsx';

const meta = { title: 'Static kit/Avatar', component: Avatar, args: { name: 'Leela Sathe' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg', isStrong: true } };
export const People: Story = {
  render: () => (
    <Inline gap={4}>
      <Person name="Leela Sathe" />
      <Person name="Imran Qureshi" text="You" />
      <Person name="Nimbkar Analytical" />
      <Person name="अनीता जोशी" />
    </Inline>
  ),
};
