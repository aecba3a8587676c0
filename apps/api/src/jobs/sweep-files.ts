import { randomUUID } from 'node:crypto';
import { mapConcurrent } from '../files/copy-tree.ts';
import { findNamed } from '../files/named-files.ts';
import type { Services } from '../http/services.ts';

/** What is younger may be on its way: a file is kept first, and its row is written after. */
const YOUNG_MS = 24 * 60 * 60 * 1000;
/** Longer than any sweep takes; a killed server's sweep is begun again after it. */
const LEASE_MS = 6 * 60 * 60 * 1000;
/** Files that are deleted after one look at the rows. */
const FILES_AT_ONCE = 500;
/** What one sweep deletes; the next goes on. */
const MOST = 50_000;
/** So many files without a row, when they are more than half of all, are no leftovers: the database is another one. */
const SUSPICIOUS = 100;

/** What lies in the store of files. Bytes are of sealed files. */
export type FileFigures = {
  files: number;
  bytes: number;
  /** Files that no row names. The young may be on their way; the others are leftovers. */
  young: number;
  leftovers: number;
  leftoverBytes: number;
};

/** `refused`: nothing was deleted, because the store and the database do not belong together; the sentence says why. */
export type SweptFiles =
  | { outcome: 'done'; deleted: number; failed: number }
  | { outcome: 'busy' }
  | { outcome: 'refused'; reason: string };

type SweepServices = Pick<Services, 'db' | 'files' | 'now'>;

/** Counts what lies in the store of files, and collects the keys of leftovers. */
export async function checkFiles(
  services: SweepServices,
  onKeys: (keys: readonly string[]) => void = () => undefined,
): Promise<FileFigures & { keys: string[] }> {
  const before = new Date(services.now().getTime() - YOUNG_MS);
  const figures = { files: 0, bytes: 0, young: 0, leftovers: 0, leftoverBytes: 0 };
  const keys: string[] = [];
  for await (const page of services.files.list()) {
    // The rows are asked after the listing: a row that came meanwhile counts.
    const named = await findNamed(
      services.db.pool,
      page.map(({ key }) => key),
    );
    onKeys(page.map(({ key }) => key));
    for (const { key, bytes, modifiedAt } of page) {
      figures.files += 1;
      figures.bytes += bytes;
      if (named.has(key)) continue;
      if (modifiedAt >= before) {
        figures.young += 1;
        continue;
      }
      figures.leftovers += 1;
      figures.leftoverBytes += bytes;
      if (keys.length < MOST) keys.push(key);
    }
  }
  return { ...figures, keys };
}

/**
 * Deletes stored files that are older than a day and that no row names. One server at a time.
 *
 * The store and the database hold the same mark, and each sweep writes another: a database that was restored from a
 * backup beside a store that went on does not know the newer files, and deletes nothing.
 * @param isAccepted the store and the database belong together, whatever the mark says
 */
export async function sweepFiles(services: SweepServices, isAccepted = false): Promise<SweptFiles> {
  const lease = await takeLease(services);
  if (lease === null) return { outcome: 'busy' };
  let deleted: number | null = null;
  try {
    const mark = await services.files.readMark();
    if (!isAccepted && mark !== lease.token && (mark === null || mark !== lease.nextToken))
      return { outcome: 'refused', reason: toForeign(mark) };
    const { keys, leftovers, files } = await checkFiles(services);
    if (!isAccepted && leftovers > SUSPICIOUS && leftovers * 2 > files)
      return {
        outcome: 'refused',
        reason: `No row names ${leftovers} of ${files} stored files. This is probably not the database of these files.`,
      };
    await changeMark(services);
    const done = await deleteFiles(services, keys);
    deleted = done.deleted;
    return { outcome: 'done', ...done };
  } finally {
    await endLease(services, deleted);
  }
}

function toForeign(mark: string | null): string {
  return mark === null
    ? 'The file store no longer has the mark of the last sweep. It may be another store.'
    : 'The last sweep of the file store used another database, or a later state of this one.';
}

async function deleteFiles(
  { db, files }: SweepServices,
  keys: readonly string[],
): Promise<{ deleted: number; failed: number }> {
  const counts = { deleted: 0, failed: 0 };
  for (let from = 0; from < keys.length; from += FILES_AT_ONCE) {
    const some = keys.slice(from, from + FILES_AT_ONCE);
    const named = await findNamed(db.pool, some);
    await mapConcurrent(
      some.filter((key) => !named.has(key)),
      (key) =>
        files.delete(key).then(
          () => counts.deleted++,
          () => counts.failed++,
        ),
    );
  }
  return counts;
}

async function takeLease({ db, now }: SweepServices) {
  const at = now();
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  const lease = await db.asSystem('job-sweep', (tx) =>
    tx
      .insertInto('fileSweeps')
      .values({ leaseUntil })
      .onConflict((conflict) =>
        conflict
          .column('isOnly')
          .doUpdateSet({ leaseUntil })
          .where((eb) =>
            eb.or([eb('fileSweeps.leaseUntil', 'is', null), eb('fileSweeps.leaseUntil', '<', at)]),
          ),
      )
      .returning(['token', 'nextToken'])
      .executeTakeFirst(),
  );
  return lease ?? null;
}

/** Writes another mark. Wherever it is cut off, the store has the old one or the new one, and the database knows both. */
async function changeMark({ db, files }: SweepServices): Promise<void> {
  const mark = randomUUID();
  const update = (values: { token?: string; nextToken: string | null }) =>
    db.asSystem('job-sweep', (tx) => tx.updateTable('fileSweeps').set(values).execute());
  await update({ nextToken: mark });
  await files.writeMark(mark);
  await update({ token: mark, nextToken: null });
}

async function endLease({ db, now }: SweepServices, deleted: number | null): Promise<void> {
  await db.asSystem('job-sweep', (tx) =>
    tx
      .updateTable('fileSweeps')
      .set({ leaseUntil: null, ...(deleted === null ? {} : { deleted, sweptAt: now() }) })
      .execute(),
  );
}

/** When files were swept last, and how many it deleted; null: never. */
export async function findLastSweep({ db }: SweepServices): Promise<{ at: Date; deleted: number } | null> {
  const row = await db.asSystem('job-sweep', (tx) =>
    tx.selectFrom('fileSweeps').select(['sweptAt', 'deleted']).executeTakeFirst(),
  );
  return row?.sweptAt ? { at: row.sweptAt, deleted: row.deleted } : null;
}
