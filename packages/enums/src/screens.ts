import { COMPANY_PATHS, LAB_PATHS } from './paths.ts';
import type { SessionPermissionName } from './permissions.ts';
import type { AppRole } from './roles.ts';

/** A screen of the signed-in area: the header's title and tagline, and the permission its route needs. */
export type Screen = {
  path: string;
  role: AppRole;
  title: string;
  tagline: string;
  /** Null: every session of the role may open it. */
  permission: SessionPermissionName | null;
};

type Head = Pick<Screen, 'title' | 'tagline' | 'permission'>;

/** Heads by the name of the route in both areas (docs/spec-coverage.md#menus-constants-shell; D41). */
const HEADS = {
  dashboard: {
    title: 'Dashboard Overview',
    tagline: 'Late, due today and this week',
    permission: 'Dashboard',
  },
  organisation: {
    title: 'Organisation',
    tagline: 'Facts, wastes and equipment',
    permission: null,
  },
  consentDocuments: {
    title: 'Consent Documents',
    tagline: 'Orders and expiry dates',
    permission: 'Consent Documents',
  },
  userManagement: {
    title: 'User Management',
    tagline: 'People, roles and permissions',
    permission: 'User Management',
  },
  reportingTasks: {
    title: 'Reporting Tasks',
    tagline: 'What, how often and by whom',
    permission: 'Reporting Task',
  },
  consentAnalyzer: {
    title: 'Consent Analyzer',
    tagline: 'From an order to its tasks',
    permission: 'Consent Analyzer',
  },
  tasksAndAlerts: {
    title: 'Tasks and Alerts',
    tagline: 'Every due date by status',
    permission: 'Tasks & Alerts',
  },
  technicalDocumentation: {
    title: 'Technical Documentation',
    tagline: 'Manuals, drawings, reports',
    permission: 'Technical Documents',
  },
  resourceCenter: {
    title: 'Resource Center',
    tagline: 'Laws, guides and forms',
    permission: 'Resources Center',
  },
  labMarketplace: {
    title: 'Lab Marketplace',
    tagline: 'Laboratories and their scope',
    permission: null,
  },
  support: {
    title: 'Support',
    tagline: 'Your requests and our answers',
    permission: 'Support Management',
  },
  supportCreate: {
    title: 'Support',
    tagline: 'Describe what you need',
    permission: 'Support Management',
  },
  notifications: {
    title: 'Notifications',
    tagline: 'Alerts, reminders and messages',
    permission: 'Notifications',
  },
  profile: { title: 'Profile', tagline: 'Your name, phone and picture', permission: 'Profile' },
  changePassword: { title: 'Change Password', tagline: 'Keep your account safe', permission: null },
} as const satisfies Record<string, Head>;

function toScreens(role: AppRole, paths: Readonly<Partial<Record<keyof typeof HEADS, string>>>): Screen[] {
  return (Object.keys(paths) as (keyof typeof HEADS)[]).flatMap((name) => {
    const path = paths[name];
    return path === undefined ? [] : [{ path, role, ...HEADS[name] }];
  });
}

/** Every screen of both areas, in the order of the specification. */
export const SCREENS: readonly Screen[] = [
  ...toScreens('company', COMPANY_PATHS),
  ...toScreens('lab', LAB_PATHS),
];

/** Title and tagline of a path, or null for a path that is no screen. */
export function findScreen(path: string): Screen | null {
  return SCREENS.find((screen) => screen.path === path) ?? null;
}

/** Header titles of the admin-style prefixes, spelled as given. See docs/spec-coverage.md#menus-constants-shell. @specified */
export const ADMIN_TITLES: Readonly<Record<string, string>> = {
  '/companyManagement': 'Company Management',
  '/labManagement': 'Lab Management',
  '/RoleManagement': 'Role Management',
  '/enquiryManagement': 'Enquiry Management',
  '/scheduleManagement': 'Schedule Management',
  '/FinanceManagement': 'Finance Management',
  '/IndustryManagement': 'Industry Management',
  '/ServiceManagement': 'Service Management',
  '/location-management': 'Location Management',
};
