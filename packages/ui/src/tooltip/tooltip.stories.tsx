import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Interactive kit/Tooltip',
  component: Tooltip,
  args: { content: 'Opens page 6', children: <Button>Page 6</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows on focus and describes its control. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(canvasElement.querySelector('button')).toHaveAttribute('aria-describedby', tip.id);
  },
};
