import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmbeddedBinaries } from './embedded-binaries.ts';

/** How the PostgreSQL programs are started so that they do not run as root, which PostgreSQL refuses. */
export type Launcher = {
  binaries: EmbeddedBinaries;
  /** Turns a program and its arguments into the command to spawn. */
  command(program: string, args: string[]): [string, string[]];
  /**
   * Gives a folder, and what is in it, to the user that PostgreSQL runs as, where it is another's: as one that was
   * made, or restored, in another way.
   */
  own(folder: string): void;
};

const UNPRIVILEGED_ID = 1000;
const RUN_AS_ID = 65_534; // nobody

/**
 * Chooses the way: not root, directly; root, in a user namespace where root is mapped to a plain user (the files
 * stay root's); where namespaces are forbidden, as another user with a world-readable copy of the programs.
 */
export function chooseLauncher(binaries: EmbeddedBinaries): Launcher {
  if (process.getuid?.() !== 0) {
    return { binaries, command: (program, args) => [program, args], own: () => undefined };
  }
  const namespace = ['--user', `--map-user=${UNPRIVILEGED_ID}`, `--map-group=${UNPRIVILEGED_ID}`];
  if (process.env.EHS_POSTGRES_USER_NAMESPACE !== 'off' && succeeds('unshare', [...namespace, 'true'])) {
    return {
      binaries,
      command: (program, args) => ['unshare', [...namespace, program, ...args]],
      own: (folder) => giveTo(folder, 0), // whom the namespace maps
    };
  }
  return launcherAsNobody(binaries);
}

function launcherAsNobody(original: EmbeddedBinaries): Launcher {
  const binaries = copyOf(original);
  const identity = [`--reuid=${RUN_AS_ID}`, `--regid=${RUN_AS_ID}`, '--clear-groups'];
  // The data folder may lie under one that only root can enter: these two capabilities let PostgreSQL through.
  const through = [
    '--inh-caps=+dac_override,+dac_read_search',
    '--ambient-caps=+dac_override,+dac_read_search',
  ];
  const flags = succeeds('setpriv', [...identity, ...through, 'true']) ? [...identity, ...through] : identity;
  if (!succeeds('setpriv', [...flags, 'true'])) {
    throw new Error(
      'PostgreSQL does not run as root, and neither unshare nor setpriv works here. Start Anupalan as another user, or set DATABASE_URL.',
    );
  }
  return {
    binaries,
    command: (program, args) => ['setpriv', [...flags, program, ...args]],
    own: (folder) => giveTo(folder, RUN_AS_ID),
  };
}

/** Copies the programs once to a folder that everybody may read; the copy appears whole or not at all. */
function copyOf(binaries: EmbeddedBinaries): EmbeddedBinaries {
  const stamp = Math.round(statSync(binaries.postgres).mtimeMs);
  const home = path.join(os.tmpdir(), `anupalan-postgres-${stamp}`);
  if (!isTrusted(home)) {
    const parent = mkdtempSync(path.join(os.tmpdir(), 'anupalan-copy-'));
    try {
      const copy = path.join(parent, 'native');
      cpSync(binaries.home, copy, { recursive: true, verbatimSymlinks: true });
      spawnSync('chmod', ['-R', 'a+rX', copy]);
      // A power cut must not leave empty programs that later starts trust.
      spawnSync('sync', ['-f', copy]);
      renameSync(copy, home);
    } catch (error) {
      // Another start may have made it at the same moment.
      if (!isTrusted(home)) throw error;
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  }
  return {
    home,
    initdb: path.join(home, 'bin', path.basename(binaries.initdb)),
    postgres: path.join(home, 'bin', path.basename(binaries.postgres)),
  };
}

/** A folder of that name that another user made is not trusted. */
function isTrusted(home: string): boolean {
  return existsSync(home) && statSync(home).uid === 0;
}

function giveTo(folder: string, id: number): void {
  if (statSync(folder).uid !== id) chownTree(folder, id);
}

/** The folder last: one that was cut off is given again. */
function chownTree(folder: string, id: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) chownTree(child, id);
    else if (!entry.isSymbolicLink()) chownSync(child, id, id);
  }
  chownSync(folder, id, id);
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
