import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const usage: Usage = {
  when: 'A calendar date that people type or paste in their own way (3/12/2026, 3.12.26, 3 Dec), or choose in a calendar. When the focus leaves, the field shows the date in words. No time zone changes it.',
  do: [
    'Let people type a printed date: the calendar is for choosing a day.',
    'Use aside to show where a date came from.',
    'In a filter, wait while the typed text is invalid: the second argument of onChange says so.',
  ],
  dont: [
    "Don't use it for a time of day.",
    "Don't clear what was typed when it is wrong: say what is wrong.",
  ],
  without: ['Hover', 'Loading'],
};

const meta = {
  title: 'Interactive kit/DateField',
  component: DateField,
  args: { label: 'First due', value: null, onChange: () => undefined },
  parameters: { usage },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const getInput = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

const paste = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.click(getInput(canvasElement));
  await userEvent.paste(text);
  await userEvent.tab();
};

const type = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.click(getInput(canvasElement));
  await userEvent.keyboard(text);
};

export const Default: Story = { args: { value: '2026-12-10' } };
/** A date typed digit by digit counts once it is complete. The field shows it in words when the focus leaves. */
export const Variants: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, '3/12/20');
    await expect(canvas.getByText('none')).toBeVisible();
    await userEvent.keyboard('26');
    await expect(canvas.getByText('2026-12-03')).toBeVisible();
    await expect(getInput(canvasElement)).toHaveValue('3/12/2026');
    await userEvent.tab();
    await expect(getInput(canvasElement)).toHaveValue('3 Dec 2026');
  },
};
/** Day and month are enough; Enter adds the year. */
export const WithoutYear: Story = {
  args: { min: '2026-06-01', max: '2027-05-31' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await type(canvasElement, '3 dec{Enter}');
    await expect(getInput(canvasElement)).toHaveValue('3 Dec 2026');
    await expect(within(canvasElement).getByText('2026-12-03')).toBeVisible();
  },
};
/** If the text is not a date, the field says so when the focus leaves, and keeps the text. */
export const TypedWrong: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type(canvasElement, '31/02/2026');
    await expect(canvas.queryByText('“31/02/2026” is not a date')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('“31/02/2026” is not a date')).toBeVisible();
    await expect(getInput(canvasElement)).toHaveValue('31/02/2026');
    await expect(getInput(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await type(canvasElement, '28/02/2026');
    await expect(canvas.queryByText('“31/02/2026” is not a date')).toBeNull();
    await expect(canvas.getByText('2026-02-28')).toBeVisible();
  },
};
/** If the date is outside the range, the error names the range. */
export const OutOfRange: Story = {
  args: { max: '2026-11-23' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await type(canvasElement, '24/11/2026{Enter}');
    await expect(within(canvasElement).getByText('Enter a date up to 23 Nov 2026')).toBeVisible();
    await expect(within(canvasElement).getByText('none')).toBeVisible();
  },
};
/** Entering the field selects all of it, so that typing replaces the date. */
export const Focus: Story = {
  args: { value: '2026-12-10' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(getInput(canvasElement)).toHaveFocus();
  },
};
/** The calendar begins on Monday; arrows move, Enter chooses, Escape closes. */
export const WithCalendar: Story = {
  args: { value: '2026-12-10' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(getInput(canvasElement));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const shown = await screen.findByRole('grid');
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(within(canvasElement).getByText('2026-12-11')).toBeVisible();
  },
};
/** Pasted dates are read in the forms that people and spreadsheets use. */
export const Pasted: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await paste(canvasElement, ' 05-11-2026\n');
    await expect(within(canvasElement).getByText('2026-11-05')).toBeVisible();
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: '2026-12-10' } };
export const Invalid: Story = {
  tags: ['snapshot'],
  args: {
    value: '2026-11-01',
    error: 'Enter a date after today',
    hint: 'As printed on page 1',
    aside: 'worked out',
  },
};
export const Empty: Story = { args: { isOptional: true } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD, error: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'पहली नियत तिथि' } };
