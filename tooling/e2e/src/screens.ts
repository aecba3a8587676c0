import { AUTH_PATHS, COMPANY_PATHS, LAB_PATHS } from '@anupalan/enums/paths';

/** Pages of the portal that need no session. */
export const ENTRY_PAGES: readonly string[] = [
  AUTH_PATHS.login,
  AUTH_PATHS.forgotPassword,
  AUTH_PATHS.resetPassword,
  AUTH_PATHS.setPassword,
  AUTH_PATHS.onboarding,
  AUTH_PATHS.signUp,
  AUTH_PATHS.productPreview,
];

/** Every screen of a company: those of the specification, and the views within them that have an address. */
export const COMPANY_SCREENS: readonly string[] = [
  ...Object.values(COMPANY_PATHS),
  `${COMPANY_PATHS.userManagement}/roles`,
  `${COMPANY_PATHS.userManagement}/audit-log`,
  `${COMPANY_PATHS.reportingTasks}/catalogue`,
  `${COMPANY_PATHS.reportingTasks}/import`,
  `${COMPANY_PATHS.tasksAndAlerts}?view=month`,
  `${COMPANY_PATHS.tasksAndAlerts}?view=year`,
];

/** Every screen of a lab. */
export const LAB_SCREENS: readonly string[] = [
  ...Object.values(LAB_PATHS),
  `${LAB_PATHS.userManagement}/roles`,
  `${LAB_PATHS.userManagement}/audit-log`,
];
