import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import { todayIn } from '@anupalan/compliance/schedules/today';
import { getDocumentValidity } from '@anupalan/compliance/validity/document-validity';
import { getOverallState } from '@anupalan/compliance/validity/overall-validity';
import { ERROR_MESSAGES } from '@anupalan/enums/error-codes';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { ConsentValidity } from '@anupalan/validators/entities/consent-validity';
import type { ConsentDocumentsQuery } from '@anupalan/validators/requests/consent-documents';
import { v7 as uuidv7 } from 'uuid';
import { type MemberCaller, mayView } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { countDutiesOfOrders } from '../duties/service.ts';
import { listFindings } from '../limits/service.ts';
import { takeRoom } from '../quotas/storage.ts';
import { mergeFacts, toApplyBy, toConsentDocument, toDates } from './entities.ts';
import { keepOrder, makeShown } from './keep-order.ts';
import { toFileTitle, toPicturesTitle } from './order-title.ts';
import { listPlaces, queueReading } from './reading-queue.ts';
import * as readings from './reading-repository.ts';
import type { ReceivedOrder } from './receive-order.ts';
import * as repository from './repository.ts';
import { deleteWords } from './words-repository.ts';

const DOCUMENT = 'document';

function todayOf(services: Pick<Services, 'now'>, caller: MemberCaller): string {
  return todayIn(caller.organisation.timeZone, services.now().toISOString());
}

/** @throws AppError not_found */
export async function getDocument(
  services: Services,
  caller: MemberCaller,
  id: string,
): Promise<ConsentDocument> {
  return services.db.forOrganisation(caller.organisation.id, (tx) =>
    getDocumentIn(tx, id, todayOf(services, caller)),
  );
}

/** An order as it is told today, in a running transaction. @throws AppError not_found */
export function getDocumentOfToday(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  id: string,
): Promise<ConsentDocument> {
  return getDocumentIn(tx, id, todayOf(services, caller));
}

/** An order as it is told, in a running transaction. @throws AppError not_found */
export async function getDocumentIn(tx: Tx, id: string, today: string): Promise<ConsentDocument> {
  const row = await repository.findDocument(tx, id);
  if (!row) throw notFound(DOCUMENT);
  const [document] = await toConsentDocuments(tx, [row], today);
  if (!document) throw notFound(DOCUMENT);
  return document;
}

async function toConsentDocuments(
  tx: Tx,
  rows: repository.DocumentRow[],
  today: string,
): Promise<ConsentDocument[]> {
  const ids = rows.map((row) => row.id);
  const [places, findingsOf, dutiesOf] = await Promise.all([
    listPlaces(tx, rows),
    listFindings(tx, ids),
    countDutiesOfOrders(tx, ids, today),
  ]);
  return rows.map((row) =>
    toConsentDocument(row, {
      place: places.get(row.id) ?? null,
      duties: dutiesOf(row.id),
      ...findingsOf(row.id),
      today,
    }),
  );
}

/** @throws AppError not_found */
export async function checkDocument(services: Services, caller: MemberCaller, id: string): Promise<void> {
  if (!(await services.db.forOrganisation(caller.organisation.id, (tx) => repository.exists(tx, id))))
    throw notFound(DOCUMENT);
}

export async function listDocuments(services: Services, caller: MemberCaller, query: ConsentDocumentsQuery) {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const today = todayOf(services, caller);
    const { rows, total } = await repository.listDocuments(tx, query);
    return { consentDocuments: await toConsentDocuments(tx, rows, today), total };
  });
}

/**
 * Keeps a received order and queues its reading. The file is stored first and the row last, in one transaction with
 * the job: what is acknowledged will be read.
 * @param signal aborted where nobody waits any more
 * @throws AppError duplicate_file (409) with the id of the document that is there; as `keepOrder`
 */
export async function addDocument(
  services: Services,
  caller: MemberCaller,
  received: ReceivedOrder,
  signal?: AbortSignal,
): Promise<ConsentDocument> {
  const { sha256 } = received;
  const existingId = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.findSameFile(tx, sha256),
  );
  if (existingId) {
    await discardReceived(services, received);
    throw duplicate(existingId);
  }
  const title = toTitle(received, todayOf(services, caller));
  const kept = await keepOrder(services, caller, { order: received, title }, signal);
  try {
    return await services.db.forOrganisation(caller.organisation.id, async (tx) => {
      // What is shown of pictures is not known before they are drawn: it counts here.
      await takeRoom(tx, caller.organisation.id, kept.size + (kept.shownSize ?? 0));
      const id = uuidv7();
      const isNew = await repository.insertDocument(tx, {
        id,
        organisationId: caller.organisation.id,
        title,
        ...kept,
        sha256,
        uploadedBy: caller.userId,
        createdAt: services.now(),
      });
      if (!isNew) throw duplicate((await repository.findSameFile(tx, sha256)) ?? undefined);
      await queueReading(services.jobs, tx, {
        organisationId: caller.organisation.id,
        consentDocumentId: id,
      });
      await recordChange(tx, caller, {
        action: 'upload',
        entity: 'consent_document',
        entityId: id,
        summary: `Uploaded ${kept.fileName}`,
        at: services.now(),
      });
      return getDocumentOfToday(services, tx, caller, id);
    });
  } catch (error) {
    await services.files.delete(kept.fileKey);
    if (kept.shownKey) await services.files.delete(kept.shownKey);
    throw error;
  }
}

async function discardReceived(services: Services, received: ReceivedOrder): Promise<void> {
  const spools = received.form === 'file' ? [received.file] : received.pictures;
  for (const { spooled } of spools) await services.files.discard(spooled);
}

function duplicate(existingId: string | undefined): AppError {
  return new AppError('duplicate_file', ERROR_MESSAGES.duplicate_file, existingId ? { existingId } : {});
}

function toTitle(received: ReceivedOrder, today: string): string {
  const count = received.form === 'pictures' ? received.pictures.length : 1;
  return count > 1 ? toPicturesTitle(count, today) : toFileTitle(received.fileName);
}

/** The dates of an order as they count now: as read, with what a person put right over it. @throws AppError not_found */
export async function getOrderDates(tx: Tx, id: string): Promise<OrderDates> {
  const row = await repository.findDocument(tx, id);
  if (!row) throw notFound(DOCUMENT);
  return toDates(mergeFacts(row));
}

/** Archives an order. Its file stays while a task cites it. */
export async function deleteDocument(services: Services, caller: MemberCaller, id: string): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const row = await repository.findDocument(tx, id);
    if (!row) throw notFound(DOCUMENT);
    await repository.archive(tx, id, services.now());
    await recordChange(tx, caller, {
      action: 'delete',
      entity: 'consent_document',
      entityId: id,
      summary: `Deleted ${row.title}`,
      at: services.now(),
    });
  });
  await deleteUncitedFiles(services, caller, [id]);
}

/** Deletes the files of deleted orders and the words that were recognised in them, once no task cites them. After the transaction: deleting a file cannot be undone. */
export async function deleteUncitedFiles(
  services: Services,
  caller: MemberCaller,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const files = await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const uncited = await repository.listUncitedFiles(tx, ids);
    await deleteWords(
      tx,
      uncited.map(({ id }) => id),
    );
    return uncited;
  });
  for (const { fileKey, shownKey } of files) {
    await services.files.delete(fileKey);
    if (shownKey) await services.files.delete(shownKey);
  }
}

/**
 * Queues an order anew. A picture that has no PDF yet, from a time when pictures were not read, gets one first.
 * @throws AppError conflict (409) where it is being read already, or its file is there a second time
 */
export async function readAgain(
  services: Services,
  caller: MemberCaller,
  id: string,
  signal: AbortSignal,
): Promise<ConsentDocument> {
  await drawPicture(services, caller, id, signal);
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await checkNoTwin(tx, id);
    const isClaimed =
      (await repository.requeue(tx, id, services.now())) || (await readings.adopt(tx, id, services.now()));
    if (!isClaimed) throw new AppError('conflict', 'This order is already being read.');
    await queueReading(services.jobs, tx, {
      organisationId: caller.organisation.id,
      consentDocumentId: id,
    });
    return getDocumentOfToday(services, tx, caller, id);
  });
}

/**
 * A failed one whose file was sent again meanwhile: there is one reading of a file at a time.
 * @throws AppError duplicate_file (409)
 */
export async function checkNoTwin(tx: Tx, id: string): Promise<void> {
  const file = await repository.findFile(tx, id);
  const same = file && (await repository.findSameFile(tx, file.sha256));
  if (same && same !== id) throw duplicate(same);
}

async function drawPicture(
  services: Services,
  caller: MemberCaller,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const file = await services.db.forOrganisation(caller.organisation.id, (tx) => repository.findFile(tx, id));
  if (!file || file.shownKey !== null || !file.mimeType.startsWith('image/')) return;
  const shown = await makeShown(services, caller, file, signal);
  if (!shown) return;
  const isTaken = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.setShown(tx, id, shown, services.now()),
  );
  if (!isTaken) await services.files.delete(shown.shownKey);
}

/** Who may see one of these sees how long the consents are valid: all of them show it on their screens. */
const SEEING_VALIDITY = [
  'Consent Documents',
  'Consent Analyzer',
  'Reporting Task',
  'Tasks & Alerts',
] as const;

/**
 * Whether the organisation's consents are in force (docs/decisions/0008). The portal asks it of every session, so who
 * may see nothing of them gets an answer without documents and no error.
 */
export async function checkValidity(services: Services, caller: MemberCaller): Promise<ConsentValidity> {
  if (!SEEING_VALIDITY.some((name) => mayView(caller, name))) return { state: 'none', documents: [] };
  const today = todayOf(services, caller);
  const rows = await services.db.forOrganisation(caller.organisation.id, (tx) => repository.listCounted(tx));
  const documents = rows.map((row) => {
    const facts = mergeFacts(row);
    return {
      id: row.id,
      title: row.title,
      consentNo: facts.consentNo?.value ?? null,
      authority: facts.authority?.value ?? null,
      ...getDocumentValidity(toValidityInput(row), today),
      applyBy: toApplyBy({ facts, validity: row.validity }),
      renewalAppliedOn: row.renewalAppliedOn,
    };
  });
  return { state: getOverallState(documents.map((document) => document.state)), documents };
}

/** What a row says about the end of its order. */
export function toValidityInput(row: { facts: unknown; correctedFacts: unknown; validity: unknown }) {
  const facts = mergeFacts(row);
  return {
    validUpto: facts.validUpto?.value ?? null,
    periods: row.validity as ConsentDocument['validity'],
    openEnded: facts.openEnded?.value ?? null,
    renewalLeadDays: facts.renewalLeadDays?.value ?? null,
    kind: facts.kind?.value ?? null,
  };
}

/**
 * The two orders of a renewal, both read, the older one not renewed yet.
 * @throws AppError not_found, invalid
 */
export async function getForRenewal(tx: Tx, olderId: string, newerId: string) {
  const older = await repository.findDocument(tx, olderId);
  const newer = await repository.findDocument(tx, newerId);
  if (!older || !newer) throw notFound(DOCUMENT);
  if (older.supersededById !== null) throw new AppError('conflict', 'This order has already been renewed.');
  if (newer.status !== 'ready')
    throw invalidField('newDocumentId', 'The new order has not been read yet. Wait until it is ready.');
  if (newer.supersededById !== null)
    throw invalidField('newDocumentId', 'The new order has itself been renewed. Choose the latest one.');
  return { older, newer };
}

/** From now on the older order no longer counts. */
export async function supersede(tx: Tx, olderId: string, newerId: string, now: Date): Promise<void> {
  await repository.setSuperseded(tx, olderId, newerId, now);
}
