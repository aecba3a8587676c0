import { COMPANY_PATHS } from '@anupalan/enums/paths';

/** The path of the catch-up page below the screen of due dates. */
export const CATCH_UP_SUB_PATH = 'catch-up';

/** Address of what had passed before acceptance and is to be answered; of one order, or of all. */
export function toCatchUpPath(documentId?: string): string {
  const path = `${COMPANY_PATHS.tasksAndAlerts}/${CATCH_UP_SUB_PATH}`;
  return documentId === undefined ? path : `${path}?order=${documentId}`;
}
