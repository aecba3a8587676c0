import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countTrips, type Trips } from '../../test/count-trips.ts';
import { createTestDatabase } from '../../test/database.ts';
import { createDatabase, type Database, type Tx } from './database.ts';
import { holdingTheCommit } from './held-commit.ts';
import { createPool } from './pool.ts';
import { commitWithNext, defer } from './unit-executor.ts';

const ORGANISATION = '01890000-0000-7000-8000-00000000000a';
let pool: Pool;
let db: Database;
let trips: Trips;

beforeAll(async () => {
  // One connection: what it keeps is what is asked about.
  pool = createPool(await createTestDatabase(), () => undefined, 1);
  db = createDatabase(pool);
  trips = countTrips(pool);
});
afterAll(() => db.close());

const hit = (tx: Tx, key: string) =>
  tx.insertInto('rateLimits').values({ key, hits: 1, windowEndsAt: new Date(0) });
const listKeys = (tx: Tx) => tx.selectFrom('rateLimits').select('key').orderBy('key').execute();
const readKeys = async () => (await db.readAsSystem('rate-limit', listKeys)).map(({ key }) => key);
const one = (tx: Tx) => sql<{ n: number }>`SELECT 1::int AS n`.execute(tx);
const read = <T>(work: (tx: Tx) => Promise<T>) => db.readAsSystem('rate-limit', work);
const write = <T>(work: (tx: Tx) => Promise<T>) => db.asSystem('rate-limit', work);

describe('a transaction', () => {
  test('begins with its first query, and what is asked at the same moment goes together', async () => {
    await trips.take();
    await write((tx) => Promise.all([one(tx), one(tx), one(tx)]));
    // BEGIN, the role, three queries; COMMIT.
    expect(trips.take()).toEqual({ trips: 2, statements: 6 });
    await write(async () => undefined);
    expect(trips.take()).toEqual({ trips: 0, statements: 0 });
  });

  test('takes what is deferred along, at the latest with the commit', async () => {
    trips.take();
    await write(async (tx) => {
      await one(tx);
      defer(tx, hit(tx, 'deferred'));
    });
    expect(trips.take()).toEqual({ trips: 2, statements: 5 });
    expect(await readKeys()).toContain('deferred');
  });

  test('has its commit with what is last, and is over then', async () => {
    trips.take();
    await write(async (tx) => {
      await hit(tx, 'first').execute();
      commitWithNext(tx);
      defer(tx, hit(tx, 'along'));
      await Promise.all([hit(tx, 'last').execute(), one(tx)]);
      await expect(one(tx)).rejects.toThrow('The transaction is over');
      expect(() => defer(tx, hit(tx, 'never'))).toThrow('The transaction is over');
    });
    // BEGIN, the role, a query; what was deferred, two queries, COMMIT.
    expect(trips.take()).toEqual({ trips: 2, statements: 7 });
    expect(await readKeys()).toEqual(expect.arrayContaining(['first', 'along', 'last']));
  });

  test('is not committed where something of what is last fails', async () => {
    const failing = async (tx: Tx) => {
      await hit(tx, 'before').execute();
      commitWithNext(tx);
      return Promise.all([hit(tx, 'beside').execute(), sql`SELECT 1 / 0`.execute(tx)]);
    };
    await expect(write(failing)).rejects.toThrow(/division by zero/);
    await expect(write((tx) => failing(tx).catch(() => undefined))).rejects.toThrow(/rolled back/);
    expect(await readKeys()).not.toEqual(expect.arrayContaining(['before']));
    expect(await readKeys()).not.toEqual(expect.arrayContaining(['beside']));
    expect((await read(one)).rows).toEqual([{ n: 1 }]);
  });

  test('whose commit is held for its answer keeps it, whatever is last', async () => {
    trips.take();
    await holdingTheCommit(
      () =>
        write(async (tx) => {
          commitWithNext(tx);
          await hit(tx, 'held').execute();
        }),
      async (_, scope) => {
        // BEGIN, the role, the query; no COMMIT.
        expect(trips.take()).toEqual({ trips: 1, statements: 3 });
        await scope.settleWith(async (tx) => (await hit(tx, 'answer').execute()).length > 0);
      },
    );
    expect(await readKeys()).toEqual(expect.arrayContaining(['held', 'answer']));
  });

  test('is taken back where the work fails, or what was deferred', async () => {
    const fail = write(async (tx) => {
      await hit(tx, 'failed').execute();
      throw new Error('No');
    });
    await expect(fail).rejects.toThrow('No');
    const deferred = write(async (tx) => {
      await hit(tx, 'failed').execute();
      defer(tx, hit(tx, 'deferred'));
    });
    await expect(deferred).rejects.toThrow(/duplicate key/);
    expect(await readKeys()).not.toContain('failed');
  });

  test('whose error was overheard is not said to be committed', async () => {
    const overheard = write(async (tx) => {
      await sql`SELECT 1 / 0`.execute(tx).catch(() => undefined);
    });
    await expect(overheard).rejects.toThrow(/rolled back/);
  });

  test('fails all that goes behind an error, and gives those before it their answers', async () => {
    const work = write(async (tx) => {
      const all = await Promise.allSettled([one(tx), sql`SELECT 1 / 0`.execute(tx), one(tx)]);
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
      throw new Error('Done');
    });
    await expect(work).rejects.toThrow('Done');
    expect((await read(one)).rows).toEqual([{ n: 1 }]);
  });

  test('that is over runs nothing more', async () => {
    const tx = await write(async (each) => each);
    await expect(one(tx)).rejects.toThrow(/over/);
  });
});

describe('reads', () => {
  test('begin and commit nothing, and can write nothing', async () => {
    trips.take();
    expect((await read(one)).rows).toEqual([{ n: 1 }]);
    expect(trips.take()).toEqual({ trips: 1, statements: 2 });
    await expect(read((tx) => hit(tx, 'read').execute())).rejects.toThrow(/read-only transaction/);
    expect(await readKeys()).not.toContain('read');
  });

  test('leave neither role nor organisation behind', async () => {
    const settings =
      "SELECT current_user = session_user AS own, current_setting('app.organisation_id', true) AS id";
    await db.readOrganisation(ORGANISATION, one);
    expect((await pool.query(settings)).rows).toEqual([{ own: true, id: '' }]);
    await db.forOrganisation(ORGANISATION, one);
    expect((await pool.query(settings)).rows).toEqual([{ own: true, id: '' }]);
  });
});

describe('a statement that is kept planned', () => {
  const listKept = async () =>
    (await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );

  test('is planned once, and another answers with what its role may see', async () => {
    const who = sql<{ who: string }>`SELECT current_user::text AS who`;
    for (let time = 0; time < 3; time++) {
      expect((await read((tx) => who.execute(tx))).rows).toEqual([{ who: 'anupalan_system' }]);
      const ours = await db.readOrganisation(ORGANISATION, (tx) => who.execute(tx));
      expect(ours.rows).toEqual([{ who: 'anupalan_app' }]);
    }
    expect((await listKept()).filter((text) => text.includes('current_user::text'))).toHaveLength(1);
  });

  test('is one of a hundred at most', async () => {
    for (let number = 0; number < 130; number++)
      for (let time = 0; time < 2; time++)
        await read((tx) => sql`SELECT ${sql.lit(number)} AS number`.execute(tx));
    expect((await listKept()).length).toBeLessThanOrEqual(100);
    expect((await listKept()).some((text) => text.includes('129'))).toBe(true);
  });

  test('is planned again after its table has changed, and when the connection has forgotten it', async () => {
    for (let time = 0; time < 3; time++) await readKeys();
    await pool.query('ALTER TABLE rate_limits ADD COLUMN note text');
    expect(await readKeys()).toContain('deferred');
    await pool.query('ALTER TABLE rate_limits ALTER COLUMN key TYPE varchar(500)');
    await readKeys().catch(() => undefined);
    expect(await readKeys()).toContain('deferred');
    await pool.query('DEALLOCATE ALL');
    await readKeys().catch(() => undefined);
    expect(await readKeys()).toContain('deferred');
  });

  test('is not there where none are to be kept', async () => {
    const own = createPool(await createTestDatabase(), () => undefined, 1);
    const without = createDatabase(own, { keepsPlans: false });
    for (let time = 0; time < 3; time++) await without.readAsSystem('rate-limit', listKeys);
    const { rows } = await own.query('SELECT name FROM pg_prepared_statements');
    expect(rows).toEqual([]);
    await without.close();
  });
});
