import { PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';
import { APP_ROLES } from '@anupalan/enums/roles';
import type { InferType } from 'yup';
import { choice, flag, identifier, instant, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { mediaSchema } from './media.ts';
import { roleRefSchema } from './role.ts';

/** The organisation a user belongs to. */
export const organisationRefSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  type: choice(APP_ROLES).defined(),
});

/** The organisation a user belongs to. */
export type OrganisationRef = InferType<typeof organisationRefSchema>;

/** A user. `organisation` is null for platform staff. */
export const userSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  email: text().defined(),
  mobileNo: text().nullable().defined(),
  mobileNoCountryCode: choice([PHONE_COUNTRY_CODE]).nullable().defined(),
  designation: text().nullable().defined(),
  department: text().nullable().defined(),
  avatar: mediaSchema.nullable(),
  isActive: flag().defined(),
  createdAt: instant().defined(),
  updatedAt: instant().defined(),
  organisation: organisationRefSchema.nullable(),
  role: roleRefSchema,
});

/** A user. */
export type User = InferType<typeof userSchema>;

/** The state of a person's invitation until they set a password. */
export const INVITATION_STATES = ['pending', 'expired'] as const;

/** A user of an organisation. `invitation` is null after it was accepted. */
export const subUserSchema = userSchema.shape({
  isOwner: flag().defined(),
  /** When the user last signed in; null if never, or before this was recorded. */
  lastSignInAt: instant().nullable().defined(),
  /** The number of their tasks with an open due date. */
  openTasks: wholeNumber().defined(),
  invitation: shape({
    state: choice(INVITATION_STATES).defined(),
    /** The end of the time in which the link is valid; null if none was sent yet. */
    expiresAt: instant().nullable().defined(),
  }).nullable(),
});

/** A user of an organisation. */
export type SubUser = InferType<typeof subUserSchema>;

/** The answer of POST /users/verify-email-domain. */
export const emailDomainSchema = shape({
  isValid: flag().defined(),
  domain: text().defined(),
  /** Why not, as a sentence. */
  reason: text().nullable().defined(),
});

/** Whether an address can be invited (D16). */
export type EmailDomain = InferType<typeof emailDomainSchema>;

/** The answer of POST /users/sub-user/import: every row of the file with its errors, and what was created. */
export const importedSubUsersSchema = shape({
  dryRun: flag().defined(),
  created: wholeNumber().defined(),
  rows: listOf(
    shape({
      /** The row number as in a spreadsheet: the headings are row 1. */
      row: wholeNumber().defined(),
      name: text().defined(),
      email: text().defined(),
      errors: listOf(shape({ field: text().defined(), message: text().defined() })).defined(),
    }),
  ).defined(),
});

/** The result of an import. */
export type ImportedSubUsers = InferType<typeof importedSubUsersSchema>;
