import { randomBytes } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type CopiedFile, copyFile, copyTree, hashFile } from '../files/copy-tree.ts';

/** A copy of a cluster that a server recovers from at its start. Places are those below the copy. */
export type BaseBackup = {
  /** Of the server, as '18.4'. */
  version: string;
  files: CopiedFile[];
  /** The part of the write-ahead log that recovery needs, among the files. */
  walBytes: number;
};

/** What the server makes anew: left out, or, of folders, their contents. The log and the control file come later. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|global\/pg_control)$/;
const LEFT_OUT_ANYWHERE = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*|[^/]*\.tmp)$/;
const LOG = /^pg_wal\/(?!(archive_status|summaries)$)/;
const EMPTIED =
  /^(pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|pg_wal\/(archive_status|summaries))$/;
const CONTROL = 'global/pg_control';

/**
 * Copies the data folder of a running server while it works, by PostgreSQL's low-level API ("Making a Base Backup
 * Using the Low Level API" of its manual): between pg_backup_start and pg_backup_stop of one session the files are
 * copied as they are, and the log of that time makes them whole at the first start of the copy.
 * @param cluster the server's data folder; `target` does not exist yet
 * @throws Error with one sentence where the server cannot be backed up so
 */
export async function makeBaseBackup(options: {
  url: string;
  cluster: string;
  target: string;
}): Promise<BaseBackup> {
  const { url, cluster, target } = options;
  const client = new Client({ connectionString: url, application_name: 'anupalan-backup' });
  // A connection that is lost fails the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SET idle_session_timeout = 0');
    const version = await checkServer(client);
    // Until this session ends, the slot keeps every segment from the last checkpoint on.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
      `anupalan_backup_${randomBytes(6).toString('hex')}`,
    ]);
    const started = await client.query<{ lsn: string }>(
      `SELECT pg_backup_start('anupalan', true)::text AS lsn`,
    );
    const files = await copyCluster(cluster, target);
    const stopped = await client.query<{ lsn: string; labelfile: string; spcmapfile: string }>(
      'SELECT lsn::text, labelfile, spcmapfile FROM pg_backup_stop(false)',
    );
    const [from, to] = [started.rows[0]?.lsn ?? '', stopped.rows[0]];
    files.push(await write(target, 'backup_label', to?.labelfile ?? ''));
    if (to?.spcmapfile?.trim()) files.push(await write(target, 'tablespace_map', to.spcmapfile));
    const wal = await copyLog(client, cluster, target, from, to?.lsn ?? '');
    return {
      version,
      files: [...files, ...wal],
      walBytes: wal.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkServer(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string; level: string; spaces: string | number }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
            current_setting('wal_level') AS level,
            (SELECT count(*) FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')) AS spaces`,
  );
  const [found] = rows;
  if (found?.level === 'minimal')
    throw new Error(
      'The log of the database is not detailed enough for a backup (wal_level is minimal). Remove that setting from its postgresql.conf and restart the server.',
    );
  if (Number(found?.spaces) > 0)
    throw new Error('The database has tablespaces outside its folder. Back it up with pg_basebackup.');
  return found?.version ?? '';
}

/** Everything but the log, the control file last. */
async function copyCluster(cluster: string, target: string): Promise<CopiedFile[]> {
  const files = await copyTree(cluster, target, {
    isLeftOut: (place) => [LEFT_OUT, LEFT_OUT_ANYWHERE, LOG].some((each) => each.test(place)),
    isEmptied: (place) => EMPTIED.test(place),
  });
  return [...files, await write(target, CONTROL, await readControl(path.join(cluster, CONTROL)))];
}

/** The server writes this file in one go; a reader may still see half of it. Two equal readings are whole. */
async function readControl(file: string): Promise<Buffer> {
  let before = await readFile(file);
  for (let tries = 0; tries < 20; tries++) {
    await sleep(10);
    const now = await readFile(file);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${file} keeps changing. Try again.`);
}

/** The segments from the start of the backup to its end; each is there, thanks to the slot. */
async function copyLog(
  client: Client,
  cluster: string,
  target: string,
  from: string,
  to: string,
): Promise<CopiedFile[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT pg_walfile_name($1::pg_lsn + n * size) AS name
       FROM (SELECT pg_size_bytes(current_setting('wal_segment_size'))::numeric AS size) AS segment,
            generate_series(0, ceil(($2::pg_lsn - $1::pg_lsn) / size)) AS n
      WHERE pg_walfile_name($1::pg_lsn + n * size) <= pg_walfile_name($2::pg_lsn)`,
    [from, to],
  );
  const histories = (await readdir(path.join(cluster, 'pg_wal'))).filter((name) => name.endsWith('.history'));
  const copied: CopiedFile[] = [];
  for (const name of [...rows.map((row) => row.name), ...histories]) {
    const place = `pg_wal/${name}`;
    const found = await copyFile(path.join(cluster, place), path.join(target, place));
    if (found === null) throw new Error(`The database log has no ${name}. Try again.`);
    copied.push({ path: place, ...found });
  }
  if (rows.length === 0) throw new Error(`The database log has nothing from ${from} to ${to}.`);
  return copied;
}

async function write(target: string, place: string, content: string | Buffer): Promise<CopiedFile> {
  const file = path.join(target, place);
  await writeFile(file, content, { mode: 0o600, flag: 'wx' });
  const written = await hashFile(file);
  if (written === null) throw new Error(`${file} no longer exists.`);
  return { path: place, ...written };
}
