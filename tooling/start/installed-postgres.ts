import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The oldest version of PostgreSQL that the product works on. */
const OLDEST = 15;
/** Debian keeps the programs of each version in a folder of its own, outside the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL that is installed on this machine: the folder of its programs and what it says of its version. */
export type InstalledPostgres = { bin: string; version: string };

/** The newest installed PostgreSQL of version 15 or later, in Debian's layout or on the PATH; null if there is none. */
export function findInstalledPostgres(): InstalledPostgres | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = [
    ...versions.sort((a, b) => b - a).map((version) => path.join(DEBIAN, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== ''),
  ];
  for (const bin of folders) {
    if (!existsSync(path.join(bin, 'initdb')) || !existsSync(path.join(bin, 'postgres'))) continue;
    const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    const version = /(\d+)(?:\.\d+)*/.exec(stdout ?? '');
    if (version && Number(version[1]) >= OLDEST) return { bin, version: version[0] };
  }
  return null;
}
