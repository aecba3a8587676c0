import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadOutcome } from '@anupalan/compliance/reading/pages/outcome';
import type { Services } from '../http/services.ts';
import { toReadFile } from '../modules/consent-documents/keep-order.ts';
import { putOffReading } from '../modules/consent-documents/put-off.ts';
import { recordReading } from '../modules/consent-documents/reading-pace.ts';
import { queueReading, READERS } from '../modules/consent-documents/reading-queue.ts';
import * as readings from '../modules/consent-documents/reading-repository.ts';
import { findState } from '../modules/organisation/repository.ts';
import { countPages } from '../modules/quotas/reading-share.ts';
import type { JobHandler, JobPayloads } from './job-queue.ts';
import { createTurns, type Turn } from './read-order/fair-turns.ts';
import { createPageCount, type PageCount } from './read-order/page-count.ts';
import { type Readers, readInChild } from './read-order/run-child.ts';
import { saveReading } from './read-order/save-reading.ts';
import { createProgressWriter, createSoFarWriter, type SoFarWriter } from './read-order/write-progress.ts';

const GAVE_UP =
  'The order could not be read: reading was interrupted several times. Your file is safe. Choose “Read again”, or contact support if it happens again.';

/** After so long another organisation's order takes the place of one that is being read. */
const SLICE_MS = 1000;

/** How often a fault of ours (a store that does not answer) is tried again, and at most how many seconds later. */
const MOST_FAULTS = 10;
const LONGEST_WAIT_S = 300;

/**
 * The worker of the queue of readings. Run again after a crash, it begins anew and leaves the same result. A server
 * that ends, and a database that is away, leave the job to the next try and count for nothing.
 */
export function createOrderReader(
  services: Services,
  read: Readers['order'] = readInChild,
): JobHandler<'read-order'> {
  const turns = createTurns({ places: READERS, sliceMs: SLICE_MS });
  return async (payload, { signal }) => {
    if (await putOffReading(services, payload)) return;
    const turn = await turns.take(payload.organisationId, signal);
    try {
      await readInTurn(services, payload, { read, turn, signal });
    } finally {
      recordReading(turn.end() / 1000);
    }
  };
}

/** What reads, in whose turn, and what ends it. */
type InTurn = { read: Readers['order']; turn: Turn; signal: AbortSignal };

async function readInTurn(
  services: Services,
  { organisationId, consentDocumentId, faults = 0 }: JobPayloads['read-order'],
  { read, turn, signal }: InTurn,
): Promise<void> {
  const [file, state] = await services.db.forOrganisation(organisationId, (tx) =>
    Promise.all([readings.begin(tx, consentDocumentId, services.now()), findState(tx, organisationId)]),
  );
  if (!file) return; // deleted meanwhile, or read by an earlier try
  const pages = createPageCount();
  try {
    const source = { organisationId, consentDocumentId, ...file, ...toReadFile(file) };
    const soFar = createSoFarWriter(services, source);
    const outcome = await readFile(services, { ...source, state, pages, soFar }, { read, turn, signal });
    await soFar.settled();
    await services.db.forOrganisation(organisationId, async (tx) => {
      await saveReading(services, tx, { target: source, outcome, datesBefore: soFar.datesWritten() });
      await countPages(tx, organisationId, pages.of(outcome), services.now());
    });
  } catch (error) {
    if (signal.aborted) throw error;
    await services.db.forOrganisation(organisationId, async (tx) => {
      if (faults < MOST_FAULTS)
        return queueReading(
          services.jobs,
          tx,
          { organisationId, consentDocumentId, faults: faults + 1 },
          { startAfter: Math.min(LONGEST_WAIT_S, 2 ** faults) },
        );
      await readings.fail(tx, consentDocumentId, { failure: GAVE_UP }, services.now());
    });
    services.log.error({ err: error, organisationId, consentDocumentId }, 'An order could not be read');
  }
}

type Source = {
  organisationId: string;
  consentDocumentId: string;
  pages: PageCount;
  soFar: SoFarWriter;
  fileKey: string;
  size: number;
  mimeType: string;
  /** The organisation's, as its page has it. */
  state: string | null;
};

/** Reads the file in a process of its own. @throws Error where the server stops meanwhile, or the file is not there */
async function readFile(
  services: Services,
  source: Source,
  { read, turn, signal }: InTurn,
): Promise<ReadOutcome> {
  const write = createProgressWriter(services, source);
  const readOnce = async () =>
    read({
      bytes: await services.files.read(source.fileKey, source.size),
      mimeType: source.mimeType,
      state: source.state,
      signal,
      onStart: turn.run,
      onWarning: (warning) =>
        services.log.warn(
          { organisationId: source.organisationId, consentDocumentId: source.consentDocumentId },
          warning,
        ),
      onProgress: (progress, soFar) => {
        source.pages.follow(progress);
        if (soFar && source.soFar.write(progress, soFar)) return;
        write(progress);
      },
    });
  let outcome = await readOnce();
  // What somebody else ended may be short of memory because of others: the file is blamed at the second time.
  if (!outcome.ok && outcome.code === 'killed') outcome = await readOnce();
  if (!outcome.ok && outcome.code === 'aborted') throw new Error('The reading was stopped');
  return !outcome.ok && outcome.code === 'killed' ? toFailure('too_heavy') : outcome;
}
