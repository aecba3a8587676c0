import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FINGERPRINT_FILE, toFingerprint } from '@anupalan/articles/fingerprint';
import type { Blog } from '@anupalan/validators/entities/blog';
import type { Config } from '../env.ts';
import { disk, makeFolder, syncTree } from '../files/durable.ts';
import { showSite, toSitesDir } from './current-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const APP = path.join(ROOT, 'apps/site');
const KEPT = 2;

/** Whether a site was built of other articles than those that are published. One that does not say is left alone. */
export function isOutdated(siteDir: string, articles: readonly Blog[]): boolean {
  const file = path.join(siteDir, FINGERPRINT_FILE);
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== toFingerprint(articles);
}

/** Whether pages can be built here: a server may run without the sources of the site. */
export function canBuildSite(): boolean {
  return existsSync(path.join(APP, 'astro.config.ts')) && existsSync(path.join(APP, 'node_modules/astro'));
}

/**
 * Builds the site of the published articles into a new folder and shows it in one step; the site that was shown stays
 * whole until then, and after a build that fails.
 * @returns the new folder
 * @throws Error with the last lines of the build where it fails
 */
export async function buildSite(config: Config, articles: readonly Blog[], now: Date): Promise<string> {
  if (!canBuildSite())
    throw new Error(
      'The sources of the site are not here: build it where the repository is, or by the build hook.',
    );
  const sites = toSitesDir(config.dataDir);
  await makeFolder(disk, sites, sites);
  const name = now.toISOString().replace(/\D/g, '');
  const outDir = path.join(sites, name);
  const file = path.join(sites, `${name}.json`);
  writeFileSync(file, JSON.stringify(articles));
  try {
    await run(['build', '--outDir', outDir], {
      EHS_SITE_ARTICLES: file,
      SITE_URL: config.siteUrl,
      PORTAL_URL: config.portalUrl,
      ...(config.apiUrl ? { API_URL: config.apiUrl } : {}),
    });
    // Older ones are deleted once it is shown: it has to outlive a power cut by then.
    await syncTree(outDir);
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(file, { force: true });
  }
  showSite(config.dataDir, name);
  for (const old of readdirSync(sites)
    .filter((each) => /^\d+$/.test(each))
    .sort()
    .slice(0, -KEPT))
    rmSync(path.join(sites, old), { recursive: true, force: true });
  return outDir;
}

function run(args: readonly string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const bin = path.join(APP, 'node_modules/astro/bin/astro.mjs');
    const child = spawn(process.execPath, [bin, ...args], {
      cwd: APP,
      // Without the settings of the server: the build needs none of its secrets.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    const keep = (chunk: Buffer) => {
      tail = (tail + chunk.toString('utf8')).slice(-2000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built:\n${tail.trim()}`)),
    );
  });
}
