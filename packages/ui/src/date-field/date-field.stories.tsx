import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField, type DateFieldProps } from './date-field.tsx';

function Live(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const meta = {
  title: 'Interactive kit/DateField',
  component: DateField,
  args: { label: 'First due', value: null, onChange: () => undefined },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '2026-12-10' } };
/** Typed as day, month, year; the value is the ISO date. */
export const Typed: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [day, month, year] = canvas.getAllByRole('spinbutton');
    if (!day || !month || !year) throw new Error('A date has three parts');
    await userEvent.click(day);
    await userEvent.keyboard('21');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('11');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('2026');
    await expect(canvas.getByText('2026-11-21')).toBeVisible();
  },
};
export const WithCalendar: Story = {
  args: { value: '2026-12-10' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const shown = await screen.findByRole('grid');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const Invalid: Story = {
  args: { error: 'Enter a date after today', hint: 'For example 21/11/2026', aside: 'worked out' },
};
export const Disabled: Story = { args: { isDisabled: true, value: '2026-12-10' } };
export const Optional: Story = { args: { isOptional: true } };
