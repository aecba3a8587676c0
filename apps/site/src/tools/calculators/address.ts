import { SITE_PATHS } from '@anupalan/enums/paths';
import { CALCULATORS, type CalculatorId } from './calculators.ts';
import type { Values } from './types.ts';

/** Name in a query of the calculator that its values are for. */
export const TOOL = 'tool';

/** An address that carries the values of a calculator and leads to it. */
export function toToolAddress(id: CalculatorId, values: Values): string {
  const query = new URLSearchParams({ [TOOL]: id });
  for (const { name } of CALCULATORS[id].fields) if (values[name]) query.set(name, values[name]);
  return `${SITE_PATHS.tools}?${query}#${id}`;
}

/** Values that an address carries for a calculator; null where they are for another. */
export function readToolAddress(id: CalculatorId, search: string): Values | null {
  const query = new URLSearchParams(search);
  if (query.get(TOOL) !== id) return null;
  return Object.fromEntries(CALCULATORS[id].fields.map(({ name }) => [name, query.get(name) ?? '']));
}
