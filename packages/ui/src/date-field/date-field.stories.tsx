import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const usage: Usage = {
  when: 'A calendar date, typed as DD/MM/YYYY, pasted as people write it, or chosen in a calendar. No time zone moves it.',
  do: [
    'Let dates that stand on paper be typed: the calendar is for choosing.',
    'Say in aside where a date came from.',
  ],
  dont: ["Don't use it for a time of day.", "Don't clear what was typed when it is wrong: say what is."],
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

const paste = async (canvasElement: HTMLElement, text: string) => {
  const day = within(canvasElement).getAllByRole('spinbutton')[0];
  if (!day) throw new Error('A date has a day');
  await userEvent.click(day);
  await userEvent.paste(text);
};

export const Default: Story = { args: { value: '2026-12-10' } };
/** Typed as day, month, year; the value is the ISO date. */
export const Variants: Story = {
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
export const Focus: Story = {
  args: { value: '2026-12-10' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('spinbutton')[0]).toHaveFocus();
  },
};
/** The calendar begins on Monday; arrows move, Enter chooses, Escape closes. */
export const WithCalendar: Story = {
  args: { value: '2026-12-10' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const shown = await screen.findByRole('grid');
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(within(canvasElement).getByText('2026-12-11')).toBeVisible();
  },
};
/** A pasted date is read as people and spreadsheets write it. */
export const Pasted: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await paste(canvasElement, ' 05-11-2026\n');
    await expect(within(canvasElement).getByText('2026-11-05')).toBeVisible();
  },
};
/** A date that does not exist is refused with a sentence, and the old one stays. */
export const PastedWrong: Story = {
  args: { value: '2026-12-10' },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await paste(canvasElement, '31/02/2026');
    await expect(within(canvasElement).getByText('“31/02/2026” is not a date')).toBeVisible();
    await expect(within(canvasElement).getByText('2026-12-10')).toBeVisible();
  },
};
export const Disabled: Story = { args: { isDisabled: true, value: '2026-12-10' } };
export const Invalid: Story = {
  tags: ['snapshot'],
  args: {
    value: '2026-11-01',
    error: 'Enter a date after today',
    hint: 'For example 21/11/2026',
    aside: 'worked out',
  },
};
export const Empty: Story = { args: { isOptional: true } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD, error: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'पहली नियत तिथि' } };
