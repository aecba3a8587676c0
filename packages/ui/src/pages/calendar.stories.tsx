import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, List } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type CalendarEntry, MonthGrid } from '../calendar/month-grid.tsx';
import { YearStrip } from '../calendar/year-strip.tsx';
import { Card, CardBody, CardHead } from '../card/card.tsx';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Grid, GridItem, Inline, Stack } from '../layout/layout.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { toDateWords } from '../shared/calendar.ts';
import { Status } from '../status/status.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { TASK_GROUPS, TODAY } from './dashboard-data.ts';
import { PortalFrame } from './portal-frame.tsx';

type View = 'month' | 'year';

const TASKS = TASK_GROUPS.flatMap((group) => group.tasks);
const ENTRIES: readonly CalendarEntry[] = TASKS.map((task) => ({
  id: task.id,
  day: task.date,
  title: task.name,
  kind: task.status,
  href: `#task-${task.id}`,
}));

const COUNTS = {
  '2026-04': { completed: 22 },
  '2026-05': { completed: 20 },
  '2026-06': { completed: 32 },
  '2026-07': { completed: 24 },
  '2026-08': { completed: 20 },
  '2026-09': { completed: 35 },
  '2026-10': { completed: 22 },
  '2026-11': { completed: 15, overdue: 3, pending: 8 },
  '2026-12': { pending: 27 },
  '2027-01': { pending: 24 },
  '2027-02': { pending: 16 },
  '2027-03': { pending: 29 },
} as const;

function DayList({ day }: { day: string }) {
  const tasks = TASKS.filter((task) => task.date === day);
  return (
    <Card aria-labelledby="day">
      <CardHead title={toDateWords(day)} id="day" note={`${tasks.length} due`} />
      {tasks.length === 0 ? (
        <EmptyState title="Nothing is due on this day" />
      ) : (
        <DataList>
          {tasks.map((task) => (
            <DataRow
              key={task.id}
              title={task.name}
              href={`#task-${task.id}`}
              meta={`${task.source}, ${task.assignee}`}
              end={<Status kind={task.status} />}
            />
          ))}
        </DataList>
      )}
    </Card>
  );
}

function Calendar({ view: first }: { view: View }) {
  const [view, setView] = useState<View>(first);
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState('2026-11-24');
  return (
    <PortalFrame
      title="Tasks and Alerts"
      tagline="Everything that your orders ask for, by its day"
      current="alerts"
    >
      <Stack gap={5}>
        <Inline justify="between" gap={3}>
          <SegmentedControl
            label="How the tasks are shown"
            value="calendar"
            onChange={() => undefined}
            options={[
              { value: 'list', label: 'List', icon: List },
              { value: 'calendar', label: 'Calendar', icon: CalendarDays },
            ]}
          />
          <SegmentedControl
            label="Time"
            value={view}
            onChange={setView}
            options={[
              { value: 'month', label: 'Month' },
              { value: 'year', label: 'Year' },
            ]}
          />
        </Inline>
        <Grid>
          <GridItem span={9}>
            <Card aria-label={view === 'month' ? 'Month' : 'Year'}>
              {view === 'month' ? (
                <MonthGrid
                  month={month}
                  onMonth={setMonth}
                  entries={ENTRIES}
                  today={TODAY}
                  selected={day}
                  onSelect={setDay}
                />
              ) : (
                <CardBody>
                  <YearStrip
                    year={2026}
                    counts={COUNTS}
                    current="2026-11"
                    selected={month}
                    onSelect={setMonth}
                  />
                </CardBody>
              )}
            </Card>
          </GridItem>
          <GridItem span={3}>
            <DayList day={day} />
          </GridItem>
        </Grid>
      </Stack>
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Calendar',
  component: Calendar,
  args: { view: 'month' },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A day that is chosen in the grid is listed beside it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: /^17 November/ }));
    const list = within(main.getByRole('region', { name: '17 Nov 2026' }));
    await expect(
      list.getByRole('link', { name: 'Send the flow meter calibration certificate' }),
    ).toBeVisible();
  },
};
export const Year: Story = { args: { view: 'year' } };
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const YearPhone: Story = {
  args: { view: 'year' },
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
