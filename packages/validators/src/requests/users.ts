import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { PAGE_SIZES, PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';
import type { InferType } from 'yup';
import {
  emailField,
  idField,
  idsField,
  jobField,
  nameField,
  phoneField,
  profileNameField,
} from '../fields.ts';
import { flag, text } from '../primitives.ts';
import { request } from './envelope.ts';
import { type CheckedQuery, defineList, queryActive, queryText } from './list-query.ts';

/** An optional text in which an empty one, like null, means "none". */
function noneWhenEmpty(value: unknown): unknown {
  return value === '' ? null : value;
}

const jobFields = {
  mobileNo: phoneField().transform(noneWhenEmpty).nullable().optional(),
  designation: jobField('Designation').transform(noneWhenEmpty).nullable().optional(),
  department: jobField('Department').transform(noneWhenEmpty).nullable().optional(),
};

/** POST /users/sub-user. */
export const createSubUserRequestSchema = request({
  name: nameField(),
  email: emailField(),
  ...jobFields,
  roleId: idField(FIELD_MESSAGES.roleRequired),
});

/** A checked sub-user. */
export type CreateSubUserRequest = InferType<typeof createSubUserRequestSchema>;

/** Who takes over the open tasks of a user who is changed or goes; absent: nobody does. */
const handOverTo = () => text().min(1, FIELD_MESSAGES.idRequired).optional().meta({ format: 'uuid' });

/** PUT /users/sub-user. What is absent stays. */
export const updateSubUserRequestSchema = request({
  id: idField(),
  name: nameField().optional(),
  email: emailField().optional(),
  ...jobFields,
  roleId: text().min(1, FIELD_MESSAGES.roleRequired).optional().meta({ format: 'uuid' }),
  isActive: flag().optional(),
  handOverTo: handOverTo(),
});

/** A checked change of a sub-user. */
export type UpdateSubUserRequest = InferType<typeof updateSubUserRequestSchema>;

/** POST /users/sub-user/delete. */
export const deleteSubUsersRequestSchema = request({
  ids: idsField().required(FIELD_MESSAGES.idsRequired),
  handOverTo: handOverTo(),
});

/** A checked deletion of sub-users. */
export type DeleteSubUsersRequest = InferType<typeof deleteSubUsersRequestSchema>;

/** POST /users/verify-email-domain. */
export const verifyEmailDomainRequestSchema = request({ email: emailField() });

/** Text parts of the multipart PATCH /users/profile. What is absent stays. */
export const updateProfileRequestSchema = request({
  name: profileNameField().optional(),
  mobileNoCountryCode: text().oneOf([PHONE_COUNTRY_CODE]).optional(),
  mobileNo: phoneField().min(1, FIELD_MESSAGES.phoneRequired).optional(),
});

/** A checked change of the own profile. */
export type UpdateProfileRequest = InferType<typeof updateProfileRequestSchema>;

/** GET /users/sub-user. `isActive=2` means no filter (D41). */
export const subUsersList = defineList({
  sorts: ['name', 'email', 'createdAt', 'lastSignInAt'],
  usualSort: { by: 'name', order: 'asc' },
  filters: { isActive: queryActive(), roleId: queryText() },
  pageSizes: PAGE_SIZES,
});

/** A checked query of sub-users. */
export type SubUsersQuery = CheckedQuery<typeof subUsersList>;

/** GET /users/assignable. */
export const assignableUsersList = defineList({ sorts: ['name'], usualSort: { by: 'name', order: 'asc' } });

/** A checked query of users that work can be given to. */
export type AssignableUsersQuery = CheckedQuery<typeof assignableUsersList>;

/** The columns of a list of users to invite: heading of the file, field of the request. */
export const SUB_USER_COLUMNS = {
  Name: 'name',
  Email: 'email',
  Phone: 'mobileNo',
  Designation: 'designation',
  Department: 'department',
  Role: 'role',
} as const;
