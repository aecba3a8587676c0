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

/** Where the invitation of a user stands who has not set a password yet. */
export const INVITATION_STATES = ['pending', 'expired'] as const;

/** A user of an organisation. `invitation` is null once it was accepted. */
export const subUserSchema = userSchema.shape({
  isOwner: flag().defined(),
  /** When the user last signed in; null for never, or before this was kept. */
  lastSignInAt: instant().nullable().defined(),
  /** How many tasks with a date to come or missed they are to do. */
  openTasks: wholeNumber().defined(),
  invitation: shape({
    state: choice(INVITATION_STATES).defined(),
    /** Until when the link holds; null where none was mailed yet. */
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

/** Whether an address may be invited (D16). */
export type EmailDomain = InferType<typeof emailDomainSchema>;

/** The answer of POST /users/sub-user/import: every row of the file with what is wrong in it, and what was made. */
export const importedSubUsersSchema = shape({
  dryRun: flag().defined(),
  created: wholeNumber().defined(),
  rows: listOf(
    shape({
      /** As a spreadsheet counts: the headings are row 1. */
      row: wholeNumber().defined(),
      name: text().defined(),
      email: text().defined(),
      errors: listOf(shape({ field: text().defined(), message: text().defined() })).defined(),
    }),
  ).defined(),
});

/** What an import found and did. */
export type ImportedSubUsers = InferType<typeof importedSubUsersSchema>;
