import type { SavedView } from '@anupalan/validators/entities/saved-view';
import type { Tx } from '../../database/database.ts';

/** A view as the table holds it. */
type SavedViewRow = {
  id: string;
  screen: string;
  name: string;
  query: string;
  hiddenColumns: string[];
  density: string;
  isDefault: boolean;
};

function toSavedView(row: SavedViewRow): SavedView {
  return {
    ...row,
    screen: row.screen as SavedView['screen'],
    density: row.density as SavedView['density'],
  };
}

function selectOwn(tx: Tx, userId: string) {
  return tx
    .selectFrom('savedViews')
    .select(['id', 'screen', 'name', 'query', 'hiddenColumns', 'density', 'isDefault'])
    .where('userId', '=', userId);
}

/** The views of a user, by name. They are few: there are no pages. */
export async function listSavedViews(tx: Tx, userId: string, screen?: string): Promise<SavedView[]> {
  const rows = await selectOwn(tx, userId)
    .$if(screen !== undefined, (query) => query.where('screen', '=', screen ?? ''))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toSavedView);
}

/** Views of a user by id, locked against others. */
export async function listByIds(tx: Tx, userId: string, ids: string[]): Promise<SavedView[]> {
  return (await selectOwn(tx, userId).where('id', 'in', ids).forUpdate().execute()).map(toSavedView);
}

/** One change of a user's views after the other: the count and the one default hold. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('savedViews').select('id').where('userId', '=', userId).forUpdate().execute();
}

export async function insertSavedView(
  tx: Tx,
  { organisationId, userId, now, ...view }: SavedView & { organisationId: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('savedViews')
    .values({ ...view, organisationId, userId, createdAt: now, updatedAt: now })
    .execute();
}

export async function updateSavedView(
  tx: Tx,
  userId: string,
  { id, ...changes }: Partial<SavedView> & { id: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('savedViews')
    .set({ ...changes, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute();
}

/** Takes the default away from the others of a screen. */
export async function clearDefault(tx: Tx, userId: string, screen: string): Promise<void> {
  await tx
    .updateTable('savedViews')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('screen', '=', screen)
    .where('isDefault', '=', true)
    .execute();
}

export async function deleteSavedViews(tx: Tx, userId: string, ids: string[]): Promise<void> {
  await tx.deleteFrom('savedViews').where('userId', '=', userId).where('id', 'in', ids).execute();
}
