import { auditLogRoutes } from '../features/audit-log/routes.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { catchUpRoutes } from '../features/catch-up/routes.ts';
import { toChangePasswordRoutes } from '../features/change-password/routes.ts';
import { consentAnalyzerRoutes } from '../features/consent-analyzer/routes.ts';
import { consentDocumentsRoutes } from '../features/consent-documents/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { enquiriesRoutes } from '../features/enquiries/routes.ts';
import { labMarketplaceRoutes } from '../features/lab-marketplace/routes.ts';
import { toNotificationsRoutes } from '../features/notifications/routes.ts';
import { onboardingRoutes } from '../features/onboarding/routes.ts';
import { organisationRoutes } from '../features/organisation/routes.ts';
import { productPreviewRoutes } from '../features/product-preview/routes.ts';
import { toProfileRoutes } from '../features/profile/routes.ts';
import { reportingTasksRoutes } from '../features/reporting-tasks/routes.ts';
import { resourceCenterRoutes } from '../features/resource-center/routes.ts';
import { toSupportRoutes } from '../features/support/routes.ts';
import { tasksAndAlertsRoutes } from '../features/tasks-and-alerts/routes.ts';
import { technicalDocumentationRoutes } from '../features/technical-documentation/routes.ts';
import { userManagementRoutes } from '../features/user-management/routes.ts';
import type { FeatureRoute, PublicRoute } from '../shared/routing/feature-route.ts';

const loadAccount = () => import('./account-screens.ts');

/**
 * Every screen of the signed-in area that exists. A feature is one line here; menus and guards follow from it, so
 * that nothing half-built can be reached.
 */
export const FEATURE_ROUTES: readonly FeatureRoute[] = [
  ...dashboardRoutes,
  ...consentAnalyzerRoutes,
  ...consentDocumentsRoutes,
  ...reportingTasksRoutes,
  ...tasksAndAlertsRoutes,
  ...catchUpRoutes,
  ...technicalDocumentationRoutes,
  ...resourceCenterRoutes,
  ...userManagementRoutes,
  ...auditLogRoutes,
  ...organisationRoutes,
  ...labMarketplaceRoutes,
  ...enquiriesRoutes,
  ...toSupportRoutes(
    async () => (await loadAccount()).SupportScreen,
    async () => (await loadAccount()).SupportCreateScreen,
  ),
  ...toNotificationsRoutes(async () => (await loadAccount()).NotificationsScreen),
  ...toProfileRoutes(async () => (await loadAccount()).ProfileScreen),
  ...toChangePasswordRoutes(async () => (await loadAccount()).ChangePasswordScreen),
];

/** Every page that needs no session. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...authRoutes,
  ...onboardingRoutes,
  ...productPreviewRoutes,
];
