import type { Readable } from 'node:stream';
import type { FileStore, Spooled } from '../files/file-store.ts';
import { createTurns } from '../jobs/read-order/fair-turns.ts';
import { CHILD_LIMITS, type ChildLimits } from '../jobs/read-order/limits.ts';
import { runChild } from '../jobs/read-order/run-child.ts';
import type { Rotation } from './orientation.ts';
import type { RewriteOutcome, RewriteRequest } from './request.ts';

const SCRIPT = `${import.meta.dirname}/child.ts`;
/** Somebody waits for the answer, and 25 MB of PNG are packed anew in less. */
const LIMITS: ChildLimits = { ...CHILD_LIMITS, cpuSeconds: 60, wallMs: 100_000 };

/** Such processes on one server: a core is left to answers. Organisations take turns. */
const turns = createTurns({ places: 2, sliceMs: 1000 });

/** A picture that has come in. */
export type SpooledPicture = { spooled: Spooled; fileName: string; mimeType: string; rotation: Rotation };

/** The PDF, and where there were several pictures a ZIP of them as they were sent. */
export type MadePdf = { ok: true; pdf: Spooled; zip: Spooled | null } | (RewriteOutcome & { ok: false });

/** Whose work it is, and what says that nobody waits for it any more. */
export type Asker = { organisationId: string; signal?: AbortSignal };

/**
 * Makes pictures the pages of a PDF, in a process of its own under limits. What was spooled stays; on a failure nothing
 * new is there.
 * @throws the reason of `signal`
 */
export async function makePdfOfPictures(
  files: FileStore,
  pictures: readonly SpooledPicture[],
  asker: Asker,
): Promise<MadePdf> {
  const parts = pictures.map(({ spooled, ...part }) => ({ ...part, size: spooled.size }));
  async function* bytes() {
    for (const { spooled } of pictures) yield* await files.readSpooled(spooled);
  }
  const { outcome, made } = await rewrite(files, { kind: 'pictures', parts }, bytes(), {
    outputs: pictures.length > 1 ? 2 : 1,
    asker,
  });
  if (!outcome.ok) return outcome;
  const [pdf, zip = null] = made;
  return pdf ? { ok: true, pdf, zip } : { ok: false, code: 'broken' };
}

/** The PDF that opens without a password, or why there is none. */
export type Unlocked = { ok: true; pdf: Spooled } | (RewriteOutcome & { ok: false });

/**
 * Makes a copy of a protected PDF that opens without a password, in a process of its own under limits. The password
 * goes to that process by its standard input and is kept nowhere.
 * @throws the reason of `signal`
 */
export async function removePasswordOf(
  files: FileStore,
  file: { fileKey: string; size: number },
  password: string,
  asker: Asker,
): Promise<Unlocked> {
  async function* bytes() {
    yield* await files.read(file.fileKey, file.size);
  }
  const { outcome, made } = await rewrite(files, { kind: 'unlock', password }, bytes(), {
    outputs: 1,
    asker,
  });
  if (!outcome.ok) return outcome;
  const [pdf] = made;
  return pdf ? { ok: true, pdf } : { ok: false, code: 'broken' };
}

/** @returns what the child made, in the order of its outputs; nothing where it failed */
async function rewrite(
  files: FileStore,
  request: RewriteRequest,
  bytes: AsyncIterable<Uint8Array>,
  { outputs, asker: { organisationId, signal } }: { outputs: number; asker: Asker },
): Promise<{ outcome: RewriteOutcome; made: Spooled[] }> {
  async function* input() {
    yield Buffer.from(`${JSON.stringify(request)}\n`);
    yield* bytes;
  }
  const turn = await turns.take(organisationId, signal);
  const spools: Promise<Spooled>[] = [];
  const take = (output: Readable) => void spools.push(files.spool(output));
  try {
    const outcome = await runChild<RewriteOutcome>({
      script: SCRIPT,
      args: [],
      bytes: input(),
      limits: LIMITS,
      outputs: Array.from({ length: outputs }, () => take),
      ...(signal ? { signal } : {}),
    });
    const settled = await Promise.allSettled(spools);
    const made = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const fault = settled.find((each) => each.status === 'rejected');
    if (outcome.ok && !fault) return { outcome, made };
    for (const spooled of made) await files.discard(spooled);
    signal?.throwIfAborted();
    if (outcome.ok && fault) throw fault.reason;
    return { outcome, made: [] };
  } finally {
    turn.end();
  }
}
