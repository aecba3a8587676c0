import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import type { Usage } from '../storybook/usage.ts';
import { YearMap } from './year-map.tsx';
import { YearMapLegend } from './year-map-legend.tsx';
import { YearMapPicture } from './year-map-picture.tsx';

const usage: Usage = {
  when: 'The days of a financial year, shaded by the number of entries. It shows the busy times of the year, and each day opens.',
  do: ['Name what is due on a day.', 'Open a list with the same number of entries as the cell.'],
  dont: ["Don't shade daily tasks: they hide the rest.", "Don't leave out the legend of the large map."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/YearMap',
  component: YearMap,
  args: {
    year: 2026,
    today: '2026-11-23',
    selected: '2026-09-30',
    onSelect: fn(),
    days: {
      '2026-04-10': { count: 1, words: '1 task' },
      '2026-06-30': { count: 5, isMarked: true, words: '5 tasks, statutory date' },
      '2026-09-30': { count: 4, isLate: true, isMarked: true, words: '4 tasks, 1 late, statutory date' },
      '2026-11-10': { count: 2, isLate: true, words: '2 tasks, 1 late' },
      '2027-01-31': { count: 3, words: '3 tasks' },
      '2027-03-31': { count: 9, words: '9 tasks' },
    },
  },
  parameters: { usage },
} satisfies Meta<typeof YearMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each cell opens its day; arrow keys move by days and months. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(365);
    await userEvent.click(
      canvas.getByRole('gridcell', { name: '30 Sep 2026, 4 tasks, 1 late, statutory date' }),
    );
    await expect(args.onSelect).toHaveBeenCalledWith('2026-09-30');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-10-31');
  },
};
/** With its legend. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={4}>
      <YearMap {...args} />
      <YearMapLegend none="No task" />
    </Stack>
  ),
};
/** As a small map in a card, with its own legend. */
export const Picture: Story = {
  render: ({ year, days, today }) => (
    <Stack gap={3}>
      <YearMapPicture
        year={year}
        days={days}
        today={today}
        label="21 tasks are due, 2 of the days are late"
      />
      <YearMapLegend none="No task" kind="short" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/^21 tasks are due/);
    await expectFits(canvasElement);
  },
};
/** On a phone months are columns. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('gridcell', { name: /^30 Sep 2026/ })),
};
export const Empty: Story = { args: { days: {}, selected: null } };
/** A value that is not a year has no months, and nothing breaks. */
export const NoSuchYear: Story = { args: { year: Number.NaN } };
export const LongText: Story = { play: ({ canvasElement }) => expectFits(canvasElement) };
export const Hindi: Story = { args: { label: 'वित्तीय वर्ष 2026-27' } };
