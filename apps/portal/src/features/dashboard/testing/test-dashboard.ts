import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import type { DashboardTask } from '@anupalan/validators/entities/dashboard';
import { toTestOccurrence } from '../../../shared/tasks/testing/test-data.ts';

/** The day of the tests. */
export const today = '2026-11-21';

function toMonths(): Dashboard['year']['months'] {
  return Array.from({ length: 12 }, (_, index) => ({
    month: index < 9 ? `2026-${String(index + 4).padStart(2, '0')}` : `2027-0${index - 8}`,
    onTime: 0,
    late: 0,
    overdue: 0,
    planned: index,
  }));
}

/** A late due date with its condition. */
export function toTask(changes: Partial<DashboardTask> = {}): DashboardTask {
  return {
    ...toTestOccurrence(),
    clause: { order: 'Consent to Operate, Nandgaon', kind: 'cto', conditionNo: '7.3' },
    category: 'monitoring',
    ...changes,
  };
}

/** Invented figures of a dashboard. */
export function toDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    today,
    overdue: 3,
    oldestOverdueDays: 4,
    dueIn14Days: 7,
    nextDueDate: '2026-11-24',
    duties: {
      total: 96,
      late: 13,
      unanswered: 5,
      at_risk: 9,
      kept: 52,
      proven: 44,
      keptLate: 3,
      not_due_yet: 17,
      standing: 23,
      untracked: 0,
    },
    rounds: { today: 6, done: 2, late: 2, missed: 41, coming: 1, comingDays: 1 },
    toReview: 0,
    toDo: {
      late: { total: 13, rows: [toTask()] },
      rounds: [],
      decisions: {
        until: '2026-11-28',
        total: 1,
        rows: [
          toTask({
            id: 'due-2',
            taskId: 'task-2',
            name: 'Check the bund walls',
            dueDate: '2026-11-24',
            status: 'pending',
            origin: 'Received',
            consentDocumentId: null,
            frequency: null,
            assignee: null,
            clause: null,
          }),
        ],
      },
      review: { suggestions: 0, orders: [] },
      answers: 0,
      question: null,
    },
    consents: [
      {
        id: 'order-1',
        title: 'Consent to Operate, Nandgaon',
        authority: 'MPCB',
        consentNo: null,
        from: '2024-04-01',
        upto: '2027-03-31',
        openEnded: null,
        applyBy: '2026-12-01',
        renewalAppliedOn: null,
        daysLeft: 130,
        state: 'valid',
      },
    ],
    year: { startsOn: '2026-04-01', months: toMonths() },
    enquiries: { counts: { sent: 0, quoted: 0, owed: 0, late: 0, soon: 0, toApprove: 0 }, next: [] },
    results: { series: [], total: 0, exceeded: 0, close: 0 },
    openSupport: 0,
    lab: null,
    changes: [
      {
        id: 'change-1',
        at: '2026-11-21T05:12:00.000Z',
        by: 'Ravi Kelkar',
        summary: 'Completed “Ash samples”',
        entity: 'scheduled_task',
        entityId: 'due-9',
      },
    ],
    ...changes,
  };
}

/** Those of an organisation that has nothing yet. */
export const none = toDashboard({
  overdue: 0,
  oldestOverdueDays: null,
  dueIn14Days: 0,
  nextDueDate: null,
  duties: {
    total: 0,
    late: 0,
    unanswered: 0,
    at_risk: 0,
    kept: 0,
    proven: 0,
    keptLate: 0,
    not_due_yet: 0,
    standing: 0,
    untracked: 0,
  },
  rounds: { today: 0, done: 0, late: 0, missed: 0, coming: 0, comingDays: 0 },
  toReview: 0,
  toDo: {
    late: { total: 0, rows: [] },
    rounds: [],
    decisions: { until: '2026-11-28', total: 0, rows: [] },
    review: { suggestions: 0, orders: [] },
    answers: 0,
    question: null,
  },
  consents: [],
  changes: [],
});

/** What the pages ask besides. */
export const around = {
  'GET /organisation': { data: { id: 'org-1', name: 'Girna Dyestuffs', timeZone: 'Asia/Kolkata' } },
  'GET /consent-documents': { data: { consentDocuments: [], total: 0 } },
  'GET /scheduled-tasks/days': { data: { days: [], total: 0 } },
};
