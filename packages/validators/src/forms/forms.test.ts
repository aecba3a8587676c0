import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { ORDER_MESSAGES } from '@anupalan/enums/messages';
import { describe, expect, it } from 'vitest';
import type { AnyObject, AnySchema } from 'yup';
import { findMessage, textOf } from '../cases.test-support.ts';
import {
  changePasswordFormSchema,
  forgotPasswordFormSchema,
  loginFormSchema,
  resetPasswordFormSchema,
  setPasswordFormSchema,
  signUpFormSchema,
} from './auth.ts';
import { findAvatarProblem } from './avatar.ts';
import { contactFormSchema, supportFormSchema } from './contact.ts';
import { newsletterFormSchema } from './newsletter.ts';
import { notificationFormSchema } from './notification.ts';
import { EMPTY_FILE_MESSAGE, findOrderFileProblem } from './order-file.ts';
import { profileFormSchema } from './profile.ts';
import { roleFormSchema, toRpaEntries } from './role.ts';
import { subUserFormSchema } from './sub-user.ts';
import { toCompletionFormSchema } from './task.ts';

type Row = [values: Record<string, unknown>, field: string, message: string | null, context?: AnyObject];

const strong = 'Sunrise@2026';

describe.each<[string, AnySchema, Row[]]>([
  [
    'login',
    loginFormSchema,
    [
      [{ email: '', password: '' }, 'email', 'Email is required'],
      [{ email: 'x', password: '' }, 'email', 'Please enter a valid email address'],
      [{ email: 'x', password: '' }, 'password', 'Password is required'],
      [{ email: 'asha@example.com', password: 'x' }, 'password', null],
    ],
  ],
  [
    'forgot password',
    forgotPasswordFormSchema,
    [
      [{ email: '' }, 'email', 'Email is required'],
      [{ email: 'asha@' }, 'email', 'Please enter valid email address'],
      [{ email: 'asha@example.com' }, 'email', null],
    ],
  ],
  [
    'reset password asks for a value and equality only',
    resetPasswordFormSchema,
    [
      [{ password: 'x', confirmPassword: 'x' }, 'password', null],
      [{ password: 'x', confirmPassword: 'x' }, 'confirmPassword', null],
      [{ password: '', confirmPassword: '' }, 'password', 'Password is required'],
      [{ password: 'x', confirmPassword: '' }, 'confirmPassword', 'Confirm password is required'],
      [{ password: 'x', confirmPassword: 'y' }, 'confirmPassword', 'Passwords do not match'],
    ],
  ],
  [
    'set password',
    setPasswordFormSchema,
    [
      [{ password: 'weak', confirmPassword: 'weak' }, 'password', FIELD_MESSAGES.passwordPolicy],
      [{ password: strong, confirmPassword: strong }, 'password', null],
      [{ password: strong, confirmPassword: `${strong} ` }, 'confirmPassword', 'Passwords do not match'],
    ],
  ],
  [
    'change password',
    changePasswordFormSchema,
    [
      [
        { oldPassword: '', newPassword: '', confirmPassword: '' },
        'oldPassword',
        'Current password is required',
      ],
      [{ oldPassword: '', newPassword: '', confirmPassword: '' }, 'newPassword', 'New password is required'],
      [
        { oldPassword: 'x', newPassword: strong, confirmPassword: '' },
        'confirmPassword',
        'Confirm password is required',
      ],
      [
        { oldPassword: 'x', newPassword: strong, confirmPassword: 'y' },
        'confirmPassword',
        'Passwords do not match',
      ],
      [{ oldPassword: 'x', newPassword: strong, confirmPassword: strong }, 'oldPassword', null],
      [
        { oldPassword: 'x', newPassword: strong, confirmPassword: strong },
        'newPassword',
        FIELD_MESSAGES.passwordPolicy,
        { name: 'SUNRISE@2026' },
      ],
    ],
  ],
  [
    'sign-up',
    signUpFormSchema,
    [
      [{ name: '', email: '' }, 'name', 'Name is required'],
      [{ name: '123', email: '' }, 'name', 'Name must be a valid string'],
      [{ name: 'Asha', email: '' }, 'email', 'Email is required'],
      [{ name: 'Asha', email: 'x@y' }, 'email', 'Please enter a valid email address'],
      [{ name: 'Asha Rao', email: 'asha@example.com' }, 'name', null],
      [{ name: 'Asha Rao', email: 'asha@example.com' }, 'email', null],
    ],
  ],
  [
    'profile',
    profileFormSchema,
    [
      [{ name: 'Asha Rao', mobileNo: '9000000001' }, 'name', null],
      [{ name: 'A', mobileNo: '9000000001' }, 'name', 'Name must be 2 to 50 characters'],
      [{ name: 'Al', mobileNo: '9000000001' }, 'name', null],
      [{ name: textOf(50), mobileNo: '9000000001' }, 'name', null],
      [{ name: textOf(51), mobileNo: '9000000001' }, 'name', 'Name must be 2 to 50 characters'],
      [{ name: 'Asha 2', mobileNo: '9000000001' }, 'name', 'Name can have only letters and spaces'],
      [{ name: '', mobileNo: '9000000001' }, 'name', 'Name is required'],
      [{ name: 'Asha', mobileNo: '' }, 'mobileNo', 'Phone number is required'],
      [{ name: 'Asha', mobileNo: '900000000' }, 'mobileNo', 'Please enter a valid phone number'],
      [{ name: 'Asha', mobileNo: '90000000012' }, 'mobileNo', 'Please enter a valid phone number'],
    ],
  ],
  [
    'contact',
    contactFormSchema,
    [
      [{ fullName: '' }, 'fullName', 'Full name is required'],
      [{ fullName: 'A' }, 'fullName', 'Full name is too short'],
      [{ fullName: 'Al' }, 'fullName', null],
      [{ fullName: textOf(50) }, 'fullName', null],
      [{ fullName: textOf(51) }, 'fullName', 'Full name must be at most 50 characters'],
      [{ type: '' }, 'type', 'Type is required'],
      [{ subject: '' }, 'subject', 'Subject is required'],
      [{ subject: 'Help' }, 'subject', 'Subject is too short'],
      [{ subject: 'Help!' }, 'subject', null],
      [{ message: '' }, 'message', 'Message is required'],
      [{ message: textOf(9) }, 'message', 'Message is too short'],
      [{ message: textOf(10) }, 'message', null],
      [{ email: '' }, 'email', 'Email is required'],
      [{ email: 'asha' }, 'email', 'Please enter a valid email address'],
    ],
  ],
  ['support', supportFormSchema, [[{ type: '' }, 'type', 'Type is required']]],
  [
    'newsletter',
    newsletterFormSchema,
    [
      [{ email: '' }, 'email', 'Email is required'],
      [{ email: 'asha@example' }, 'email', 'Please enter a valid email address'],
      [{ email: 'asha@example.com' }, 'email', null],
    ],
  ],
  [
    'notification',
    notificationFormSchema,
    [
      [{}, 'title', 'Title is required'],
      [{ type: '' }, 'type', 'Type is required'],
      [{ message: '' }, 'message', 'Message is required'],
      [{ channel: '' }, 'channel', 'Channel is required'],
    ],
  ],
  ['sub-user', subUserFormSchema, [[{ roleId: '' }, 'roleId', 'Role is required']]],
  [
    'record of what was done',
    toCompletionFormSchema('2026-11-21'),
    [
      [{ completedOn: '' }, 'completedOn', 'Enter the day on which it was done.'],
      [
        { completedOn: '2026-11-22' },
        'completedOn',
        'This day has not come yet. Enter the day on which it was done.',
      ],
      [{ completedOn: '2026-11-21' }, 'completedOn', null],
      [{ completedOn: '2026-11-21', remark: '' }, 'remark', null],
      [
        { completedOn: '2026-11-21', reference: 'x'.repeat(101) },
        'reference',
        'Reference must be at most 100 characters',
      ],
    ],
  ],
  [
    'role',
    roleFormSchema,
    [
      [{ name: '', grants: [] }, 'name', 'Role name is required'],
      [{ name: 'Lab', grants: [] }, 'name', 'This name is reserved'],
      [{ name: 'Chemist', baseRoleId: '', grants: [] }, 'baseRoleId', 'Base role is required'],
      [{ name: 'Chemist', baseRoleId: 'role-1', grants: [] }, 'baseRoleId', null],
      [
        { name: 'Chemist', grants: [{ permissionName: 'Dashboard', grant: 'none' }] },
        'grants',
        'Select at least one permission',
      ],
      [{ name: 'Chemist', grants: [{ permissionName: 'Dashboard', grant: 'view' }] }, 'grants', null],
    ],
  ],
])('form: %s', (_name, schema, rows) => {
  it.each(rows)('%j, %s: %s', (values, field, message, context) => {
    expect(findMessage(schema, values, field, context)).toBe(message);
  });
});

describe('what the role form sends', () => {
  it('leaves out what is not granted', () => {
    expect(
      toRpaEntries([
        { permissionName: 'Dashboard', grant: 'none' },
        { permissionName: 'Notifications', grant: 'view' },
        { permissionName: 'Consent Analyzer', grant: 'manage' },
      ]),
    ).toEqual([
      { permissionName: 'Notifications', accessLevel: 'view' },
      { permissionName: 'Consent Analyzer', accessLevel: 'view,manage' },
    ]);
  });
});

describe('avatar', () => {
  const NO_PICTURE = 'Please select a valid image file (JPEG, PNG, GIF)';

  it.each([
    ['image/jpeg', 1, null],
    ['image/jpg', 1, null],
    ['image/png', 5_242_880, null],
    ['IMAGE/GIF', 1, null],
    ['image/png', 5_242_881, 'File size should not exceed 5MB'],
    ['image/webp', 1, NO_PICTURE],
    ['image/svg+xml', 1, NO_PICTURE],
    ['', 1, NO_PICTURE],
    ['application/pdf', 5_242_881, NO_PICTURE],
  ])('%j of %i bytes: %s', (type, size, message) => {
    expect(findAvatarProblem({ type, size })).toBe(message);
  });
});

describe('file of an order', () => {
  it.each([
    ['order.pdf', 26_214_400, null],
    ['ORDER.PDF', 1, null],
    ['order.docx', 1, null],
    ['order.tiff', 1, null],
    ['IMG_1.HEIC', 100, ORDER_MESSAGES.heic],
    ['IMG_1.heif', 100, ORDER_MESSAGES.heic],
    ['order.pdf', 26_214_401, 'The file is too large. Files may have up to 25 MB.'],
    ['order.pdf', 0, EMPTY_FILE_MESSAGE],
    ['order.doc', 1, 'Files of this type cannot be read. Please upload a PDF, DOCX, JPEG, PNG or TIFF.'],
    ['pdf', 1, 'Files of this type cannot be read. Please upload a PDF, DOCX, JPEG, PNG or TIFF.'],
  ])('%s of %i bytes: %s', (name, size, message) => {
    expect(findOrderFileProblem({ name, size })).toBe(message);
  });
});
