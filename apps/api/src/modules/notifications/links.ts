import type { OrderPackKind } from '@anupalan/enums/order-packs';
import { COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';
import type { AppRole } from '@anupalan/enums/roles';

/** The portal's path of one due date, opened. */
export function toOccurrencePath(area: AppRole, occurrence: { taskId: string; dueDate: string }): string {
  return area === 'lab'
    ? `${LAB_PATHS.reportingTasks}?${new URLSearchParams({ task: occurrence.taskId })}`
    : `${COMPANY_PATHS.tasksAndAlerts}?${new URLSearchParams({ task: occurrence.taskId, due: occurrence.dueDate })}`;
}

/** The portal's path of an order. */
export function toOrderPath(documentId: string): string {
  return `${COMPANY_PATHS.consentDocuments}/${documentId}`;
}

/** The portal's path of an order with its packs opened, or its half-yearly reports. */
export function toPacksPath(documentId: string, kind: OrderPackKind): string {
  return `${toOrderPath(documentId)}?packs=${kind === 'inspection_pack' ? 'open' : 'report'}`;
}

/** The portal's path of everything that is due. */
export function toOccurrencesPath(area: AppRole): string {
  return area === 'lab' ? LAB_PATHS.reportingTasks : COMPANY_PATHS.tasksAndAlerts;
}

/** The portal's path where a user chooses what comes by mail. */
export function toPreferencesPath(area: AppRole): string {
  const paths = area === 'lab' ? LAB_PATHS : COMPANY_PATHS;
  return `${paths.notifications}?tab=preferences`;
}
