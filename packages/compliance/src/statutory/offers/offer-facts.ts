import type { ConsentKind, IndustryCategory } from '@anupalan/enums/consents';
import {
  type Equipment,
  INDIAN_STATES,
  type IndianState,
  type Waste,
  WORKSPACE_NAME_PREFIX,
} from '@anupalan/enums/organisation-facts';

/** What is looked at of an order in force: some of its facts, and the words of its limits and particulars. */
export type OrderParts = {
  id: string;
  title: string;
  kind: ConsentKind | null;
  category: IndustryCategory | null;
  /** Who issued it, and to whom. */
  authority: string | null;
  industryName: string | null;
  limits: readonly { medium: string; point: string | null; parameter: string }[];
  particulars: readonly { kind: string; name: string }[];
};

/** A fact that an order tells of its organisation: where, and in which words. */
export type FactOffer<T> = { value: T; consentDocumentId: string; documentTitle: string; words: string };

/** Facts that an organisation's page lacks and its orders tell. */
export type FactOffers = {
  name: FactOffer<string> | null;
  state: FactOffer<IndianState> | null;
  category: FactOffer<IndustryCategory> | null;
  wastes: FactOffer<Waste>[];
  equipment: FactOffer<Equipment>[];
};

/** The words of an order that tell something, or null. */
type Telling = (order: OrderParts) => string | null;

/** The first of what an order names that a pattern finds. */
const named =
  (pattern: RegExp, ...kinds: readonly string[]): Telling =>
  ({ particulars, limits }) =>
    particulars.find(({ kind, name }) => (kinds.length === 0 || kinds.includes(kind)) && pattern.test(name))
      ?.name ??
    (kinds.includes('waste')
      ? limits.find(({ medium, parameter }) => medium === 'hazardous_waste' && pattern.test(parameter))
          ?.parameter
      : kinds.includes('equipment')
        ? limits.find(({ point }) => point !== null && pattern.test(point))?.point
        : null) ??
    null;

/** Wastes that an order gives to its holder. What somebody makes or imports is in no consent, so it is never offered. */
const WASTE_TELLINGS: readonly [Waste, Telling][] = [
  [
    'hazardous',
    (order) =>
      order.limits.find(({ medium }) => medium === 'hazardous_waste')?.parameter ??
      named(/\bhazardous\b/i, 'waste')(order) ??
      (order.kind === 'hw_authorisation' ? 'Hazardous waste authorisation' : null),
  ],
  [
    'biomedical',
    (order) =>
      named(/\bbio[\s-]?medical\b/i, 'waste')(order) ??
      (order.kind === 'bmw_authorisation' ? 'Bio-medical waste authorisation' : null),
  ],
  ['used_oil', named(/\b(?:used|spent|waste)\b[^,;]*\boil\b/i, 'waste')],
  ['construction', named(/\bconstruction\b|\bdemolition\b/i, 'waste')],
  ['tyres', named(/\bty(?:re|er)s?\b/i, 'waste')],
  ['non_ferrous_scrap', named(/\bnon[\s-]ferrous\b/i, 'waste')],
  ['fly_ash', named(/\bfly[\s-]?ash\b/i, 'waste')],
];

const ON_SITE = ['equipment', 'stack', 'fuel', 'other'] as const;

/** What an order says to stand on the site. */
const EQUIPMENT_TELLINGS: readonly [Equipment, Telling][] = [
  ['boiler', named(/\bboilers?\b/i, ...ON_SITE)],
  ['dg_set', named(/\bD\.?\s?G\.?\s*sets?\b|\bdiesel\s+generat/i, ...ON_SITE)],
  [
    'stack',
    (order) =>
      order.particulars.find(({ kind }) => kind === 'stack')?.name ??
      named(/\bstacks?\b|\bchimneys?\b/i, ...ON_SITE)(order),
  ],
  ['ocems', named(/\bO?CEMS\b|\bonline\s+(?:\w+\s+){0,3}monitoring\b/i, ...ON_SITE)],
  ['etp', named(/\bC?ETP\b|\beffluent\s+treatment\s+plant\b/i, 'water', ...ON_SITE)],
  ['stp', named(/\bSTP\b|\bsewage\s+treatment\s+plant\b/i, 'water', ...ON_SITE)],
  ['borewell', named(/\bbore[\s-]?wells?\b|\bground[\s-]?water\b/i, 'water', ...ON_SITE)],
  ['oven', named(/\bovens?\b|\bdr[iy]ers?\b/i, ...ON_SITE)],
];

/** The first order of which `find` makes something, with that. */
function offerFirst<T extends string>(
  orders: readonly OrderParts[],
  find: (order: OrderParts) => { value: T; words: string } | null,
): FactOffer<T> | null {
  for (const order of orders) {
    const found = find(order);
    if (found !== null) return { ...found, consentDocumentId: order.id, documentTitle: order.title };
  }
  return null;
}

function offer<T extends string>(
  tellings: readonly [T, Telling][],
  orders: readonly OrderParts[],
  own: readonly string[],
): FactOffer<T>[] {
  return tellings.flatMap(([value, tell]) => {
    if (own.includes(value)) return [];
    const found = offerFirst(orders, (order) => {
      const words = tell(order);
      return words === null ? null : { value, words };
    });
    return found === null ? [] : [found];
  });
}

/** The holder, for a workspace that still has the name of who signed up. */
const findHolder = ({ industryName }: OrderParts) =>
  industryName === null ? null : { value: industryName, words: industryName };

/** The state whose board or committee issued the order; none of the Union's own authorities. */
function findState({ authority }: OrderParts) {
  const value = INDIAN_STATES.find((state) => new RegExp(`\\b${state}\\b`, 'i').test(authority ?? ''));
  return value === undefined || authority === null ? null : { value, words: authority };
}

/** What the page of an organisation says. */
export type OwnFacts = {
  name: string;
  state: string | null;
  category: string | null;
  wastes: readonly string[];
  equipment: readonly string[];
};

/**
 * What the orders of an organisation tell of it that its page does not say yet. Nothing that is there is contradicted.
 * @param orders those in force, the newest first
 */
export function offerFacts(orders: readonly OrderParts[], own: OwnFacts): FactOffers {
  return {
    name: own.name.startsWith(WORKSPACE_NAME_PREFIX) ? offerFirst(orders, findHolder) : null,
    state: own.state === null ? offerFirst(orders, findState) : null,
    category:
      own.category === null
        ? offerFirst(orders, ({ category }) =>
            category === null ? null : { value: category, words: category },
          )
        : null,
    wastes: offer(WASTE_TELLINGS, orders, own.wastes),
    equipment: offer(EQUIPMENT_TELLINGS, orders, own.equipment),
  };
}
