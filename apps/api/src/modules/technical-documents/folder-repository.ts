import type { TechnicalFolder } from '@anupalan/validators/entities/technical-document';
import type { Tx } from '../../database/database.ts';
import { PATH_SEPARATOR } from './repository.ts';

/** All folders by path, parents before their children. */
export async function listFolders(tx: Tx): Promise<TechnicalFolder[]> {
  const rows = await tx
    .selectFrom('technicalFolders as folder')
    .leftJoin('technicalFolders as parent', 'parent.id', 'folder.parentId')
    .select(['folder.id', 'folder.parentId', 'folder.name', 'parent.name as parentName'])
    .execute();
  const counts = await tx
    .selectFrom('technicalDocuments')
    .select(['folderId'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('folderId', 'is not', null)
    .groupBy('folderId')
    .execute();
  const countOf = new Map(counts.map(({ folderId, count }) => [folderId, Number(count)]));
  const order = new Intl.Collator('en-IN', { numeric: true });
  return rows
    .map(({ parentName, ...folder }) => ({
      ...folder,
      path: parentName === null ? folder.name : `${parentName}${PATH_SEPARATOR}${folder.name}`,
      documentCount: countOf.get(folder.id) ?? 0,
    }))
    .sort((one, other) => order.compare(one.path, other.path));
}

/** A folder, held until the end of the transaction: nothing is put into it or taken out meanwhile. */
export async function lockFolder(
  tx: Tx,
  id: string,
): Promise<{ id: string; parentId: string | null; name: string } | null> {
  const row = await tx
    .selectFrom('technicalFolders')
    .select(['id', 'parentId', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertFolder(
  tx: Tx,
  folder: { id: string; organisationId: string; parentId: string | null; name: string; createdAt: Date },
): Promise<void> {
  await tx.insertInto('technicalFolders').values(folder).execute();
}

export async function renameFolder(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('technicalFolders').set({ name }).where('id', '=', id).execute();
}

/** Whether anything lies in a folder: documents or folders. */
export async function isFolderEmpty(tx: Tx, id: string): Promise<boolean> {
  const document = await tx
    .selectFrom('technicalDocuments')
    .select('id')
    .where('folderId', '=', id)
    .limit(1)
    .executeTakeFirst();
  const child = await tx
    .selectFrom('technicalFolders')
    .select('id')
    .where('parentId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return document === undefined && child === undefined;
}

export async function deleteFolder(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('technicalFolders').where('id', '=', id).execute();
}
