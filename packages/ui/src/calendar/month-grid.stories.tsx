import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import type { CalendarEntry } from './day-cell.tsx';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';

const usage: Usage = {
  when: 'Shows what is due on each day of a month. The list of the chosen day is beside it, on a phone below it.',
  do: [
    'Show the most urgent entry of a day first.',
    'Say in the note what all days have in common, for example daily rounds.',
  ],
  dont: [
    "Don't use it to choose a date in a form: use DateField.",
    "Don't show more than three entries of a day.",
  ],
  without: ['Hover', 'Disabled', 'Invalid'],
};

const entry = (day: number, title: string, kind: CalendarEntry['kind']): CalendarEntry => ({
  id: `${day}-${title}`,
  day: `2026-11-${String(day).padStart(2, '0')}`,
  title,
  kind,
  href: `#${day}`,
});
const entries = [
  entry(5, 'Meter readings', 'completed'),
  entry(17, 'Flow meter calibration', 'overdue'),
  entry(24, 'Ambient air quality', 'dueSoon'),
  entry(24, 'Stack monitoring', 'pending'),
  entry(24, 'Mock drill', 'pending'),
  entry(24, 'Manifest reconciliation', 'pending'),
  entry(30, 'Noise survey', 'pending'),
];

const meta = {
  title: 'Interactive kit/MonthGrid',
  component: MonthGrid,
  args: { month: '2026-11', onMonth: () => undefined, today: '2026-11-21', selected: '2026-11-24', entries },
  parameters: { usage },
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: MonthGridProps) {
  const [month, setMonth] = useState(props.month);
  const [selected, setSelected] = useState(props.selected ?? null);
  return <MonthGrid {...props} month={month} onMonth={setMonth} selected={selected} onSelect={setSelected} />;
}

/** What all days have in common is said once, in the head. */
export const Note: Story = {
  args: { note: '11 daily rounds, shown where missed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('11 daily rounds');
  },
};
/** Arrow keys move over days and months, Enter chooses, Page Up and Down change the month. */
export const Default: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp | string) => canvas.getByRole('button', { name });
    await expect(day('17 November, 1 task overdue')).toBeInTheDocument();
    day(/^24 November/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day(/^23 November/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('30');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(/^7 December/)).toHaveFocus());
    await userEvent.click(day('Today'));
    await waitFor(() => expect(day(/^21 November/)).toHaveFocus());
  },
};
/** "1 more" opens the fourth entry of a day. */
export const Variants: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '1 more on 24 November' }));
    await waitFor(() => expect(screen.getAllByText('Manifest reconciliation')[0]).toBeVisible());
  },
};
export const Static: Story = { tags: ['snapshot'] };
export const Focus: Story = {
  args: { selected: null },
  play: async ({ canvasElement }) => {
    for (let count = 0; count < 4; count += 1) await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /^21 November/ })).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = {
  args: { entries: [], selected: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing in November 2026');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
/** If the month does not exist, it shows the current month. It leaves out entries without a day. */
export const NoSuchMonth: Story = {
  args: {
    month: '2026-13',
    selected: '2026-02-31',
    entries: [{ ...entry(24, 'Nowhere', 'pending'), day: '' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('November 2026');
  },
};
/** One day has a thousand entries. */
export const LongText: Story = {
  args: {
    entries: Array.from({ length: 1000 }, (_, index) => ({
      ...entry(24, ENDLESS_WORD, 'overdue'),
      id: `${index}`,
    })),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { entries: [entry(24, 'चिमनी की निगरानी', 'pending')] } };
