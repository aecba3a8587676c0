import { TECHNICAL_MAX_FOLDERS, TECHNICAL_MESSAGES } from '@anupalan/enums/technical-documents';
import type { TechnicalFolder } from '@anupalan/validators/entities/technical-document';
import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../access/caller.ts';
import type { Tx } from '../../database/database.ts';
import { AppError, invalidField, notFound } from '../../http/problem.ts';
import { isId } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import * as repository from './folder-repository.ts';

const FOLDER = 'folder';
const TOO_MANY = `An organisation can have at most ${TECHNICAL_MAX_FOLDERS} folders. Delete one first.`;

/** All folders, parents before their children. */
export function listFolders(services: Services, caller: MemberCaller): Promise<TechnicalFolder[]> {
  return services.db.forOrganisation(caller.organisation.id, repository.listFolders);
}

/** @throws AppError not_found (404) */
export async function checkFolder(services: Services, caller: MemberCaller, id: string): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, (tx) => lockFolder(tx, id));
}

/** A folder, held until the end of the transaction. @throws AppError not_found (404) */
export async function lockFolder(tx: Tx, id: string): Promise<{ parentId: string | null; name: string }> {
  const found = isId(id) ? await repository.lockFolder(tx, id) : null;
  if (!found) throw notFound(FOLDER);
  return found;
}

/** The path of a folder, held until the end of the transaction; null: no folder. @throws AppError not_found (404) */
export async function lockPath(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  await lockFolder(tx, id);
  return (await repository.listFolders(tx)).find((folder) => folder.id === id)?.path ?? null;
}

/**
 * Makes a folder, at the top or inside one that stands there.
 * @throws AppError not_found (404) for an unknown parent; invalid (422) for a name that is taken, a third level, too many
 */
export async function createFolder(
  services: Services,
  caller: MemberCaller,
  { name, parentId }: { name: string; parentId: string | null },
): Promise<TechnicalFolder> {
  const id = uuidv7();
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const parent = parentId === null ? null : await lockFolder(tx, parentId);
    if (parent?.parentId) throw invalidField('parentId', TECHNICAL_MESSAGES.folderDepth);
    const all = await repository.listFolders(tx);
    if (all.length >= TECHNICAL_MAX_FOLDERS) throw new AppError('invalid', TOO_MANY);
    checkName(all, name, parentId, null);
    await repository.insertFolder(tx, {
      id,
      organisationId: caller.organisation.id,
      parentId,
      name,
      createdAt: services.now(),
    });
    const folder = await getFolder(tx, id);
    await record(services, tx, caller, id, 'create_folder', `Created the folder “${folder.path}”`, {});
    return folder;
  });
}

/** @throws AppError not_found (404), invalid (422) for a name that is taken */
export async function renameFolder(
  services: Services,
  caller: MemberCaller,
  id: string,
  name: string,
): Promise<TechnicalFolder> {
  return services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const before = await lockFolder(tx, id);
    if (before.name === name) return getFolder(tx, id);
    checkName(await repository.listFolders(tx), name, before.parentId, id);
    await repository.renameFolder(tx, id, name);
    const folder = await getFolder(tx, id);
    await record(
      services,
      tx,
      caller,
      id,
      'rename_folder',
      `Renamed the folder “${before.name}” to “${name}”`,
      {
        from: { name: before.name },
        to: { name },
      },
    );
    return folder;
  });
}

/** @throws AppError not_found (404), conflict (409) for a folder that is not empty */
export async function deleteFolder(services: Services, caller: MemberCaller, id: string): Promise<void> {
  await services.db.forOrganisation(caller.organisation.id, async (tx) => {
    const { name } = await lockFolder(tx, id);
    if (!(await repository.isFolderEmpty(tx, id)))
      throw new AppError('conflict', TECHNICAL_MESSAGES.folderFull);
    await repository.deleteFolder(tx, id);
    await record(services, tx, caller, id, 'delete_folder', `Deleted the folder “${name}”`, {});
  });
}

/** Two folders of one name would not be told apart. The database refuses it as well, of two calls at once. */
function checkName(
  all: TechnicalFolder[],
  name: string,
  parentId: string | null,
  ownId: string | null,
): void {
  const isTaken = all.some(
    (folder) =>
      folder.id !== ownId && folder.parentId === parentId && folder.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw invalidField('name', TECHNICAL_MESSAGES.folderTaken);
}

async function getFolder(tx: Tx, id: string): Promise<TechnicalFolder> {
  const folder = (await repository.listFolders(tx)).find((each) => each.id === id);
  if (!folder) throw notFound(FOLDER);
  return folder;
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
  return recordChange(tx, caller, { action, entity: 'technical_folder', entityId, summary, details, at });
}
