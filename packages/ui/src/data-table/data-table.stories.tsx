import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { overdueTasks, type SampleTask, soonTasks, taskColumns, toStackedTask } from './sample-tasks.tsx';
import { BulkBar } from './table-toolbar.tsx';
import { type DataSort, toDataWords } from './types.ts';

const usage: Usage = {
  when: 'A list of records that people sort, select and open. For a few rows to read use Table.',
  do: [
    'Put a link into the first text cell. A press on the row follows the same link.',
    'Keep filters, sort and page in the address; the table only shows them.',
    'Set onClearFilters while filters are active, so that the reader sees that filters hide rows.',
  ],
  dont: [
    "Don't show an empty state when loading has failed: set status to failed.",
    "Don't put more than 200 rows on one page.",
  ],
  without: ['Disabled', 'Invalid'],
};

const meta = {
  title: 'Interactive kit/Data table',
  component: DataTable<SampleTask>,
  args: {
    caption: 'Tasks',
    words: toDataWords('tasks'),
    columns: taskColumns,
    rows: soonTasks,
    toId: ({ id }) => id,
    toStacked: toStackedTask,
    sort: { id: 'due', isDescending: false },
    onSort: fn(),
    onOpen: fn(),
    density: 'comfortable',
    sticky: 'top',
  },
  parameters: { usage },
  decorators: [(Story) => <Card aria-label="List">{Story()}</Card>],
} satisfies Meta<typeof DataTable<SampleTask>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ preset = [], ...props }: DataTableProps<SampleTask> & { preset?: readonly string[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(preset));
  const [sort, setSort] = useState<DataSort | null>(null);
  return (
    <DataTable
      {...props}
      sort={sort}
      onSort={setSort}
      sortsRows
      selection={{
        ids,
        onChange: setIds,
        toLabel: ({ name }) => `Select ${name}`,
        allLabel: 'Select all tasks of this page',
      }}
      bulk={(count) => (
        <BulkBar count={count} onClear={() => setIds(new Set())}>
          <Button>Mark complete</Button>
        </BulkBar>
      )}
    />
  );
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: 'Due' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Due' }));
    await expect(args.onSort).toHaveBeenCalledWith({ id: 'due', isDescending: true });
    await userEvent.click(canvas.getByText('in 5 days'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** Groups show their counts. Two rows are selected, so the bar for bulk actions is above the table. */
export const Variants: Story = {
  tags: ['snapshot'],
  args: {
    groups: [
      { id: 'overdue', label: 'Overdue', rows: overdueTasks },
      { id: 'soon', label: 'Next 7 days', count: 12, rows: soonTasks },
    ],
  },
  render: (args) => <Choosing {...args} preset={['calibration', 'stack']} />,
};
/** Shift and a click select several rows, Space selects one. The checkbox of the head is mixed meanwhile. */
export const Choose: Story = {
  args: { rows: [...overdueTasks, ...soonTasks] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all tasks of this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /calibration/ }));
    await expect(all.indeterminate).toBe(true);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: /effluent/ }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    canvas.getByRole('checkbox', { name: /manifest/ }).focus();
    await user.keyboard(' ');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await user.click(all);
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
};
/** The table sorts its own rows. */
export const SortsRows: Story = {
  args: { rows: [...overdueTasks, ...soonTasks] },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Task' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Task' }));
    await expect(canvas.getByRole('columnheader', { name: 'Task' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Send the flow meter');
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Due' })).toHaveFocus();
  },
};
export const Compact: Story = { args: { density: 'compact', hiddenColumns: ['owner', 'files'] } };
export const Loading: Story = { args: { status: 'loading', rows: [] } };
/** Old rows stay until new ones arrive. */
export const Refetching: Story = {
  args: { isRefetching: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(4);
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No tasks yet" text="Tasks come from the conditions of your consents." />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('table')).toBeNull();
  },
};
export const NoResults: Story = {
  args: { rows: [], onClearFilters: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { status: 'failed', rows: [], onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tasks could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoPermission: Story = { args: { status: 'forbidden', rows: [] } };
const awkward = soonTasks.slice(0, 1).flatMap((task) => [
  { ...task, id: 'word', name: ENDLESS_WORD, source: ENDLESS_WORD },
  { ...task, id: 'rtl', name: NAMES.rightToLeft, owner: NAMES.rightToLeft },
  { ...task, id: 'long', owner: NAMES.long, due: '31 Feb', date: '2026-02-31' },
]);
export const LongText: Story = {
  args: { rows: awkward },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { rows: soonTasks.map((task) => ({ ...task, name: HINDI_TEXT, owner: NAMES.hindi })) },
};
/** On a phone each row is a link. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    groups: [
      { id: 'overdue', label: 'Overdue', rows: overdueTasks },
      { id: 'soon', label: 'Next 7 days', rows: soonTasks },
    ],
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
const thousand: readonly SampleTask[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `task-${index}`,
  name: `Sample stack ${index + 1}`,
  source: 'Consent to Operate, page 9',
  date: '2026-11-24',
  due: '24 Nov',
  distance: 'in 3 days',
  owner: 'Imran Qureshi',
  files: index % 7,
  status: 'pending',
}));
/** Lists have pages. A thousand rows on one page still work; this story does not measure their speed. */
export const ThousandRows: Story = {
  args: { rows: thousand, density: 'compact' },
  // All thousand rows are alike, so only the first twenty are checked.
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n+21)'] } } },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLInputElement>('tbody input');
    box?.click();
    await expect(await within(canvasElement).findByText('1 selected')).toBeVisible();
  },
};
