import { describe, expect, it } from 'vitest';
import type { AnyObject, AnySchema } from 'yup';
import { outcomeOf, textOf } from '../cases.test-support.ts';
import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  loginRequestSchema,
  resetPasswordRequestSchema,
  setPasswordRequestSchema,
  signUpRequestSchema,
} from './auth.ts';
import {
  renewConsentDocumentRequestSchema,
  updateConsentDocumentRequestSchema,
} from './consent-documents.ts';
import { newsletterRequestSchema, newsletterTokenRequestSchema } from './newsletter.ts';
import { createNotificationRequestSchema, readNotificationsRequestSchema } from './notifications.ts';
import { updateObligationRequestSchema, updateObligationsRequestSchema } from './obligations.ts';
import { updateOrganisationRequestSchema } from './organisation.ts';
import { createRoleRequestSchema, deleteRolesRequestSchema, updateRoleRequestSchema } from './roles.ts';
import { evidenceRequestSchema, updateScheduledTaskStatusRequestSchema } from './scheduled-tasks.ts';
import {
  createSupportRequestSchema,
  publicContactRequestSchema,
  updateSupportStatusRequestSchema,
} from './support.ts';
import { addTasksRequestSchema, deleteTasksRequestSchema, updateTaskRequestSchema } from './tasks.ts';
import {
  createSubUserRequestSchema,
  deleteSubUsersRequestSchema,
  updateProfileRequestSchema,
  updateSubUserRequestSchema,
  verifyEmailDomainRequestSchema,
} from './users.ts';

type Row = [input: unknown, outcome: string, context?: AnyObject];

const email = 'asha@example.com';
const password = 'Sunrise@2026';
const once = { frequency: null, startDate: '2026-12-01' };
const daily = { frequency: 'daily', startDate: '2026-01-01' };
const support = { subject: 'A question', message: 'How do I add a user?', type: 'support' };
const notification = {
  title: 'Maintenance',
  message: 'On Sunday',
  type: 'announcement',
  channel: 'all',
  audience: 'company',
};
const entry = { permissionName: 'Dashboard', accessLevel: 'view' };

describe.each<[string, AnySchema, Row[]]>([
  [
    'login',
    loginRequestSchema,
    [
      [{ email, password: 'x' }, 'ok'],
      [{}, 'invalid: email, password'],
      [{ email: 'asha', password: 'x' }, 'invalid: email'],
      [{ email: 5, password: 'x' }, 'malformed: email'],
      [{ email: [email], password: 'x' }, 'malformed: email'],
      [{ email, password: '' }, 'invalid: password'],
      [{ email, password: 5 }, 'malformed: password'],
    ],
  ],
  [
    'forgot password',
    forgotPasswordRequestSchema,
    [
      [{ email }, 'ok'],
      [{ email: 'asha@example' }, 'invalid: email'],
    ],
  ],
  [
    'reset password',
    resetPasswordRequestSchema,
    [
      [{ password, passwordResetToken: 't' }, 'ok'],
      [{ password: 'short', passwordResetToken: 't' }, 'invalid: password'],
      [{ password, passwordResetToken: '' }, 'invalid: passwordResetToken'],
    ],
  ],
  [
    'change password',
    changePasswordRequestSchema,
    [
      [{ oldPassword: 'x', newPassword: password }, 'ok'],
      [{ oldPassword: '', newPassword: password }, 'invalid: oldPassword'],
      [{ oldPassword: 'x', newPassword: 'weak' }, 'invalid: newPassword'],
      [{ oldPassword: 'x', newPassword: password }, 'invalid: newPassword', { name: 'sunrise@2026' }],
    ],
  ],
  [
    'sign-up',
    signUpRequestSchema,
    [
      [{ name: 'Asha', email }, 'ok'],
      [{ name: 'A', email }, 'invalid: name'],
      [{ email }, 'invalid: name'],
      [{ name: 'Asha' }, 'invalid: email'],
    ],
  ],
  [
    'set password',
    setPasswordRequestSchema,
    [
      [{ password, token: 't' }, 'ok'],
      [{ password: 'weak', token: '' }, 'invalid: password, token'],
    ],
  ],
  [
    'task by hand, obligations or catalogue',
    addTasksRequestSchema,
    [
      [{ name: 'Stack test', schedule: once }, 'ok'],
      [{ name: 'Stack test', schedule: once, description: '', alertDays: [7, 0], assigneeId: null }, 'ok'],
      [{ obligationIds: ['1', '2'] }, 'ok'],
      [{ obligationIds: ['1'], assigneeId: 'u' }, 'ok'],
      [{ statutoryIds: ['1'] }, 'ok'],
      [{}, 'invalid: name'],
      [{ name: '', schedule: once }, 'invalid: name'],
      [{ name: 'Stack test' }, 'invalid: schedule'],
      [{ schedule: once }, 'invalid: name'],
      [{ obligationIds: [] }, 'invalid: obligationIds'],
      [{ obligationIds: 'x' }, 'malformed: obligationIds'],
      [{ obligationIds: ['1'], name: 'x', schedule: once }, 'invalid: '],
      [{ obligationIds: ['1'], statutoryIds: ['1'] }, 'invalid: '],
      [{ name: textOf(201), schedule: once }, 'invalid: name'],
      [{ name: 'x', schedule: once, alertDays: [400] }, 'invalid: alertDays[0]'],
      [{ name: 'x', schedule: once }, 'ok', { today: '2026-12-01' }],
      [{ name: 'x', schedule: once }, 'invalid: schedule.startDate', { today: '2026-12-02' }],
      [{ name: 'x', schedule: daily }, 'ok', { today: '2026-12-02' }],
    ],
  ],
  [
    'change of a task',
    updateTaskRequestSchema,
    [
      [{ id: '1', schedule: daily }, 'ok'],
      [{ id: '1', schedule: daily, name: 'x', description: 'y', alertDays: [], assigneeId: null }, 'ok'],
      [{ schedule: daily }, 'invalid: id'],
      [{ id: '1' }, 'invalid: schedule'],
      [{ id: '1', schedule: daily, name: '' }, 'invalid: name'],
      [{ id: '1', schedule: { frequency: 'weekly', startDate: '2026-01-01' } }, 'invalid: schedule.day'],
    ],
  ],
  [
    'deletion of tasks',
    deleteTasksRequestSchema,
    [
      [{ ids: ['1'] }, 'ok'],
      [{}, 'invalid: ids'],
      [{ ids: [] }, 'invalid: ids'],
      [{ ids: [1] }, 'malformed: ids[0]'],
    ],
  ],
  [
    'status of scheduled tasks',
    updateScheduledTaskStatusRequestSchema,
    [
      [{ id: '1', status: 'completed' }, 'ok'],
      [{ ids: ['1', '2'], status: 'pending', remark: 'Sent' }, 'ok'],
      [{ id: '1', status: 'completed', remark: null }, 'ok'],
      [{ id: '1', status: 'overdue' }, 'invalid: status'],
      [{ id: '1' }, 'invalid: status'],
      [{ id: '1', status: 'done' }, 'malformed: status'],
      [{ status: 'completed' }, 'invalid: id'],
      [{ id: '1', status: 'completed', remark: textOf(2000) }, 'ok'],
      [{ id: '1', status: 'completed', remark: textOf(2001) }, 'invalid: remark'],
    ],
  ],
  [
    'evidence',
    evidenceRequestSchema,
    [
      [{}, 'ok'],
      [{ effectiveDate: '' }, 'ok'],
      [{ effectiveDate: '2026-11-21' }, 'ok'],
      [{ effectiveDate: 'today' }, 'invalid: effectiveDate'],
    ],
  ],
  [
    'correction of an order',
    updateConsentDocumentRequestSchema,
    [
      [{}, 'ok'],
      [{ title: 'Consent 2026', facts: { validUpto: '2027-03-31', kind: 'cto', renewalLeadDays: 0 } }, 'ok'],
      [{ facts: { validUpto: null, authority: null, category: null, kind: null } }, 'ok'],
      [{ title: '' }, 'invalid: title'],
      [{ title: textOf(255) }, 'ok'],
      [{ title: textOf(256) }, 'invalid: title'],
      [{ facts: { validUpto: '2027-02-30' } }, 'invalid: facts.validUpto'],
      [{ facts: { kind: 'noc' } }, 'malformed: facts.kind'],
      [{ facts: { category: 'blue' } }, 'malformed: facts.category'],
      [{ facts: { renewalLeadDays: -1 } }, 'invalid: facts.renewalLeadDays'],
      [{ facts: { renewalLeadDays: 3653 } }, 'ok'],
      [{ facts: { renewalLeadDays: 3654 } }, 'invalid: facts.renewalLeadDays'],
      [{ facts: { renewalLeadDays: '60' } }, 'malformed: facts.renewalLeadDays'],
      [{ facts: { consentNo: textOf(501) } }, 'invalid: facts.consentNo'],
      [{ facts: [] }, 'malformed: facts'],
    ],
  ],
  [
    'renewal',
    renewConsentDocumentRequestSchema,
    [
      [{ newDocumentId: '1' }, 'ok'],
      [{}, 'invalid: newDocumentId'],
    ],
  ],
  [
    'change of an obligation',
    updateObligationRequestSchema,
    [
      [{}, 'ok'],
      [{ state: 'accepted' }, 'ok'],
      [{ title: 'x', text: 'y', frequency: null, dueDate: null, schedule: null, done: true }, 'ok'],
      [{ frequency: 'monthly', dueDate: '2026-12-10' }, 'ok'],
      [{ schedule: daily }, 'ok'],
      [{ state: 'done' }, 'malformed: state'],
      [{ frequency: 'fortnightly' }, 'malformed: frequency'],
      [{ dueDate: '2026-02-30' }, 'invalid: dueDate'],
      [{ done: 'yes' }, 'malformed: done'],
      [{ title: '' }, 'invalid: title'],
      [
        { schedule: { frequency: 'yearly', startDate: '2026-01-01' } },
        'invalid: schedule.month, schedule.dayOfMonth',
      ],
    ],
  ],
  [
    'change of several obligations',
    updateObligationsRequestSchema,
    [
      [{ ids: ['1'], state: 'rejected' }, 'ok'],
      [{ ids: ['1'] }, 'invalid: state'],
      [{ state: 'rejected' }, 'invalid: ids'],
    ],
  ],
  [
    'support request',
    createSupportRequestSchema,
    [
      [support, 'ok'],
      [{}, 'invalid: subject, message, type'],
      [{ ...support, type: 'other' }, 'malformed: type'],
      [{ ...support, type: '' }, 'invalid: type'],
      [{ ...support, subject: 12345 }, 'malformed: subject'],
      [{ ...support, message: {} }, 'malformed: message'],
      [{ ...support, subject: 'Help' }, 'invalid: subject'],
      [{ ...support, message: 'Too short' }, 'invalid: message'],
    ],
  ],
  [
    'public contact',
    publicContactRequestSchema,
    [
      [{ ...support, email, name: 'Asha Rao' }, 'ok'],
      [{ ...support, email, name: 'Asha Rao', website: 'http://x' }, 'ok'],
      [support, 'invalid: email, name'],
      [{ ...support, email, name: 'A' }, 'invalid: name'],
    ],
  ],
  [
    'status of a support request',
    updateSupportStatusRequestSchema,
    [
      [{ id: '1', status: 'RESOLVED' }, 'ok'],
      [{ id: '1', status: 'resolved' }, 'malformed: status'],
      [{ id: '1' }, 'invalid: status'],
    ],
  ],
  [
    'notification',
    createNotificationRequestSchema,
    [
      [notification, 'ok'],
      [{}, 'invalid: title, message, type, channel, audience'],
      [{ ...notification, channel: 'sms' }, 'malformed: channel'],
      [{ ...notification, title: textOf(200) }, 'ok'],
      [{ ...notification, title: textOf(201) }, 'invalid: title'],
    ],
  ],
  [
    'marking as read',
    readNotificationsRequestSchema,
    [
      [{ ids: ['1'] }, 'ok'],
      [{ all: true }, 'ok'],
      [{}, 'invalid: ids'],
      [{ all: false }, 'invalid: ids'],
      [{ all: 'true' }, 'malformed: all'],
    ],
  ],
  [
    'role',
    createRoleRequestSchema,
    [
      [{ name: 'Plant manager', rpaEntries: [entry] }, 'ok'],
      [
        {
          name: 'Plant manager',
          rpaEntries: [{ permissionName: 'tasks and alerts', accessLevel: 'view,manage' }],
        },
        'ok',
      ],
      [{ rpaEntries: [entry] }, 'invalid: name'],
      [{ name: textOf(50), rpaEntries: [entry] }, 'ok'],
      [{ name: textOf(51), rpaEntries: [entry] }, 'invalid: name'],
      [{ name: 'Super Admin', rpaEntries: [entry] }, 'invalid: name'],
      [{ name: 'LAB', rpaEntries: [entry] }, 'invalid: name'],
      [{ name: '---', rpaEntries: [entry] }, 'invalid: name'],
      [{ name: 'Plant manager' }, 'invalid: rpaEntries'],
      [{ name: 'Plant manager', rpaEntries: [] }, 'invalid: rpaEntries'],
      [{ name: 'Plant manager', rpaEntries: [entry, entry] }, 'invalid: rpaEntries'],
      [
        { name: 'Plant manager', rpaEntries: [{ ...entry, accessLevel: 'manage' }] },
        'invalid: rpaEntries[0].accessLevel',
      ],
      [
        { name: 'Plant manager', rpaEntries: [{ ...entry, accessLevel: '' }] },
        'invalid: rpaEntries[0].accessLevel',
      ],
      [
        { name: 'Plant manager', rpaEntries: [{ ...entry, permissionName: 'Billing' }] },
        'malformed: rpaEntries[0].permissionName',
      ],
    ],
  ],
  [
    'change of a role',
    updateRoleRequestSchema,
    [[{ name: 'Plant manager', rpaEntries: [entry] }, 'invalid: id']],
  ],
  ['deletion of roles', deleteRolesRequestSchema, [[{ ids: ['1'] }, 'ok']]],
  [
    'sub-user',
    createSubUserRequestSchema,
    [
      [{ name: 'Asha Rao', email, roleId: '1' }, 'ok'],
      [{ name: 'Asha Rao', email, roleId: '1', mobileNo: '', designation: '', department: null }, 'ok'],
      [{ name: 'Asha Rao', email, roleId: '1', mobileNo: '9000000001', designation: 'Chemist' }, 'ok'],
      [{}, 'invalid: name, email, roleId'],
      [{ name: 'Asha Rao', email, roleId: '1', mobileNo: '12345' }, 'invalid: mobileNo'],
      [{ name: 'Asha Rao', email, roleId: '1', designation: textOf(101) }, 'invalid: designation'],
    ],
  ],
  [
    'change of a sub-user',
    updateSubUserRequestSchema,
    [
      [{ id: '1' }, 'ok'],
      [{ id: '1', isActive: false, mobileNo: null }, 'ok'],
      [{ isActive: false }, 'invalid: id'],
      [{ id: '1', isActive: 0 }, 'malformed: isActive'],
      [{ id: '1', name: '' }, 'invalid: name'],
    ],
  ],
  ['deletion of sub-users', deleteSubUsersRequestSchema, [[{ ids: [] }, 'invalid: ids']]],
  ['domain of an e-mail', verifyEmailDomainRequestSchema, [[{ email: 'example.com' }, 'invalid: email']]],
  [
    'own profile',
    updateProfileRequestSchema,
    [
      [{}, 'ok'],
      [{ name: 'Asha Rao', mobileNoCountryCode: '+91', mobileNo: '9000000001' }, 'ok'],
      [{ name: 'Asha 2' }, 'invalid: name'],
      [{ mobileNo: '' }, 'invalid: mobileNo'],
      [{ mobileNo: '900000000' }, 'invalid: mobileNo'],
      [{ mobileNoCountryCode: '+1' }, 'malformed: mobileNoCountryCode'],
    ],
  ],
  [
    'organisation',
    updateOrganisationRequestSchema,
    [
      [{}, 'ok'],
      [{ name: 'Konkan Dyes', category: 'red', timeZone: 'Asia/Kolkata', wastes: ['5.1 Used oil'] }, 'ok'],
      [{ category: null, state: '', address: null }, 'ok'],
      [{ name: '' }, 'invalid: name'],
      [{ name: textOf(201) }, 'invalid: name'],
      [{ category: 'blue' }, 'malformed: category'],
      [{ timeZone: 'Asia/Nowhere' }, 'invalid: timeZone'],
      [{ timeZone: '' }, 'invalid: timeZone'],
      [{ wastes: 'oil' }, 'malformed: wastes'],
    ],
  ],
  ['newsletter', newsletterRequestSchema, [[{ email: '' }, 'invalid: email']]],
  ['newsletter link', newsletterTokenRequestSchema, [[{}, 'invalid: token']]],
])('%s', (_name, schema, rows) => {
  it.each(rows)('%j: %s', (input, outcome, context) => {
    expect(outcomeOf(schema, input, context)).toBe(outcome);
  });
});

describe('what a checked request holds', () => {
  it('spells permission names as the specification does', () => {
    const role = {
      name: 'Plant manager',
      rpaEntries: [{ permissionName: 'TASKS AND ALERTS', accessLevel: 'view' }],
    };
    expect(createRoleRequestSchema.validateSync(role).rpaEntries[0]?.permissionName).toBe('Tasks & Alerts');
  });

  it('makes nothing of an empty optional text', () => {
    const user = { name: 'Asha Rao', email, roleId: '1', mobileNo: '', designation: ' ', department: 'EHS' };
    expect(createSubUserRequestSchema.validateSync(user)).toMatchObject({
      mobileNo: null,
      designation: null,
      department: 'EHS',
    });
  });
});
