import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { YearChart } from './year-chart.tsx';

const meta = {
  title: 'Static kit/YearChart',
  component: YearChart,
  args: {
    summary: 'Obligations by month, financial year 2026-27: 41 on time, 2 late, 3 overdue, 20 planned',
    series: [
      { key: 'done', label: 'On time', look: 'done' },
      { key: 'late', label: 'Late', look: 'risk' },
      { key: 'overdue', label: 'Overdue', look: 'overdue' },
      { key: 'planned', label: 'Planned', look: 'planned' },
    ],
    months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'].map(
      (label, index) => ({
        label,
        isCurrent: label === 'Nov',
        values:
          index < 7
            ? { done: 12 + ((index * 7) % 19), late: index % 3 }
            : index === 7
              ? { done: 14, overdue: 3, planned: 8 }
              : { planned: 10 + index },
      }),
    ),
  },
} satisfies Meta<typeof YearChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /Obligations by month/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'Nov' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View as chart' }));
  },
};
export const Empty: Story = {
  args: {
    months: [
      { label: 'Apr', values: {} },
      { label: 'May', values: {} },
    ],
  },
};
