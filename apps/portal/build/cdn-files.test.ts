// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CdnKind, openCdn } from '@anupalan/enums/faces/cdn.test-support';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdnFiles } from './cdn-files.ts';

const SITE = 'https://www.works.example';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anupalan-portal-cdn-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, 'main.js'), 'document.title = "portal";');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds a portal of one file and opens a CDN with what came out. */
async function open(kind: CdnKind) {
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [cdnFiles()] });
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const ask = openCdn(kind, files, { headers: read('_headers'), redirects: read('_redirects') });
  return { ask, script: files.find((file) => file.endsWith('.js')) ?? '' };
}

describe.each<CdnKind>(['rules-first', 'files-first'])('a built portal at a CDN with %s', (kind) => {
  it('answers its own paths with its page, keeps its scripts, and leads to the site', async () => {
    vi.stubEnv('SITE_URL', `${SITE}/`);
    const { ask, script } = await open(kind);
    expect(ask('/company/dashboard')).toMatchObject({
      status: 200,
      file: 'index.html',
      headers: { 'cache-control': 'no-cache', 'x-frame-options': 'DENY' },
    });
    expect(ask(`/${script}`)).toMatchObject({
      file: script,
      headers: { 'cache-control': 'public, max-age=3600' },
    });
    expect(ask('/about-us?from=mail').location).toBe(`${SITE}/about-us?from=mail`);
  });

  it('leads nowhere where its build knew no site', async () => {
    vi.stubEnv('SITE_URL', '');
    const { ask } = await open(kind);
    expect(ask('/about-us')).toMatchObject({ status: 200, file: 'index.html', location: null });
  });
});
