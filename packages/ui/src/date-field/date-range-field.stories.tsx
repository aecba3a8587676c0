import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

const usage: Usage = {
  when: 'A period: from one date to another, both included. Typed, pasted or chosen in a calendar.',
  do: [
    'Offer the usual periods beside it: this month, this financial year.',
    'Keep both ends optional in filters.',
  ],
  dont: ["Don't use it where one end is always today: take DateField."],
  without: ['Hover', 'Loading'],
};

const meta = {
  title: 'Interactive kit/DateRangeField',
  component: DateRangeField,
  args: { label: 'Period', value: null, onChange: () => undefined },
  parameters: { usage },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateRangeField {...props} value={value} onChange={setValue} />
      <output>{value ? `${value.start} ${value.end}` : 'none'}</output>
    </>
  );
}

export const Default: Story = {
  tags: ['snapshot'],
  args: { value: { start: '2026-04-01', end: '2027-03-31' } },
};
export const Variants: Story = {
  args: { value: { start: '2026-11-04', end: '2026-11-12' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const shown = await screen.findByRole('grid');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
/** Two pasted dates with "to" between them are the period. */
export const Pasted: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getAllByRole('spinbutton')[0];
    if (!day) throw new Error('A date has a day');
    await userEvent.click(day);
    await userEvent.paste('1 Apr 2026 to 31/03/2027');
    await expect(canvas.getByText('2026-04-01 2027-03-31')).toBeVisible();
    await userEvent.paste('31/03/2027 – 01/04/2026');
    await expect(canvas.getByText('The second date lies before the first')).toBeVisible();
    await expect(canvas.getByText('2026-04-01 2027-03-31')).toBeVisible();
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Empty: Story = {};
export const Invalid: Story = { args: { error: 'Enter both dates' } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD, hint: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'अवधि' } };
