import type { Organisation } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORIES } from '@anupalan/enums/consents';
import { EQUIPMENT, INDIAN_STATES, SECTORS, WASTES } from '@anupalan/enums/organisation-facts';
import type { UpdateOrganisationRequest } from '@anupalan/validators/requests/organisation';
import { factsWords } from './words.ts';

/** What the form of the facts holds; '' for what is not chosen. */
export type FactsValues = {
  name: string;
  address: string;
  state: string;
  sector: string;
  category: string;
  wastes: readonly string[];
  equipment: readonly string[];
  timeZone: string;
};

/** The facts as the form takes them. */
export function toFactsValues(organisation: Organisation): FactsValues {
  const { name, address, state, sector, category, wastes, equipment, timeZone } = organisation;
  return {
    name,
    address: address ?? '',
    state: state ?? '',
    sector: sector ?? '',
    category: category ?? '',
    wastes,
    equipment,
    timeZone,
  };
}

/** What the equipment is called: that with which a laboratory tests stands on its page in the marketplace. */
export function toEquipmentLabel(isLab: boolean): string {
  return isLab ? factsWords.siteEquipment : factsWords.equipment;
}

/** What is sent: what was emptied is cleared. Sector and category are a company's, and not sent by a laboratory. */
export function toChanges(values: FactsValues, isLab: boolean): UpdateOrganisationRequest {
  const shared = {
    name: values.name.trim(),
    address: values.address.trim() || null,
    state: INDIAN_STATES.find((state) => state === values.state) ?? null,
    wastes: WASTES.filter((waste) => values.wastes.includes(waste)),
    equipment: EQUIPMENT.filter((equipment) => values.equipment.includes(equipment)),
    timeZone: values.timeZone,
  };
  if (isLab) return shared;
  return {
    ...shared,
    sector: SECTORS.find((sector) => sector === values.sector) ?? null,
    category: INDUSTRY_CATEGORIES.find((category) => category === values.category) ?? null,
  };
}

/** Zones that a browser knows; the current one is always among them. */
export function listTimeZones(current: string): readonly { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  // Browsers differ about the old and the new name of the zone of India.
  const zones = new Set([current, 'Asia/Kolkata', ...known.filter((zone) => zone !== 'Asia/Calcutta')]);
  return [...zones].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
