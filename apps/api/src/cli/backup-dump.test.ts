import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import { dumpDatabase } from '../database/dump.ts';
import type { Config } from '../env.ts';
import { acceptFileKey } from '../files/file-key.ts';
import { createCli, findLastLine } from './cli.test-support.ts';
import { COMMANDS } from './commands.ts';
import { connect } from './connect.ts';
import { runCli } from './run.ts';

/** With DATABASE_URL. What stands in for pg_dump writes down how it was called. */
let base: string;
let bin: string;
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'anupalan-dump-'));
  bin = path.join(base, 'bin');
  mkdirSync(bin);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

function install(version: string, dump: string): void {
  const script = [
    '#!/bin/sh',
    `if [ "$1" = --version ]; then echo "pg_dump (PostgreSQL) ${version}"; exit 0; fi`,
    `printf '%s\\n' "$@" > "${base}/arguments"; printf '%s' "$PGPASSWORD" > "${base}/password"`,
    'for each in "$@"; do case "$each" in --file=*) file="$' + '{each#--file=}";; esac; done',
    dump,
  ];
  writeFileSync(path.join(bin, 'pg_dump'), `${script.join('\n')}\n`);
  chmodSync(path.join(bin, 'pg_dump'), 0o755);
}

const WRITES = 'printf dumped > "$file"';

describe('pg_dump', () => {
  const dump = (url = 'postgres://owner:s%40cret@db.example:5433/anupalan?sslmode=require') =>
    dumpDatabase({ url, file: path.join(base, 'database.dump'), serverMajor: 16, env: { PATH: bin } });

  test('is given the address without its password, which others on the machine would see', async () => {
    install('16.3 (Debian 16.3-1)', WRITES);
    expect(await dump()).toBe('16.3');
    expect(readFileSync(path.join(base, 'arguments'), 'utf8').trim().split('\n')).toEqual([
      '--format=custom',
      '--no-password',
      `--file=${path.join(base, 'database.dump')}`,
      '--dbname=postgres://owner@db.example:5433/anupalan?sslmode=require',
    ]);
    expect(readFileSync(path.join(base, 'password'), 'utf8')).toBe('s@cret');
    expect(statSync(path.join(base, 'database.dump')).mode & 0o777).toBe(0o600);
  });

  test('of a newer version than the server is taken', async () => {
    install('18beta1', WRITES);
    expect(await dump('postgres://owner@db.example/anupalan')).toBe('18');
  });

  test.each([
    ['sslmode=no-verify', '?sslmode=require'],
    ['uselibpqcompat=true&sslmode=verify-full', '?sslmode=verify-full'],
    ['uselibpqcompat=true', ''],
    ['options=-c%20search_path=own&sslmode=no-verify', '?options=-c%20search_path=own&sslmode=require'],
    ['options=-c%20a=no-verify', '?options=-c%20a=no-verify'],
  ])('is spared what libpq does not know: ?%s', async (given, passed) => {
    install('16.3', WRITES);
    for (const login of ['owner', 'owner:secret']) {
      await dump(`postgres://${login}@db.example/anupalan?${given}`);
      expect(readFileSync(path.join(base, 'arguments'), 'utf8')).toContain(
        `--dbname=postgres://owner@db.example/anupalan${passed}\n`,
      );
    }
  });

  test.each([
    [
      '15.9',
      WRITES,
      /^pg_dump has version 15\.9, and the server has version 16\. Install .* first on the PATH\.$/,
    ],
    ['not a version', WRITES, /^pg_dump does not report its version/],
    [
      '16.3',
      'echo "pg_dump: error: permission denied for table users" >&2; echo "pg_dump: detail: LOCK" >&2; exit 1',
      /^pg_dump failed: pg_dump: error: permission denied for table users$/,
    ],
  ])('%s: says what is wrong', async (version, script, sentence) => {
    install(version, script);
    await expect(dump()).rejects.toThrow(sentence);
    expect(existsSync(path.join(base, 'database.dump'))).toBe(false);
  });

  test('that is not there: says what to install', async () => {
    await expect(dump()).rejects.toThrow(
      'must be on the PATH. Install the client programs of PostgreSQL 16 or newer.',
    );
  });
});

describe('ehs backup with DATABASE_URL', () => {
  let api: Harness;
  beforeAll(async () => {
    api = await startHarness();
    mkdirSync(path.join(api.dataDir, 'files', 'ab'), { recursive: true });
    writeFileSync(path.join(api.dataDir, 'files', 'ab', 'sealed'), 'sealed bytes');
    writeFileSync(path.join(api.dataDir, 'files', 'ab', 'other.partial'), 'on its way');
    writeFileSync(path.join(api.dataDir, 'files.key'), 'ab'.repeat(32));
  });
  afterAll(() => api.close());
  beforeEach(() => vi.stubEnv('PATH', `${bin}${path.delimiter}${process.env.PATH}`));

  const ehs = (change: Partial<Config>, ...argv: string[]) => {
    const config = { ...api.services.config, databaseUrl: api.databaseUrl, ...change };
    return createCli({ services: { ...api.services, config } })(...argv);
  };

  test('dumps the database, copies files and key, and says how it comes back', async () => {
    install('99.0', WRITES);
    const folder = path.join(base, 'whole');
    mkdirSync(folder);
    const made = await ehs({}, 'backup', 'create', folder);
    expect(made, made.err).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual(['backup.sha256', 'database.dump', 'files', 'files.key']);
    expect(readdirSync(path.join(folder, 'files', 'ab'))).toEqual(['sealed']);
    expect(made.out).toContain(
      `pg_restore --no-owner --exit-on-error --dbname=<its address> ${folder}/database.dump`,
    );
    // The roles that the rows of the dump are granted to belong to the server, and are not in it.
    expect(made.out).toContain(
      'CREATE ROLE anupalan_app NOLOGIN; CREATE ROLE anupalan_system NOLOGIN; GRANT anupalan_app, anupalan_system TO <its login>;',
    );
    expect(made.out.indexOf('CREATE ROLE')).toBeLessThan(made.out.indexOf('pg_restore'));
    expect(made.out).toContain('Warning: the folder contains the key of the files.');
    expect(await findLastLine(api)).toMatchObject({
      action: 'backup create',
      organisation_id: null,
      summary: `Backed up into ${folder}`,
    });
    expect(await ehs({}, 'backup', 'check', folder)).toMatchObject({
      code: 0,
      out: 'The backup is sound: 3 files (1 kB), all unchanged.',
    });
  });

  test('files that come and go while the database is written are in it', async () => {
    const files = path.join(api.dataDir, 'files', 'ab');
    writeFileSync(path.join(files, 'deleted'), 'sealed bytes');
    install('99.0', `rm "${files}/deleted"; printf sealed > "${files}/new"; ${WRITES}`);
    const folder = path.join(base, 'meanwhile');
    const made = await ehs({}, 'backup', 'create', folder, '--json');
    expect(made, made.err).toMatchObject({ code: 0, data: { files: { count: 3, bytes: 30 } } });
    expect(readdirSync(files).sort()).toEqual(['new', 'other.partial', 'sealed']);
    expect(readdirSync(path.join(folder, 'files', 'ab')).sort()).toEqual(['deleted', 'new', 'sealed']);
    rmSync(path.join(files, 'new'));
  });

  test('files that the database names and nobody has are told of; another data folder is refused', async () => {
    install('99.0', WRITES);
    const name = (key: string | null, email: string) =>
      api.services.db.pool.query('UPDATE users SET avatar_key = $1, avatar_size = 4 WHERE email = $2', [
        key,
        email,
      ]);
    await name('lost', api.users.owner.email);
    const dataDir = path.join(base, 'other-data');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'files.key'), 'ab'.repeat(32));
    const elsewhere = await ehs({ dataDir }, 'backup', 'create', path.join(base, 'elsewhere'));
    expect(elsewhere).toMatchObject({
      code: 1,
      err: expect.stringContaining('Set EHS_DATA_DIR to the value of the server'),
    });
    expect(existsSync(path.join(base, 'elsewhere'))).toBe(false);

    await name('kept', api.users.viewer.email);
    mkdirSync(path.join(api.dataDir, 'files', 'avatars'));
    writeFileSync(path.join(api.dataDir, 'files', 'avatars', 'kept'), 'face');
    const made = await ehs({}, 'backup', 'create', path.join(base, 'lossy'));
    expect(made.out).toContain(
      'Lost before:    1 stored file is named by the database and not in the data folder: avatars/lost',
    );
    rmSync(path.join(api.dataDir, 'files', 'avatars'), { recursive: true });
    await name(null, api.users.owner.email);
    await name(null, api.users.viewer.email);
  });

  test('the file of a deleted order is lost only while a task cites it', async () => {
    install('99.0', WRITES);
    const { pool } = api.services.db;
    const { organisationId, userId } = api.users.owner;
    const addOrder = async (name: string, taskDeletedAt?: string | null) => {
      const { rows } = await pool.query<{ id: string }>(
        `INSERT INTO consent_documents (id, organisation_id, title, file_name, mime_type, size, sha256, file_key,
                                        shown_key, uploaded_by, archived_at)
         VALUES (gen_random_uuid(), $1, $2, $2, 'image/png', 1, sha256($2::text::bytea), $2, $2 || '-shown', $3, now())
         RETURNING id`,
        [organisationId, name, userId],
      );
      if (taskDeletedAt === undefined) return;
      await pool.query(
        `INSERT INTO tasks (id, organisation_id, name, origin, schedule, begins_on, alert_days, consent_document_id,
                            occurrences_until, deleted_at)
         VALUES (gen_random_uuid(), $1, $2, 'Generated', '{}', '2026-01-01', '{}', $3, '2026-01-01', $4)`,
        [organisationId, name, rows[0]?.id, taskDeletedAt],
      );
    };
    const dataDir = path.join(base, 'emptied-data');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'files.key'), 'ab'.repeat(32));
    try {
      await addOrder('deleted');
      await addOrder('deleted-with-task', '2026-02-01');
      const emptied = await ehs({ dataDir }, 'backup', 'create', path.join(base, 'emptied'), '--json');
      expect(emptied, emptied.err).toMatchObject({ code: 0, data: { missing: [] } });

      await addOrder('cited', null);
      const made = await ehs({}, 'backup', 'create', path.join(base, 'cited'), '--json');
      expect(made, made.err).toMatchObject({ code: 0, data: { missing: ['cited', 'cited-shown'] } });
    } finally {
      await pool.query('DELETE FROM tasks');
      await pool.query('DELETE FROM consent_documents');
    }
  });

  test('a data folder without the key of the files is refused before a key is made in it', async () => {
    install('99.0', WRITES);
    const dataDir = path.join(base, 'keyless');
    mkdirSync(dataDir);
    const err: string[] = [];
    const s3 = { bucket: 'files', region: 'ap-south-1', endpoint: null };
    await acceptFileKey({ config: api.services.config, pool: api.services.db.pool });
    const run = (...argv: string[]) =>
      runCli(argv, {
        commands: COMMANDS,
        readConfig: () => ({ ...api.services.config, databaseUrl: api.databaseUrl, dataDir, s3 }),
        connect,
        out: () => undefined,
        err: (text) => err.push(text),
      });
    const code = await run('backup', 'create', path.join(base, 'useless'));
    expect({ code, err }).toEqual({
      code: 1,
      err: [
        `There is no ${path.join(dataDir, 'files.key')}, the key of the stored files. Set EHS_DATA_DIR or EHS_FILE_KEY to its value when they were stored.`,
      ],
    });
    // What needs no file goes on, and makes no key either.
    expect(await run('org', 'list')).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('the new name is brought to the disk, too', async () => {
    install('99.0', WRITES);
    const folder = path.join(base, 'durable');
    const handle = await open(base);
    const synced: { ino: number; isNamed: boolean }[] = [];
    const sync = vi
      .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync')
      .mockImplementation(async function (this: FileHandle) {
        synced.push({ ino: (await this.stat()).ino, isNamed: existsSync(folder) });
      });
    try {
      expect(await ehs({}, 'backup', 'create', folder)).toMatchObject({ code: 0 });
    } finally {
      sync.mockRestore();
      await handle.close();
    }
    expect(synced.at(-1)).toEqual({ ino: statSync(base).ino, isNamed: true });
  });

  test('a key in the settings and files in a bucket are not in it, which it says', async () => {
    install('99.0', WRITES);
    const folder = path.join(base, 'without');
    const s3 = { bucket: 'files', region: 'ap-south-1', endpoint: null };
    const made = await ehs({ s3, fileKey: Buffer.alloc(32, 7) }, 'backup', 'create', folder);
    expect(made, made.err).toMatchObject({ code: 0 });
    expect(readdirSync(folder).sort()).toEqual(['backup.sha256', 'database.dump']);
    expect(made.out).toContain('Stored files:   not included: they are in the bucket');
    expect(made.out).toContain('This backup does not contain the bucket. Back it up separately');
    expect(made.out).toContain('Keep EHS_FILE_KEY in another place');
    expect(made.out).not.toContain('contains the key');
  });

  test('one that fails leaves nothing but its line of the trail', async () => {
    install('99.0', 'printf half > "$file"; echo "pg_dump: error: the connection was lost" >&2; exit 1');
    const made = await ehs({}, 'backup', 'create', path.join(base, 'failed'));
    expect(made).toMatchObject({ code: 1, err: 'pg_dump failed: pg_dump: error: the connection was lost' });
    expect(readdirSync(base).filter((name) => name.startsWith('failed'))).toEqual([]);
    expect(await findLastLine(api)).toMatchObject({
      summary: expect.stringContaining('ehs backup create was refused: pg_dump failed'),
    });
  });

  test('a folder that is taken, or inside the data folder, is refused', async () => {
    install('99.0', WRITES);
    const refuse = async (folder: string) => {
      const made = await ehs({}, 'backup', 'create', folder);
      expect(made.code).toBe(1);
      return made.err;
    };
    expect(await refuse(bin)).toBe(`${bin} is not empty. Use a folder that does not exist yet.`);
    expect(await refuse(path.join(bin, 'pg_dump'))).toContain('is not a folder.');
    expect(await refuse(api.dataDir)).toContain('is inside the data folder');
    expect(await refuse(path.join(api.dataDir, 'backups', 'first'))).toContain('is inside the data folder');
    expect(await refuse(path.join(api.dataDir, '..first'))).toContain('is inside the data folder');
    symlinkSync(api.dataDir, path.join(base, 'link'));
    expect(await refuse(path.join(base, 'link', 'new', 'first'))).toContain('is inside the data folder');
    const linked = await ehs(
      { dataDir: path.join(base, 'link') },
      'backup',
      'create',
      path.join(api.dataDir, 'first'),
    );
    expect(linked.err).toContain('is inside the data folder');
    expect(existsSync(path.join(api.dataDir, 'new'))).toBe(false);
    mkdirSync(path.join(base, 'two.partial'));
    expect(await refuse(path.join(base, 'two'))).toContain(
      'another command is making this backup, or was interrupted',
    );
    expect(existsSync(path.join(base, 'two.partial'))).toBe(true);
    expect((await ehs({}, 'backup', 'create', ' ')).code).toBe(2);
  });

  test('a folder that is no backup is not sound', async () => {
    expect(await ehs({}, 'backup', 'check', bin)).toMatchObject({
      code: 1,
      err: `${bin} is not a backup: it has no backup.sha256.`,
    });
  });
});
