import { getLaunchOptions } from '@anupalan/vitest/browser';
import { chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { findFreePorts } from './ports.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

const AUDITS = CATEGORIES.flatMap((name) => defaultConfig.categories?.[name]?.auditRefs ?? []);
const WEIGHED = new Set(AUDITS.filter(({ weight }) => weight > 0).map(({ id }) => id));
/** What is said in a report and counts for nothing: a quarter of the time of a page. */
const AUDITS_WITHOUT_WEIGHT = AUDITS.map(({ id }) => id).filter((id) => !WEIGHED.has(id));

/** Asks Lighthouse about addresses, in a browser of its own that ends with `close`. */
export type Lighthouse = {
  /** What keeps a page below 100 in accessibility, best practices or SEO, as `category: audit`. */
  listFaults: (url: string) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Starts a browser that Lighthouse can talk to. */
export async function startLighthouse(): Promise<Lighthouse> {
  const port = await findFreePorts();
  const { executablePath, args } = getLaunchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { listFaults: (url) => listFaults(url, port), close: () => browser.close() };
}

async function listFaults(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    // Nobody looks at the report's picture of the whole page.
    disableFullPageScreenshot: true,
    skipAudits: AUDITS_WITHOUT_WEIGHT,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  return CATEGORIES.flatMap((name) => {
    const category = categories[name];
    if (category?.score === 1) return [];
    const failed = (category?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    return failed.length > 0 ? failed.map(({ id }) => `${name}: ${id}`) : [`${name}: no score`];
  });
}
