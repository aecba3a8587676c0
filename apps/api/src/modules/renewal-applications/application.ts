import type { Change } from '../audit/service.ts';

/** An application for the renewal of an order, as the order has it; null: none is recorded. */
export type Application = { renewalAppliedOn: string | null; renewalReference: string | null };

/** Whether two say the same. */
export function isSameApplication(one: Application, other: Application): boolean {
  return one.renewalAppliedOn === other.renewalAppliedOn && one.renewalReference === other.renewalReference;
}

/** The line of the audit trail for an application that is recorded, amended or taken back. */
export function toApplicationChange(
  order: { id: string; title: string } & Application,
  to: Application,
  at: Date,
): Change {
  const { renewalAppliedOn, renewalReference } = order;
  return {
    action: 'update',
    entity: 'consent_document',
    entityId: order.id,
    summary: `${to.renewalAppliedOn === null ? 'Removed' : 'Recorded'} the renewal application of ${order.title}`,
    details: { from: { renewalAppliedOn, renewalReference }, to },
    at,
  };
}
