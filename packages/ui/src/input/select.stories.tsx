import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select.tsx';

const meta = {
  title: 'Static kit/Select',
  component: Select,
  args: {
    'aria-label': 'Repeats',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPlaceholder: Story = { args: { placeholder: 'Select a frequency', defaultValue: '' } };
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
