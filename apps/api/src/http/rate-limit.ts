import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { AppError } from './problem.ts';
import type { Services } from './services.ts';

/** So many hits in so many seconds. */
export type Limit = { max: number; windowSeconds: number };

/**
 * Counts a hit in the database, so that several servers count together and a restart forgets nothing.
 * @returns how many there are now, and in how many seconds they are forgotten
 * @throws AppError too_many (429) with Retry-After
 */
export async function countHit(
  services: Pick<Services, 'db' | 'now'>,
  key: string,
  limit: Limit,
): Promise<{ hits: number; seconds: number }> {
  const now = services.now();
  const row = await services.db.asSystem('rate-limit', (tx) =>
    tx
      .insertInto('rateLimits')
      .values({ key, hits: 1, windowEndsAt: new Date(now.getTime() + limit.windowSeconds * 1000) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          hits: eb
            .case()
            .when('rateLimits.windowEndsAt', '<=', now)
            .then(1)
            .else(eb('rateLimits.hits', '+', 1))
            .end(),
          windowEndsAt: eb
            .case()
            .when('rateLimits.windowEndsAt', '<=', now)
            .then(eb.ref('excluded.windowEndsAt'))
            .else(eb.ref('rateLimits.windowEndsAt'))
            .end(),
        })),
      )
      .returning(['hits', 'windowEndsAt'])
      .executeTakeFirstOrThrow(),
  );
  const retryAfter = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
  if (row.hits <= limit.max) return { hits: row.hits, seconds: retryAfter };
  throw new AppError('too_many', `Too many attempts. Please wait ${inWords(retryAfter)} and try again.`, {
    retryAfter,
  });
}

/** How many hits of a key count at the moment. */
export async function readHits(services: Pick<Services, 'db' | 'now'>, key: string): Promise<number> {
  const row = await services.db.asSystem('rate-limit', (tx) =>
    tx.selectFrom('rateLimits').select(['hits', 'windowEndsAt']).where('key', '=', key).executeTakeFirst(),
  );
  return row && row.windowEndsAt > services.now() ? row.hits : 0;
}

/** Forgets the hits of a key, after a success. */
export async function clearHits(services: Pick<Services, 'db'>, key: string): Promise<void> {
  await services.db.asSystem('rate-limit', (tx) =>
    tx.deleteFrom('rateLimits').where('key', '=', key).execute(),
  );
}

/** Takes one hit of a key back: it turned out not to be one. */
export async function takeBackHit(services: Pick<Services, 'db'>, key: string): Promise<void> {
  await services.db.asSystem('rate-limit', (tx) =>
    tx
      .updateTable('rateLimits')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', key)
      .where('hits', '>', 0)
      .execute(),
  );
}

/** Forgets the hits of a key and of those that begin with it and a space. @returns how many keys there were */
export async function clearHitsOf(tx: Tx, key: string): Promise<number> {
  const deleted = await tx
    .deleteFrom('rateLimits')
    .where((eb) => eb.or([eb('key', '=', key), sql<boolean>`starts_with(key, ${`${key} `})`]))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** How long to wait, in words. */
export function inWords(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
