import { DOCUMENT_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';
import { TECHNICAL_MAX_VERSIONS } from '@anupalan/enums/technical-documents';
import type { TechnicalDocument, TechnicalVersion } from '@anupalan/validators/entities/technical-document';
import type {
  CreateTechnicalDocumentRequest,
  UpdateTechnicalDocumentRequest,
} from '@anupalan/validators/requests/technical-documents';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, notFound } from '../../http/problem.ts';
import type { Received } from '../../http/receive-file.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import { keepWithinQuota, takeRoom } from '../quotas/storage.ts';
import { lockPath } from './folders.ts';
import * as repository from './repository.ts';

const DOCUMENT = 'technical document';
const TOO_MANY_VERSIONS = `A document can have at most ${TECHNICAL_MAX_VERSIONS} versions. Upload it as a new document.`;

/** @throws AppError not_found (404) */
export async function getDocument(
  services: Services,
  caller: MemberCaller,
  id: string,
): Promise<TechnicalDocument> {
  return services.db.forOrganisation(caller.organisation.id, (tx) => findOrThrow(tx, id));
}

/**
 * Keeps a file as a new document; without a title it is called after the file.
 * @throws AppError not_found (404) for an unknown folder, too_large (413) without room; the file is gone then
 */
export async function createDocument(
  services: Services,
  caller: MemberCaller,
  received: Received,
  { title, description = '', folderId = null }: CreateTechnicalDocumentRequest,
): Promise<TechnicalDocument> {
  const id = uuidv7();
  return keeping(services, caller, received, (fileKey) =>
    services.db.forOrganisation(caller.organisation.id, async (tx) => {
      const path = await lockPath(tx, folderId);
      const name = title || toTitle(received.fileName);
      await repository.insertDocument(tx, {
        id,
        organisationId: caller.organisation.id,
        folderId,
        title: name,
        description,
        now: services.now(),
      });
      await insertVersion(services, tx, caller, id, 1, received, fileKey);
      const where = path === null ? '' : ` to the folder “${path}”`;
      await record(services, tx, caller, id, 'create', `Added the document “${name}”${where}`, {
        fileName: received.fileName,
      });
      return findOrThrow(tx, id);
    }),
  );
}

/** Renames, describes or moves a document. @throws AppError not_found (404), also for an unknown folder */
export async function updateDocument(
  services: Services,
  caller: MemberCaller,
  id: string,
  changes: UpdateTechnicalDocumentRequest,
): Promise<TechnicalDocument> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    await lockOrThrow(tx, id);
    const before = await findOrThrow(tx, id);
    if (changes.folderId !== undefined) await lockPath(tx, changes.folderId);
    const { title, description, folderId } = changes;
    await repository.updateDocument(tx, id, {
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
      ...(folderId === undefined ? {} : { folderId }),
      updatedAt: services.now(),
    });
    const after = await findOrThrow(tx, id);
    const details = toDetails(before, after);
    if (Object.keys(details).length > 0)
      await record(services, tx, caller, id, 'update', toSentence(before, after), details);
    return after;
  });
}

/** Deletes a document with all its versions. The trail keeps its name. @throws AppError not_found (404) */
export async function deleteDocument(services: Services, caller: MemberCaller, id: string): Promise<void> {
  const keys = await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { title } = await lockOrThrow(tx, id);
    const fileKeys = await repository.deleteDocument(tx, id);
    await record(services, tx, caller, id, 'delete', `Deleted the document “${title}”`, {});
    return fileKeys;
  });
  // After the transaction: deleting a file cannot be undone.
  for (const key of keys) await services.files.delete(key);
}

/** Versions of a document, newest first. */
export async function listVersions(
  services: Services,
  caller: MemberCaller,
  id: string,
): Promise<TechnicalVersion[]> {
  const rows = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.listVersions(tx, id),
  );
  return rows.map(repository.toVersion);
}

/** A version with its file; null: the current one. @throws AppError not_found (404) */
export async function getVersion(
  services: Services,
  caller: MemberCaller,
  id: string,
  number: number | null,
): Promise<repository.VersionRow> {
  const rows = await services.db.forOrganisation(caller.organisation.id, (tx) =>
    repository.listVersions(tx, id),
  );
  const found = number === null ? rows[0] : rows.find((row) => row.number === number);
  if (!found) throw notFound('version');
  return found;
}

/**
 * Keeps a file as the next version.
 * @throws AppError invalid (422) for one too many, too_large (413) without room; the file is gone then
 */
export async function addVersion(
  services: Services,
  caller: MemberCaller,
  id: string,
  received: Received,
): Promise<TechnicalDocument> {
  return keeping(services, caller, received, (fileKey) =>
    services.db.forOrganisation(caller.organisation.id, async (tx) => {
      const { title, version } = await lockOrThrow(tx, id);
      await insertVersion(services, tx, caller, id, version + 1, received, fileKey);
      await repository.updateDocument(tx, id, { version: version + 1, updatedAt: services.now() });
      const summary = `Added version ${version + 1} of the document “${title}”`;
      await record(services, tx, caller, id, 'add_version', summary, { fileName: received.fileName });
      return findOrThrow(tx, id);
    }),
  );
}

/** Brings an older version back as a new one. @throws AppError not_found (404), invalid (422) for one too many */
export async function restoreVersion(
  services: Services,
  caller: MemberCaller,
  id: string,
  number: number,
): Promise<TechnicalDocument> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { title, version } = await lockOrThrow(tx, id);
    const older = (await repository.listVersions(tx, id)).find((row) => row.number === number);
    if (!older) throw notFound('version');
    if (number === version) throw new AppError('invalid', 'This is already the current version.');
    checkCount(version + 1);
    await repository.insertVersion(tx, {
      id: uuidv7(),
      organisationId: caller.organisation.id,
      documentId: id,
      number: version + 1,
      restoredFrom: number,
      fileName: older.fileName,
      mimeType: older.mimeType,
      size: older.size,
      sha256: older.sha256,
      fileKey: older.fileKey,
      uploadedBy: caller.userId,
      createdAt: services.now(),
    });
    await repository.updateDocument(tx, id, { version: version + 1, updatedAt: services.now() });
    const summary = `Restored version ${number} of the document “${title}” as version ${version + 1}`;
    await record(services, tx, caller, id, 'restore_version', summary, {
      from: { version },
      to: { version: number },
    });
    return findOrThrow(tx, id);
  });
}

/** Keeps a received file for as long as its row could be written. */
async function keeping<T>(
  services: Services,
  caller: MemberCaller,
  received: Received,
  work: (fileKey: string) => Promise<T>,
): Promise<T> {
  const fileKey = await keepWithinQuota(services, caller, received.spooled);
  try {
    return await work(fileKey);
  } catch (error) {
    await services.files.delete(fileKey);
    throw error;
  }
}

async function insertVersion(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  documentId: string,
  number: number,
  received: Received,
  fileKey: string,
): Promise<void> {
  checkCount(number);
  await takeRoom(tx, caller.organisation.id, received.spooled.size);
  await repository.insertVersion(tx, {
    id: uuidv7(),
    organisationId: caller.organisation.id,
    documentId,
    number,
    restoredFrom: null,
    fileName: received.fileName,
    mimeType: received.mimeType,
    size: received.spooled.size,
    sha256: received.sha256,
    fileKey,
    uploadedBy: caller.userId,
    createdAt: services.now(),
  });
}

function checkCount(number: number): void {
  if (number > TECHNICAL_MAX_VERSIONS)
    throw new AppError('invalid', TOO_MANY_VERSIONS, {
      errors: [{ field: 'file', message: TOO_MANY_VERSIONS }],
    });
}

async function findOrThrow(tx: Tx, id: string): Promise<TechnicalDocument> {
  const found = isId(id) ? await repository.findDocument(tx, id) : null;
  if (!found) throw notFound(DOCUMENT);
  return found;
}

async function lockOrThrow(tx: Tx, id: string): Promise<{ title: string; version: number }> {
  const found = await repository.lockDocument(tx, id);
  if (!found) throw notFound(DOCUMENT);
  return found;
}

/** A file's name without its ending. */
function toTitle(fileName: string): string {
  return (fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '') || fileName).slice(0, DOCUMENT_TITLE_MAX_LENGTH);
}

function toDetails(before: TechnicalDocument, after: TechnicalDocument): Record<string, unknown> {
  const pick = ({ title, folder, description }: TechnicalDocument) => ({
    title,
    folder: folder?.path ?? null,
    description,
  });
  const [from, to] = [pick(before), pick(after)];
  const names = (Object.keys(from) as (keyof typeof from)[]).filter((name) => from[name] !== to[name]);
  if (names.length === 0) return {};
  const only = (values: typeof from) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { from: only(from), to: only(to) };
}

function toSentence(before: TechnicalDocument, after: TechnicalDocument): string {
  if (before.title !== after.title) return `Renamed the document “${before.title}” to “${after.title}”`;
  if (before.folder?.id === after.folder?.id)
    return `Changed the description of the document “${after.title}”`;
  if (after.folder === null)
    return `Moved the document “${after.title}” out of “${before.folder?.path ?? ''}”`;
  return `Moved the document “${after.title}” to the folder “${after.folder.path}”`;
}

function record(
  services: Services,
  tx: Tx,
  caller: MemberCaller,
  entityId: string,
  action: string,
  summary: string,
  details: Record<string, unknown>,
): Promise<void> {
  const at = services.now();
  return recordChange(tx, caller, { action, entity: 'technical_document', entityId, summary, details, at });
}
