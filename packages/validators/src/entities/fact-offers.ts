import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { EQUIPMENT, INDIAN_STATES, WASTES } from '@anupalan/enums/organisation-facts';
import type { InferType } from 'yup';
import { choice, identifier, listOf, shape, text } from '../primitives.ts';

/** Where an order tells a fact of its organisation, and in which words. */
const source = {
  consentDocumentId: identifier().defined(),
  documentTitle: text().defined(),
  words: text().defined(),
};

/** What the orders in force tell of the organisation that its page does not say. */
export const factOffersSchema = shape({
  name: shape({ value: text().defined(), ...source }).nullable(),
  state: shape({ value: choice(INDIAN_STATES).defined(), ...source }).nullable(),
  category: shape({ value: choice(INDUSTRY_CATEGORIES).defined(), ...source }).nullable(),
  wastes: listOf(shape({ value: choice(WASTES).defined(), ...source })).defined(),
  equipment: listOf(shape({ value: choice(EQUIPMENT).defined(), ...source })).defined(),
});

/** What the orders tell of the organisation. */
export type FactOffers = InferType<typeof factOffersSchema>;
