import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import type { AppRole } from '@anupalan/enums/roles';
import { toTestEntry } from '../../features/reporting-tasks/catalogue/test-data.ts';
import { toRoutes as toOccurrenceRoutes } from '../../features/tasks-and-alerts/testing/occurrences.ts';
import { ME, toTestUser, toUserRoutes } from '../../features/user-management/testing/test-data.ts';
import {
  toTestEnquiry,
  toTestLab,
  toTestOrganisation,
  toTestReport,
} from '../../shared/enquiries/testing/test-data.ts';
import { toTestOrder } from '../../shared/orders/testing/test-order.ts';
import { toTestOccurrence, toTestTask } from '../../shared/tasks/testing/test-data.ts';
import { toTestObligation } from '../../shared/viewer/testing/test-obligation.ts';
import type { FakeRoutes } from './fake-api.ts';

const request = {
  id: 'request-1',
  subject: 'The outlet pump',
  message: 'It does not start',
  type: 'complaints',
  status: 'OPEN',
  name: 'Meera Joglekar',
  email: 'meera@example.com',
  createdAt: '2026-11-19T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  history: [],
  messages: [],
};

const obligations = [
  toTestObligation(),
  toTestObligation({ id: 'obligation-2', conditionNo: '4', title: 'Calibrate the meters' }),
];

const dashboard: Dashboard = {
  today: '2026-11-21',
  overdue: 1,
  oldestOverdueDays: 4,
  dueIn14Days: 0,
  nextDueDate: '2026-11-24',
  duties: {
    total: 1,
    late: 1,
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
    late: { total: 1, rows: [{ ...toTestOccurrence(), clause: null, category: null }] },
    rounds: [],
    decisions: { until: '2026-11-28', total: 0, rows: [] },
    review: { suggestions: 0, orders: [] },
    answers: 0,
    question: null,
  },
  consents: [],
  year: { startsOn: '2026-04-01', months: [] },
  enquiries: { counts: { sent: 0, quoted: 0, owed: 0, late: 0, soon: 0, toApprove: 0 }, next: [] },
  results: { series: [], total: 0, exceeded: 0, close: 0 },
  openSupport: 0,
  lab: null,
  changes: [],
};

const manual: TechnicalDocument = {
  id: 'manual-1',
  title: 'Manual of the outlet pump',
  description: '',
  folder: { id: 'folder-1', path: 'Pumps' },
  version: 2,
  fileName: 'pump.pdf',
  mimeType: 'application/pdf',
  size: 20_480,
  uploadedBy: { id: 'user-2', name: 'Ravi Kelkar' },
  createdAt: '2026-10-01T05:00:00.000Z',
  updatedAt: '2026-11-01T05:00:00.000Z',
};
const folder = { id: 'folder-1', parentId: null, name: 'Pumps', path: 'Pumps', documentCount: 1 };
const versions = [2, 1].map((number) => ({
  id: `version-${number}`,
  number,
  restoredFrom: null,
  fileName: 'pump.pdf',
  mimeType: 'application/pdf',
  size: 20_480,
  uploadedBy: { id: 'user-2', name: 'Ravi Kelkar' },
  createdAt: '2026-10-01T05:00:00.000Z',
}));

/** An enquiry with a report that waits: both sides have something to do. */
const enquiry = toTestEnquiry({ status: 'reported', reports: [toTestReport()] });

/** An invitation that waits has every action that a user can have. */
const invited = toTestUser({
  invitation: { state: 'pending', expiresAt: '2026-11-25T10:00:00.000Z' },
  openTasks: 2,
});

/**
 * An API with something in every list, so that whatever can be changed is on the screen. Calls that are not named
 * here answer an empty list: a screen of which nothing is known shows what it shows without data.
 */
export function toFilledRoutes(area: AppRole): FakeRoutes {
  return {
    ...toOccurrenceRoutes([toTestOccurrence()]),
    ...toUserRoutes([{ ...ME, id: 'owner-1' }, invited]),
    'GET /organisation': { data: toTestOrganisation({ type: area }) },
    'GET /organisation/offers': {
      data: { name: null, state: null, category: null, wastes: [], equipment: [] },
    },
    'GET /dashboard': { data: dashboard },
    'GET /consent-documents': { data: { consentDocuments: [toTestOrder()], total: 1 } },
    'GET /consent-documents/check-validity': {
      data: { state: 'none', daysLeft: null, expiresOn: null, documents: [] },
    },
    'GET /consent-documents/:id': { data: toTestOrder() },
    'GET /consent-documents/:id/results': { data: { series: [], reports: [] } },
    'GET /consent-documents/:id/obligations': { data: { obligations, total: obligations.length } },
    'GET /generate-tasks': { data: { tasks: [toTestTask()], total: 1 } },
    'GET /statutory-obligations': {
      data: {
        statutoryObligations: [toTestEntry(), toTestEntry({ id: 'entry-2', verification: 'unverified' })],
        total: 2,
      },
    },
    'GET /technical-documents': { data: { technicalDocuments: [manual], total: 1 } },
    'GET /technical-documents/:id': { data: manual },
    'GET /technical-documents/:id/versions': { data: { versions, total: versions.length } },
    'GET /technical-folders': { data: { folders: [folder], total: 1 } },
    'GET /labs': { data: { labs: [toTestLab()], total: 1 } },
    'GET /labs/:id': { data: toTestLab() },
    'GET /enquiries': { data: { enquiries: [enquiry], total: 1 } },
    'GET /enquiries/prefill': { data: null },
    'GET /enquiries/:id': { data: enquiry },
    'GET /contact-us/user': { data: { contactUs: [request], total: 1 } },
    'GET /contact-us/:id': { data: request },
    'GET /user/notifications': { data: { notifications: [], total: 0 } },
    'GET /:a': { data: { total: 0 } },
    'GET /:a/:b': { data: { total: 0 } },
    'GET /:a/:b/:c': { data: { total: 0 } },
    'GET /:a/:b/:c/:d': { data: { total: 0 } },
  };
}
