import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = { title: 'Static kit/Switch', component: Switch, args: { label: 'Show marks' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Show marks' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { isLabelHidden: true } };
