import { toGrouped } from '@anupalan/ui';
import { toCount } from '../../../shared/to-count.ts';

/** The cards of today on the dashboard, in the order in which they appear. */
export const words = {
  late: {
    title: 'Late',
    note: (shown: number, total: number) => `${shown} of ${toCount(total, 'task')}, longest late first`,
    more: (more: number) => `${toGrouped(more)} more late`,
    emptyTitle: 'Nothing is late',
    emptyText: 'Due dates that pass appear here.',
  },
  decisions: {
    title: 'Due this week',
    counted: (total: number, day: string) => `${toGrouped(total)} due by ${day}`,
    shown: (shown: number, counted: string) => `${shown} of ${counted}`,
    all: 'All pending tasks',
    noun: 'tasks',
    emptyTitle: 'Nothing due this week',
    emptyText: 'The next 7 days appear here.',
  },
  row: {
    noOrder: 'No order',
    condition: (order: string, conditionNo: string) => `${order}, condition ${conditionNo}`,
    notAssigned: 'Not assigned',
    assign: 'Assign a person',
    chooseLaboratory: 'Choose a laboratory',
    addEvidence: 'Add evidence',
    markDone: 'Mark as done',
    markDoneOf: (task: string) => `Mark as done: ${task}`,
  },
  rounds: {
    title: 'Today’s rounds',
    done: (done: number, total: number) => `${done} of ${total} done`,
    missedDays: 'Missed days',
    label: 'Rounds',
    noun: 'rounds',
    evidenceRequired: 'Evidence required',
    doneToday: 'Done today',
    lastDays: (count: number) => `last ${count} days`,
    missed: (missed: number) => toCount(missed, 'missed day'),
    leftOut: (names: string, count: number) =>
      `${names} ${count === 1 ? 'needs' : 'need'} evidence, so “Mark all done” leaves ${count === 1 ? 'it' : 'them'} out.`,
    remarkLabel: 'Remark for all (optional)',
    remark: 'Remark (optional)',
    markAllDone: 'Mark all done',
  },
  waiting: {
    title: 'Waiting for you',
    emptyTitle: 'Nothing is waiting for you',
    emptyText: 'Reviews, missing evidence and questions appear here.',
    review: 'Review',
    reviewOf: (order: string, more: number) =>
      `Obligations in ${order}${more > 0 ? ` and ${more} more` : ''}`,
    evidence: 'Evidence',
    evidenceMissing: 'Done without evidence. Opens all completed tasks',
    answers: 'Answers',
    lastDone: 'When was this last done?',
    question: (title: string) => `Was “${title}” done?`,
    wasDueOn: (place: string, day: string) => `${place}. It was due on ${day}.`,
    yes: 'Yes, it was done',
    noGiveDate: 'No, give a date',
    openCondition: 'Open condition',
    answerSaved: 'Answer saved',
  },
};
