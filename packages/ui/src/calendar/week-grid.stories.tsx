import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import type { CalendarEntry } from './day-cell.tsx';
import { WeekGrid, type WeekGridProps } from './week-grid.tsx';

const usage: Usage = {
  when: 'Shows what is due on each day of a week, for planning. The list of the chosen day is beside it, on a phone below it.',
  do: ['Show the most urgent entry of a day first.', 'Mark statutory dates.'],
  dont: ["Don't show a year by weeks: use YearMap.", "Don't show hours: due dates have none."],
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
  entry(23, 'Meter readings', 'completed'),
  entry(24, 'Ambient air quality', 'dueSoon'),
  entry(24, 'Environmental statement', 'pending'),
  entry(26, 'Mock drill', 'pending'),
];

const meta = {
  title: 'Interactive kit/WeekGrid',
  component: WeekGrid,
  args: {
    day: '2026-11-24',
    onWeek: () => undefined,
    today: '2026-11-24',
    selected: '2026-11-24',
    marked: ['2026-11-24'],
    entries,
  },
  parameters: { usage },
} satisfies Meta<typeof WeekGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: WeekGridProps) {
  const [day, setDay] = useState(props.day);
  const [selected, setSelected] = useState(props.selected ?? null);
  return <WeekGrid {...props} day={day} onWeek={setDay} selected={selected} onSelect={setSelected} />;
}

/** Arrow keys move over days and weeks, Enter chooses. */
export const Default: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp | string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('grid', { name: '23 to 29 Nov 2026' })).toBeInTheDocument();
    day(/^24 November/).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(/^2 December/)).toHaveFocus());
    await expect(canvas.getByRole('grid', { name: '30 Nov to 6 Dec 2026' })).toBeInTheDocument();
    await userEvent.click(day('Previous week'));
    await expect(canvas.getByRole('grid', { name: '23 to 29 Nov 2026' })).toBeInTheDocument();
  },
};
/** A statutory date has the mark of the year's map. */
export const Variants: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /^24 November, .*statutory date$/ }),
    ).toBeVisible();
  },
};
export const Focus: Story = {
  args: { selected: null },
  play: async ({ canvasElement }) => {
    for (let count = 0; count < 4; count += 1) await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /^24 November/ })).toHaveFocus();
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
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing in 23 to 29 Nov 2026');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
/** If the day does not exist, it shows the current week. */
export const NoSuchDay: Story = {
  args: { day: '2026-02-31' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('23 to 29 Nov 2026');
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
