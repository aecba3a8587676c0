import { describeDaysLeft, describeValidityLeft } from '@anupalan/compliance/alerts/describe';
import { describeApplyBy } from '@anupalan/compliance/renewal/describe';
import { addDays } from '@anupalan/compliance/schedules/dates';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { BRAND } from '@anupalan/enums/brand';
import type { AlertSubject } from '@anupalan/enums/notifications';
import { type MailGroup, type MailRow, type MailText, type MailTone, renderMail } from './layout.ts';

/** One line of the morning's mail. `daysLeft` counts from the day of sending; negative once the date has passed. */
export type AlertItem = {
  about: AlertSubject;
  title: string;
  dueDate: string;
  daysLeft: number;
  /** Whose task it is, where it is not the reader's own. */
  assignee: string | null;
  link: string;
};

/** Dates that a mail names; the rest is counted, so that a mail stays one that is read. */
export const DATES_NAMED = 50;

const ALERT_GROUPS = ['overdue', 'today', 'week', 'coming', 'renewals', 'orders'] as const;
/** How the dates of a mail are grouped; `week` is the rest of the week, in a digest. */
export type AlertGroup = (typeof ALERT_GROUPS)[number];
/** The dates of each group: the number of all, and those that may be named, the earliest first. */
export type AlertGroups = Record<AlertGroup, { count: number; items: readonly AlertItem[] }>;

/** Fills each group. */
export function toAlertGroups(fill: (group: AlertGroup) => AlertGroups[AlertGroup]): AlertGroups {
  return {
    overdue: fill('overdue'),
    today: fill('today'),
    week: fill('week'),
    coming: fill('coming'),
    renewals: fill('renewals'),
    orders: fill('orders'),
  };
}

const HEADINGS: Record<AlertGroup, { tone: MailTone; toText: (count: number) => string }> = {
  overdue: { tone: 'danger', toText: (count) => `${inWords(count)} overdue` },
  today: { tone: 'warn', toText: (count) => `${inWords(count)} due today` },
  week: { tone: 'info', toText: (count) => `${inWords(count)} due later this week` },
  coming: { tone: 'info', toText: (count) => `${inWords(count)} coming up` },
  renewals: {
    tone: 'warn',
    toText: (count) => (count === 1 ? '1 renewal to apply for' : `${inWords(count)} renewals to apply for`),
  },
  orders: {
    tone: 'warn',
    toText: (count) => (count === 1 ? '1 consent expires' : `${inWords(count)} consents expire`),
  },
};

function inWords(count: number): string {
  return count.toLocaleString('en-IN');
}

/** The one mail of a user and morning (D24), or their digest of a week (D49). The groups have at least one date. */
export function alertMail(values: {
  name: string;
  organisation: string;
  isDigest: boolean;
  groups: AlertGroups;
  /** Where all of them stand: the tasks that are due, and the orders. */
  listLink: string;
  ordersLink: string;
  preferencesLink: string;
}): MailText {
  const { groups, isDigest } = values;
  const found = ALERT_GROUPS.map((name) => ({ ...groups[name], ...HEADINGS[name] })).filter(
    ({ count }) => count > 0,
  );
  const shares = shareOut(found.map(({ count }) => count));
  const named = found.map(({ items, count, tone, toText }, index) => {
    const rows = items.slice(0, shares[index]);
    const rest = count - rows.length;
    const heading = toText(count);
    return {
      tone,
      heading: rest > 0 ? `${heading}; the first ${rows.length} are listed` : heading,
      items: [...rows].sort((a, b) => a.daysLeft - b.daysLeft || a.title.localeCompare(b.title)),
    };
  });
  const items = named.flatMap((group) => group.items);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const summary = found.map(({ count, toText }) => toText(count)).join(', ');
  const only = total === 1 ? items[0] : undefined;
  return renderMail({
    subject: isDigest ? `Your week: ${summary}` : only ? `${toWhen(only)}: ${only.title}` : summary,
    preheader: items
      .slice(0, 3)
      .map(({ title }) => title)
      .join(', '),
    greeting: `Good morning ${values.name},`,
    lines: [
      isDigest
        ? `Your week at ${values.organisation}: ${summary}.`
        : only
          ? `One date at ${values.organisation} needs your attention.`
          : `${inWords(total)} dates at ${values.organisation} need your attention${found.length > 1 ? `: ${summary}` : ''}.`,
    ],
    groups: named.map((group): MailGroup => ({ ...group, rows: group.items.map(toRow) })),
    action: only
      ? { label: only.about === 'task' ? 'Open the task' : 'Open the consent', link: only.link }
      : total > groups.orders.count + groups.renewals.count
        ? { label: 'Open all tasks', link: values.listLink }
        : { label: 'Open all consents', link: values.ordersLink },
    reason: isDigest
      ? 'You get this mail because you chose the Monday digest. You still get mails about tomorrow, today and overdue dates at once.'
      : `You get this mail because these tasks are assigned to you, or because you are the owner of ${values.organisation}. ${BRAND.name} sends at most one such mail each morning.`,
    preferencesLink: values.preferencesLink,
  });
}

/** How many dates of each group are named: a small group all, the large ones what is left, in equal parts. */
function shareOut(counts: readonly number[]): number[] {
  const shares = counts.map(() => 0);
  let left = DATES_NAMED;
  const smallestFirst = [...counts.entries()].sort(([, a], [, b]) => a - b);
  for (const [done, [index, count]] of smallestFirst.entries()) {
    const share = Math.min(count, Math.floor(left / (counts.length - done)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

function toRow(item: AlertItem): MailRow {
  return {
    title: item.title,
    link: item.link,
    note: `${toWhen(item)} · ${toDetail(item)}`,
    ...(item.assignee ? { aside: item.assignee } : {}),
  };
}

function toWhen({ about, dueDate, daysLeft }: AlertItem): string {
  if (about === 'renewal') return describeApplyBy(dueDate, addDays(dueDate, -daysLeft));
  return about === 'order' ? describeValidityLeft(daysLeft) : describeDaysLeft(daysLeft);
}

/** What stands behind it: the date, or how far away it is where the date has been said. */
function toDetail({ about, dueDate, daysLeft }: AlertItem): string {
  if (about === 'renewal') return describeDaysLeft(daysLeft).toLowerCase();
  return `${about === 'order' ? 'valid until' : 'due on'} ${formatDate(dueDate)}`;
}
