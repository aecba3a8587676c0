import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { EQUIPMENT, SECTORS, WASTES } from '@anupalan/enums/organisation-facts';
import { APP_ROLES } from '@anupalan/enums/roles';
import type { InferType } from 'yup';
import { choice, flag, identifier, instant, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { labPageSchema } from './lab.ts';

/** An organisation (D28). `trialEndsAt` is null if there is no trial; `isReadOnly`: the trial has ended (D11). */
export const organisationSchema = shape({
  id: identifier().defined(),
  name: text().defined(),
  type: choice(APP_ROLES).defined(),
  address: text().nullable().defined(),
  state: text().nullable().defined(),
  sector: choice(SECTORS).nullable().defined(),
  category: choice(INDUSTRY_CATEGORIES).nullable().defined(),
  wastes: listOf(choice(WASTES).defined()).defined(),
  equipment: listOf(choice(EQUIPMENT).defined()).defined(),
  timeZone: text().defined(),
  /** Addresses of this domain can be invited; null if the owner uses a public mail provider (D16). */
  verifiedDomain: text().nullable().defined(),
  trialEndsAt: instant().nullable().defined(),
  isReadOnly: flag().defined(),
  /** The size of its stored files, and its quota, in bytes. */
  storage: shape({
    usedBytes: wholeNumber().min(0).defined(),
    quotaBytes: wholeNumber().min(0).defined(),
  }),
  /** The pages of orders read today, and the daily limit (null: none); null for a laboratory. */
  reading: shape({
    pagesToday: wholeNumber().min(0).defined(),
    pagesADay: wholeNumber().min(0).nullable().defined(),
  }).nullable(),
  /** The page of a laboratory; null for a company. */
  lab: labPageSchema.nullable(),
});

/** An organisation. */
export type Organisation = InferType<typeof organisationSchema>;
