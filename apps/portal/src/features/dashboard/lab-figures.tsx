import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { LAB_PATHS } from '@anupalan/enums/paths';
import { type Stat, StatStrip } from '@anupalan/ui';
import { FileText, FlaskConical, LifeBuoy } from 'lucide-react';
import { toEnquiriesPath } from '../../shared/enquiries/enquiry-paths.ts';
import { useAccess } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toDutiesStat } from './duties-stat.tsx';
import { toTaskStats } from './figures.tsx';
import { words } from './words.ts';

/** A figure of a laboratory: a zero asks for nothing, and is drawn quietly beside what is to be done. */
function toValue(count: number): Stat['value'] {
  return count === 0 ? <span className="muted">0</span> : count;
}

function toOwedNote({ late, soon }: Dashboard['enquiries']['counts']): string {
  if (late > 0) return words.labFigures.late(late);
  return words.labFigures.dueSoon(soon);
}

function toQuotedNote({ quoted }: Dashboard['enquiries']['counts']): string {
  if (quoted === 0) return words.labFigures.noQuote;
  return words.labFigures.quotes(quoted);
}

/** Enquiries, reports, own tasks and support of a laboratory: each leads to its list. */
export function LabFigures({ figures }: { figures: Dashboard }) {
  const links = useTaskLinks();
  const seesSupport = useAccess('Support Management');
  const seesAlerts = useAccess('Tasks & Alerts');
  const seesReporting = useAccess('Reporting Task');
  const seesTasks = seesAlerts || seesReporting;
  const { counts } = figures.enquiries;
  const list = toEnquiriesPath('lab');
  const stats: Stat[] = [];
  if (seesReporting)
    stats.push(
      {
        id: 'sent',
        title: words.labFigures.toQuote,
        value: toValue(counts.sent),
        note: toQuotedNote(counts),
        icon: FileText,
        tone: counts.sent > 0 ? 'warn' : undefined,
        href: `${list}?status=sent`,
      },
      {
        id: 'owed',
        title: words.labFigures.owed,
        value: toValue(counts.owed),
        note: toOwedNote(counts),
        icon: FlaskConical,
        tone: counts.late > 0 ? 'danger' : undefined,
        href: `${list}?status=ordered`,
      },
    );
  if (seesTasks)
    stats.push(
      ...toTaskStats(figures, links).flatMap((stat) => {
        if (stat.id !== 'overdue') return [];
        const note = words.labFigures.ownDueSoon(figures.dueIn14Days);
        return [{ ...stat, title: words.labFigures.ownLate, note, value: toValue(figures.overdue) }];
      }),
    );
  if (seesSupport)
    stats.push({
      id: 'support',
      title: words.labFigures.support,
      value: toValue(figures.openSupport),
      note: figures.openSupport === 0 ? words.labFigures.noSupport : words.labFigures.unresolved,
      icon: LifeBuoy,
      href: LAB_PATHS.support,
    });
  // The wide one ends the strip, so that a phone has the others in pairs.
  if (seesTasks) stats.push({ ...toDutiesStat(figures.duties, false), value: toValue(figures.duties.kept) });
  return <StatStrip label={words.figures.label} stats={stats} />;
}
