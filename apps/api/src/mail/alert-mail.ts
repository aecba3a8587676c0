import { describeDaysLeft, describeValidityLeft } from '@anupalan/compliance/alerts/describe';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { BRAND } from '@anupalan/enums/brand';
import { type MailGroup, type MailRow, type MailText, type MailTone, renderMail } from './layout.ts';

/** One line of the morning's mail. `daysLeft` counts from the day of sending; negative once the date has passed. */
export type AlertItem = {
  kind: 'task' | 'order';
  title: string;
  dueDate: string;
  daysLeft: number;
  /** Whose task it is, where it is not the reader's own. */
  assignee: string | null;
  link: string;
};

/** Rows of a group; the rest is counted, so that a mail stays one that is read. */
const ROWS_OF_GROUP = 25;

type GroupDefinition = {
  tone: MailTone;
  heading: (count: number) => string;
  holds: (item: AlertItem) => boolean;
};

const isTask = ({ kind }: AlertItem) => kind === 'task';
const GROUPS: readonly GroupDefinition[] = [
  {
    tone: 'danger',
    heading: (count) => `${count} overdue`,
    holds: (item) => isTask(item) && item.daysLeft < 0,
  },
  {
    tone: 'warn',
    heading: (count) => `${count} due today`,
    holds: (item) => isTask(item) && item.daysLeft === 0,
  },
  {
    tone: 'info',
    heading: (count) => `${count} coming up`,
    holds: (item) => isTask(item) && item.daysLeft > 0,
  },
  {
    tone: 'warn',
    heading: (count) => (count === 1 ? '1 consent ends' : `${count} consents end`),
    holds: (item) => !isTask(item),
  },
];

/** The one mail of a user and morning (D24). `items` holds at least one. */
export function alertMail(values: {
  name: string;
  organisation: string;
  items: readonly AlertItem[];
  /** Where all of them stand: the tasks that are due, and the orders. */
  listLink: string;
  ordersLink: string;
  preferencesLink: string;
}): MailText {
  const { items } = values;
  const found = GROUPS.map(({ tone, heading, holds }) => {
    const rows = items
      .filter(holds)
      .sort((a, b) => a.daysLeft - b.daysLeft || a.title.localeCompare(b.title));
    return { tone, heading: heading(rows.length), rows };
  }).filter(({ rows }) => rows.length > 0);
  const summary = found.map(({ heading }) => heading).join(', ');
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  return renderMail({
    subject: only ? `${toWhen(only)}: ${only.title}` : summary,
    preheader: items
      .slice(0, 3)
      .map(({ title }) => title)
      .join(', '),
    greeting: `Good morning ${values.name},`,
    lines: [
      only
        ? `One date of ${values.organisation} needs you.`
        : `${items.length} dates of ${values.organisation} need you${found.length > 1 ? `: ${summary}` : ''}.`,
    ],
    groups: found.map((group) => toGroup(group)),
    action: only
      ? { label: only.kind === 'order' ? 'Open the consent' : 'Open the task', link: only.link }
      : items.some(isTask)
        ? { label: 'Open all tasks', link: values.listLink }
        : { label: 'Open all consents', link: values.ordersLink },
    reason: `You get this mail because these tasks are yours, or because you answer for ${values.organisation}. ${BRAND.name} sends at most one such mail a morning.`,
    preferencesLink: values.preferencesLink,
  });
}

function toGroup({ tone, heading, rows }: { tone: MailTone; heading: string; rows: AlertItem[] }): MailGroup {
  const shown = rows.slice(0, ROWS_OF_GROUP);
  const rest = rows.length - shown.length;
  return {
    tone,
    heading: rest > 0 ? `${heading}, the first ${ROWS_OF_GROUP} of them` : heading,
    rows: shown.map(toRow),
  };
}

function toRow(item: AlertItem): MailRow {
  const date = formatDate(item.dueDate);
  return {
    title: item.title,
    link: item.link,
    note: `${toWhen(item)} · ${item.kind === 'order' ? 'valid to' : 'due on'} ${date}`,
    ...(item.assignee ? { aside: item.assignee } : {}),
  };
}

function toWhen({ kind, daysLeft }: AlertItem): string {
  return kind === 'order' ? describeValidityLeft(daysLeft) : describeDaysLeft(daysLeft);
}
