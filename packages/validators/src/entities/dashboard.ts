import { CONSENT_KINDS } from '@anupalan/enums/consents';
import { OBLIGATION_CATEGORIES } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { ROUND_DAYS, scheduledTaskSchema } from './scheduled-task.ts';

/** The source of a task: title and kind of its order, and the number of the condition if it has one. */
export const clauseSchema = shape({
  order: text().defined(),
  kind: choice(CONSENT_KINDS).nullable().defined(),
  conditionNo: text().nullable().defined(),
});

/** A due date on the dashboard, with the source of its task. A task without an order has no clause. */
export const dashboardTaskSchema = scheduledTaskSchema.shape({
  clause: clauseSchema.nullable(),
  category: choice(OBLIGATION_CATEGORIES).nullable().defined(),
});

/** Today's due date of a round, with its `missed` days and the last 14 days, ending today. */
export const dashboardRoundSchema = dashboardTaskSchema.shape({
  /** How often, in words: "every day". */
  often: text().defined(),
  missed: wholeNumber().defined(),
  days: listOf(choice(ROUND_DAYS).defined()).defined(),
});

/** A question about the past of an obligation: was it done (D22)? */
export const dashboardQuestionSchema = shape({
  obligationId: identifier().defined(),
  title: text().defined(),
  consentDocumentId: identifier().defined(),
  clause: clauseSchema,
  dueDate: calendarDate().defined(),
});

/** What is to do today. Totals count tasks; only the first tasks are listed. */
export const todaySchema = shape({
  late: shape({ total: wholeNumber().defined(), rows: listOf(dashboardTaskSchema).defined() }),
  rounds: listOf(dashboardRoundSchema).defined(),
  decisions: shape({
    until: calendarDate().defined(),
    total: wholeNumber().defined(),
    rows: listOf(dashboardTaskSchema).defined(),
  }),
  /** Orders with conditions to review, those with the most first; at most three. */
  review: shape({
    suggestions: wholeNumber().defined(),
    orders: listOf(
      shape({ id: identifier().defined(), title: text().defined(), suggestions: wholeNumber().defined() }),
    ).defined(),
  }),
  /** How many questions about the past have no answer: the open rows of the catch-up page (D42). */
  answers: wholeNumber().defined(),
  /** One of these questions. */
  question: dashboardQuestionSchema.nullable(),
});

/** What is to do today. */
export type Today = InferType<typeof todaySchema>;

/** A due date on the dashboard. */
export type DashboardTask = InferType<typeof dashboardTaskSchema>;

/** Today's due date of a round. */
export type DashboardRound = InferType<typeof dashboardRoundSchema>;

/** A question about the past of an obligation. */
export type DashboardQuestion = InferType<typeof dashboardQuestionSchema>;
