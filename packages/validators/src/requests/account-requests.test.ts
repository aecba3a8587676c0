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
import { updateOrganisationRequestSchema } from './organisation.ts';
import { createRoleRequestSchema, deleteRolesRequestSchema, updateRoleRequestSchema } from './roles.ts';
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
      [{ id: '1', isActive: false, handOverTo: '2' }, 'ok'],
      [{ id: '1', handOverTo: '' }, 'invalid: handOverTo'],
      [{ id: '1', handOverTo: 2 }, 'malformed: handOverTo'],
    ],
  ],
  [
    'deletion of sub-users',
    deleteSubUsersRequestSchema,
    [
      [{ ids: [] }, 'invalid: ids'],
      [{ ids: ['1'] }, 'ok'],
      [{ ids: ['1'], handOverTo: '2' }, 'ok'],
      [{ ids: ['1'], handOverTo: 2 }, 'malformed: handOverTo'],
    ],
  ],
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
      [{ name: 'Konkan Dyes', category: 'red', timeZone: 'Asia/Kolkata', wastes: ['used_oil'] }, 'ok'],
      [{ category: null, state: null, sector: null, address: null }, 'ok'],
      [{ state: 'Goa', sector: 'dyes_paints', equipment: ['boiler', 'boiler'], wastes: [] }, 'ok'],
      [{ state: 'Bavaria' }, 'malformed: state'],
      [{ sector: 'Paint' }, 'malformed: sector'],
      [{ wastes: ['oil'] }, 'malformed: wastes[0]'],
      [{ equipment: ['kettle'] }, 'malformed: equipment[0]'],
      [{ lab: {} }, 'ok'],
      [{ lab: { scope: [{ medium: 'noise', parameters: ['Leq'] }], isPublished: true } }, 'ok'],
      [{ lab: { nablNo: '', contactEmail: '', contactPhone: '', nablValidUntil: null } }, 'ok'],
      [{ lab: { scope: [{ medium: 'noise', parameters: [] }] } }, 'invalid: lab.scope[0].parameters'],
      [{ lab: { scope: [{ medium: 'light', parameters: ['x'] }] } }, 'malformed: lab.scope[0].medium'],
      [
        {
          lab: {
            scope: [
              { medium: 'noise', parameters: ['a'] },
              { medium: 'noise', parameters: ['b'] },
            ],
          },
        },
        'invalid: lab.scope',
      ],
      [{ lab: { scope: [null] } }, 'invalid: lab.scope[0]'],
      [{ lab: { contactEmail: 'lab' } }, 'invalid: lab.contactEmail'],
      [{ lab: { contactPhone: '12345' } }, 'invalid: lab.contactPhone'],
      [{ lab: { nablNo: textOf(40), about: textOf(2000) } }, 'ok'],
      [{ lab: { nablNo: textOf(41) } }, 'invalid: lab.nablNo'],
      [{ lab: { about: textOf(2001) } }, 'invalid: lab.about'],
      [{ lab: { equipment: [''] } }, 'invalid: lab.equipment[0]'],
      [{ lab: { equipment: [textOf(101)] } }, 'invalid: lab.equipment[0]'],
      [{ lab: { nablValidUntil: '2026-02-30' } }, 'invalid: lab.nablValidUntil'],
      [{ lab: { isRecognised: 'yes' } }, 'malformed: lab.isRecognised'],
      [{ name: '' }, 'invalid: name'],
      [{ name: textOf(201) }, 'invalid: name'],
      [{ category: 'blue' }, 'malformed: category'],
      [{ timeZone: 'Asia/Nowhere' }, 'invalid: timeZone'],
      [{ timeZone: '' }, 'invalid: timeZone'],
      [{ wastes: 'oil' }, 'malformed: wastes'],
    ],
  ],
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
