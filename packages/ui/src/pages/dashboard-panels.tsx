import { CircleCheck, Clock, FileScan, FlaskConical, ListChecks, OctagonAlert } from 'lucide-react';
import { ActivityFeed } from '../activity-feed/activity-feed.tsx';
import { LinkButton } from '../button/button.tsx';
import { Card, CardBody, CardHead } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ProportionBar } from '../progress-bar/progress-bar.tsx';
import { StatStrip } from '../stat-strip/stat-strip.tsx';
import { ValidityRibbon } from '../validity-ribbon/validity-ribbon.tsx';
import { YearChart } from '../year-chart/year-chart.tsx';
import { RIBBONS, TODAY, YEAR_MONTHS, YEAR_SERIES } from './dashboard-data.ts';

/** Whether the organisation has nothing yet. */
export type PanelProps = { isEmpty?: boolean };

/** What is late, what comes, what is kept. */
export function Figures({ isEmpty, keptTitle }: PanelProps & { keptTitle: string }) {
  return (
    <StatStrip
      label="Summary"
      stats={[
        {
          id: 'overdue',
          title: 'Overdue',
          value: isEmpty ? 0 : 3,
          note: isEmpty ? 'Nothing is late' : 'Oldest by 4 days',
          icon: OctagonAlert,
          tone: isEmpty ? undefined : 'danger',
          href: '#overdue',
        },
        {
          id: 'soon',
          title: 'Due in 14 days',
          value: isEmpty ? 0 : 7,
          note: isEmpty ? 'Nothing to come' : 'Next on Tue, 24 Nov',
          icon: Clock,
          tone: 'warn',
          href: '#soon',
        },
        {
          id: 'kept',
          title: keptTitle,
          value: isEmpty ? 0 : 142,
          of: isEmpty ? 'of 0 in force' : 'of 151 in force',
          note: isEmpty ? 'Nothing in force yet' : undefined,
          href: '#kept',
          isWide: true,
          extra: isEmpty ? undefined : (
            <ProportionBar
              size="lg"
              hasLegend
              parts={[
                { label: 'kept', value: 142, tone: 'ok' },
                { label: 'at risk', value: 5, tone: 'warn' },
                { label: 'not kept', value: 4, tone: 'danger' },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

/** How long each consent is valid, on one axis. */
export function Consents({ isEmpty }: PanelProps) {
  const all = { href: '#consents', text: 'All 11', label: 'All 11 consents and licences' };
  return (
    <Card aria-labelledby="consents">
      <CardHead title="Consents and licences" id="consents" more={isEmpty ? undefined : all} />
      {isEmpty ? (
        <EmptyState
          title="No consent yet"
          text="Upload an order of your pollution board: its validity and its conditions are read from its pages."
          action={
            <LinkButton variant="primary" href="#analyzer">
              Upload your first consent
            </LinkButton>
          }
        />
      ) : (
        <ValidityRibbon label="Validity of consents and licences" today={TODAY} ribbons={RIBBONS} />
      )}
    </Card>
  );
}

const CHANGES = [
  { id: '1', icon: FlaskConical, text: 'Report 2611-118 came in', note: 'Imran Qureshi, today, 10:42' },
  {
    id: '2',
    icon: FileScan,
    text: 'Consent amendment read, 6 new conditions',
    note: 'Leela Sathe, yesterday, 17:05',
  },
  {
    id: '3',
    icon: CircleCheck,
    text: 'Stock entry completed with 2 files',
    note: 'Sunil Pawar, yesterday, 12:20',
  },
  { id: '4', icon: ListChecks, text: 'Mock drill moved to 27 November', note: 'Leela Sathe, 14 Nov' },
];

/** What was done lately, and by whom. */
export function Changes({ isEmpty }: PanelProps) {
  return (
    <Card aria-labelledby="changes">
      <CardHead title="What changed" id="changes" />
      {isEmpty ? (
        <EmptyState title="Nothing has changed yet" text="What you and your colleagues do will stand here." />
      ) : (
        <CardBody>
          <ActivityFeed isWide items={CHANGES} />
        </CardBody>
      )}
    </Card>
  );
}

/** Due dates of the financial year by month. */
export function Year({ isEmpty }: PanelProps) {
  return (
    <Card aria-labelledby="year">
      <CardHead title="Obligations, FY 2026-27" id="year" />
      {isEmpty ? (
        <EmptyState title="No due dates in this year" text="Those of your tasks will stand here by month." />
      ) : (
        <YearChart
          series={YEAR_SERIES}
          months={YEAR_MONTHS}
          summary="Due dates by month: 182 done on time, 8 done late, 3 overdue, 104 planned."
        />
      )}
    </Card>
  );
}
