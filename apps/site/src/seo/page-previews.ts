import { BRAND } from '@anupalan/enums/brand';
import { SITE_PATHS } from '@anupalan/enums/paths';

/** What the picture of a page says: a title, and a line under it. */
export type PagePreview = { path: string; title: string; text: string };

/** Pages with a picture of their own for previews; articles have theirs, and all others the one of the home page. */
export const PAGE_PREVIEWS: readonly PagePreview[] = [
  { path: SITE_PATHS.home, title: BRAND.line, text: 'Consent orders, read condition by condition' },
  { path: SITE_PATHS.aboutUs, title: `The people and the history of ${BRAND.name}`, text: 'About us' },
  { path: SITE_PATHS.blog, title: 'Consents, returns and evidence, explained', text: 'Blog' },
  { path: SITE_PATHS.contactUs, title: 'Write to us', text: 'Contact' },
  { path: SITE_PATHS.tools, title: 'Work out when to renew and when returns are due', text: 'Tools' },
  {
    path: SITE_PATHS.monitoring,
    title: 'What a consent asks you to measure',
    text: 'Monitoring and assessment',
  },
  {
    path: SITE_PATHS.consultancy,
    title: 'From the first application to the next inspection',
    text: 'Consultancy',
  },
  { path: SITE_PATHS.industries, title: 'What consents ask of your industry', text: 'Industries' },
  { path: SITE_PATHS.contactConsultant, title: 'What to send to a consultant', text: 'Ask a consultant' },
  { path: SITE_PATHS.privacy, title: 'What we store, and what you can ask of us', text: 'Privacy Policy' },
];

/** Name of a page's picture, as it stands in its address. */
export function toPreviewName(path: string): string {
  return path === SITE_PATHS.home ? 'site' : path.slice(1);
}

/** Address of the picture for a page: its own, that of the part it belongs to, or the home page's. */
export function toPreviewPath(path: string | undefined): string {
  const own = PAGE_PREVIEWS.find((page) => page.path === path);
  const part = PAGE_PREVIEWS.find(
    (page) => page.path !== SITE_PATHS.home && path?.startsWith(`${page.path}/`),
  );
  return `/og/${toPreviewName((own ?? part)?.path ?? SITE_PATHS.home)}.png`;
}
