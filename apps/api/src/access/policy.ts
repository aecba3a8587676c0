import type { PermissionName } from '@anupalan/enums/permissions';
import type { AppRole, PlatformRole } from '@anupalan/enums/roles';

/** A permission and how much of it a call needs. */
export type Need = { name: PermissionName; level: 'view' | 'manage' };

/**
 * Who may make a call. `isOpenAfterTrial`: one that writes, also when the trial of the organisation is over.
 * `reachesOthers`: one that writes to another organisation, and so needs an email address that is confirmed (D11).
 */
export type Access = { isOpenAfterTrial?: true; reachesOthers?: true } & Kind;

type Kind =
  | { kind: 'public' }
  /** Whoever is signed in, platform staff as well: what a session does to itself. */
  | { kind: 'signed_in' }
  /** Any company or lab session; with `role`, only that kind. */
  | { kind: 'session'; role?: AppRole }
  /** A session that holds at least one of the needs; with `role`, only that kind; with `isForStaff`, staff of the platform too. */
  | { kind: 'permission'; anyOf: readonly Need[]; role?: AppRole; isForStaff?: true }
  /** Platform staff. */
  | { kind: 'platform'; roles: readonly PlatformRole[] };

const PUBLIC: Access = { kind: 'public' };
const PLATFORM: Access = { kind: 'platform', roles: ['super_admin', 'admin'] };
const SIGNED_IN: Access = { kind: 'signed_in' };
const SESSION: Access = { kind: 'session' };
type Granted = Extract<Access, { kind: 'permission' }>;
const view = (...names: PermissionName[]): Granted => ({
  kind: 'permission',
  anyOf: names.map((name) => ({ name, level: 'view' })),
});
const manage = (...names: PermissionName[]): Granted => ({
  kind: 'permission',
  anyOf: names.map((name) => ({ name, level: 'manage' })),
});
/** Stays open when the trial has ended (D11): one's own account, asking for help, taking one's data along. */
const afterTrial = <A extends Access>(access: A): A & { isOpenAfterTrial: true } => ({
  ...access,
  isOpenAfterTrial: true,
});
/** Platform staff makes it as well (D50). */
const orStaff = (access: Granted): Granted => ({ ...access, isForStaff: true });
/** Writes to another organisation: not before the email address is confirmed (D11). */
const toOthers = <A extends Access>(access: A): A & { reachesOthers: true } => ({
  ...access,
  reachesOthers: true,
});
/** Only of one kind of organisation. */
const only = (role: AppRole, access: Granted): Granted => ({ ...access, role });

/**
 * The permission table: one line a call. A route without a line here does not register, and a line without a route
 * fails a test.
 */
export const POLICY = {
  'GET /health/live': PUBLIC,
  'GET /health/ready': PUBLIC,

  'POST /auth/login': PUBLIC,
  'POST /auth/forgot-password': PUBLIC,
  'POST /auth/reset-password': PUBLIC,
  'POST /auth/signup': PUBLIC,
  'POST /auth/set-password': PUBLIC,
  'POST /auth/change-password': afterTrial(SIGNED_IN),
  'POST /auth/logout': afterTrial(SIGNED_IN),

  'GET /users/profile': SESSION,
  'PATCH /users/profile': afterTrial(SESSION),
  'GET /users/assignable': SESSION,
  'GET /avatars/:key': PUBLIC,
  'GET /blog-images/:name': PUBLIC,
  'GET /organisation': SESSION,
  'PATCH /organisation': manage('User Management'),
  'GET /organisation/offers': manage('User Management'),
  'GET /roles': view('User Management'),
  'GET /roles/:id': view('User Management'),
  'GET /roles/sub-roles/:id': view('User Management'),
  'POST /roles': manage('User Management'),
  'PUT /roles': manage('User Management'),
  'DELETE /roles': manage('User Management'),
  'POST /users/verify-email-domain': manage('User Management'),
  'GET /users/sub-user': view('User Management'),
  'GET /users/sub-user/:id': view('User Management'),
  'POST /users/sub-user': manage('User Management'),
  'PUT /users/sub-user': manage('User Management'),
  'POST /users/sub-user/delete': manage('User Management'),
  'POST /users/sub-user/import': manage('User Management'),
  'POST /users/sub-user/:id/invitation': manage('User Management'),
  'GET /audit-log': manage('User Management'),

  'POST /generate-tasks': manage('Consent Analyzer'),
  'GET /consent-documents': view('Consent Documents', 'Consent Analyzer'),
  'GET /consent-documents/check-validity': { kind: 'session', role: 'company' },
  'GET /consent-documents/:id': view('Consent Documents', 'Consent Analyzer'),
  'PATCH /consent-documents/:id': manage('Consent Documents', 'Consent Analyzer'),
  'DELETE /consent-documents/:id': manage('Consent Documents', 'Consent Analyzer'),
  'POST /consent-documents/:id/read-again': manage('Consent Analyzer'),
  'POST /consent-documents/:id/unlock': manage('Consent Analyzer'),
  'GET /consent-documents/:id/renewal': view('Consent Documents', 'Consent Analyzer'),
  'POST /consent-documents/:id/renew': manage('Consent Analyzer'),
  'GET /consent-documents/:id/file': view(
    'Consent Documents',
    'Consent Analyzer',
    'Reporting Task',
    'Tasks & Alerts',
  ),
  'GET /consent-documents/:id/paragraphs': view(
    'Consent Documents',
    'Consent Analyzer',
    'Reporting Task',
    'Tasks & Alerts',
  ),
  'PATCH /consent-documents/:id/doubts/:doubtId': manage('Consent Documents', 'Consent Analyzer'),
  'GET /consent-documents/:id/words': view(
    'Consent Documents',
    'Consent Analyzer',
    'Reporting Task',
    'Tasks & Alerts',
  ),
  'GET /consent-documents/:id/events': view('Consent Documents', 'Consent Analyzer'),
  'POST /consent-documents/:id/limits': manage('Consent Analyzer'),
  'PATCH /consent-documents/:id/limits/:limitId': manage('Consent Analyzer'),
  'DELETE /consent-documents/:id/limits/:limitId': manage('Consent Analyzer'),
  'POST /consent-documents/:id/particulars': manage('Consent Analyzer'),
  'PATCH /consent-documents/:id/particulars/:particularId': manage('Consent Analyzer'),
  'DELETE /consent-documents/:id/particulars/:particularId': manage('Consent Analyzer'),
  'GET /consent-documents/:id/obligations': view('Consent Documents', 'Consent Analyzer'),
  'GET /consent-documents/:id/results': view('Consent Documents', 'Consent Analyzer'),
  'POST /consent-documents/:id/results': manage('Consent Documents', 'Consent Analyzer'),
  'PATCH /consent-documents/:id/results/:resultId/values/:valueId': manage(
    'Consent Documents',
    'Consent Analyzer',
  ),
  'GET /consent-documents/:id/results/:resultId': view('Consent Documents', 'Consent Analyzer'),
  'GET /consent-documents/:id/results/:resultId/file': view('Consent Documents', 'Consent Analyzer'),
  'DELETE /consent-documents/:id/results/:resultId': manage('Consent Documents', 'Consent Analyzer'),
  'GET /consent-documents/:id/packs': view('Consent Documents', 'Consent Analyzer'),
  'POST /consent-documents/:id/packs': afterTrial(view('Consent Documents', 'Consent Analyzer')),
  'GET /consent-documents/:id/packs/:packId/file': view('Consent Documents', 'Consent Analyzer'),
  'DELETE /consent-documents/:id/packs/:packId': afterTrial(view('Consent Documents', 'Consent Analyzer')),
  'POST /consent-documents/:id/obligations': manage('Consent Analyzer'),
  'POST /obligations/merge': manage('Consent Analyzer'),
  'POST /obligations/:id/split': manage('Consent Analyzer'),
  'POST /obligations/:id/undo': manage('Consent Analyzer'),
  'GET /learned-readings': view('Consent Analyzer'),
  'DELETE /learned-readings/:id': manage('Consent Analyzer'),
  'PATCH /obligations': manage('Consent Analyzer'),
  'PATCH /obligations/:id': manage('Consent Analyzer'),
  'POST /obligations/:id/start': manage('Reporting Task'),
  'GET /catch-up': view('Reporting Task', 'Tasks & Alerts', 'Consent Documents', 'Consent Analyzer'),
  'GET /duty-events': view('Reporting Task', 'Tasks & Alerts', 'Consent Documents', 'Consent Analyzer'),

  'GET /generate-tasks': view('Reporting Task'),
  'GET /tasks/:id': view('Reporting Task', 'Tasks & Alerts'),
  'PUT /generate-tasks/frequency': manage('Reporting Task'),
  'POST /generate-tasks/add': manage('Reporting Task'),
  'PATCH /generate-tasks/assignee': manage('Reporting Task'),
  'POST /generate-tasks/delete': manage('Reporting Task'),
  'POST /generate-tasks/import': manage('Reporting Task'),
  'GET /generate-tasks/import/template': manage('Reporting Task'),
  'GET /statutory-obligations': view('Reporting Task'),
  'POST /statutory-obligations/:id/confirm': manage('Reporting Task'),
  'DELETE /statutory-obligations/:id/confirm': manage('Reporting Task'),
  'GET /generate-tasks/scheduled-tasks': view('Tasks & Alerts', 'Reporting Task'),
  'PATCH /generate-tasks/scheduled-tasks/status': manage('Tasks & Alerts', 'Reporting Task'),

  'GET /scheduled-tasks/:id/evidence': view('Tasks & Alerts', 'Reporting Task'),
  'GET /scheduled-tasks/:id/evidence/:evidenceId': view('Tasks & Alerts', 'Reporting Task'),
  'POST /scheduled-tasks/:id/evidence': manage('Tasks & Alerts', 'Reporting Task'),
  'DELETE /scheduled-tasks/:id/evidence/:evidenceId': manage('Tasks & Alerts', 'Reporting Task'),
  'GET /scheduled-tasks/export': view('Tasks & Alerts', 'Reporting Task'),
  'POST /scheduled-tasks/export': afterTrial(view('Tasks & Alerts', 'Reporting Task')),
  'GET /scheduled-tasks/days': view('Tasks & Alerts', 'Reporting Task'),
  'GET /scheduled-tasks/months': view('Tasks & Alerts', 'Reporting Task'),
  'GET /scheduled-tasks/:id/history': view('Tasks & Alerts', 'Reporting Task'),

  'GET /saved-views': SESSION,
  'POST /saved-views': SESSION,
  'PUT /saved-views': SESSION,
  'DELETE /saved-views': SESSION,

  'GET /labs': SESSION,
  'GET /labs/:id': SESSION,
  'GET /enquiries': view('Reporting Task'),
  'GET /enquiries/prefill': only('company', manage('Reporting Task')),
  'GET /enquiries/:id': view('Reporting Task'),
  'POST /enquiries': toOthers(only('company', manage('Reporting Task'))),
  'POST /enquiries/:id/messages': toOthers(manage('Reporting Task')),
  'POST /enquiries/:id/quote': toOthers(only('lab', manage('Reporting Task'))),
  'POST /enquiries/:id/accept': toOthers(only('company', manage('Reporting Task'))),
  'POST /enquiries/:id/close': toOthers(manage('Reporting Task')),
  'POST /enquiries/:id/reports': toOthers(only('lab', manage('Reporting Task'))),
  'GET /enquiries/:id/reports/:reportId': view('Reporting Task'),
  'PATCH /enquiries/:id/reports/:reportId': toOthers(only('company', manage('Reporting Task'))),

  'GET /technical-documents': view('Technical Documents'),
  'GET /technical-documents/:id': view('Technical Documents'),
  'POST /technical-documents': manage('Technical Documents'),
  'PATCH /technical-documents/:id': manage('Technical Documents'),
  'DELETE /technical-documents/:id': manage('Technical Documents'),
  'GET /technical-documents/:id/file': view('Technical Documents'),
  'GET /technical-documents/:id/versions': view('Technical Documents'),
  'POST /technical-documents/:id/versions': manage('Technical Documents'),
  'GET /technical-documents/:id/versions/:number/file': view('Technical Documents'),
  'POST /technical-documents/:id/versions/:number/restore': manage('Technical Documents'),
  'GET /technical-folders': view('Technical Documents'),
  'POST /technical-folders': manage('Technical Documents'),
  'PATCH /technical-folders/:id': manage('Technical Documents'),
  'DELETE /technical-folders/:id': manage('Technical Documents'),
  'GET /resources': view('Resources Center'),
  'GET /resources/:slug': view('Resources Center'),

  'GET /dashboard': SESSION,

  'GET /blog-categories': PUBLIC,
  'GET /public/blogs': PUBLIC,
  'GET /public/blogs/:id': PUBLIC,
  'POST /public/newsletter': PUBLIC,
  'GET /public/newsletter/confirm': PUBLIC,
  'POST /public/newsletter/confirm': PUBLIC,
  'GET /public/newsletter/unsubscribe': PUBLIC,
  'POST /public/newsletter/unsubscribe': PUBLIC,
  'GET /public/done': PUBLIC,
  'POST /contact-us/public/create': PUBLIC,

  'GET /contact-us/user': view('Support Management'),
  'GET /contact-us/:id': view('Support Management'),
  'POST /contact-us/create': afterTrial(manage('Support Management')),
  'POST /contact-us/:id/messages': afterTrial(manage('Support Management')),
  'PUT /contact-us/update-status': afterTrial(orStaff(manage('Support Management'))),

  'GET /admin/notifications': PLATFORM,
  'POST /admin/notifications': PLATFORM,
  'GET /alerts': view('Tasks & Alerts', 'Reporting Task'),
  'GET /user/notifications': SESSION,
  'PATCH /user/notifications/read-status': afterTrial(SESSION),
  'GET /user/notifications/unread': SESSION,
  'GET /users/notification-preferences': SESSION,
  'PATCH /users/notification-preferences': SESSION,

  'GET /calendar/token': view('Tasks & Alerts', 'Reporting Task'),
  'POST /calendar/token': afterTrial(view('Tasks & Alerts', 'Reporting Task')),
  'DELETE /calendar/token': afterTrial(SESSION),
  'GET /calendar/:token.ics': PUBLIC,

  'GET /push-subscriptions/key': SESSION,
  'POST /push-subscriptions': afterTrial(SESSION),
  'DELETE /push-subscriptions': afterTrial(SESSION),
} as const satisfies Record<string, Access>;

export type PolicyKey = keyof typeof POLICY;
