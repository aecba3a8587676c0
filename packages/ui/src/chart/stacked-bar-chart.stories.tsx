import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StackedBarChart } from './stacked-bar-chart.tsx';

const usage: Usage = {
  when: 'Counts by month or by another series of names. For the year on the dashboard use YearChart, for a few names BarList.',
  do: [
    'Give the main numbers of the chart in the summary.',
    'Load it lazily: a first screen must not wait for visx.',
    'Put the most important part first: it starts at the axis.',
  ],
  dont: ["Don't use more than four parts: any others are only in the table."],
  without: ['Hover', 'Disabled', 'Invalid'],
};

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: {
    summary: 'Obligations by month, financial year 2026-27: 114 on time, 6 late, 3 overdue.',
    series: [
      { key: 'done', label: 'On time' },
      { key: 'late', label: 'Late' },
      { key: 'overdue', label: 'Overdue' },
      { key: 'planned', label: 'Planned' },
    ],
    categories: months.map((label, index) => ({
      label,
      isCurrent: label === 'Nov',
      values:
        index < 7
          ? { done: 12 + ((index * 7) % 9), late: index % 3 }
          : { overdue: index === 7 ? 3 : 0, planned: 8 + index },
    })),
  },
  parameters: { usage },
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table shows the same figures. Pointer and keyboard open it. */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Obligations by month/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Nov' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
  },
};
/** A missing value has no bar, a value below 0 is under the axis, and huge values are in lakh and crore. */
export const Variants: Story = {
  args: {
    summary: 'Water taken and returned, in litres: between 4,82,50,000 taken and 1,20,00,000 returned.',
    series: [
      { key: 'in', label: 'Taken' },
      { key: 'out', label: 'Returned' },
    ],
    categories: [
      { label: 'Apr', values: { in: 48_250_000, out: -12_000_000 } },
      { label: 'May', values: { in: Number.NaN, out: null } },
      { label: 'Jun', values: { in: 21_000_000, out: -4_000_000 } },
    ],
  },
};
export const OneValue: Story = {
  args: {
    summary: 'One task in November.',
    series: [{ key: 'done', label: 'On time' }],
    categories: [{ label: 'Nov', values: { done: 1 } }],
  },
};
/** The page keeps its width: the chart scrolls in its own box, which the keyboard can reach. */
export const AThousandValues: Story = {
  args: {
    summary: 'Samples of a thousand days.',
    series: [{ key: 'samples', label: 'Samples' }],
    categories: Array.from({ length: 1000 }, (_, day) => ({
      label: `Day ${day + 1}`,
      values: { samples: (day * 37) % 23 },
    })),
  },
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('region')).toHaveAttribute('tabindex', '0'));
  },
};
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('button', { name: 'View as table' })),
};
export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = { args: { categories: [], emptyText: 'No obligations in this year' } };
export const LongText: Story = {
  args: {
    summary: ENDLESS_WORD,
    series: [{ key: 'done', label: ENDLESS_WORD }],
    categories: [{ label: ENDLESS_WORD, values: { done: 4 } }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    summary: 'महीने के अनुसार कार्य: 20 समय पर, 3 देर से।',
    series: [
      { key: 'done', label: 'समय पर' },
      { key: 'late', label: 'देर से' },
    ],
    categories: [
      { label: 'अप्रैल', values: { done: 12, late: 1 } },
      { label: 'मई', values: { done: 8, late: 2 } },
    ],
  },
};
