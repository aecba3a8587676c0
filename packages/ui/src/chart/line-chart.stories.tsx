import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { LineChart } from './line-chart.tsx';

const usage: Usage = {
  when: 'Measured values over time against their legal limit. For the last twelve in a tile use LimitSpark.',
  do: [
    'Ask one question per chart: one parameter, one limit.',
    'Say in the summary whether the limit was exceeded, and how often.',
    'Load it lazily: a first screen must not wait for visx.',
  ],
  dont: ["Don't use more than four lines: any others are only in the table."],
  without: ['Hover', 'Disabled', 'Invalid'],
};

const toMonth = (index: number) => `2026-${String(index + 1).padStart(2, '0')}-10`;
const cod = [212, 198, 224, 231, 246, 239, 251, 228, 219, 233];

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    summary: 'COD of two outlets in 2026: outlet 1 was once over the limit of 250 mg/l, in July.',
    unit: 'mg/l',
    limit: { value: 250, label: 'Limit' },
    series: [
      { key: 'one', label: 'Outlet 1', values: cod.map((value, index) => ({ date: toMonth(index), value })) },
      {
        key: 'two',
        label: 'Outlet 2',
        values: cod.map((value, index) => ({
          date: toMonth(index),
          value: index === 4 ? null : 260 - value / 2,
        })),
      },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table shows the same figures. A missing value is a dash in the table and a gap in the line. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /COD of two outlets/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const row = within(canvas.getByRole('row', { name: /10 May 2026/ }));
    await expect(row.getByText('–')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
/** The chart draws four lines; a fifth one is only in the table. */
export const Variants: Story = {
  tags: ['snapshot'],
  args: {
    summary: 'COD of five outlets in 2026, all under the limit of 250 mg/l.',
    series: [0, 1, 2, 3, 4].map((place) => ({
      key: String(place),
      label: `Outlet ${place + 1}`,
      values: cod.map((value, index) => ({ date: toMonth(index), value: value - 12 - place * 36 })),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Outlet 5')).toBeNull();
  },
};
export const OneValue: Story = {
  args: {
    summary: 'One value: 212 mg/l.',
    series: [{ key: 'one', label: 'Outlet 1', values: [{ date: '2026-04-10', value: 212 }] }],
  },
};
export const AThousandValues: Story = {
  args: {
    summary: 'A thousand values of an online meter.',
    series: [
      {
        key: 'one',
        label: 'Outlet 1',
        values: Array.from({ length: 1000 }, (_, index) => ({
          date: new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10),
          value: 200 + ((index * 37) % 41),
        })),
      },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** Values below 0 and huge values are drawn. A date that does not exist is not. */
export const BadValues: Story = {
  args: {
    summary: 'Values as they came.',
    limit: undefined,
    series: [
      {
        key: 'one',
        label: 'Outlet 1',
        values: [
          { date: '2026-02-30', value: 12 },
          { date: '2026-03-01', value: -4000 },
          { date: '2026-04-01', value: Number.POSITIVE_INFINITY },
          { date: '2026-05-01', value: 123_456_789 },
        ],
      },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
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
export const Empty: Story = { args: { series: [], emptyText: 'Nothing was measured yet' } };
export const LongText: Story = {
  args: {
    summary: ENDLESS_WORD,
    series: [{ key: 'one', label: ENDLESS_WORD, values: [{ date: '2026-04-10', value: 212 }] }],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { summary: 'निकास 1 का सीओडी सीमा के भीतर रहा।', limit: { value: 250, label: 'सीमा' } },
};
