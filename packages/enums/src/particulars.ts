/** Kinds of what an order says of the plant besides its limits. Contract, ConsentDocument. */
export const PARTICULAR_KINDS = ['product', 'fuel', 'stack', 'water', 'waste', 'equipment', 'other'] as const;
/** Kind of a particular. */
export type ParticularKind = (typeof PARTICULAR_KINDS)[number];
/** The labels that screens show. */
export const PARTICULAR_KIND_LABELS: Readonly<Record<ParticularKind, string>> = {
  product: 'Products',
  fuel: 'Fuels',
  stack: 'Stacks',
  water: 'Water and effluent',
  waste: 'Wastes',
  equipment: 'Equipment',
  other: 'Other',
};

/** Who says what stands in a row of an order: the reader, or a person. Contract, ConsentDocument. */
export const FINDING_SOURCES = ['read', 'person'] as const;
/** Source of a finding. */
export type FindingSource = (typeof FINDING_SOURCES)[number];
