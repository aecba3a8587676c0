import { OWNER_ALERT_FROM_DAYS } from '@anupalan/enums/limits';
import type { Stage } from './stages.ts';

/** Who can be alerted. An assignee who is not active any more, and an organisation without owner, count as none. */
export type Recipients = { ownerId: string | null; activeIds: ReadonlySet<string> };

/**
 * Who is alerted at a stage: the assignee, else the owner; from 7 days overdue the owner as well (D24). Each once, the
 * assignee first.
 */
export function listRecipients(assigneeId: string | null, stage: Stage, recipients: Recipients): string[] {
  const isThere = (id: string | null): id is string => id !== null && recipients.activeIds.has(id);
  const owner = isThere(recipients.ownerId) ? [recipients.ownerId] : [];
  if (!isThere(assigneeId)) return owner;
  return stage >= OWNER_ALERT_FROM_DAYS ? [...new Set([assigneeId, ...owner])] : [assigneeId];
}
