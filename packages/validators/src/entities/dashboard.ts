import { CONSENT_KINDS } from '@anupalan/enums/consents';
import { OBLIGATION_CATEGORIES } from '@anupalan/enums/obligations';
import type { InferType } from 'yup';
import { calendarDate, choice, identifier, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { ROUND_DAYS, scheduledTaskSchema } from './scheduled-task.ts';

/** Where a task stands: the title and kind of its order, and the number of the condition, where it has one. */
export const clauseSchema = shape({
  order: text().defined(),
  kind: choice(CONSENT_KINDS).nullable().defined(),
  conditionNo: text().nullable().defined(),
});

/** A due date of the dashboard, with where its task stands; a task without an order has no clause. */
export const dashboardTaskSchema = scheduledTaskSchema.shape({
  clause: clauseSchema.nullable(),
  category: choice(OBLIGATION_CATEGORIES).nullable().defined(),
});

/** Today's due date of a round, with its `missed` days and the last 14, today the last of them. */
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

/** What is to be done today. Totals count tasks, of which the first are listed. */
export const todaySchema = shape({
  late: shape({ total: wholeNumber().defined(), rows: listOf(dashboardTaskSchema).defined() }),
  rounds: listOf(dashboardRoundSchema).defined(),
  decisions: shape({
    until: calendarDate().defined(),
    total: wholeNumber().defined(),
    rows: listOf(dashboardTaskSchema).defined(),
  }),
  /** Orders with suggestions left, those with most of them first; at most three. */
  review: shape({
    suggestions: wholeNumber().defined(),
    orders: listOf(
      shape({ id: identifier().defined(), title: text().defined(), suggestions: wholeNumber().defined() }),
    ).defined(),
  }),
  /** Questions about the past that nobody has answered: the rows to answer of the catch-up page (D42). */
  answers: wholeNumber().defined(),
  /** One of those that nobody has answered. */
  question: dashboardQuestionSchema.nullable(),
});

/** What is to be done today. */
export type Today = InferType<typeof todaySchema>;

/** A due date of the dashboard. */
export type DashboardTask = InferType<typeof dashboardTaskSchema>;

/** Today's due date of a round. */
export type DashboardRound = InferType<typeof dashboardRoundSchema>;

/** A question about the past of an obligation. */
export type DashboardQuestion = InferType<typeof dashboardQuestionSchema>;
