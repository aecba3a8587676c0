import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Static kit/Kbd', component: Kbd, args: { children: 'J' } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InButton: Story = {
  render: () => (
    <Button variant="primary">
      Accept <Kbd isQuiet>A</Kbd>
    </Button>
  ),
};
