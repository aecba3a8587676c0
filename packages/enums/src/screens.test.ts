import { describe, expect, it } from 'vitest';
import { MENUS, menuItemPath } from './menus.ts';
import { ADMIN_PATHS, AUTH_PATHS, COMPANY_PATHS, LAB_PATHS, SITE_PATHS } from './paths.ts';
import { ALWAYS_GRANTED, PERMISSION_NAMES, ROLE_PERMISSIONS } from './permissions.ts';
import { APP_ROLES } from './roles.ts';
import { ADMIN_TITLES, findScreen, SCREENS } from './screens.ts';

describe('screens', () => {
  it('exist for every route of both areas, once', () => {
    const paths = [...Object.values(COMPANY_PATHS), ...Object.values(LAB_PATHS)];
    expect(SCREENS.map((screen) => screen.path).sort()).toEqual(paths.sort());
  });

  it.each([
    ['/company/dashboard', 'Dashboard Overview', 'Dashboard'],
    ['/company/profile', 'Profile', 'Profile'],
    ['/company/ChangePassword', 'Change Password', null],
    ['/company/task-and-alerts', 'Tasks and Alerts', 'Tasks & Alerts'],
    ['/lab/reporting-tasks', 'Reporting Tasks', 'Reporting Task'],
    ['/lab/support-management/create', 'Support', 'Support Management'],
  ])('%s is titled %s', (path, title, permission) => {
    expect(findScreen(path)).toMatchObject({ title, permission });
  });

  it('have a line of their own, which no other screen of the area has', () => {
    for (const role of APP_ROLES) {
      const taglines = SCREENS.filter((screen) => screen.role === role).map((screen) => screen.tagline);
      // Not longer than what a phone 390 px wide shows in one line.
      for (const tagline of taglines) expect(tagline).toMatch(/^\p{Lu}[^.]{10,29}$/u);
      expect(new Set(taglines).size).toBe(taglines.length);
    }
  });

  it.each([
    ['company', 'Dashboard Overview, Profile, Change Password'],
    ['lab', 'Dashboard Overview, Profile, Change Password'],
  ] as const)(
    'of a %s are titled by their sidebar label, but for %s and those without one',
    (role, others) => {
      const titles = SCREENS.filter((screen) => screen.role === role).map((screen) => screen.title);
      for (const title of others.split(', ')) expect(titles).toContain(title);
      for (const item of MENUS[role].slice(1)) expect(findScreen(item.url)?.title).toBe(item.label);
    },
  );

  it('are none for an unknown path', () => {
    expect(findScreen('/company')).toBeNull();
  });
});

describe('routes', () => {
  it('are not given twice', () => {
    const all = [SITE_PATHS, AUTH_PATHS, COMPANY_PATHS, LAB_PATHS, ADMIN_PATHS].flatMap((paths) =>
      Object.values(paths),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(APP_ROLES)('of the %s area stand in it', (role) => {
    const paths = Object.values(role === 'company' ? COMPANY_PATHS : LAB_PATHS);
    expect(paths.every((path) => path.startsWith(`/${role}/`))).toBe(true);
  });
});

describe('admin-style constants', () => {
  it('are the paths of the specification, spelled as given', () => {
    const { locationStateManagement, ...paths } = ADMIN_PATHS;
    expect(Object.values(paths)).toEqual([
      '/company-management',
      '/RoleManagement',
      '/AdminManagement',
      '/labManagement',
      '/LabPartnership',
      '/enquiryManagement',
      '/scheduleManagement',
      '/FinanceManagement',
      '/DocumentsAndResources',
      '/IndustryManagement',
      '/ServiceManagement',
      '/LanguageManagement',
      '/state-management',
      '/city-management',
      '/location-management',
    ]);
    expect(locationStateManagement).toBe('/location-management/state-management');
  });

  it('have header titles for the prefixes of the specification, and no others', () => {
    expect(ADMIN_TITLES).toEqual({
      '/companyManagement': 'Company Management',
      '/labManagement': 'Lab Management',
      '/RoleManagement': 'Role Management',
      '/enquiryManagement': 'Enquiry Management',
      '/scheduleManagement': 'Schedule Management',
      '/FinanceManagement': 'Finance Management',
      '/IndustryManagement': 'Industry Management',
      '/ServiceManagement': 'Service Management',
      '/location-management': 'Location Management',
    });
  });

  it.each(Object.keys(ADMIN_TITLES))('%s is no screen', (path) => {
    expect(findScreen(path)).toBeNull();
  });
});

describe('menus', () => {
  it.each([
    [
      'company',
      'Dashboard, User Management, Reporting Tasks, Consent Analyzer, Tasks and Alerts, Technical Documentation, Consent Documents, Support, Notifications',
    ],
    ['lab', 'Dashboard, User Management, Technical Documentation, Support, Notifications'],
  ] as const)('of %s are the specification’s', (role, labels) => {
    expect(MENUS[role].map((item) => item.label).join(', ')).toBe(labels);
  });

  it.each([
    [
      'company',
      'dashboard, user-management, reporting-tasks, consent-analyzer, task-and-alerts, technical-documentation, consent, support-management, notifications',
    ],
    ['lab', 'dashboard, user-management, technical-documentation, support-management, notifications'],
  ] as const)('of %s have slugs, and addresses that end in them', (role, slugs) => {
    expect(MENUS[role].map((item) => item.slug).join(', ')).toBe(slugs);
    for (const item of MENUS[role]) expect(item.url).toBe(`/${role}/${item.slug}`);
  });

  it.each(APP_ROLES)('of %s lead to its screens and ask for the same permission', (role) => {
    for (const item of MENUS[role]) {
      const screen = findScreen(menuItemPath(item));
      expect(screen).toMatchObject({ role, permission: item.permission });
      expect(ROLE_PERMISSIONS[role]).toContain(item.permission);
    }
  });

  it('take location management to its states', () => {
    expect(menuItemPath({ slug: 'location-management', url: '/location-management' })).toBe(
      '/location-management/state-management',
    );
    expect(menuItemPath({ slug: 'user-management', url: '/company/user-management' })).toBe(
      '/company/user-management',
    );
  });
});

describe('permissions', () => {
  it('of a company are all ten, of a lab eight', () => {
    expect(PERMISSION_NAMES.join(', ')).toBe(
      'Dashboard, User Management, Reporting Task, Consent Analyzer, Tasks & Alerts, Technical Documents, Resources Center, Notifications, Consent Documents, Support Management',
    );
    expect(ROLE_PERMISSIONS.company).toEqual(PERMISSION_NAMES);
    const notOfLabs = PERMISSION_NAMES.filter((name) => !ROLE_PERMISSIONS.lab.includes(name));
    expect(notOfLabs).toEqual(['Consent Analyzer', 'Consent Documents']);
  });

  it('that are always granted open the dashboard and the profile', () => {
    expect(ALWAYS_GRANTED.map((entry) => entry.permissionName)).toEqual(['Dashboard', 'Profile']);
  });
});
