import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { YearChart, type YearMonth } from './year-chart.tsx';

const usage: Usage = {
  when: 'How a year went, month by month, in up to four parts, without any library. For other charts take those of the charts entry.',
  do: [
    'Answer one question.',
    'Give the summary in one sentence with the figures that matter.',
    'Offer the same figures as a table.',
  ],
  dont: [
    "Don't show more than twelve months.",
    "Don't tell parts apart by colour alone: they have an order and a legend.",
  ],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const names = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const months: YearMonth[] = names.map((label, index) => ({
  label,
  isCurrent: label === 'Nov',
  values:
    index < 7
      ? { done: 12 + ((index * 7) % 19), late: index % 3 }
      : index === 7
        ? { done: 14, overdue: 3, planned: 8 }
        : { planned: 10 + index },
}));

const meta = {
  title: 'Charts/YearChart',
  component: YearChart,
  args: {
    summary: 'Obligations by month, financial year 2026-27: 41 on time, 2 late, 3 overdue, 20 planned',
    series: [
      { key: 'done', label: 'On time', look: 'done' },
      { key: 'late', label: 'Late', look: 'risk' },
      { key: 'overdue', label: 'Overdue', look: 'overdue' },
      { key: 'planned', label: 'Planned', look: 'planned' },
    ],
    months,
  },
  parameters: { usage },
} satisfies Meta<typeof YearChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
/** The same figures as a table, by pointer and by keyboard. */
export const Variants: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Obligations by month/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Nov' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('button', { name: 'View as table' })),
};
export const Empty: Story = {
  args: {
    summary: 'No obligations yet',
    months: [
      { label: 'Apr', values: {} },
      { label: 'May', values: {} },
    ],
  },
};
/** Huge figures, figures that are none, and an endless label. */
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    series: [
      { key: 'done', label: ENDLESS_WORD, look: 'done' },
      { key: 'late', label: 'Late', look: 'risk' },
    ],
    months: [
      { label: 'Apr', values: { done: 48_25_000, late: Number.NaN } },
      { label: 'May', values: { done: -4, late: 9_00_000 } },
      { label: 'Jun', values: { done: Number.POSITIVE_INFINITY } },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('40,00,000')).toBeInTheDocument();
    await expectFits(canvasElement);
  },
};
export const Hindi: Story = {
  args: {
    series: [{ key: 'done', label: 'समय पर', look: 'done' }],
    months: [
      { label: 'अप्रैल', values: { done: 4 } },
      { label: 'मई', values: { done: 7 }, isCurrent: true },
    ],
    tableLabel: 'तालिका देखें',
  },
};
