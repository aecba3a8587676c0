import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleDashed,
  CircleDot,
  Clock,
  FileText,
  FlaskConical,
  MoreHorizontal,
  OctagonAlert,
  Paperclip,
} from 'lucide-react';
import { useState } from 'react';
import { Person } from '../avatar/avatar.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Card, CardHead } from '../card/card.tsx';
import { Grid, GridItem } from '../layout/layout.tsx';
import { Menu } from '../menu/menu.tsx';
import { NotificationList } from '../notification-list/notification-list.tsx';
import { ProportionBar } from '../progress-bar/progress-bar.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { StatStrip } from '../stat-strip/stat-strip.tsx';
import { Cell, HeadCell, RowHeadCell, TwoLines } from '../table/cells.tsx';
import { GroupRow, Row, Table } from '../table/table.tsx';
import { StatusTag } from '../tag/tag.tsx';
import { ValidityRibbon } from '../validity-ribbon/validity-ribbon.tsx';
import { YearChart } from '../year-chart/year-chart.tsx';

const statuses = {
  late: <StatusTag tone="danger" icon={OctagonAlert} label="Overdue" />,
  soon: <StatusTag tone="warn" icon={Clock} label="Due soon" />,
  open: <StatusTag tone="info" icon={CircleDot} label="In progress" />,
  none: <StatusTag tone="neutral" icon={CircleDashed} label="Not started" />,
};

type Task = {
  due: string;
  away: string;
  title: string;
  from: string;
  owner: string;
  status: keyof typeof statuses;
};

const groups: readonly { label: string; tasks: readonly Task[] }[] = [
  {
    label: 'Overdue',
    tasks: [
      {
        due: '17 Nov',
        away: '4 days late',
        title: 'Send the flow meter calibration',
        from: 'CTO cond. 7.3, quarterly',
        owner: 'Leela Sathe',
        status: 'late',
      },
      {
        due: '18 Nov',
        away: '3 days late',
        title: 'Boiler stack monitoring',
        from: 'CTO sch. II, 4(a)',
        owner: 'Nimbkar Analytical',
        status: 'late',
      },
    ],
  },
  {
    label: 'Next 7 days',
    tasks: [
      {
        due: '24 Nov',
        away: 'in 3 days',
        title: 'Ambient air quality, three stations',
        from: 'CTO sch. II, 6',
        owner: 'Nimbkar Analytical',
        status: 'open',
      },
      {
        due: '25 Nov',
        away: 'in 4 days',
        title: 'Reconcile the waste manifests',
        from: 'HWA cond. 12',
        owner: 'Imran Qureshi',
        status: 'soon',
      },
      {
        due: '27 Nov',
        away: 'in 6 days',
        title: 'Mock drill, quarter 3',
        from: 'CTO cond. 31',
        owner: 'Leela Sathe',
        status: 'none',
      },
    ],
  },
];

function TaskRow({ task }: { task: Task }) {
  return (
    <Row isLate={task.status === 'late'}>
      <Cell>
        <TwoLines main={task.due} sub={task.away} />
      </Cell>
      <RowHeadCell>
        <TwoLines main={task.title} sub={task.from} href="#task" />
      </RowHeadCell>
      <Cell>
        <Person name={task.owner} />
      </Cell>
      <Cell>{statuses[task.status]}</Cell>
      <Cell>
        <Menu
          trigger={<IconButton icon={MoreHorizontal} label={`More for ${task.title}`} size="sm" />}
          label={task.title}
          items={[{ id: 'open', label: 'Open the page' }]}
        />
      </Cell>
    </Row>
  );
}

function ActNow() {
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  return (
    <Card aria-labelledby="act-now">
      <CardHead id="act-now" title="Act now" more={{ href: '#tasks', text: 'All tasks' }}>
        <SegmentedControl
          label="Whose tasks"
          value={whose}
          onChange={setWhose}
          options={[
            { value: 'all', label: 'Everyone' },
            { value: 'mine', label: 'Mine, 4' },
          ]}
        />
      </CardHead>
      <Table caption="Tasks to act on" density="comfortable">
        <thead>
          <tr>
            <HeadCell>Due</HeadCell>
            <HeadCell>Task</HeadCell>
            <HeadCell>Owner</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell>
              <span className="sr">Actions</span>
            </HeadCell>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.label}>
            <GroupRow label={group.label} count={group.tasks.length} colSpan={5} />
            {group.tasks.map((task) => (
              <TaskRow key={task.title} task={task} />
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

const kept = [
  { label: 'kept', value: 142, tone: 'ok' },
  { label: 'at risk', value: 5, tone: 'warn' },
  { label: 'not kept', value: 4, tone: 'danger' },
] as const;

const months = [21, 18, 31, 24, 19, 33, 22, 14, 27, 24, 16, 29].map((count, index) => ({
  label: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'][index] ?? '',
  isCurrent: index === 7,
  values:
    index < 7
      ? { done: count, late: index % 2 }
      : index === 7
        ? { done: count, overdue: 3, planned: 8 }
        : { planned: count },
}));

function Dashboard() {
  return (
    <Grid>
      <GridItem span={12}>
        <StatStrip
          label="Summary"
          stats={[
            {
              id: 'late',
              title: 'Overdue',
              value: 3,
              note: 'Oldest by 4 days',
              icon: OctagonAlert,
              tone: 'danger',
              href: '#late',
            },
            {
              id: 'soon',
              title: 'Due in 14 days',
              value: 7,
              note: 'Next on Tue, 24 Nov',
              icon: Clock,
              tone: 'warn',
              href: '#soon',
            },
            {
              id: 'files',
              title: 'Waiting for evidence',
              value: 5,
              note: '2 with the laboratory',
              icon: Paperclip,
              href: '#files',
            },
            {
              id: 'kept',
              title: 'Conditions kept',
              value: 142,
              of: 'of 151 in force',
              isWide: true,
              extra: <ProportionBar size="lg" hasLegend parts={kept} />,
            },
          ]}
        />
      </GridItem>
      <GridItem span={8}>
        <ActNow />
      </GridItem>
      <GridItem span={4}>
        <Card aria-labelledby="ribbons">
          <CardHead id="ribbons" title="Consents and licences" more={{ href: '#orders', text: 'All 3' }} />
          <ValidityRibbon
            label="Validity"
            today="2026-11-21"
            ribbons={[
              {
                id: 'a',
                name: 'Consent to Operate',
                href: '#a',
                from: '2024-04-01',
                to: '2027-03-31',
                renewFrom: '2026-12-01',
                left: '130 days',
                tone: 'warn',
                until: 'to 31 Mar 2027',
                note: 'Renewal window opens 1 Dec',
                summary: 'Consent to Operate, valid to 31 Mar 2027',
              },
              {
                id: 'b',
                name: 'Waste authorisation',
                href: '#b',
                from: '2023-01-01',
                to: '2028-12-31',
                renewFrom: '2028-10-01',
                left: '2 yr 1 mo',
                until: 'to 31 Dec 2028',
                summary: 'Waste authorisation, valid to 31 Dec 2028',
              },
              {
                id: 'c',
                name: 'Clearance',
                href: '#c',
                from: '2019-07-08',
                to: '2029-07-07',
                renewFrom: '2029-01-07',
                left: '2 yr 7 mo',
                until: 'to 7 Jul 2029',
                summary: 'Clearance, valid to 7 Jul 2029',
              },
            ]}
          />
        </Card>
      </GridItem>
      <GridItem span={8}>
        <Card aria-labelledby="year">
          <CardHead id="year" title="Obligations, FY 2026-27" />
          <YearChart
            summary="Obligations by month, financial year 2026-27"
            months={months}
            series={[
              { key: 'done', label: 'On time', look: 'done' },
              { key: 'late', label: 'Late', look: 'risk' },
              { key: 'overdue', label: 'Overdue', look: 'overdue' },
              { key: 'planned', label: 'Planned', look: 'planned' },
            ]}
          />
        </Card>
      </GridItem>
      <GridItem span={4}>
        <Card aria-labelledby="changed">
          <CardHead id="changed" title="What changed" />
          <NotificationList
            groups={[
              {
                items: [
                  {
                    id: '1',
                    title: 'A report came in from Nimbkar Analytical',
                    when: 'Today, 10:42',
                    icon: FlaskConical,
                  },
                  {
                    id: '2',
                    title: 'An order was read: 6 conditions to review',
                    when: 'Yesterday, 17:05',
                    icon: FileText,
                  },
                ],
              },
            ]}
          />
        </Card>
      </GridItem>
    </Grid>
  );
}

const meta = { title: 'Patterns/Dashboard', component: Dashboard } satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
