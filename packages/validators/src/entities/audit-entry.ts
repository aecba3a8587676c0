import type { InferType } from 'yup';
import { mixed } from 'yup';
import { identifier, instant, shape, text } from '../primitives.ts';

/** A line of the audit trail: who did what to what, and when. It is never edited (D23). */
export const auditEntrySchema = shape({
  id: identifier().defined(),
  at: instant().defined(),
  /** The name of the day it happened; `id` is null for what the platform did. */
  by: shape({ id: identifier().nullable().defined(), name: text().defined() }),
  action: text().defined(),
  /** Kind of the thing that was changed, for example `task`. */
  entity: text().defined(),
  entityId: identifier().defined(),
  summary: text().defined(),
  /** From, to, remark and the like. */
  details: mixed<Record<string, unknown>>().defined(),
});

/** A line of the audit trail. */
export type AuditEntry = InferType<typeof auditEntrySchema>;
