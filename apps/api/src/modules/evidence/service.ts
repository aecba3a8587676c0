import { formatDate } from '@anupalan/compliance/schedules/describe';
import { EVIDENCE_MAX_FILES } from '@anupalan/enums/limits';
import type { Evidence } from '@anupalan/validators/entities/scheduled-task';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import type { Received } from '../../http/receive-file.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { keepWithinQuota, takeRoom } from '../quotas/storage.ts';
import { followEvidence } from '../results/follow.ts';
import { lockDate } from '../scheduled-tasks/service.ts';
import * as repository from './repository.ts';

const PIECE = 'piece of evidence';
const LAST_PROOF =
  'This is the only evidence of a completed due date that requires evidence. Add another file first, or reopen the due date.';
export const TOO_MANY_FILES = `A due date can have at most ${EVIDENCE_MAX_FILES} files. Delete one first.`;

/** Evidence of a date, oldest first. */
export async function listEvidence(
  services: Services,
  caller: MemberCaller,
  scheduledTaskId: string,
): Promise<Evidence[]> {
  const rows = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.listEvidence(tx, [scheduledTaskId]),
  );
  return rows.map(repository.toEvidence);
}

/** @throws AppError not_found (404) */
export async function getEvidence(
  services: Services,
  caller: MemberCaller,
  scheduledTaskId: string,
  id: string,
): Promise<repository.EvidenceRow> {
  const found = isId(id)
    ? await services.db.forOrganisation(caller.organisation.id, (tx) =>
        repository.findEvidence(tx, scheduledTaskId, id),
      )
    : null;
  if (!found) throw notFound(PIECE);
  return found;
}

/**
 * Keeps a file as evidence of a date.
 * @param effectiveDate the day that the file speaks of, for example of the sampling
 * @throws AppError invalid (422) for one too many, or the date of a deleted task; too_large (413) without room; the file
 * is gone then
 */
export async function addEvidence(
  services: Services,
  caller: MemberCaller,
  scheduledTaskId: string,
  received: Received,
  effectiveDate: string | null,
): Promise<Evidence> {
  const fileKey = await keepWithinQuota(services, caller, received.spooled);
  try {
    const file = {
      fileName: received.fileName,
      mimeType: received.mimeType,
      size: received.spooled.size,
      sha256: received.sha256,
    };
    return await services.db.forOrganisation(caller.organisation.id, async (tx) => {
      const piece = await insertEvidence(services, tx, caller, scheduledTaskId, {
        ...file,
        fileKey,
        effectiveDate,
      });
      await followEvidence(services, tx, caller, {
        ...file,
        id: piece.id,
        scheduledTaskId,
        sampledOn: effectiveDate,
      });
      return piece;
    });
  } catch (error) {
    await services.files.delete(fileKey);
    throw error;
  }
}

/** A file that is kept already and becomes evidence; `fileKey` is its own, because deleting it deletes the file. */
export type KeptFile = {
  fileName: string;
  mimeType: string;
  size: number;
  sha256: Buffer;
  fileKey: string;
  effectiveDate: string | null;
};

/**
 * Writes a kept file down as evidence of a date, in the transaction of what it belongs to.
 * @throws AppError invalid (422) for one too many, or the date of a deleted task; too_large (413) without room; not_found
 * (404)
 */
export async function insertEvidence(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  scheduledTaskId: string,
  file: KeptFile,
): Promise<Evidence> {
  const date = await lockDate(tx, scheduledTaskId);
  if ((await repository.listEvidence(tx, [scheduledTaskId])).length >= EVIDENCE_MAX_FILES)
    throw new AppError('invalid', TOO_MANY_FILES, {
      errors: [{ field: 'file', message: TOO_MANY_FILES }],
    });
  await takeRoom(tx, caller.organisation.id, file.size);
  const id = uuidv7();
  await repository.insertEvidence(tx, {
    id,
    organisationId: caller.organisation.id,
    scheduledTaskId,
    ...file,
    uploadedBy: caller.userId,
    createdAt: services.now(),
  });
  await record(services, tx, caller, scheduledTaskId, 'add_evidence', {
    summary: `Added ${file.fileName} to “${date.name}”, due ${formatDate(date.dueDate)}`,
    details: { evidenceId: id, fileName: file.fileName, effectiveDate: file.effectiveDate },
  });
  const row = await repository.findEvidence(tx, scheduledTaskId, id);
  if (!row) throw notFound(PIECE);
  return repository.toEvidence(row);
}

/**
 * Takes a file away again. The trail keeps its name.
 * @throws AppError not_found (404); conflict (409) for the last file of a completed date whose task asks for evidence
 */
export async function deleteEvidence(
  services: Services,
  caller: MemberCaller,
  scheduledTaskId: string,
  id: string,
): Promise<void> {
  const fileKey = await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const date = await lockDate(tx, scheduledTaskId);
    const found = isId(id) ? await repository.findEvidence(tx, scheduledTaskId, id) : null;
    if (!found) throw notFound(PIECE);
    if (date.evidenceRequired && date.completedAt !== null) {
      const all = await repository.listEvidence(tx, [scheduledTaskId]);
      if (all.length === 1) throw new AppError('conflict', LAST_PROOF);
    }
    await repository.deleteEvidence(tx, id);
    await record(services, tx, caller, scheduledTaskId, 'delete_evidence', {
      summary: `Deleted ${found.fileName} from “${date.name}”, due ${formatDate(date.dueDate)}`,
      details: { evidenceId: id, fileName: found.fileName },
    });
    return found.fileKey;
  });
  // After the transaction: deleting a file cannot be undone.
  await services.files.delete(fileKey);
}

function record(
  services: Pick<Services, 'now'>,
  tx: Tx,
  caller: MemberCaller,
  entityId: string,
  action: string,
  words: { summary: string; details: Record<string, unknown> },
): Promise<void> {
  return recordChange(tx, caller, {
    action,
    entity: 'scheduled_task',
    entityId,
    ...words,
    at: services.now(),
  });
}
