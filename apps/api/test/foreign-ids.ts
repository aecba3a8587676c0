import { STATUTORY_ROWS } from '@anupalan/compliance/statutory/catalogue';
import type { Belongings } from './belongings.ts';
import { type CallOptions, type Harness, toMultipart } from './harness.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Whose ids a call can name besides the other organisation's. */
type Sides = { own: Belongings; users: Harness['users'] };

/**
 * Calls of the owner with an id of the other organisation in the body, each with all else right: what it is, method,
 * path, body, and whether the body is bare.
 */
export const FOREIGN_BODIES: [string, Method, string, (id: Belongings, sides: Sides) => unknown, boolean?][] =
  [
    ['accepting', 'PATCH', '/obligations', (id) => ({ ids: [id.obligation], state: 'rejected' })],
    ['merging', 'POST', '/obligations/merge', (id, { own }) => ({ ids: [own.open, id.open] })],
    ['a task of an obligation', 'POST', '/generate-tasks/add', (id) => ({ obligationIds: [id.open] }), true],
    [
      'an assignee of a new task',
      'POST',
      '/generate-tasks/add',
      (id) => ({
        name: 'Sample',
        schedule: { frequency: 'daily', startDate: '2030-01-01' },
        assigneeId: id.user,
      }),
      true,
    ],
    [
      'an assignee of an accepted one',
      'POST',
      '/generate-tasks/add',
      (id, { own }) => ({ obligationIds: [own.open], assigneeId: id.user }),
      true,
    ],
    [
      'an assignee of a started one',
      'POST',
      '/obligations/{own.open}/start',
      (id) => ({ happenedOn: '2026-01-01', assigneeId: id.user }),
    ],
    [
      'a changed schedule',
      'PUT',
      '/generate-tasks/frequency',
      (id) => ({ id: id.task, schedule: { frequency: 'daily', startDate: '2030-01-01' } }),
    ],
    [
      'a changed assignee',
      'PUT',
      '/generate-tasks/frequency',
      (id, { own }) => ({
        id: own.task,
        schedule: { frequency: 'daily', startDate: '2030-01-01' },
        assigneeId: id.user,
      }),
    ],
    [
      'assigned tasks',
      'PATCH',
      '/generate-tasks/assignee',
      (id, { own }) => ({ ids: [own.task, id.task], assigneeId: null }),
    ],
    [
      'who tasks are assigned to',
      'PATCH',
      '/generate-tasks/assignee',
      (id, { own }) => ({ ids: [own.task], assigneeId: id.user }),
    ],
    ['an entry of the catalogue', 'POST', '/generate-tasks/add', (id) => ({ statutoryIds: [id.task] }), true],
    [
      'an exported date',
      'POST',
      '/scheduled-tasks/export',
      (id, { own }) => ({ ids: [own.scheduled, id.scheduled], format: 'csv' }),
    ],
    ['a saved view', 'PUT', '/saved-views', (id) => ({ id: id.view, name: 'Taken' })],
    ['a deleted view', 'DELETE', '/saved-views', (id, { own }) => ({ ids: [own.view, id.view] })],
    ['a deletion', 'POST', '/generate-tasks/delete', (id, { own }) => ({ ids: [own.task, id.task] })],
    [
      'a status',
      'PATCH',
      '/generate-tasks/scheduled-tasks/status',
      (id, { own }) => ({ ids: [own.scheduled, id.scheduled], status: 'completed' }),
    ],
    [
      'one status',
      'PATCH',
      '/generate-tasks/scheduled-tasks/status',
      (id) => ({ id: id.scheduled, status: 'completed' }),
    ],
    [
      'a folder to move to',
      'PATCH',
      '/technical-documents/{own.document}',
      (id) => ({ folderId: id.folder }),
    ],
    ['a folder to be inside', 'POST', '/technical-folders', (id) => ({ name: 'New', parentId: id.folder })],
    ['a request', 'PUT', '/contact-us/update-status', (id) => ({ id: id.request, status: 'RESOLVED' })],
    ['a notice', 'PATCH', '/user/notifications/read-status', (id) => ({ ids: [id.notification] })],
    [
      'a role',
      'PUT',
      '/roles',
      (id) => ({
        id: id.role,
        name: 'Taken',
        rpaEntries: [{ permissionName: 'Dashboard', accessLevel: 'view' }],
      }),
    ],
    ['a deleted role', 'DELETE', '/roles', (id, { own }) => ({ ids: [own.role, id.role] })],
    [
      'the role of somebody invited',
      'POST',
      '/users/sub-user',
      (id) => ({ name: 'Nina Bose', email: 'nina@works.example', roleId: id.role }),
    ],
    ['a person', 'PUT', '/users/sub-user', (id) => ({ id: id.user, name: 'Taken' })],
    ['the role of a person', 'PUT', '/users/sub-user', (id, { own }) => ({ id: own.user, roleId: id.role })],
    [
      'an enquiry about a task',
      'POST',
      '/enquiries',
      (id, { users }) => ({ labId: users.lab.organisationId, taskId: id.task }),
    ],
    [
      'an enquiry about a due date',
      'POST',
      '/enquiries',
      (id, { users }) => ({ labId: users.lab.organisationId, scheduledTaskId: id.scheduled }),
    ],
    [
      'an enquiry about an obligation',
      'POST',
      '/enquiries',
      (id, { users }) => ({ labId: users.lab.organisationId, obligationId: id.open }),
    ],
    [
      'a laboratory that is none',
      'POST',
      '/enquiries',
      (_id, { users }) => ({ labId: users.other.organisationId }),
    ],
    ['a deleted person', 'POST', '/users/sub-user/delete', (id) => ({ ids: [id.user] })],
    [
      'who takes over the tasks of a person',
      'PUT',
      '/users/sub-user',
      (id, { own }) => ({ id: own.user, handOverTo: id.user }),
    ],
    [
      'who takes over the tasks of a deleted person',
      'POST',
      '/users/sub-user/delete',
      (id, { own }) => ({ ids: [own.user], handOverTo: id.user }),
    ],
    [
      'an obligation beside one’s own',
      'POST',
      '/generate-tasks/add',
      (id, { own }) => ({ obligationIds: [own.open, id.open] }),
      true,
    ],
    [
      'an assignee of an entry of the catalogue',
      'POST',
      '/generate-tasks/add',
      (id) => ({ statutoryIds: [STATUTORY_ROWS[0]?.id], assigneeId: id.user }),
      true,
    ],
    [
      'an assignee of an entry of the catalogue with a first date',
      'POST',
      '/generate-tasks/add',
      (id) => ({
        statutoryIds: [STATUTORY_ROWS[0]?.id],
        firstDates: [{ id: STATUTORY_ROWS[0]?.id, date: '2099-01-31' }],
        assigneeId: id.user,
      }),
      true,
    ],
    [
      'the order that renews one',
      'POST',
      '/consent-documents/{own.order}/renew',
      (id) => ({ newDocumentId: id.order }),
    ],
    [
      'a report of another enquiry, approved',
      'PATCH',
      '/enquiries/{own.enquiry}/reports/{foreign.report}',
      () => ({ status: 'approved' }),
    ],
    [
      'a report of another enquiry, rejected',
      'PATCH',
      '/enquiries/{own.enquiry}/reports/{foreign.report}',
      () => ({ status: 'rejected', reason: 'It is not ours' }),
    ],
  ];

/**
 * The same for what stands elsewhere than in a JSON body: under an own parent in the path, in a query, in a form.
 */
export const FOREIGN_ELSEWHERE: [string, Method, string, ((id: Belongings) => CallOptions)?][] = [
  ['evidence under an own date', 'GET', '/scheduled-tasks/{own.scheduled}/evidence/{foreign.evidence}'],
  [
    'evidence under an own date, deleted',
    'DELETE',
    '/scheduled-tasks/{own.scheduled}/evidence/{foreign.evidence}',
  ],
  ['a pack under an own order', 'GET', '/consent-documents/{own.order}/packs/{foreign.pack}/file'],
  ['a pack under an own order, deleted', 'DELETE', '/consent-documents/{own.order}/packs/{foreign.pack}'],
  ['a report under an own enquiry', 'GET', '/enquiries/{own.enquiry}/reports/{foreign.report}'],
  [
    'the order that would renew one',
    'GET',
    '/consent-documents/{own.order}/renewal?newDocumentId={foreign.order}',
  ],
  ['the task of a new enquiry', 'GET', '/enquiries/prefill?taskId={foreign.task}'],
  ['the date of a new enquiry', 'GET', '/enquiries/prefill?scheduledTaskId={foreign.scheduled}'],
  [
    'the date of a new enquiry beside an own task',
    'GET',
    '/enquiries/prefill?taskId={own.task}&scheduledTaskId={foreign.scheduled}',
  ],
  ['the obligation of a new enquiry', 'GET', '/enquiries/prefill?obligationId={foreign.open}'],
  [
    'the folder of an uploaded document',
    'POST',
    '/technical-documents',
    (id) =>
      toMultipart(
        { bytes: Buffer.from('%PDF-1.7 of a plan'), fileName: 'Plan.pdf' },
        { folderId: id.folder },
      ),
  ],
];

/** Puts ids into a path or query: `{own.order}`, `{foreign.report}`. @throws Error for an id that nobody has */
export function withIds(
  url: string,
  own: Readonly<Record<string, string>>,
  foreign: Readonly<Record<string, string>>,
): string {
  return url.replace(/\{(own|foreign)\.(\w+)\}/g, (_, side: string, name: string) => {
    const id = (side === 'own' ? own : foreign)[name];
    if (!id) throw new Error(`There is no ${side} ${name}`);
    return id;
  });
}
