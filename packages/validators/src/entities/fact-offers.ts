import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { EQUIPMENT, INDIAN_STATES, WASTES } from '@anupalan/enums/organisation-facts';
import type { InferType } from 'yup';
import { choice, identifier, listOf, shape, text } from '../primitives.ts';

/** The place and the words in which an order states a fact of its organisation. */
const source = {
  consentDocumentId: identifier().defined(),
  documentTitle: text().defined(),
  words: text().defined(),
};

/** Details that orders in force contain and the organisation's page does not. */
export const factOffersSchema = shape({
  name: shape({ value: text().defined(), ...source }).nullable(),
  state: shape({ value: choice(INDIAN_STATES).defined(), ...source }).nullable(),
  category: shape({ value: choice(INDUSTRY_CATEGORIES).defined(), ...source }).nullable(),
  wastes: listOf(shape({ value: choice(WASTES).defined(), ...source })).defined(),
  equipment: listOf(shape({ value: choice(EQUIPMENT).defined(), ...source })).defined(),
});

/** Details that orders in force contain and the organisation's page does not. */
export type FactOffers = InferType<typeof factOffersSchema>;
