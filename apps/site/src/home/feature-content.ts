import type { ShotName } from './shots.ts';

/** One thing that the product does. */
type Feature = { title: string; text: string; points: readonly string[]; shot?: ShotName };

/** The whole product, in the order of the work. Every sentence here is something that it does today. */
export const features: readonly Feature[] = [
  {
    title: 'It reads the order and shows you the line',
    text: 'Upload a consent, authorisation or clearance as PDF, Word file, scan or photograph. Each condition appears beside its page with its words highlighted. You accept it, correct it or mark it as not an obligation.',
    points: [
      'Limits, wastes, stacks and validity are read from tables as well',
      'Each date says whether it was read from the page or worked out',
      'Where the order is unclear, you get a question with possible answers',
    ],
    shot: 'reading',
  },
  {
    title: 'You hear about a due date before it is late',
    text: 'Accepted obligations become tasks, daily to yearly, with due dates a year ahead. The responsible person gets alerts in the product, by mail and in the browser.',
    points: [
      'Alerts 30, 7 and 1 days before, on the day, and again while it is late',
      'Daily and weekly checks are rounds: one list a day, done together',
      'Your calendar shows the same due dates through a private address',
    ],
    shot: 'alerts',
  },
  {
    title: 'Evidence stays with its due date',
    text: 'Upload reports, photographs and receipts to the task. Results in a laboratory report are compared with the limits of your order. For an inspection you download one pack per order and period.',
    points: [
      'The pack has the order, the evidence and an index of every condition',
      'The index names each gap, so you see it before the inspector does',
      'The half-yearly report is prepared as Word or PDF',
    ],
    shot: 'evidence',
  },
  {
    title: 'You apply for renewal in time',
    text: 'Each order shows its last day to apply, counted from its own words. When the renewed order arrives, its tasks continue and you see which conditions changed.',
    points: [
      'Alerts 60, 30, 7 and 1 days before the last day to apply',
      'The application is recorded with its date and reference',
      'Changed limits and wordings are listed before you accept them',
    ],
    shot: 'renewals',
  },
  {
    title: 'You find a laboratory with the right scope',
    text: 'The lab marketplace lists laboratories with their scope, equipment and accreditation. Send an enquiry from a task, compare quotes, and get the report back as evidence.',
    points: [
      'The enquiry carries the point, the parameters and the words of the condition',
      'A warning appears when an accreditation expires soon',
      'Laboratories have an area of their own for enquiries and reports',
    ],
    shot: 'laboratories',
  },
  {
    title: 'Everybody sees their own work',
    text: 'Invite colleagues by mail or from a list. Roles decide who views and who manages each part of the product. When somebody leaves, their open tasks are handed over.',
    points: [
      'The audit trail records who changed what and when; nobody can edit it',
      'Drawings, manuals and data sheets have folders and versions',
      'A search finds screens, tasks, documents and people',
    ],
    shot: 'people',
  },
  {
    title: 'It runs on your own server, if you want',
    text: 'Anupalan is open source under the Apache 2.0 licence. One command starts the portal, this site and the database. The reader is part of the program: no order is sent to an outside service.',
    points: [
      'Files are encrypted at rest, and each organisation’s data is kept apart',
      'Backups are made while it runs, and each one is checked',
      'Works with its own PostgreSQL or yours, a folder or S3 storage',
    ],
  },
];
