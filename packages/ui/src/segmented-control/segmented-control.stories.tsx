import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

function Live(props: SegmentedControlProps<string>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const usage: Usage = {
  when: 'Two to five views of the same data. One of them is on. For views with their own address use TabLinks.',
  do: ['Keep each label to one or two words.', 'Show the change at once.'],
  dont: ["Don't use it in a form: use radios.", "Don't use it to go to another screen."],
  without: ['Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'View',
    value: 'list',
    onChange: fn(),
    options: [
      { value: 'list', label: 'List' },
      { value: 'calendar', label: 'Calendar' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar' }));
    await expect(args.onChange).toHaveBeenCalledWith('calendar');
  },
};
/** With icons, with three choices, and changed with the keyboard. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={4}>
      <Live
        {...args}
        options={[
          { value: 'list', label: 'List', icon: List },
          { value: 'calendar', label: 'Calendar', icon: CalendarDays },
        ]}
      />
      <SegmentedControl
        {...args}
        label="Span"
        value="week"
        options={[
          { value: 'month', label: 'Month' },
          { value: 'week', label: 'Week' },
          { value: 'year', label: 'Year', isDisabled: true },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const calendar = canvas.getByRole('button', { name: 'Calendar' });
    calendar.focus();
    await userEvent.keyboard(' ');
    await expect(calendar).toHaveAttribute('aria-pressed', 'true');
    calendar.blur();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectTabReaches(canvas.getByRole('button', { name: 'List' }));
    await expectTabReaches(canvas.getByRole('button', { name: 'Calendar' }));
  },
};
export const Disabled: Story = {
  args: {
    options: [
      { value: 'list', label: 'List' },
      { value: 'calendar', label: 'Calendar', isDisabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: 'list', label: ENDLESS_WORD },
      { value: 'calendar', label: 'Calendar' },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    options: [
      { value: 'list', label: 'सूची' },
      { value: 'calendar', label: 'पंचांग' },
    ],
  },
};
