import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import type { ReadOutcome } from '@anupalan/compliance/reading/pages/outcome';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Tx } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import { mergeDoubts } from '../../modules/consent-documents/doubts.ts';
import { mergeFacts, toDates } from '../../modules/consent-documents/entities.ts';
import { toReadTitle } from '../../modules/consent-documents/order-title.ts';
import * as readings from '../../modules/consent-documents/reading-repository.ts';
import { findDocument, lockDoubts } from '../../modules/consent-documents/repository.ts';
import { replaceWords } from '../../modules/consent-documents/words-repository.ts';
import { LIMITS, PARTICULARS } from '../../modules/limits/findings.ts';
import { replaceRead } from '../../modules/limits/service.ts';
import { notifyUser } from '../../modules/notifications/service.ts';
import { deleteUndecided } from '../../modules/obligations/reading-rows.ts';
import { redateObligations } from '../../modules/obligations/redate.ts';
import { replaceObligations } from '../../modules/obligations/replace.ts';
import { toStoredQuestions } from '../../modules/questions/stored.ts';

type Target = { organisationId: string; consentDocumentId: string; title: string; uploadedBy: string };

/** A reading that has ended; `datesBefore`: those that were stored while pages were still read. */
type EndedReading = { target: Target; outcome: ReadOutcome; datesBefore: readonly OrderDates[] };

/** Stores what a reading found, or why it failed, and tells the person who uploaded the order. */
export async function saveReading(
  services: Services,
  tx: Tx,
  { target, outcome, datesBefore }: EndedReading,
): Promise<void> {
  const now = services.now();
  const link = `/company/consent-analyzer/${target.consentDocumentId}`;
  if (!outcome.ok) {
    const needsPassword = outcome.code === 'encrypted';
    const { failure } = outcome;
    if (!(await readings.fail(tx, target.consentDocumentId, { failure, needsPassword }, now))) return;
    // The first pages of an order that cannot be read are no list of its conditions.
    if (datesBefore.length > 0) await deleteUndecided(tx, target.consentDocumentId);
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
  const { reading, pageCount, paragraphs, words = [] } = outcome;
  const doubts = mergeDoubts(await lockDoubts(tx, target.consentDocumentId), reading.doubts ?? []);
  const isThere = await readings.finish(
    tx,
    target.consentDocumentId,
    {
      pageCount,
      unreadPages: reading.unreadPages,
      unreadLines: reading.unreadLines ?? [],
      recognisedPages: words.map(({ page }) => page),
      doubts,
      facts: reading.facts,
      validity: reading.validity,
      paragraphs: paragraphs ?? null,
    },
    now,
  );
  if (!isThere) return;
  const readTitle = toReadTitle(target.title, reading.facts);
  if (readTitle !== null)
    await readings.rename(tx, target.consentDocumentId, { from: target.title, to: readTitle });
  const { organisationId, consentDocumentId } = target;
  const order = { organisationId, consentDocumentId, now };
  await replaceWords(tx, target, words);
  await replaceRead(tx, LIMITS, order, reading.limits.map(toPrinted));
  await replaceRead(tx, PARTICULARS, order, reading.particulars.map(toPrinted));
  const { found, idsByPlace } = await replaceObligations(
    tx,
    target,
    reading.obligations,
    now,
    reading.questions,
  );
  const questions = toStoredQuestions(target.consentDocumentId, reading.questions, idsByPlace);
  await readings.setQuestions(tx, target.consentDocumentId, questions);
  await followDates(tx, target.consentDocumentId, datesBefore, now);
  const pages =
    reading.unreadPages.length > 0 ? ` Pages ${reading.unreadPages.join(', ')} could not be read.` : '';
  await notifyUser(tx, {
    ...target,
    userId: target.uploadedBy,
    title: `${readTitle ?? target.title} has been read`,
    message: `${found === 1 ? '1 obligation was' : `${found} obligations were`} found. Check them against the page before you schedule them.${pages}`,
    link,
    now,
  });
}

/** What was read of a limit or particular, apart from its place and its confidence. */
function toPrinted<R extends { citation: Citation; confidence: number }>({
  citation,
  confidence,
  ...values
}: R) {
  return { values, citation, confidence };
}

/**
 * Dates that a person has put right before hold over what was read anew; and what was decided on while pages were still
 * read follows the dates that the whole order has.
 */
async function followDates(
  tx: Tx,
  documentId: string,
  datesBefore: readonly OrderDates[],
  now: Date,
): Promise<void> {
  const row = await findDocument(tx, documentId);
  if (!row) return;
  const read = toDates(row.facts as ConsentDocument['facts']);
  const after = toDates(mergeFacts(row));
  const before = [read, ...datesBefore].filter(
    ({ issuedOn, validUpto }) => issuedOn !== after.issuedOn || validUpto !== after.validUpto,
  );
  if (before.length > 0) await redateObligations(tx, documentId, before, after, now);
}
