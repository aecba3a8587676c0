import type { Evidence } from '@anupalan/validators/entities/scheduled-task';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { fixQuery } from '../../database/fixed-query.ts';

/** A piece of evidence, with where its file lies. */
export type EvidenceRow = Evidence & { scheduledTaskId: string; fileKey: string; sha256: Buffer };

function select(tx: Tx) {
  return tx
    .selectFrom('evidence')
    .innerJoin('users', 'users.id', 'evidence.uploadedBy')
    .select([
      'evidence.id',
      'evidence.scheduledTaskId',
      'evidence.fileName',
      'evidence.size',
      'evidence.mimeType',
      'evidence.effectiveDate',
      'evidence.createdAt',
      'evidence.fileKey',
      'evidence.sha256',
      'users.id as uploaderId',
      'users.name as uploaderName',
    ])
    .orderBy('evidence.createdAt')
    .orderBy('evidence.id');
}

type Selected = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toRow({ uploaderId, uploaderName, createdAt, size, ...row }: Selected): EvidenceRow {
  return {
    ...row,
    size: Number(size),
    createdAt: createdAt.toISOString(),
    uploadedBy: { id: uploaderId, name: uploaderName },
  };
}

/** The contract's Evidence. */
export function toEvidence({
  scheduledTaskId: _,
  fileKey: __,
  sha256: ___,
  ...evidence
}: EvidenceRow): Evidence {
  return evidence;
}

const OF_ONE = fixQuery(['id'], (tx, { id }: { id: string }) =>
  select(tx).where('evidence.scheduledTaskId', '=', id),
);

const OF_SOME = fixQuery(['ids'], (tx, { ids }: { ids: readonly string[] }) =>
  select(tx).where(sql<boolean>`evidence.scheduled_task_id = ANY(${ids}::uuid[])`),
);

/** Evidence of some dates, oldest first. */
export async function listEvidence(tx: Tx, scheduledTaskIds: readonly string[]): Promise<EvidenceRow[]> {
  const [id] = scheduledTaskIds;
  if (id === undefined) return [];
  const isOne = scheduledTaskIds.length === 1;
  return (await (isOne ? OF_ONE(tx, { id }) : OF_SOME(tx, { ids: scheduledTaskIds }))).map(toRow);
}

/**
 * The evidence of each due date (`scheduled`) of a query, oldest first, as a column of that same query; `readListed` reads
 * it.
 */
export function selectListed(tx: Tx) {
  return tx
    .selectFrom('evidence')
    .innerJoin('users as uploader', 'uploader.id', 'evidence.uploadedBy')
    .select(
      sql<Evidence[] | null>`json_agg(json_build_object(
        'id', evidence.id, 'fileName', evidence.file_name, 'size', evidence.size, 'mimeType', evidence.mime_type,
        'effectiveDate', evidence.effective_date, 'createdAt', evidence.created_at,
        'uploadedBy', json_build_object('id', uploader.id, 'name', uploader.name)
      ) ORDER BY evidence.created_at, evidence.id)`.as('evidence'),
    )
    .whereRef('evidence.scheduledTaskId', '=', sql.ref('scheduled.id'));
}

/** The contract's Evidence of what `selectListed` has found: PostgreSQL writes instants in JSON in a way of its own. */
export function readListed(listed: Evidence[] | null): Evidence[] {
  if (!listed) return [];
  return listed.map((piece) => ({ ...piece, createdAt: new Date(piece.createdAt).toISOString() }));
}

export async function findEvidence(tx: Tx, scheduledTaskId: string, id: string): Promise<EvidenceRow | null> {
  const row = await select(tx)
    .where('evidence.scheduledTaskId', '=', scheduledTaskId)
    .where('evidence.id', '=', id)
    .executeTakeFirst();
  return row ? toRow(row) : null;
}

export async function insertEvidence(
  tx: Tx,
  evidence: {
    id: string;
    organisationId: string;
    scheduledTaskId: string;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    effectiveDate: string | null;
    uploadedBy: string;
    createdAt: Date;
  },
): Promise<void> {
  await tx.insertInto('evidence').values(evidence).execute();
}

export async function deleteEvidence(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('evidence').where('id', '=', id).execute();
}
