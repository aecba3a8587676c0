import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeBaseBackup } from '../../database/base-backup.ts';
import { dumpDatabase } from '../../database/dump.ts';
import { findRunningUrl } from '../../database/embedded.ts';
import { type CopiedFile, copyFile, copyTree, hashFile } from '../../files/copy-tree.ts';
import { disk, syncTree } from '../../files/durable.ts';
import { KEY_FILE } from '../../files/file-key.ts';
import { listStoredFiles } from '../../files/stored-files.ts';
import type { Services } from '../../http/services.ts';
import { PUSH_KEY_FILE } from '../../push/push-key.ts';
import { CHECKSUMS, toChecksums } from './checksums.ts';

/** Number of files and their length together. */
export type Tally = { count: number; bytes: number };

/** What a backup holds. */
export type Backup = {
  folder: string;
  madeAt: string;
  /** `cluster`: the data folder of our own server. `dump`: a file of pg_dump. `version` is that of the server. */
  database: Tally & { kind: 'cluster' | 'dump'; version: string; logBytes: number };
  /** Null: they lie in a bucket. */
  files: Tally | null;
  /** Stored files that the database names and that are not there: they were lost before. */
  missing: string[];
  mails: Tally;
  site: Tally;
  /** `inside`: with the backup. `setting`: only in EHS_FILE_KEY. */
  key: 'inside' | 'setting';
};

const DUMP = 'database.dump';
const PASSWORD = 'postgres.password';
/** Files that are being written. */
const isOnItsWay = (place: string) => /\.(partial|new)$/.test(place);

/**
 * Backs everything up into a folder that does not exist yet, or is empty. It is made beside its place and moved there
 * when it is whole.
 * @throws Error with one sentence; nothing is left of a backup that failed
 */
export async function createBackup(
  services: Pick<Services, 'config' | 'db' | 'files'>,
  folder: string,
  now: Date,
  env: NodeJS.ProcessEnv,
): Promise<Backup> {
  services.files.requireKey();
  const target = path.resolve(folder);
  const partial = `${target}.partial`;
  checkTarget(target, services.config.dataDir);
  makePartial(partial);
  try {
    const backup = await fill(services, partial, env);
    await syncTree(partial);
    if (existsSync(target)) rmdirSync(target);
    renameSync(partial, target);
    await disk.sync(path.dirname(target), 'folder');
    return { folder: target, madeAt: now.toISOString(), ...backup };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

function checkTarget(target: string, dataDir: string): void {
  const fromData = path.relative(toRealPath(dataDir), toRealPath(target));
  const isOutside = fromData === '..' || fromData.startsWith(`..${path.sep}`) || path.isAbsolute(fromData);
  if (!isOutside)
    throw new Error(
      `${target} is inside the data folder. Use a folder outside it, preferably on another disk.`,
    );
  if (!existsSync(target)) return;
  let isEmpty = false;
  try {
    isEmpty = readdirSync(target).length === 0;
  } catch {
    throw new Error(`${target} is not a folder.`);
  }
  if (!isEmpty) throw new Error(`${target} is not empty. Use a folder that does not exist yet.`);
  if (statSync(target).dev !== statSync(path.dirname(target)).dev)
    throw new Error(`${target} is the root of a disk. Name a folder in it.`);
}

/** Without the links on the way to it, also of a place that does not exist yet. */
function toRealPath(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const parent = path.dirname(place);
  return parent === place ? place : path.join(toRealPath(parent), path.basename(place));
}

function makePartial(partial: string): void {
  mkdirSync(path.dirname(partial), { recursive: true });
  if (existsSync(partial))
    throw new Error(
      `${partial} exists: another command is making this backup, or was interrupted. If none is running, delete the folder and try again.`,
    );
  mkdirSync(partial, { mode: 0o700 });
}

async function fill(
  services: Pick<Services, 'config' | 'db'>,
  partial: string,
  env: NodeJS.ProcessEnv,
): Promise<Omit<Backup, 'folder' | 'madeAt'>> {
  const { dataDir, databaseUrl, fileKey, s3 } = services.config;
  const all: CopiedFile[] = [];
  const take = async (place: string, isNew: (place: string) => boolean = () => true) => {
    const copied = await copyTree(path.join(dataDir, place), path.join(partial, place), {
      isLeftOut: (below) => isOnItsWay(below) || !isNew(below),
    });
    return add(all, place, copied);
  };
  // Files never change, rows are written after their files and deleted before them. Copied before the database, no
  // file is missing that is deleted meanwhile; copied once more after it, none that has come meanwhile.
  const named = s3 ? [] : await listStoredFiles(services.db.pool);
  const before = s3 ? [] : await take('files');
  const database =
    databaseUrl === null
      ? await copyDatabase(dataDir, partial, all)
      : await dump(services, databaseUrl, partial, env, all);
  const known = new Set(before.map((file) => file.path));
  const after = s3 ? [] : await take('files', (below) => !known.has(`files/${below}`));
  const missing = await findMissing(services, named, [...before, ...after]);
  const mails = await take('outbox');
  const site = await take('site');
  if (!fileKey) await takeFile(dataDir, partial, KEY_FILE, all);
  if (existsSync(path.join(dataDir, PUSH_KEY_FILE))) await takeFile(dataDir, partial, PUSH_KEY_FILE, all);
  writeFileSync(path.join(partial, CHECKSUMS), toChecksums(all), { mode: 0o600, flag: 'wx' });
  return {
    database,
    files: s3 ? null : toTally([...before, ...after]),
    missing,
    mails: toTally(mails),
    site: toTally(site),
    key: fileKey ? 'setting' : 'inside',
  };
}

/**
 * Files that were named before the backup, still are after it, and are not in it.
 * @throws Error where the folder has no stored file at all: then it is another one, and its key the wrong one
 */
async function findMissing(
  services: Pick<Services, 'config' | 'db'>,
  named: readonly string[],
  copied: readonly CopiedFile[],
): Promise<string[]> {
  const places = new Set(copied.map((file) => file.path));
  const lacking = new Set(named.filter((key) => !places.has(`files/${key}`)));
  if (lacking.size === 0) return [];
  const missing = (await listStoredFiles(services.db.pool)).filter((key) => lacking.has(key)).sort();
  if (missing.length > 0 && copied.length === 0)
    throw new Error(
      `The database names ${missing.length} stored files, and ${services.config.dataDir} has none. Set EHS_DATA_DIR to the value of the server.`,
    );
  return missing;
}

async function copyDatabase(
  dataDir: string,
  partial: string,
  all: CopiedFile[],
): Promise<Backup['database']> {
  const url = findRunningUrl(dataDir);
  if (url === null)
    throw new Error(`The database in ${dataDir} has stopped. Start the server, or stop it, and try again.`);
  const made = await makeBaseBackup({
    url,
    cluster: path.join(dataDir, 'postgres'),
    target: path.join(partial, 'postgres'),
  });
  add(all, 'postgres', made.files);
  await takeFile(dataDir, partial, PASSWORD, all);
  return { kind: 'cluster', version: made.version, ...toTally(made.files), logBytes: made.walBytes };
}

async function dump(
  services: Pick<Services, 'db'>,
  url: string,
  partial: string,
  env: NodeJS.ProcessEnv,
  all: CopiedFile[],
): Promise<Backup['database']> {
  const { rows } = await services.db.pool.query<{ version: string; number: string }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
            current_setting('server_version_num') AS number`,
  );
  const file = path.join(partial, DUMP);
  await dumpDatabase({ url, file, serverMajor: Math.floor(Number(rows[0]?.number) / 10_000), env });
  const made = await hashFile(file);
  if (made === null) throw new Error(`pg_dump has not written ${file}.`);
  all.push({ path: DUMP, ...made });
  return { kind: 'dump', version: rows[0]?.version ?? '', count: 1, bytes: made.bytes, logBytes: 0 };
}

/** A file without which the rest cannot be opened. */
async function takeFile(dataDir: string, partial: string, place: string, all: CopiedFile[]): Promise<void> {
  const copied = await copyFile(path.join(dataDir, place), path.join(partial, place));
  if (copied === null)
    throw new Error(`There is no ${path.join(dataDir, place)}. Set EHS_DATA_DIR to the value of the server.`);
  all.push({ path: place, ...copied });
}

/** Adds what was copied below a place. @returns it, by its place below the backup */
function add(all: CopiedFile[], place: string, copied: readonly CopiedFile[]): CopiedFile[] {
  const placed = copied.map((file) => ({ ...file, path: `${place}/${file.path}` }));
  all.push(...placed);
  return placed;
}

function toTally(files: readonly CopiedFile[]): Tally {
  return { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}
