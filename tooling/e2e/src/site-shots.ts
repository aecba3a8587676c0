import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Locator, Page } from '@playwright/test';

/** A crop of the running product, as the site shows it. Sizes are in CSS pixels. */
export type SiteShot = {
  /** Name of its files. */
  name: string;
  /** Width of the window; the portal folds its menu below 1,200. */
  windowWidth: number;
  /** What is cut out, from its upper left corner. */
  width: number;
  height: number;
  /** Room around the part, left and above. */
  margin?: number;
  /** Opens the screen. @returns the part at whose upper left corner the crop begins */
  open: (page: Page, portalUrl: string) => Promise<Locator>;
};

const PLATING = 'Consent to operate with authorisation, plating works';
const TILES = 'Consolidated consent and authorisation, vitrified tiles';

/** Every crop has this shape, so that texts beside them have the same room. */
const SIDE = { windowWidth: 1000, width: 900, height: 562, margin: 10 } as const;

/** The same shape, for screens that need the width of a desk. */
const WHOLE = { windowWidth: 1280, width: 1000, height: 624, margin: 10 } as const;

async function openOrder(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
}

/** The crops of the home page, from the demo. */
export const SITE_SHOTS: readonly SiteShot[] = [
  {
    name: 'reading',
    windowWidth: 1280,
    width: 1216,
    height: 660,
    open: async (page, portalUrl) => {
      await openOrder(page, portalUrl + COMPANY_PATHS.consentAnalyzer, PLATING);
      await page.getByRole('button', { name: 'Accept', exact: false }).last().waitFor();
      await page.locator('canvas').first().waitFor();
      return page.getByRole('main');
    },
  },
  {
    name: 'alerts',
    ...SIDE,
    open: async (page, portalUrl) => {
      await page.goto(portalUrl + COMPANY_PATHS.dashboard);
      const late = page.getByRole('heading', { name: 'Late', exact: true }).last();
      await late.waitFor();
      return page.locator('section').filter({ has: late }).last();
    },
  },
  {
    name: 'evidence',
    ...SIDE,
    open: async (page, portalUrl) => {
      await openOrder(page, portalUrl + COMPANY_PATHS.consentDocuments, PLATING);
      const limits = page.getByRole('heading', { name: 'Limits', exact: true });
      await limits.waitFor();
      return page.getByRole('table').first();
    },
  },
  {
    name: 'renewals',
    ...SIDE,
    open: async (page, portalUrl) => {
      await openOrder(page, portalUrl + COMPANY_PATHS.consentDocuments, TILES);
      await page.getByText('Apply by').first().waitFor();
      return page.getByRole('main').locator('section').first();
    },
  },
  {
    name: 'laboratories',
    ...WHOLE,
    open: async (page, portalUrl) => {
      await page.goto(portalUrl + COMPANY_PATHS.labMarketplace);
      await page.getByRole('link', { name: 'Deccan Analytical Laboratory' }).click();
      const scope = page.getByRole('heading', { name: 'About', exact: true });
      await scope.waitFor();
      return page.locator('section').filter({ has: scope }).last();
    },
  },
  {
    name: 'people',
    ...WHOLE,
    open: async (page, portalUrl) => {
      await page.goto(portalUrl + COMPANY_PATHS.userManagement);
      await page.getByRole('link', { name: 'Meera Joshi' }).waitFor();
      return page.getByRole('main').getByRole('table').first();
    },
  },
];
