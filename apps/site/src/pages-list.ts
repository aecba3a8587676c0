import { COPYRIGHT_YEAR } from '@anupalan/enums/limits';
import { AUTH_PATHS, SITE_PATHS } from '@anupalan/enums/paths';

/** A page that header or footer may lead to. */
export type SitePage = {
  label: string;
  href: string;
  place: 'company' | 'resources' | 'legal';
  inHeader: boolean;
};

/**
 * The pages that exist, in their order. Header and footer show exactly these: a page gets its links the day
 * it is made, by its line here.
 */
export const sitePages: readonly SitePage[] = [
  { label: 'Home', href: SITE_PATHS.home, place: 'company', inHeader: true },
  { label: 'About Us', href: SITE_PATHS.aboutUs, place: 'company', inHeader: true },
  { label: 'Blog', href: SITE_PATHS.blog, place: 'resources', inHeader: true },
  { label: 'Contact', href: SITE_PATHS.contactUs, place: 'company', inHeader: true },
  { label: 'Tools', href: SITE_PATHS.tools, place: 'resources', inHeader: false },
  { label: 'Monitoring', href: SITE_PATHS.monitoring, place: 'resources', inHeader: false },
  { label: 'Consultancy', href: SITE_PATHS.consultancy, place: 'resources', inHeader: false },
  { label: 'Industries', href: SITE_PATHS.industries, place: 'resources', inHeader: false },
  { label: 'Ask a consultant', href: SITE_PATHS.contactConsultant, place: 'resources', inHeader: false },
  { label: 'Privacy Policy', href: SITE_PATHS.privacy, place: 'legal', inHeader: false },
];

/** Both header links lead there (D5); the server sends `/login` on to the portal. */
export const signInHref = AUTH_PATHS.login;

/** The footer's groups, without empty ones. */
export function toFooterGroups(pages: readonly SitePage[]): { title: string; pages: SitePage[] }[] {
  const titles = { company: 'Company', resources: 'Resources', legal: 'Legal' } as const;
  return Object.entries(titles)
    .map(([place, title]) => ({ title, pages: pages.filter((page) => page.place === place) }))
    .filter((group) => group.pages.length > 0);
}

/** 2025, or the current year once it is later (D7). */
export function toFooterYear(currentYear: number): number {
  return Math.max(COPYRIGHT_YEAR, currentYear);
}
