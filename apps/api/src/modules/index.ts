import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerAlerts } from './alerts/routes.ts';
import { registerAudit } from './audit/routes.ts';
import { registerConsentDocuments } from './consent-documents/routes.ts';
import { registerDashboard } from './dashboard/routes.ts';
import { registerEnquiries } from './enquiries/routes.ts';
import { registerEvidence } from './evidence/routes.ts';
import { registerHealth } from './health/routes.ts';
import { registerLabs } from './labs/routes.ts';
import { registerPreferences } from './notifications/preference-routes.ts';
import { registerNotifications } from './notifications/routes.ts';
import { registerObligations } from './obligations/routes.ts';
import { registerOrganisation } from './organisation/routes.ts';
import { registerPeople } from './people/routes.ts';
import { registerRoles } from './roles/routes.ts';
import { registerScheduledTasks } from './scheduled-tasks/routes.ts';
import { registerStatutory } from './statutory/routes.ts';
import { registerSupport } from './support/routes.ts';
import { registerTaskImport } from './tasks/import/routes.ts';
import { registerTasks } from './tasks/routes.ts';

/** Every module of the API, in the order in which the document shows them. */
export function registerModules(app: FastifyInstance, services: Services): void {
  registerHealth(app, services);
  registerAccounts(app, services);
  registerOrganisation(app, services);
  registerRoles(app, services);
  registerPeople(app, services);
  registerDashboard(app, services);
  registerConsentDocuments(app, services);
  registerObligations(app, services);
  registerTasks(app, services);
  registerTaskImport(app, services);
  registerStatutory(app, services);
  registerScheduledTasks(app, services);
  registerEvidence(app, services);
  registerLabs(app, services);
  registerEnquiries(app, services);
  registerSupport(app, services);
  registerAlerts(app, services);
  registerNotifications(app, services);
  registerPreferences(app, services);
  registerAudit(app, services);
}
