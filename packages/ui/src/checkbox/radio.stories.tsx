import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio.tsx';

function Live(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Static kit/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'How often',
    name: 'often',
    value: 'monthly',
    onChange: () => undefined,
    options: [
      { value: 'monthly', label: 'Monthly', hint: 'page 6' },
      { value: 'quarterly', label: 'Quarterly', hint: 'page 9' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Quarterly/ }));
    await expect(canvas.getByRole('radio', { name: /Quarterly/ })).toBeChecked();
  },
};
export const Pills: Story = { args: { isPill: true }, render: (args) => <Live {...args} /> };
export const Invalid: Story = { args: { error: 'Choose how often' } };
