import {
  type ConsentDocumentsQuery,
  consentDocumentsList,
} from '@anupalan/validators/requests/consent-documents';
import type { Tx } from '../../database/database.ts';
import { toPattern, toSort, toWindow } from '../../http/list.ts';
import { countObligations } from './count-obligations.ts';
import type { StoredDoubt } from './doubts.ts';
import { factValue, SEARCHED_FACTS } from './fact-value.ts';

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

function selectDocuments(tx: Tx) {
  return tx
    .selectFrom('consentDocuments as document')
    .innerJoin('users', 'users.id', 'document.uploadedBy')
    .where('document.archivedAt', 'is', null)
    .select([
      'document.id',
      'document.title',
      'document.fileName',
      'document.mimeType',
      'document.size',
      'document.pageCount',
      'document.uploadedBy',
      'users.name as uploaderName',
      'document.createdAt',
      'document.status',
      'document.progress',
      'document.readFrom',
      'document.page',
      'document.failure',
      'document.needsPassword',
      'document.unreadPages',
      'document.unreadLines',
      'document.recognisedPages',
      'document.doubts',
      'document.supersededById',
      'document.renewalAppliedOn',
      'document.renewalReference',
      'document.facts',
      'document.correctedFacts',
      'document.validity',
      'document.questions',
      'document.answers',
    ])
    .select(countObligations);
}

export async function findDocument(tx: Tx, id: string) {
  return selectDocuments(tx).where('document.id', '=', id).executeTakeFirst();
}

export async function exists(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('consentDocuments')
    .select('id')
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

const SORT = {
  createdAt: 'document.createdAt',
  title: 'document.title',
  status: 'document.status',
} as const;

export async function listDocuments(
  tx: Tx,
  query: ConsentDocumentsQuery,
): Promise<{ rows: DocumentRow[]; total: number }> {
  let rows = selectDocuments(tx);
  if (query.status) rows = rows.where('document.status', '=', query.status);
  if (query.supersededById) rows = rows.where('document.supersededById', '=', query.supersededById);
  if (query.keyword) {
    const pattern = toPattern(query.keyword);
    rows = rows.where((eb) =>
      eb.or([
        eb('document.title', 'ilike', pattern),
        eb('document.fileName', 'ilike', pattern),
        ...SEARCHED_FACTS.map((name) => eb(factValue(name), 'ilike', pattern)),
      ]),
    );
  }
  const { total } = await rows
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const window = toWindow(query);
  const { by: column, order } = toSort(consentDocumentsList, query);
  const sorted =
    column === 'validUpto'
      ? rows.orderBy(factValue('validUpto'), (by) =>
          order === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast(),
        )
      : rows.orderBy(SORT[column], order);
  return {
    rows: await sorted.orderBy('document.id', order).limit(window.limit).offset(window.offset).execute(),
    total,
  };
}

/** How far an order reaches: its pages, or the paragraphs of a DOCX. */
export async function findExtent(tx: Tx, id: string) {
  return tx
    .selectFrom('consentDocuments')
    .select(['pageCount', 'paragraphs'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
}

/** The live document of the same content, if there is one. */
export async function findSameFile(tx: Tx, sha256: Buffer): Promise<string | null> {
  const found = await tx
    .selectFrom('consentDocuments')
    .select('id')
    .where('sha256', '=', sha256)
    .where('archivedAt', 'is', null)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return found?.id ?? null;
}

export type NewDocument = {
  id: string;
  organisationId: string;
  title: string;
  fileName: string;
  mimeType: string;
  size: number;
  sha256: Buffer;
  fileKey: string;
  shownKey: string | null;
  shownSize: number | null;
  uploadedBy: string;
  createdAt: Date;
};

/** Inserts a document; false where the same file came in at the same moment. */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<boolean> {
  const inserted = await tx
    .insertInto('consentDocuments')
    .values(document)
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'sha256'])
        .where('archivedAt', 'is', null)
        .where('status', '<>', 'failed')
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Where the bytes lie. Also of an archived document while a task cites it. */
export async function findFile(tx: Tx, id: string) {
  return tx
    .selectFrom('consentDocuments as document')
    .select([
      'document.fileName',
      'document.mimeType',
      'document.size',
      'document.sha256',
      'document.fileKey',
      'document.shownKey',
      'document.shownSize',
      'document.paragraphs',
    ])
    .where('document.id', '=', id)
    .where((eb) => eb.or([eb('document.archivedAt', 'is', null), eb.exists(citingTasks(eb, id))]))
    .executeTakeFirst();
}

function citingTasks(eb: unknown, documentId: string) {
  return (eb as Tx)
    .selectFrom('tasks')
    .select('tasks.id')
    .where('tasks.consentDocumentId', '=', documentId)
    .where('tasks.deletedAt', 'is', null);
}

/** Files of deleted orders among the given ones that no task cites any more. */
export async function listUncitedFiles(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('consentDocuments as document')
    .select(['document.id', 'document.fileKey', 'document.shownKey'])
    .where('document.id', 'in', ids)
    .where('document.archivedAt', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tasks')
            .select('tasks.id')
            .whereRef('tasks.consentDocumentId', '=', 'document.id')
            .where('tasks.deletedAt', 'is', null),
        ),
      ),
    )
    .execute();
}

/** How far the readings of some orders are, of whatever organisations, in a system transaction; deleted ones are left out. */
export async function listProgress(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('consentDocuments')
    .select(['id', 'status', 'progress', 'page', 'pageCount', 'readFrom'])
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .execute();
}

export async function updateDocument(
  tx: Tx,
  id: string,
  changes: {
    title?: string;
    correctedFacts?: Record<string, unknown>;
    answers?: Record<string, unknown>;
    renewalAppliedOn?: string | null;
    renewalReference?: string | null;
  },
  now: Date,
): Promise<void> {
  const { correctedFacts, answers, ...rest } = changes;
  await tx
    .updateTable('consentDocuments')
    .set({
      ...rest,
      ...(correctedFacts ? { correctedFacts: JSON.stringify(correctedFacts) } : {}),
      ...(answers ? { answers: JSON.stringify(answers) } : {}),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Keeps the figures of an order that a person has to compare with the page, or has compared. */
export async function setDoubts(tx: Tx, id: string, doubts: readonly StoredDoubt[]): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set({ doubts: JSON.stringify(doubts) })
    .where('id', '=', id)
    .execute();
}

/** Those of an order that is locked until the end of the transaction. */
export async function lockDoubts(tx: Tx, id: string): Promise<StoredDoubt[]> {
  const row = await tx
    .selectFrom('consentDocuments')
    .select('doubts')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row?.doubts ?? []) as StoredDoubt[];
}

/** Two people who answer questions of one order at once do so one after the other. */
export async function lock(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('consentDocuments').select('id').where('id', '=', id).forUpdate().execute();
}

export async function archive(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set({ archivedAt: now, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** What an order is that waits to be read. */
const QUEUED = {
  status: 'queued',
  progress: 0,
  page: null,
  readFrom: null,
  failure: null,
  needsPassword: false,
} as const;

/** Puts a document back into the queue; false where it is being read already. */
export async function requeue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const updated = await tx
    .updateTable('consentDocuments')
    .set({ ...QUEUED, updatedAt: now })
    .where('id', '=', id)
    .where('status', 'in', ['ready', 'failed'])
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Gives an order the PDF that is read and shown in place of its file; false where it has one, or is gone. */
export async function setShown(
  tx: Tx,
  id: string,
  shown: { shownKey: string; shownSize: number },
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('consentDocuments')
    .set({ ...shown, updatedAt: now })
    .where('id', '=', id)
    .where('shownKey', 'is', null)
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Where the bytes of an order lie that waits for its password; undefined for any other. */
export async function findProtected(tx: Tx, id: string) {
  return tx
    .selectFrom('consentDocuments')
    .select(['fileKey', 'size', 'fileName'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('status', '=', 'failed')
    .where('needsPassword', '=', true)
    .executeTakeFirst();
}

/** Gives an order that waits for its password the copy without one, and puts it into the queue; false for any other. */
export async function setUnlocked(
  tx: Tx,
  id: string,
  shown: { shownKey: string; shownSize: number },
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .updateTable('consentDocuments')
    .set({ ...shown, ...QUEUED, updatedAt: now })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .where('status', '=', 'failed')
    .where('needsPassword', '=', true)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Documents that count for validity. */
export async function listCounted(tx: Tx) {
  return tx
    .selectFrom('consentDocuments')
    .select(['id', 'title', 'facts', 'correctedFacts', 'validity', 'renewalAppliedOn'])
    .where('archivedAt', 'is', null)
    .where('supersededById', 'is', null)
    .where('status', '=', 'ready')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function setSuperseded(tx: Tx, id: string, supersededById: string, now: Date): Promise<void> {
  await tx
    .updateTable('consentDocuments')
    .set({ supersededById, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
