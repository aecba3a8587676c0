import { daysBetween } from '@anupalan/compliance/schedules/dates';
import { describeSchedule } from '@anupalan/compliance/schedules/describe';
import { TASK_STATUS_LABELS } from '@anupalan/enums/task-status';
import type { ScheduledTask } from '@anupalan/validators/entities/scheduled-task';
import type { SheetColumn } from '../../sheets/workbook.ts';
import type { RegisterFacts } from './register-facts.ts';

/** A column of the register: what it is called, and what a row says in it; an empty text where it says nothing. */
type RegisterColumn = SheetColumn & {
  toCell: (row: ScheduledTask, facts: RegisterFacts | undefined, today: string) => string;
};

/** The register that an auditor takes, in the order of its columns. Days are `YYYY-MM-DD`. */
export const REGISTER_COLUMNS: readonly RegisterColumn[] = [
  { heading: 'Order', width: 30, toCell: (_, facts) => facts?.order ?? '' },
  { heading: 'Condition', width: 11, toCell: (_, facts) => facts?.conditionNo ?? '' },
  { heading: 'Page', width: 8, kind: 'number', toCell: (_, facts) => toPlace(facts) },
  { heading: 'Task', width: 44, toCell: ({ name }) => name },
  { heading: 'Wording of the condition', width: 60, toCell: (_, facts) => facts?.wording ?? '' },
  { heading: 'Repeats', width: 32, toCell: (_, facts) => (facts ? describeSchedule(facts.schedule) : '') },
  { heading: 'Due date', width: 13, kind: 'date', toCell: ({ dueDate }) => dueDate },
  { heading: 'Status', width: 12, toCell: ({ status }) => TASK_STATUS_LABELS[status] },
  { heading: 'Done on', width: 13, kind: 'date', toCell: ({ completedOn }) => completedOn ?? '' },
  {
    heading: 'Days late',
    width: 11,
    kind: 'number',
    toCell: (row, _, today) => toText(countDaysLate(row, today)),
  },
  { heading: 'Done by', width: 22, toCell: ({ completedBy }) => completedBy?.name ?? '' },
  { heading: 'Reference', width: 24, toCell: ({ reference }) => reference ?? '' },
  { heading: 'Remark', width: 40, toCell: ({ remark }) => remark ?? '' },
  {
    heading: 'Evidence',
    width: 40,
    toCell: ({ evidence }) => evidence.map(({ fileName }) => fileName).join('; '),
  },
  { heading: 'Assigned to', width: 22, toCell: ({ assignee }) => assignee?.name ?? '' },
  { heading: 'Origin', width: 12, toCell: ({ origin }) => origin },
];

/**
 * How many days after its due date something was done; of what is open, how many have passed until today.
 * @returns 0 on time, and before the due date
 */
export function countDaysLate(
  { dueDate, completedOn, status }: Pick<ScheduledTask, 'dueDate' | 'completedOn' | 'status'>,
  today: string,
): number {
  const until = status === 'completed' ? (completedOn ?? dueDate) : today;
  return Math.max(0, daysBetween(dueDate, until));
}

/** The page of the order; a DOCX has paragraphs instead, which people count from 1. */
function toPlace(facts: RegisterFacts | undefined): string {
  const { page, paragraph } = facts?.citation ?? {};
  if (page) return String(page);
  return paragraph === undefined ? '' : `Paragraph ${paragraph + 1}`;
}

function toText(days: number): string {
  return days === 0 ? '' : String(days);
}
