import type { ParticularKind, ReadParticular } from '../types.ts';

const NAMED_AS: Readonly<Record<ParticularKind, string>> = {
  product: 'a product',
  fuel: 'a fuel',
  stack: 'a stack',
  water: 'water that is used or let out',
  waste: 'a waste',
  equipment: 'equipment',
  other: 'part of the plant',
};

/** How a particular was read, in one sentence. */
export const toParticularWhy = ({
  kind,
  name,
  value,
}: Pick<ReadParticular, 'kind' | 'name' | 'value'>): string => {
  const beside = value === null ? '' : `, with “${value}” beside it`;
  return `The order names “${name}” as ${NAMED_AS[kind]}${beside}, which describes the plant and is no limit.`;
};
