import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { APP_ROLES } from '@anupalan/enums/roles';
import type { InferType } from 'yup';
import { choice, flag, identifier, instant, listOf, shape, text } from '../primitives.ts';

/** An organisation (D28). `trialEndsAt` null: no trial; `isReadOnly`: the trial has ended (D11). */
export const organisationSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  type: choice(APP_ROLES).defined(),
  address: text().nullable().defined(),
  state: text().nullable().defined(),
  sector: text().nullable().defined(),
  category: choice(INDUSTRY_CATEGORIES).nullable().defined(),
  wastes: listOf(text().defined()).defined(),
  equipment: listOf(text().defined()).defined(),
  /** Of a laboratory: what it is accredited to test, and its accreditation. */
  scope: listOf(text().defined()).defined(),
  accreditation: text().nullable().defined(),
  timeZone: text().defined(),
  verifiedDomain: text().nullable().defined(),
  trialEndsAt: instant().nullable().defined(),
  isReadOnly: flag().defined(),
});

/** An organisation. */
export type Organisation = InferType<typeof organisationSchema>;
