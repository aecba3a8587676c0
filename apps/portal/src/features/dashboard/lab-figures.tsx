import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { type Stat, StatStrip } from '@anupalan/ui';
import { FileText, FlaskConical, LifeBuoy } from 'lucide-react';
import { toEnquiriesPath } from '../../shared/enquiries/enquiry-paths.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toTaskStats } from './figures.tsx';

function toOwedNote({ late, soon }: Dashboard['enquiries']['counts']): string {
  if (late > 0) return late === 1 ? '1 is late' : `${late} are late`;
  return soon === 0 ? 'No report due in 14 days' : `${soon} due in 14 days`;
}

function toQuotedNote({ quoted }: Dashboard['enquiries']['counts']): string {
  if (quoted === 0) return 'No quote waits for an answer';
  return quoted === 1 ? '1 quote waits for an answer' : `${quoted} quotes wait for an answer`;
}

/** Enquiries, reports, own tasks and support of a laboratory: each leads to its list. */
export function LabFigures({ figures }: { figures: Dashboard }) {
  const links = useTaskLinks();
  const seesSupport = useAccess('Support Management');
  const seesAlerts = useAccess('Tasks & Alerts');
  const seesReporting = useAccess('Reporting Task');
  const { counts } = figures.enquiries;
  const list = toEnquiriesPath('lab');
  const stats: Stat[] = [];
  if (seesReporting)
    stats.push(
      {
        id: 'sent',
        title: 'Enquiries to quote',
        value: counts.sent,
        note: toQuotedNote(counts),
        icon: FileText,
        tone: counts.sent > 0 ? 'warn' : undefined,
        href: `${list}?status=sent`,
      },
      {
        id: 'owed',
        title: 'Reports owed',
        value: counts.owed,
        note: toOwedNote(counts),
        icon: FlaskConical,
        tone: counts.late > 0 ? 'danger' : undefined,
        href: `${list}?status=ordered`,
      },
    );
  if (seesAlerts || seesReporting)
    stats.push(
      ...toTaskStats(figures, links).flatMap((stat) => {
        if (stat.id !== 'overdue') return stat.id === 'duties' ? [stat] : [];
        const note =
          figures.dueIn14Days === 0 ? 'None due in 14 days' : `${figures.dueIn14Days} due in 14 days`;
        return [{ ...stat, title: 'Own due dates late', note }];
      }),
    );
  if (seesSupport)
    stats.push({
      id: 'support',
      title: 'Open support requests',
      value: figures.openSupport,
      note: figures.openSupport === 0 ? 'Nothing is open' : 'Not resolved yet',
      icon: LifeBuoy,
      href: LAB_PATHS.support,
    });
  return <StatStrip label="Summary" stats={stats} />;
}
