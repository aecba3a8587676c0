import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import {
  overdueTasks,
  soonTasks,
  taskColumns,
  toStackedTask,
  toTaskMenu,
} from '../data-table/sample-tasks.tsx';
import { TableSettings } from '../data-table/table-settings.tsx';
import { BulkBar, FilterChips, TableFoot, TableToolbar, ToolbarItem } from '../data-table/table-toolbar.tsx';
import { type DataSort, type DataStatus, toDataWords } from '../data-table/types.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SearchInput } from '../input/search-input.tsx';
import { Select } from '../input/select.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { TabLinks } from '../tab-links/tab-links.tsx';
import type { TableDensity } from '../table/table.tsx';
import { PortalFrame } from './portal-frame.tsx';

const GROUPS = [
  { id: 'overdue', label: 'Overdue', rows: overdueTasks },
  { id: 'soon', label: 'Next 7 days', rows: soonTasks },
];
const TABS = ['All', 'Overdue', 'Pending', 'Completed'];

type Props = { status: DataStatus; isEmpty: boolean; isFiltered: boolean; chosen: readonly string[] };

function Tasks({ status, isEmpty, isFiltered, chosen }: Props) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(chosen));
  const [sort, setSort] = useState<DataSort | null>(null);
  const [density, setDensity] = useState<TableDensity>('comfortable');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [words, setWords] = useState('');
  const [hasFilter, setHasFilter] = useState(isFiltered);
  const onClear = () => setHasFilter(false);
  const shown = isEmpty || hasFilter ? [] : GROUPS;
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <TabLinks
          label="Status"
          items={TABS.map((label) => ({
            label,
            href: `#${label.toLowerCase()}`,
            isCurrent: label === 'All',
          }))}
        />
        <LinkButton variant="primary" icon={Plus} href="#new">
          Add a task
        </LinkButton>
      </Inline>
      <Card aria-label="Due dates">
        <DataTable
          caption="Due dates"
          words={toDataWords('tasks')}
          columns={taskColumns}
          groups={shown}
          toId={({ id }) => id}
          toStacked={toStackedTask}
          toMenu={toTaskMenu}
          status={status}
          onRetry={() => undefined}
          sort={sort}
          onSort={setSort}
          sortsRows
          density={density}
          hiddenColumns={hidden}
          onClearFilters={hasFilter ? onClear : undefined}
          empty={
            <EmptyState
              level={2}
              title="No tasks yet"
              text="Tasks come from the conditions of your consents, or you add them by hand."
              action={
                <LinkButton variant="primary" href="#analyzer">
                  Upload a consent
                </LinkButton>
              }
            />
          }
          selection={{
            ids,
            onChange: setIds,
            toLabel: ({ name, due }) => `Select ${name}, ${due}`,
            allLabel: 'Select all tasks of this page',
          }}
          toolbar={
            <TableToolbar
              end={
                <TableSettings
                  density={density}
                  onDensity={setDensity}
                  columns={taskColumns}
                  hiddenColumns={hidden}
                  onHiddenColumns={setHidden}
                />
              }
            >
              <ToolbarItem kind="search">
                <SearchInput
                  label="Search tasks"
                  placeholder="Search tasks"
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                  onClear={() => setWords('')}
                />
              </ToolbarItem>
              <ToolbarItem>
                <Select
                  aria-label="Assignee"
                  placeholder="Any assignee"
                  options={[
                    { value: 'leela', label: 'Leela Sathe' },
                    { value: 'imran', label: 'Imran Qureshi' },
                  ]}
                />
              </ToolbarItem>
            </TableToolbar>
          }
          bulk={(count) => (
            <BulkBar count={count} onClear={() => setIds(new Set())} isSticky>
              <Button variant="primary">Mark complete</Button>
            </BulkBar>
          )}
          chips={
            <FilterChips
              chips={hasFilter ? [{ id: 'owner', label: 'Assignee: Gauri Nambiar', onRemove: onClear }] : []}
              onClear={onClear}
            />
          }
          foot={
            shown.length > 0 && (
              <TableFoot>
                <Pagination
                  label="Pages of tasks"
                  page={1}
                  pageCount={5}
                  toHref={(page) => `#page-${page}`}
                  summary="1 to 50 of 212 tasks"
                />
              </TableFoot>
            )
          }
        />
      </Card>
    </Stack>
  );
}

function ScheduledTasks(props: Props) {
  return (
    <PortalFrame
      title="Tasks and Alerts"
      tagline="Every due date: what is late, what is next, what is done"
      current="alerts"
    >
      <Tasks {...props} />
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Scheduled tasks',
  component: ScheduledTasks,
  args: { status: 'ready', isEmpty: false, isFiltered: false, chosen: [] },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof ScheduledTasks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Heights and columns are chosen in the toolbar. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Files' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const panel = within(await within(document.body).findByRole('dialog', { name: 'View' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Files' }));
    await userEvent.click(panel.getByRole('button', { name: 'Compact' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('columnheader', { name: 'Files' })).toBeNull();
  },
};
export const Chosen: Story = { args: { chosen: ['calibration', 'effluent'] } };
export const Tablet: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Loading: Story = { args: { status: 'loading' } };
export const Empty: Story = { args: { isEmpty: true } };
export const NoResults: Story = {
  args: { isFiltered: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No tasks match these filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Assignee: Gauri Nambiar' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const Failed: Story = { args: { status: 'failed' } };
