import { expect, test } from 'vitest';
import { OPEN_AFTER_TRIAL } from '../../test/open-after-trial.ts';
import { type Caller, checkAccess } from './caller.ts';
import { type Access, POLICY, type PolicyKey } from './policy.ts';

/** The permission column of the contract, once more and in its own words: the table must say the same. */
const CONTRACT: Record<PolicyKey, string> = {
  'GET /health/live': 'anybody',
  'GET /health/ready': 'anybody',
  'POST /auth/login': 'anybody',
  'POST /auth/forgot-password': 'anybody',
  'POST /auth/reset-password': 'anybody',
  'POST /auth/signup': 'anybody',
  'POST /auth/set-password': 'anybody',
  'POST /auth/change-password': 'anybody signed in',
  'POST /auth/logout': 'anybody signed in',
  'GET /users/profile': 'session',
  'PATCH /users/profile': 'session',
  'GET /users/assignable': 'session',
  'GET /avatars/:key': 'anybody',
  'GET /blog-images/:name': 'anybody',
  'GET /organisation': 'session',
  'PATCH /organisation': 'User Management manage',
  'GET /organisation/offers': 'User Management manage',
  'GET /roles': 'User Management',
  'GET /roles/:id': 'User Management',
  'GET /roles/sub-roles/:id': 'User Management',
  'POST /roles': 'User Management manage',
  'PUT /roles': 'User Management manage',
  'DELETE /roles': 'User Management manage',
  'POST /users/verify-email-domain': 'User Management manage',
  'GET /users/sub-user': 'User Management',
  'GET /users/sub-user/:id': 'User Management',
  'POST /users/sub-user': 'User Management manage',
  'PUT /users/sub-user': 'User Management manage',
  'POST /users/sub-user/delete': 'User Management manage',
  'POST /users/sub-user/import': 'User Management manage',
  'POST /users/sub-user/:id/invitation': 'User Management manage',
  'GET /audit-log': 'User Management manage',
  'POST /generate-tasks': 'Consent Analyzer manage',
  'GET /consent-documents': 'Consent Documents or Consent Analyzer',
  'GET /consent-documents/check-validity': 'session, company',
  'GET /consent-documents/:id': 'Consent Documents or Consent Analyzer',
  'PATCH /consent-documents/:id': 'Consent Documents manage or Consent Analyzer manage',
  'DELETE /consent-documents/:id': 'Consent Documents manage or Consent Analyzer manage',
  'POST /consent-documents/:id/read-again': 'Consent Analyzer manage',
  'POST /consent-documents/:id/unlock': 'Consent Analyzer manage',
  'GET /consent-documents/:id/renewal': 'Consent Documents or Consent Analyzer',
  'POST /consent-documents/:id/renew': 'Consent Analyzer manage',
  'GET /consent-documents/:id/file':
    'Consent Documents or Consent Analyzer or Reporting Task or Tasks & Alerts',
  'GET /consent-documents/:id/paragraphs':
    'Consent Documents or Consent Analyzer or Reporting Task or Tasks & Alerts',
  'PATCH /consent-documents/:id/doubts/:doubtId': 'Consent Documents manage or Consent Analyzer manage',
  'GET /consent-documents/:id/words':
    'Consent Documents or Consent Analyzer or Reporting Task or Tasks & Alerts',
  'GET /consent-documents/:id/events': 'Consent Documents or Consent Analyzer',
  'POST /consent-documents/:id/limits': 'Consent Analyzer manage',
  'PATCH /consent-documents/:id/limits/:limitId': 'Consent Analyzer manage',
  'DELETE /consent-documents/:id/limits/:limitId': 'Consent Analyzer manage',
  'POST /consent-documents/:id/particulars': 'Consent Analyzer manage',
  'PATCH /consent-documents/:id/particulars/:particularId': 'Consent Analyzer manage',
  'DELETE /consent-documents/:id/particulars/:particularId': 'Consent Analyzer manage',
  'GET /consent-documents/:id/obligations': 'Consent Documents or Consent Analyzer',
  'GET /consent-documents/:id/results': 'Consent Documents or Consent Analyzer',
  'POST /consent-documents/:id/results': 'Consent Documents manage or Consent Analyzer manage',
  'GET /consent-documents/:id/packs': 'Consent Documents or Consent Analyzer',
  'POST /consent-documents/:id/packs': 'Consent Documents or Consent Analyzer',
  'GET /consent-documents/:id/packs/:packId/file': 'Consent Documents or Consent Analyzer',
  'DELETE /consent-documents/:id/packs/:packId': 'Consent Documents or Consent Analyzer',
  'GET /consent-documents/:id/results/:resultId': 'Consent Documents or Consent Analyzer',
  'GET /consent-documents/:id/results/:resultId/file': 'Consent Documents or Consent Analyzer',
  'PATCH /consent-documents/:id/results/:resultId/values/:valueId':
    'Consent Documents manage or Consent Analyzer manage',
  'DELETE /consent-documents/:id/results/:resultId': 'Consent Documents manage or Consent Analyzer manage',
  'POST /consent-documents/:id/obligations': 'Consent Analyzer manage',
  'POST /obligations/merge': 'Consent Analyzer manage',
  'POST /obligations/:id/split': 'Consent Analyzer manage',
  'POST /obligations/:id/undo': 'Consent Analyzer manage',
  'GET /learned-readings': 'Consent Analyzer',
  'DELETE /learned-readings/:id': 'Consent Analyzer manage',
  'PATCH /obligations': 'Consent Analyzer manage',
  'PATCH /obligations/:id': 'Consent Analyzer manage',
  'POST /obligations/:id/start': 'Reporting Task manage',
  'GET /catch-up': 'Reporting Task or Tasks & Alerts or Consent Documents or Consent Analyzer',
  'GET /duty-events': 'Reporting Task or Tasks & Alerts or Consent Documents or Consent Analyzer',
  'GET /generate-tasks': 'Reporting Task',
  'GET /tasks/:id': 'Reporting Task or Tasks & Alerts',
  'PUT /generate-tasks/frequency': 'Reporting Task manage',
  'POST /generate-tasks/add': 'Reporting Task manage',
  'PATCH /generate-tasks/assignee': 'Reporting Task manage',
  'POST /generate-tasks/delete': 'Reporting Task manage',
  'POST /generate-tasks/import': 'Reporting Task manage',
  'GET /generate-tasks/import/template': 'Reporting Task manage',
  'GET /statutory-obligations': 'Reporting Task',
  'POST /statutory-obligations/:id/confirm': 'Reporting Task manage',
  'DELETE /statutory-obligations/:id/confirm': 'Reporting Task manage',
  'GET /generate-tasks/scheduled-tasks': 'Tasks & Alerts or Reporting Task',
  'PATCH /generate-tasks/scheduled-tasks/status': 'Tasks & Alerts manage or Reporting Task manage',
  'GET /scheduled-tasks/:id/evidence': 'Tasks & Alerts or Reporting Task',
  'GET /scheduled-tasks/:id/evidence/:evidenceId': 'Tasks & Alerts or Reporting Task',
  'POST /scheduled-tasks/:id/evidence': 'Tasks & Alerts manage or Reporting Task manage',
  'DELETE /scheduled-tasks/:id/evidence/:evidenceId': 'Tasks & Alerts manage or Reporting Task manage',
  'GET /scheduled-tasks/export': 'Tasks & Alerts or Reporting Task',
  'POST /scheduled-tasks/export': 'Tasks & Alerts or Reporting Task',
  'GET /scheduled-tasks/days': 'Tasks & Alerts or Reporting Task',
  'GET /scheduled-tasks/months': 'Tasks & Alerts or Reporting Task',
  'GET /scheduled-tasks/:id/history': 'Tasks & Alerts or Reporting Task',
  'GET /saved-views': 'session',
  'POST /saved-views': 'session',
  'PUT /saved-views': 'session',
  'DELETE /saved-views': 'session',
  'GET /labs': 'session',
  'GET /labs/:id': 'session',
  'GET /enquiries': 'Reporting Task',
  'GET /enquiries/prefill': 'Reporting Task manage, company',
  'GET /enquiries/:id': 'Reporting Task',
  'POST /enquiries': 'Reporting Task manage, company',
  'POST /enquiries/:id/messages': 'Reporting Task manage',
  'POST /enquiries/:id/quote': 'Reporting Task manage, lab',
  'POST /enquiries/:id/accept': 'Reporting Task manage, company',
  'POST /enquiries/:id/close': 'Reporting Task manage',
  'POST /enquiries/:id/reports': 'Reporting Task manage, lab',
  'GET /enquiries/:id/reports/:reportId': 'Reporting Task',
  'PATCH /enquiries/:id/reports/:reportId': 'Reporting Task manage, company',
  'GET /technical-documents': 'Technical Documents',
  'GET /technical-documents/:id': 'Technical Documents',
  'POST /technical-documents': 'Technical Documents manage',
  'PATCH /technical-documents/:id': 'Technical Documents manage',
  'DELETE /technical-documents/:id': 'Technical Documents manage',
  'GET /technical-documents/:id/file': 'Technical Documents',
  'GET /technical-documents/:id/versions': 'Technical Documents',
  'POST /technical-documents/:id/versions': 'Technical Documents manage',
  'GET /technical-documents/:id/versions/:number/file': 'Technical Documents',
  'POST /technical-documents/:id/versions/:number/restore': 'Technical Documents manage',
  'GET /technical-folders': 'Technical Documents',
  'POST /technical-folders': 'Technical Documents manage',
  'PATCH /technical-folders/:id': 'Technical Documents manage',
  'DELETE /technical-folders/:id': 'Technical Documents manage',
  'GET /resources': 'Resources Center',
  'GET /resources/:slug': 'Resources Center',
  'GET /dashboard': 'session',
  'GET /blog-categories': 'anybody',
  'GET /public/blogs': 'anybody',
  'GET /public/blogs/:id': 'anybody',
  'POST /public/newsletter': 'anybody',
  'GET /public/newsletter/confirm': 'anybody',
  'POST /public/newsletter/confirm': 'anybody',
  'GET /public/newsletter/unsubscribe': 'anybody',
  'POST /public/newsletter/unsubscribe': 'anybody',
  'GET /public/done': 'anybody',
  'POST /contact-us/public/create': 'anybody',
  'GET /contact-us/user': 'Support Management',
  'GET /contact-us/:id': 'Support Management',
  'POST /contact-us/create': 'Support Management manage',
  'POST /contact-us/:id/messages': 'Support Management manage',
  'PUT /contact-us/update-status': 'Support Management manage, or staff',
  'GET /admin/notifications': 'super_admin, admin',
  'POST /admin/notifications': 'super_admin, admin',
  'GET /alerts': 'Tasks & Alerts or Reporting Task',
  'GET /user/notifications': 'session',
  'PATCH /user/notifications/read-status': 'session',
  'GET /user/notifications/unread': 'session',
  'GET /users/notification-preferences': 'session',
  'PATCH /users/notification-preferences': 'session',
  'GET /calendar/token': 'Tasks & Alerts or Reporting Task',
  'POST /calendar/token': 'Tasks & Alerts or Reporting Task',
  'DELETE /calendar/token': 'session',
  'GET /calendar/:token.ics': 'anybody',
  'GET /push-subscriptions/key': 'session',
  'POST /push-subscriptions': 'session',
  'DELETE /push-subscriptions': 'session',
};

function inWords(key: PolicyKey): string {
  const access: Access = POLICY[key];
  if (access.kind === 'public') return 'anybody';
  if (access.kind === 'signed_in') return 'anybody signed in';
  if (access.kind === 'session') return access.role ? `session, ${access.role}` : 'session';
  if (access.kind === 'platform') return access.roles.join(', ');
  expect(access.kind).toBe('permission');
  const names = access.anyOf.map(({ name, level }) => (level === 'view' ? name : `${name} ${level}`));
  return (
    names.join(' or ') + (access.role ? `, ${access.role}` : '') + (access.isForStaff ? ', or staff' : '')
  );
}

test.each(Object.keys(CONTRACT) as PolicyKey[])('%s', (key) => {
  expect(inWords(key)).toBe(CONTRACT[key]);
});

test('of what needs a session, this stays open after the trial of an organisation', () => {
  const keys = Object.keys(POLICY) as PolicyKey[];
  expect(keys.filter((key) => (POLICY[key] as Access).isOpenAfterTrial)).toEqual(OPEN_AFTER_TRIAL);
});

test('these write to another organisation, which needs a confirmed e-mail address', () => {
  const keys = Object.keys(POLICY) as PolicyKey[];
  expect(keys.filter((key) => (POLICY[key] as Access).reachesOthers)).toEqual([
    'POST /enquiries',
    'POST /enquiries/:id/messages',
    'POST /enquiries/:id/quote',
    'POST /enquiries/:id/accept',
    'POST /enquiries/:id/close',
    'POST /enquiries/:id/reports',
    'PATCH /enquiries/:id/reports/:reportId',
  ]);
});

test('the table has no line besides', () => {
  expect(Object.keys(POLICY).sort()).toEqual(Object.keys(CONTRACT).sort());
});

const CALLER: Caller = {
  sessionId: '',
  userId: '',
  name: '',
  email: '',
  role: 'company',
  roleId: '',
  isOwner: false,
  isEmailVerified: true,
  permissions: [],
  organisation: { id: '', name: '', type: 'company', timeZone: 'Asia/Kolkata', trialEndsAt: null },
};
const VIEW = { kind: 'permission', anyOf: [{ name: 'Reporting Task', level: 'view' }] } as const;
const MANAGE = { kind: 'permission', anyOf: [{ name: 'Reporting Task', level: 'manage' }] } as const;

// D15: text that contains manage gives all, text that contains view gives view only, anything else nothing.
test.each<[string, boolean, boolean]>([
  ['view,manage', true, true],
  ['manage', true, true],
  ['view', true, false],
  ['', false, false],
  ['edit', false, false],
])('the level "%s" lets see: %s, change: %s', (accessLevel, mayView, mayManage) => {
  const caller = { ...CALLER, permissions: [{ permissionName: 'Reporting Task', accessLevel }] };
  const isLet = (access: typeof VIEW | typeof MANAGE) => {
    try {
      checkAccess(access, caller);
      return true;
    } catch {
      return false;
    }
  };
  expect([isLet(VIEW), isLet(MANAGE)]).toEqual([mayView, mayManage]);
});

test('platform staff may not use the signed-in app, but for what a session does to itself', () => {
  const staff: Caller = { ...CALLER, role: 'super_admin', organisation: null };
  expect(() => checkAccess({ kind: 'session' }, staff)).toThrow(/permission/);
  expect(() => checkAccess(VIEW, staff)).toThrow(/permission/);
  expect(() => checkAccess({ kind: 'signed_in' }, staff)).not.toThrow();
  expect(() => checkAccess({ kind: 'signed_in' }, null)).toThrow(/session/);
});
