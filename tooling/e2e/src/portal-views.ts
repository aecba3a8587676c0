import { AUTH_PATHS, COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { fillLogin, OWNER } from './users.ts';

/** A view of the portal and what its first visit may cost. */
export type PortalView = {
  name: string;
  url: string;
  /** Session of a signed-in person, where the view needs one. */
  storageState: BrowserContextOptions['storageState'];
  /** Requests, and their bytes over the wire (headers and all that is loaded after it). */
  budget: { requests: number; bytes: number };
  /** A part of the address of the call whose answer the view shows, where it shows one. */
  firstCall?: string;
  /** Waits until the page shows what it is for. */
  isShown: (page: Page) => Promise<void>;
};

const BUDGETS = {
  entry: { requests: 25, bytes: 260_000 },
  screen: { requests: 40, bytes: 380_000 },
} as const;

/** Sessions by the portal that they are of: each journey that weighs views would sign in again. */
const sessions = new Map<string, Promise<BrowserContextOptions['storageState']>>();

async function startSession(
  browser: Browser,
  portalUrl: string,
  options: BrowserContextOptions,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext(options);
  await openSignedIn(context, portalUrl);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The views that are weighed: before signing in, and the two screens that are opened every day. */
export async function listViews(
  browser: Browser,
  portalUrl: string,
  options: BrowserContextOptions,
): Promise<PortalView[]> {
  const session = sessions.get(portalUrl) ?? startSession(browser, portalUrl, options);
  sessions.set(portalUrl, session);
  const storageState = await session;
  const screen = (
    name: string,
    path: string,
    firstCall: string,
    isShown: PortalView['isShown'],
  ): PortalView => ({
    name,
    url: portalUrl + path,
    storageState,
    budget: BUDGETS.screen,
    firstCall,
    isShown,
  });
  return [
    {
      name: 'sign-in',
      url: portalUrl + AUTH_PATHS.login,
      storageState: undefined,
      budget: BUDGETS.entry,
      isShown: (shown) => shown.getByRole('button', { name: 'Sign in' }).waitFor(),
    },
    screen('dashboard', COMPANY_PATHS.dashboard, '/api/v1/dashboard', showsDashboard),
    screen('tasks', COMPANY_PATHS.tasksAndAlerts, '/scheduled-tasks?', (shown) =>
      shown.getByRole('region', { name: 'Due dates' }).getByRole('link').first().waitFor(),
    ),
  ];
}

/** A page on which the owner of the demo's company is signed in, on the dashboard. */
export async function openSignedIn(context: BrowserContext, portalUrl: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(portalUrl + AUTH_PATHS.login);
  await fillLogin(page, OWNER);
  await showsDashboard(page);
  return page;
}

function showsDashboard(page: Page): Promise<void> {
  return page
    .getByRole('heading', { name: 'Today’s rounds' })
    .or(page.getByRole('heading', { name: 'Waiting for you' }))
    .first()
    .waitFor();
}
