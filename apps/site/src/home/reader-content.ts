import { MONTH_LABELS, MONTHS } from '@anupalan/enums/months';
import type { Reader } from '@anupalan/ui/site';
import { BadgeCheck, ClipboardList, FileSearch, Inbox, ListChecks, Send } from 'lucide-react';

/** The year as the law counts it. */
export const months = [...MONTHS.slice(3), ...MONTHS.slice(0, 3)].map((month) =>
  MONTH_LABELS[month].slice(0, 3),
);

/** What each kind of reader gets. */
export const readers: readonly Reader[] = [
  {
    title: 'For companies',
    points: [
      {
        icon: ListChecks,
        title: 'One list for all orders',
        text: 'Late, due today and due next, each with its order and condition.',
      },
      {
        icon: FileSearch,
        title: 'An answer for the inspector',
        text: 'Every task opens the order at its page, with the sentence highlighted.',
      },
      {
        icon: ClipboardList,
        title: 'One picture for management',
        text: 'Which obligations are done, with evidence or without, and which are late.',
      },
    ],
  },
  {
    title: 'For laboratories',
    points: [
      {
        icon: Inbox,
        title: 'Complete enquiries',
        text: 'Clients send the point, the parameters and the words of their order.',
      },
      {
        icon: Send,
        title: 'A report is sent once',
        text: 'Your report becomes evidence of the client’s task, compared with the limits.',
      },
      {
        icon: BadgeCheck,
        title: 'Scope and equipment in view',
        text: 'Clients find you by what you may test. You get an alert before accreditation expires.',
      },
    ],
  },
];
