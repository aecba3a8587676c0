import { toFailure } from '@anupalan/compliance/reading/pages/failures';
import type { ReadOutcome } from '@anupalan/compliance/reading/pages/outcome';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Tx } from '../database/database.ts';
import type { Services } from '../http/services.ts';
import { mergeFacts, toDates } from '../modules/consent-documents/entities.ts';
import { toReadFile } from '../modules/consent-documents/keep-order.ts';
import { putOffReading } from '../modules/consent-documents/put-off.ts';
import { recordReading } from '../modules/consent-documents/reading-pace.ts';
import { queueReading, READERS } from '../modules/consent-documents/reading-queue.ts';
import * as readings from '../modules/consent-documents/reading-repository.ts';
import { findDocument } from '../modules/consent-documents/repository.ts';
import { LIMITS, PARTICULARS } from '../modules/limits/findings.ts';
import { replaceRead } from '../modules/limits/service.ts';
import { notifyUser } from '../modules/notifications/service.ts';
import { redateObligations } from '../modules/obligations/redate.ts';
import { replaceObligations } from '../modules/obligations/replace.ts';
import { toStoredQuestions } from '../modules/questions/stored.ts';
import { countPages } from '../modules/quotas/reading-share.ts';
import type { JobHandler, JobPayloads } from './job-queue.ts';
import { createTurns, type Turn } from './read-order/fair-turns.ts';
import { createPageCount, type PageCount } from './read-order/page-count.ts';
import { readInChild } from './read-order/run-child.ts';

/** Progress is written at most so often: a page takes some 20 ms. */
const WRITE_EVERY_MS = 200;
/** Pages are this share of the work; the finding of conditions is the rest. */
const PAGES_SHARE = 0.9;
const GAVE_UP =
  'The order could not be read: the reading was interrupted several times. Your file is kept; use “Read again”, or tell support if it stays.';

/** After so long another organisation's order takes the place of one that is being read. */
const SLICE_MS = 1000;

/** How often a fault of ours (a store that does not answer) is tried again, and at most how many seconds later. */
const MOST_FAULTS = 10;
const LONGEST_WAIT_S = 300;

/**
 * The worker of the queue of readings. Run again after a crash, it begins anew and leaves the same result. A server
 * that ends, and a database that is away, leave the job to the next try and count for nothing.
 */
export function createOrderReader(services: Services): JobHandler<'read-order'> {
  const turns = createTurns({ places: READERS, sliceMs: SLICE_MS });
  return async (payload, { signal }) => {
    if (await putOffReading(services, payload)) return;
    const turn = await turns.take(payload.organisationId, signal);
    try {
      await readInTurn(services, payload, { turn, signal });
    } finally {
      recordReading(turn.end() / 1000);
    }
  };
}

async function readInTurn(
  services: Services,
  { organisationId, consentDocumentId, faults = 0 }: JobPayloads['read-order'],
  { turn, signal }: { turn: Turn; signal: AbortSignal },
): Promise<void> {
  const file = await services.db.forOrganisation(organisationId, (tx) =>
    readings.begin(tx, consentDocumentId, services.now()),
  );
  if (!file) return; // deleted meanwhile, or read by an earlier try
  const pages = createPageCount();
  try {
    const source = { organisationId, consentDocumentId, ...file, ...toReadFile(file) };
    const outcome = await readFile(services, { ...source, pages }, { turn, signal });
    await services.db.forOrganisation(organisationId, async (tx) => {
      await save(services, tx, source, outcome);
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
  fileKey: string;
  size: number;
  mimeType: string;
};

/** Reads the file in a process of its own. @throws Error where the server stops meanwhile, or the file is not there */
async function readFile(
  services: Services,
  source: Source,
  { turn, signal }: { turn: Turn; signal: AbortSignal },
): Promise<ReadOutcome> {
  const write = createProgressWriter(services, source.organisationId, source.consentDocumentId);
  const read = async () =>
    readInChild({
      bytes: await services.files.read(source.fileKey, source.size),
      mimeType: source.mimeType,
      signal,
      onStart: turn.run,
      onProgress: (progress) => {
        source.pages.follow(progress);
        write(progress);
      },
    });
  let outcome = await read();
  // What somebody else ended may be short of memory because of others: the file is blamed at the second time.
  if (!outcome.ok && outcome.code === 'killed') outcome = await read();
  if (!outcome.ok && outcome.code === 'aborted') throw new Error('The reading was stopped');
  return !outcome.ok && outcome.code === 'killed' ? toFailure('too_heavy') : outcome;
}

function createProgressWriter(
  services: Services,
  organisationId: string,
  id: string,
): (progress: { page: number; pageCount: number }) => void {
  let written = 0;
  let isWriting = false;
  return ({ page, pageCount }) => {
    if (isWriting || Date.now() - written < WRITE_EVERY_MS) return;
    written = Date.now();
    isWriting = true;
    // Progress is a courtesy: a failure to write it must not fail the reading.
    void services.db
      .forOrganisation(organisationId, (tx) =>
        readings.setProgress(tx, id, { page, pageCount, progress: (page / pageCount) * PAGES_SHARE }),
      )
      .catch((error: unknown) => services.log.warn({ err: error }, 'Progress was not written'))
      .finally(() => {
        isWriting = false;
      });
  };
}

type Target = { organisationId: string; consentDocumentId: string; title: string; uploadedBy: string };

async function save(services: Services, tx: Tx, target: Target, outcome: ReadOutcome): Promise<void> {
  const now = services.now();
  const link = `/company/consent-analyzer/${target.consentDocumentId}`;
  if (!outcome.ok) {
    const needsPassword = outcome.code === 'encrypted';
    const { failure } = outcome;
    if (!(await readings.fail(tx, target.consentDocumentId, { failure, needsPassword }, now))) return;
    await notifyUser(tx, {
      ...target,
      userId: target.uploadedBy,
      title: `${target.title} could not be read`,
      message: failure,
      link,
      now,
    });
    return;
  }
  const { reading, pageCount, paragraphs } = outcome;
  const isThere = await readings.finish(
    tx,
    target.consentDocumentId,
    {
      pageCount,
      unreadPages: reading.unreadPages,
      unreadLines: reading.unreadLines ?? [],
      facts: reading.facts,
      validity: reading.validity,
      paragraphs: paragraphs ?? null,
    },
    now,
  );
  if (!isThere) return;
  const { organisationId, consentDocumentId } = target;
  const order = { organisationId, consentDocumentId, now };
  await replaceRead(tx, LIMITS, order, reading.limits.map(toPrinted));
  await replaceRead(tx, PARTICULARS, order, reading.particulars.map(toPrinted));
  const { found, idsByPlace } = await replaceObligations(tx, target, reading.obligations, now);
  const questions = toStoredQuestions(target.consentDocumentId, reading.questions, idsByPlace);
  await readings.setQuestions(tx, target.consentDocumentId, questions);
  await followCorrections(tx, target.consentDocumentId, now);
  const pages =
    reading.unreadPages.length > 0 ? ` Pages ${reading.unreadPages.join(', ')} could not be read.` : '';
  await notifyUser(tx, {
    ...target,
    userId: target.uploadedBy,
    title: `${target.title} has been read`,
    message: `${found === 1 ? '1 obligation was' : `${found} obligations were`} found. Check them against the page before they enter your schedule.${pages}`,
    link,
    now,
  });
}

/** What was read of a limit or particular, apart from where it stands and how sure that is. */
function toPrinted<R extends { citation: Citation; confidence: number }>({
  citation,
  confidence,
  ...values
}: R) {
  return { values, citation, confidence };
}

/** Dates that a person has put right before hold over what was read anew. */
async function followCorrections(tx: Tx, documentId: string, now: Date): Promise<void> {
  const row = await findDocument(tx, documentId);
  if (!row) return;
  const read = toDates(row.facts as ConsentDocument['facts']);
  const after = toDates(mergeFacts(row));
  if (read.issuedOn !== after.issuedOn || read.validUpto !== after.validUpto)
    await redateObligations(tx, documentId, [read], after, now);
}
