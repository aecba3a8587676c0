import type { ConsentKind } from '@anupalan/enums/consents';
import type { Equipment, Waste } from '@anupalan/enums/organisation-facts';

/** After "You": what an organisation does with a waste. */
export const WASTE_PHRASES: Readonly<Record<Waste, string>> = {
  hazardous: 'generate hazardous waste',
  biomedical: 'generate bio-medical waste',
  e_waste: 'make or import electrical equipment',
  batteries: 'make or import batteries',
  plastic_packaging: 'make, import, process or brand plastic packaging',
  solid_bulk: 'generate solid waste in bulk',
  construction: 'generate construction waste',
  used_oil: 'generate used oil',
  tyres: 'generate waste tyres',
  non_ferrous_scrap: 'generate non-ferrous scrap',
  fly_ash: 'generate fly ash',
};

/** After "You": what an organisation has. */
export const EQUIPMENT_PHRASES: Readonly<Record<Equipment, string>> = {
  boiler: 'have a boiler',
  dg_set: 'have a diesel generator set',
  stack: 'have a stack',
  ocems: 'have online monitoring',
  etp: 'have an effluent treatment plant',
  stp: 'have a sewage treatment plant',
  borewell: 'take ground water',
  high_voltage: 'have an electrical installation above 650 V',
  pressure_vessel: 'have pressure vessels',
  hoist_lift: 'have hoists or lifts',
  oven: 'have ovens or driers',
  petroleum_storage: 'store petroleum',
  gas_cylinders: 'have gas cylinders',
  hazardous_chemicals: 'keep hazardous chemicals above the threshold',
};

/** After "You": what order an organisation holds. */
export const CONSENT_PHRASES: Readonly<Record<ConsentKind, string>> = {
  cte: 'hold a consent to establish',
  cto: 'hold a consent to operate',
  cca: 'hold a consolidated consent',
  ec: 'hold an environmental clearance',
  hw_authorisation: 'hold a hazardous waste authorisation',
  bmw_authorisation: 'hold a bio-medical waste authorisation',
  other: 'hold another order',
};

function join(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${conjunction} ${last}` : last;
}

/** "a", "a or b", "a, b or c". */
export function joinOr(words: readonly string[]): string {
  return join(words, 'or');
}

const SHARED_VERBS: ReadonlySet<string | undefined> = new Set(['generate', 'have', 'hold']);

/** Phrases after "You" as one, a verb that the one before has too said once: "hold a consent to operate and a clearance". */
export function joinPhrases(phrases: readonly string[], conjunction: 'and' | 'or'): string {
  const verbs = phrases.map((phrase) => phrase.split(' ', 1)[0]);
  const parts = phrases.map((phrase, index) => {
    const verb = verbs[index];
    return verb !== undefined && verb === verbs[index - 1] && SHARED_VERBS.has(verb)
      ? phrase.slice(verb.length + 1)
      : phrase;
  });
  return join(parts, conjunction);
}
