import {
  ORDER_PACK_DAYS,
  ORDER_PACK_MAX_BYTES,
  ORDER_PACK_MAX_FILES,
  ORDER_PACK_MESSAGES,
} from '@anupalan/enums/order-packs';
import type { OrderPack } from '@anupalan/validators/entities/order-pack';
import type { CreateOrderPackRequest } from '@anupalan/validators/requests/order-packs';
import { v7 as uuidv7 } from 'uuid';
import { holds, type MemberCaller } from '../../access/caller.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { checkRoomFor } from '../quotas/storage.ts';
import { sumFiles } from './content-repository.ts';
import * as repository from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a pack that is asked for at an instant is deleted. */
export function toExpiry(at: Date): Date {
  return new Date(at.getTime() + ORDER_PACK_DAYS * DAY_MS);
}

/**
 * Tasks and their evidence are in every pack: people who may not see them there may not see them here.
 * @throws AppError forbidden (403)
 */
export function checkMayReadTasks(caller: MemberCaller): void {
  const names = ['Tasks & Alerts', 'Reporting Task'] as const;
  if (!names.some((name) => holds(caller, { name, level: 'view' })))
    throw new AppError('forbidden', ORDER_PACK_MESSAGES.needsTasks);
}

/** The contract's OrderPack. */
export function toPack(row: repository.PackRow): OrderPack {
  return {
    id: row.id,
    kind: row.kind as OrderPack['kind'],
    startDate: row.startDate,
    endDate: row.endDate,
    status: row.status as OrderPack['status'],
    progress: row.progress,
    failure: row.failure,
    fileName: row.fileName,
    size: row.size === null ? null : Number(row.size),
    requestedBy: { id: row.requesterId, name: row.requesterName },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Packs of an order, newest first. @throws AppError forbidden (403) */
export async function listPacks(
  services: Services,
  caller: MemberCaller,
  documentId: string,
): Promise<OrderPack[]> {
  checkMayReadTasks(caller);
  const rows = await services.db.readOrganisation(caller.organisation.id, (tx) =>
    repository.listPacks(tx, documentId, services.now()),
  );
  return rows.map(toPack);
}

/** One of an order. @throws AppError forbidden (403), not_found (404) */
export async function getPack(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  id: string,
): Promise<repository.PackRow> {
  checkMayReadTasks(caller);
  const row = isId(id)
    ? await services.db.readOrganisation(caller.organisation.id, (tx) =>
        repository.findPack(tx, id, services.now()),
      )
    : null;
  if (row?.consentDocumentId !== documentId) throw notFound('pack');
  return row;
}

/**
 * Has a pack made. One that is in work already is answered once more.
 * @throws AppError forbidden (403), invalid (422) for too much, too_large (413) without room for it
 */
export async function createPack(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  { kind, startDate, endDate }: CreateOrderPackRequest,
): Promise<OrderPack> {
  checkMayReadTasks(caller);
  const now = services.now();
  const organisationId = caller.organisation.id;
  return services.db.forOrganisation(organisationId, async (tx) => {
    if (kind === 'inspection_pack') {
      const { files, bytes } = await sumFiles(tx, { documentId, startDate, endDate });
      if (files > ORDER_PACK_MAX_FILES) throw invalidField('endDate', ORDER_PACK_MESSAGES.tooManyFiles);
      if (bytes > ORDER_PACK_MAX_BYTES) throw invalidField('endDate', ORDER_PACK_MESSAGES.tooLarge);
      await checkRoomFor(tx, organisationId, bytes);
    }
    const wish = { consentDocumentId: documentId, kind, startDate, endDate };
    const id = uuidv7();
    const pack = {
      id,
      organisationId,
      ...wish,
      requestedBy: caller.userId,
      createdAt: now,
      expiresAt: toExpiry(now),
    };
    const isNew = await repository.insertPack(tx, pack);
    if (isNew) {
      await services.jobs.enqueue(
        tx,
        'make-pack',
        { organisationId, packId: id },
        { groupId: organisationId },
      );
      await recordChange(tx, caller, {
        action: 'make_pack',
        entity: 'consent_document',
        entityId: documentId,
        summary:
          kind === 'inspection_pack' ? 'Asked for an inspection pack' : 'Asked for a half-yearly report',
        details: { packId: id, kind, startDate, endDate },
        at: now,
      });
    }
    const asked = isNew ? id : await repository.findInWork(tx, wish);
    const row = asked && (await repository.findPack(tx, asked, now));
    if (!row) throw notFound('pack');
    return toPack(row);
  });
}

/** Deletes a pack, or ends the making of one; its file goes with the next sweep at the latest. */
export async function deletePack(
  services: Services,
  caller: MemberCaller,
  documentId: string,
  id: string,
): Promise<void> {
  const row = await getPack(services, caller, documentId, id);
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    // Of two who delete it at once one has deleted it.
    if (!(await repository.deletePack(tx, row.id))) return;
    await recordChange(tx, caller, {
      action: 'delete_pack',
      entity: 'consent_document',
      entityId: documentId,
      summary: row.kind === 'inspection_pack' ? 'Deleted an inspection pack' : 'Deleted a half-yearly report',
      details: { packId: row.id, kind: row.kind, startDate: row.startDate, endDate: row.endDate },
      at: services.now(),
    });
  });
  if (row.fileKey) await services.files.delete(row.fileKey);
}
