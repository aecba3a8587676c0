import type { InferType } from 'yup';
import { mixed } from 'yup';
import { identifier, instant, shape, text } from '../primitives.ts';

/** An entry of the audit trail: who did what, to which object, and when. It is never edited (D23). */
export const auditEntrySchema = shape({
  id: identifier().defined(),
  at: instant().defined(),
  /** The person's name at that time. `id` is null if the platform did it. */
  by: shape({ id: identifier().nullable().defined(), name: text().defined() }),
  action: text().defined(),
  /** The kind of the changed object, for example `task`. */
  entity: text().defined(),
  entityId: identifier().defined(),
  summary: text().defined(),
  /** Details such as from, to and remark. */
  details: mixed<Record<string, unknown>>().defined(),
});

/** An entry of the audit trail. */
export type AuditEntry = InferType<typeof auditEntrySchema>;
