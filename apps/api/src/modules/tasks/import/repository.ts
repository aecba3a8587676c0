import type { Tx } from '../../../database/database.ts';

/** Users that work can be given to, with the address by which a list may name them. */
export async function listAssignable(tx: Tx): Promise<{ id: string; name: string; email: string }[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .execute();
}

/** What the live tasks are called and when they are due, to tell a task that is there already. */
export async function listSchedules(tx: Tx) {
  return tx.selectFrom('tasks').select(['name', 'schedule']).where('deletedAt', 'is', null).execute();
}
