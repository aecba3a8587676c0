import { ADMIN_PATHS, COMPANY_PATHS, LAB_PATHS } from './paths.ts';
import type { PermissionName } from './permissions.ts';
import type { AppRole } from './roles.ts';

/** An item of the sidebar. It shows only to who holds `permission`; a parent may have children. */
export type MenuItem = {
  slug: string;
  label: string;
  url: string;
  permission: PermissionName;
  children?: readonly MenuItem[];
};

/** Sidebars, in the order of the specification. See docs/spec-coverage.md#menus-constants-shell. */
export const MENUS: Readonly<Record<AppRole, readonly MenuItem[]>> = {
  company: [
    { slug: 'dashboard', label: 'Dashboard', url: COMPANY_PATHS.dashboard, permission: 'Dashboard' },
    {
      slug: 'user-management',
      label: 'User Management',
      url: COMPANY_PATHS.userManagement,
      permission: 'User Management',
    },
    {
      slug: 'reporting-tasks',
      label: 'Reporting Tasks',
      url: COMPANY_PATHS.reportingTasks,
      permission: 'Reporting Task',
    },
    {
      slug: 'consent-analyzer',
      label: 'Consent Analyzer',
      url: COMPANY_PATHS.consentAnalyzer,
      permission: 'Consent Analyzer',
    },
    {
      slug: 'task-and-alerts',
      label: 'Tasks and Alerts',
      url: COMPANY_PATHS.tasksAndAlerts,
      permission: 'Tasks & Alerts',
    },
    {
      slug: 'technical-documentation',
      label: 'Technical Documentation',
      url: COMPANY_PATHS.technicalDocumentation,
      permission: 'Technical Documents',
    },
    {
      slug: 'consent',
      label: 'Consent Documents',
      url: COMPANY_PATHS.consentDocuments,
      permission: 'Consent Documents',
    },
    {
      slug: 'support-management',
      label: 'Support',
      url: COMPANY_PATHS.support,
      permission: 'Support Management',
    },
    {
      slug: 'notifications',
      label: 'Notifications',
      url: COMPANY_PATHS.notifications,
      permission: 'Notifications',
    },
  ],
  lab: [
    { slug: 'dashboard', label: 'Dashboard', url: LAB_PATHS.dashboard, permission: 'Dashboard' },
    {
      slug: 'user-management',
      label: 'User Management',
      url: LAB_PATHS.userManagement,
      permission: 'User Management',
    },
    {
      slug: 'technical-documentation',
      label: 'Technical Documentation',
      url: LAB_PATHS.technicalDocumentation,
      permission: 'Technical Documents',
    },
    {
      slug: 'support-management',
      label: 'Support',
      url: LAB_PATHS.support,
      permission: 'Support Management',
    },
    {
      slug: 'notifications',
      label: 'Notifications',
      url: LAB_PATHS.notifications,
      permission: 'Notifications',
    },
  ],
};

/** Where an item of the menu leads: location management to its states, every other to its own path. */
export function menuItemPath(item: Pick<MenuItem, 'slug' | 'url'>): string {
  return item.slug === 'location-management' ? ADMIN_PATHS.locationStateManagement : item.url;
}
