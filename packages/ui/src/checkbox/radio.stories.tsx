import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { RadioGroup, type RadioGroupProps } from './radio.tsx';

const usage: Usage = {
  when: 'One of two to six choices that should all be seen. With more take a select.',
  do: ['Ask the question in the legend.', 'Put the usual answer first.'],
  dont: [
    "Don't choose for the person where the answer has consequences.",
    "Don't use it to switch a view: take SegmentedControl.",
  ],
  without: ['Loading'],
};

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
      { value: 'yearly', label: 'Yearly', isDisabled: true },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

export const Default: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Quarterly/ }));
    await expect(canvas.getByRole('radio', { name: /Quarterly/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  args: { isPill: true, hint: 'Two readings were found', isOptional: true },
  render: (args) => <Live {...args} />,
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { value: null },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: /Monthly/ })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { error: 'Choose how often', value: null } };
export const Empty: Story = { args: { options: [] } };
export const LongText: Story = {
  args: { options: [{ value: 'a', label: ENDLESS_WORD, hint: ENDLESS_WORD }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    legend: 'कितनी बार',
    options: [
      { value: 'monthly', label: 'मासिक' },
      { value: 'yearly', label: 'वार्षिक' },
    ],
  },
};
