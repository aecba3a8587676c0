import { DASHBOARD_SCOPES } from '@anupalan/enums/dashboard';
import { shape } from '../primitives.ts';
import { queryChoice } from './list-query.ts';

/** What can be asked of the dashboard: whose tasks it counts and lists; without it everyone's. */
export const dashboardQuerySchema = shape({
  scope: queryChoice(DASHBOARD_SCOPES).default('organisation'),
});
