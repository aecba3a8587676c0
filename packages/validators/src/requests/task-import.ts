import type { InferType } from 'yup';
import { calendarDate, flag, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { request } from './envelope.ts';
import { queryChoice } from './list-query.ts';

/** A column of a list of tasks: its heading in the file, and what a person writes into it. */
export type TaskColumn = {
  id: TaskColumnId;
  heading: string;
  isRequired: boolean;
  explanation: string;
  example: string;
};

/** The columns of a list of tasks, by their names here. */
export type TaskColumnId =
  | 'name'
  | 'description'
  | 'repeats'
  | 'startDate'
  | 'endDate'
  | 'day'
  | 'dayOfMonth'
  | 'month'
  | 'months'
  | 'alertDays'
  | 'assignee';

/** The columns of a list of tasks, in the order of the template. Other columns are left out of account. */
export const TASK_COLUMNS: readonly TaskColumn[] = [
  {
    id: 'name',
    heading: 'Task name',
    isRequired: true,
    explanation: 'What has to be done, at most 200 characters',
    example: 'Send the flow meter readings',
  },
  {
    id: 'description',
    heading: 'Description',
    isRequired: false,
    explanation: 'Anything that helps the assignee',
    example: 'Inlet and outlet, with a photo of both meters',
  },
  {
    id: 'repeats',
    heading: 'Repeats',
    isRequired: true,
    explanation:
      'Once, Daily, Weekly, Monthly, Quarterly, Half-yearly or Yearly; or your own period, for example Every 2 weeks or Every 3 years',
    example: 'Monthly',
  },
  {
    id: 'startDate',
    heading: 'Due or start date',
    isRequired: true,
    explanation: 'Once: the due date, today or later. Otherwise the first day. As dd-mm-yyyy',
    example: '10-01-2027',
  },
  {
    id: 'endDate',
    heading: 'End date',
    isRequired: false,
    explanation: 'The last day of a task that repeats, as dd-mm-yyyy',
    example: '',
  },
  {
    id: 'day',
    heading: 'Day of the week',
    isRequired: false,
    explanation: 'For Weekly: Monday to Sunday. Empty: the weekday of the start date',
    example: '',
  },
  {
    id: 'dayOfMonth',
    heading: 'Day of the month',
    isRequired: false,
    explanation: 'For Monthly and longer: 1 to 31; 31 is the last day. Empty: the day of the start date',
    example: '10',
  },
  {
    id: 'month',
    heading: 'Month',
    isRequired: false,
    explanation:
      'For Quarterly and longer: January to December, one of its months. Empty: the month of the start date',
    example: '',
  },
  {
    id: 'months',
    heading: 'Only in months',
    isRequired: false,
    explanation:
      'For Daily, Weekly, Monthly and your own period: for example June to September, or March, October. Empty: all year',
    example: '',
  },
  {
    id: 'alertDays',
    heading: 'Alerts',
    isRequired: false,
    explanation:
      'Days before the due date, up to 10 numbers from 0 to 365. Empty: the usual alerts for its frequency',
    example: '7, 1, 0',
  },
  {
    id: 'assignee',
    heading: 'Assignee',
    isRequired: false,
    explanation: 'Email or name of a person of your organisation. Empty: not assigned',
    example: '',
  },
];

/** Rows at most in a list of tasks, and bytes at most in its file. */
export const TASK_IMPORT_MAX_ROWS = 500;
export const TASK_IMPORT_MAX_BYTES = 2 * 1024 * 1024;

/** GET /generate-tasks/import/template. */
export const importTemplateQuerySchema = request({ format: queryChoice(['csv', 'xlsx']).default('xlsx') });

/** The answer of POST /generate-tasks/import: every row of the file with what is wrong in it, and what was made. */
export const importedTasksSchema = shape({
  dryRun: flag().defined(),
  created: wholeNumber().defined(),
  rows: listOf(
    shape({
      /** As a spreadsheet counts: the headings are row 1. */
      row: wholeNumber().defined(),
      name: text().defined(),
      /** The schedule in words, and its first due date from today on; null where the row cannot be read. */
      repeats: text().nullable().defined(),
      dueDate: calendarDate().nullable().defined(),
      assignee: text().nullable().defined(),
      /** `column`: the heading that the problem stands under. */
      errors: listOf(shape({ column: text().defined(), message: text().defined() })).defined(),
      /** The task that was made of it. */
      taskId: identifier().nullable().defined(),
    }),
  ).defined(),
});

/** What an import of tasks found and did. */
export type ImportedTasks = InferType<typeof importedTasksSchema>;
