import { MONTH_LABELS, MONTHS } from '@anupalan/enums/months';
import type { Reader, YearKind } from '@anupalan/ui/site';
import {
  BookOpenCheck,
  CalendarClock,
  FileSearch,
  ListChecks,
  LockKeyhole,
  MessageCircleQuestion,
} from 'lucide-react';

/** The year as the law counts it. */
export const months = [...MONTHS.slice(3), ...MONTHS.slice(0, 3)].map((month) =>
  MONTH_LABELS[month].slice(0, 3),
);

/** What orders ask for, by how often; no dates of law are claimed here. */
export const yearKinds: readonly YearKind[] = [
  { often: 'Every month', text: 'Effluent sampled, the report sent to the Board' },
  { often: 'Every quarter', text: 'Stack emissions and ambient air measured' },
  { often: 'Half-yearly', text: 'Meters calibrated, conditions reported on' },
  { often: 'Once a year', text: 'The year’s statement and returns' },
  { often: 'Before the end', text: 'Renewal, in the days the order allows for it' },
];

/** What is in it for whom. */
export const readers: readonly Reader[] = [
  {
    title: 'For the person at the plant',
    points: [
      {
        icon: ListChecks,
        title: 'What is due, and what is late',
        text: 'One list over all orders, the oldest first, each with the day it falls on.',
      },
      {
        icon: FileSearch,
        title: 'The words it came from',
        text: 'Every task opens the order at its page, with the sentence marked.',
      },
      {
        icon: BookOpenCheck,
        title: 'Done, in one step',
        text: 'Mark it completed, add a remark, and the next date is already there.',
      },
    ],
  },
  {
    title: 'For the person who answers for it',
    points: [
      {
        icon: MessageCircleQuestion,
        title: 'Read, or worked out',
        text: 'Each date says whether the order prints it or it was worked out, and can be changed.',
      },
      {
        icon: CalendarClock,
        title: 'Renewals in sight',
        text: 'How long each consent still holds, and from when it can be renewed.',
      },
      {
        icon: LockKeyhole,
        title: 'Your papers stay yours',
        text: 'Each organisation’s data is kept apart, and uploaded files are stored encrypted.',
      },
    ],
  },
];
