import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { ORDER_PACK_FILES, ORDER_PACK_KIND_LABELS, type OrderPackKind } from '@anupalan/enums/order-packs';
import { toPieces } from '../../files/pieces.ts';
import { AppError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import type { JobHandler } from '../../jobs/job-queue.ts';
import { runInThread, type ThreadLimits } from '../../threads/thread-pool.ts';
import { toPacksPath } from '../notifications/links.ts';
import { notifyUser } from '../notifications/service.ts';
import { takeRoom } from '../quotas/storage.ts';
import type { PaperInput } from './documents/make-paper.thread.ts';
import { toSafeName } from './file-names.ts';
import { type Gathered, gather } from './gather.ts';
import * as repository from './repository.ts';
import { toExpiry } from './service.ts';
import { ChangedFileError, type ZipEntry, zipFiles } from './zip-stream.ts';

const SCRIPT = new URL('./documents/make-paper.thread.ts', import.meta.url);
/** The index of 50,000 due dates. */
const LIMITS: ThreadLimits = { heapMb: 512, wallMs: 300_000 };
/** Between two entries of how far it is. */
const PROGRESS_EVERY_MS = 1_000;
/** The share of the paper in the making; the rest are the bytes of the files. */
const PAPER_SHARE = 0.1;
const GAVE_UP = 'This was interrupted several times. Please create it again.';

/**
 * The worker of the queue of packs. Run again after a crash, it begins anew; one that is ready, or was deleted, is left
 * alone. What it cannot make it says in a sentence.
 */
export function createPackMaker(services: Services): JobHandler<'make-pack'> {
  return async ({ organisationId, packId }, { isLast, signal }) => {
    const pack = await services.db.forOrganisation(organisationId, async (tx) => {
      if (!(await repository.updatePack(tx, packId, { status: 'making', progress: 0 }))) return null;
      return repository.findPack(tx, packId, services.now());
    });
    if (!pack) return;
    try {
      await make(services, organisationId, pack, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      const failure = toFailure(error);
      if (failure === null && !isLast) throw error;
      if (failure === null)
        services.log.error({ err: error, organisationId, packId }, 'A pack could not be made');
      await services.db.forOrganisation(organisationId, (tx) =>
        repository.updatePack(tx, packId, { status: 'failed', progress: 0, failure: failure ?? GAVE_UP }),
      );
    }
  };
}

/** What a person can do something about; null for a fault of ours, which is tried again. */
function toFailure(error: unknown): string | null {
  if (error instanceof ChangedFileError)
    return `The stored file ${error.path} has changed since it was recorded. Please contact support.`;
  if (error instanceof AppError && error.code !== 'not_ready') return error.message;
  return null;
}

async function make(
  services: Services,
  organisationId: string,
  pack: repository.PackRow,
  signal: AbortSignal,
): Promise<void> {
  const gathered = await gather(services, organisationId, pack);
  if (!gathered) return;
  const kind = pack.kind as OrderPackKind;
  const input: PaperInput = { kind, content: gathered.content, gaps: gathered.gaps };
  const paper = await runInThread<Uint8Array<ArrayBuffer>>({
    script: SCRIPT,
    input,
    limits: LIMITS,
    organisationId,
    signal,
  });
  const hash = createHash('sha256');
  const source =
    kind === 'inspection_pack'
      ? Readable.from(zipFiles(toEntries(services, gathered, paper), services.now()))
      : toPieces(paper);
  const watched = watch(hash, (bytes) =>
    services.db.forOrganisation(organisationId, (tx) =>
      repository.updatePack(tx, pack.id, {
        status: 'making',
        progress: Math.min(0.99, PAPER_SHARE + (1 - PAPER_SHARE) * (bytes / countBytes(gathered, kind))),
      }),
    ),
  );
  const [spooled] = await Promise.all([services.files.spool(watched), pipeline(source, watched, { signal })]);
  const fileKey = await services.files.keep(spooled);
  try {
    const isKept = await services.db.forOrganisation(organisationId, async (tx) => {
      await takeRoom(tx, organisationId, spooled.size);
      const now = services.now();
      const state = {
        status: 'ready' as const,
        progress: 1,
        fileKey,
        fileName: toFileName(gathered, kind),
        size: spooled.size,
        sha256: hash.digest(),
        expiresAt: toExpiry(now),
      };
      if (!(await repository.updatePack(tx, pack.id, state))) return false;
      await notifyUser(tx, {
        organisationId,
        userId: pack.requesterId,
        title: `Ready: ${ORDER_PACK_KIND_LABELS[kind]}`,
        message: `${gathered.content.order.title}, ${formatDate(pack.startDate)} to ${formatDate(pack.endDate)}. You can download it until ${formatDate(state.expiresAt.toISOString().slice(0, 10))}.`,
        link: toPacksPath(pack.consentDocumentId, kind),
        now,
      });
      return true;
    });
    if (!isKept) await services.files.delete(fileKey);
  } catch (error) {
    await services.files.delete(fileKey);
    throw error;
  }
}

/** The index first, so that whoever opens the ZIP sees it at the top. */
function toEntries(services: Pick<Services, 'files'>, { files }: Gathered, paper: Uint8Array): ZipEntry[] {
  return [
    { path: 'Index.pdf', sha256: null, read: async () => toPieces(paper) },
    ...files.map(({ file: { path, sha256, size }, fileKey }) => ({
      path,
      sha256,
      read: () => services.files.read(fileKey, size),
    })),
  ];
}

function countBytes({ files }: Gathered, kind: OrderPackKind): number {
  return kind === 'inspection_pack' ? files.reduce((sum, { file }) => sum + file.size, 1) : 1;
}

/** Hashes what passes, and tells now and then how much it was. What cannot be told is not worth a failure. */
function watch(hash: ReturnType<typeof createHash>, tell: (bytes: number) => Promise<unknown>): Transform {
  let bytes = 0;
  let toldAt = Date.now();
  return new Transform({
    transform(chunk: Uint8Array, _encoding, callback) {
      hash.update(chunk);
      bytes += chunk.length;
      if (Date.now() - toldAt < PROGRESS_EVERY_MS) return callback(null, chunk);
      toldAt = Date.now();
      tell(bytes).then(
        () => callback(null, chunk),
        () => callback(null, chunk),
      );
    },
  });
}

/** "Inspection pack, Consent of Alpha, 2026-04-01 to 2026-09-30.zip". */
function toFileName({ content: { order, period } }: Gathered, kind: OrderPackKind): string {
  const what = kind === 'inspection_pack' ? 'Inspection pack' : 'Half-yearly report';
  const name = toSafeName(`${what}, ${order.title}`).slice(0, 180);
  return `${name}, ${period.startDate} to ${period.endDate}.${ORDER_PACK_FILES[kind].ending}`;
}
