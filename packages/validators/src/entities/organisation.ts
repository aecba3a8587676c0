import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { EQUIPMENT, SECTORS, WASTES } from '@anupalan/enums/organisation-facts';
import { APP_ROLES } from '@anupalan/enums/roles';
import type { InferType } from 'yup';
import { choice, flag, identifier, instant, listOf, shape, text, wholeNumber } from '../primitives.ts';
import { labPageSchema } from './lab.ts';

/** An organisation (D28). `trialEndsAt` null: no trial; `isReadOnly`: the trial has ended (D11). */
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
  /** Addresses of this domain may be invited; null: the owner's is of a public mail provider (D16). */
  verifiedDomain: text().nullable().defined(),
  trialEndsAt: instant().nullable().defined(),
  isReadOnly: flag().defined(),
  /** Bytes of the files that it keeps, and how many it may keep. */
  storage: shape({
    usedBytes: wholeNumber().min(0).defined(),
    quotaBytes: wholeNumber().min(0).defined(),
  }),
  /** Pages of orders that were read today, and how many are a day (null: no limit); null for a laboratory. */
  reading: shape({
    pagesToday: wholeNumber().min(0).defined(),
    pagesADay: wholeNumber().min(0).nullable().defined(),
  }).nullable(),
  /** The page of a laboratory; null for a company. */
  lab: labPageSchema.nullable(),
});

/** An organisation. */
export type Organisation = InferType<typeof organisationSchema>;
