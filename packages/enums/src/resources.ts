/** Kinds of entries in the resource centre. */
export const RESOURCE_KINDS = ['act', 'rules', 'form', 'guidance'] as const;
/** Kind of an entry in the resource centre. */
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
/** The labels that screens show. */
export const RESOURCE_KIND_LABELS: Readonly<Record<ResourceKind, string>> = {
  act: 'Act',
  rules: 'Rules',
  form: 'Form',
  guidance: 'Guidance',
};
