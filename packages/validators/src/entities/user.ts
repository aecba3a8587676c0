import { PHONE_COUNTRY_CODE } from '@anupalan/enums/limits';
import { APP_ROLES } from '@anupalan/enums/roles';
import type { InferType } from 'yup';
import { choice, flag, identifier, instant, shape, text } from '../primitives.ts';
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
