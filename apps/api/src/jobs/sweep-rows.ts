import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../http/services.ts';
import { IDLE_MS, LONGEST_MS } from '../modules/sessions/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The link of a sign-up lives again when an operator extends a trial that has ended. */
const SIGN_UP_LINK_MS = 90 * DAY_MS;
/** Pages of a day count on that day only; a week is kept for who asks why an order had to wait. */
const PAGES_READ_MS = 7 * DAY_MS;
/** Rows that one transaction deletes. */
const ROWS_AT_ONCE = 1000;

/** How many rows of each sort went. */
export type SweptRows = {
  sessions: number;
  passwordTokens: number;
  rateLimits: number;
  idempotencyKeys: number;
  pagesRead: number;
  orderPacks: number;
};

/**
 * Deletes by age what nobody can use any more: sessions a day after they ended, links for a password (of resets,
 * invitations and sign-ups) a day after they were used or expired (an unused one of a sign-up after 90), counters a day after their time, and what was answered
 * to an Idempotency-Key after its 24 hours, pages that were read on a day of a week ago, packs of orders after their days. Some in each transaction; a row that another server works on is left to it.
 */
export async function sweepRows(services: Pick<Services, 'db' | 'now'>): Promise<SweptRows> {
  const now = services.now().getTime();
  const before = (milliseconds: number) => new Date(now - milliseconds);
  const dayAgo = before(DAY_MS);
  return {
    sessions: await deleteAll(
      services,
      sql`sessions`,
      sql`ended_at < ${dayAgo} OR last_used_at < ${before(IDLE_MS + DAY_MS)} OR created_at < ${before(LONGEST_MS + DAY_MS)}`,
    ),
    passwordTokens: await deleteAll(
      services,
      sql`password_tokens`,
      sql`used_at < ${dayAgo} OR expires_at < ${before(SIGN_UP_LINK_MS)} OR (expires_at < ${dayAgo} AND purpose <> 'sign_up')`,
    ),
    rateLimits: await deleteAll(services, sql`rate_limits`, sql`window_ends_at < ${dayAgo}`),
    idempotencyKeys: await deleteAll(services, sql`idempotency_keys`, sql`created_at < ${dayAgo}`),
    pagesRead: await deleteAll(
      services,
      sql`pages_read`,
      sql`day < (${before(PAGES_READ_MS)} AT TIME ZONE 'UTC')::date`,
    ),
    // Their files have no row then, and go with the leftovers of the store.
    orderPacks: await deleteAll(services, sql`order_packs`, sql`expires_at < ${new Date(now)}`, sql`id`),
  };
}

async function deleteAll(
  services: Pick<Services, 'db'>,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  /** What names a row where the role may not see all of its columns. */
  key: RawBuilder<unknown> = sql`ctid`,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await services.db.asSystem('job-sweep', (tx) =>
      sql`DELETE FROM ${table} WHERE ${key} = ANY(ARRAY(
            SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${ROWS_AT_ONCE} FOR UPDATE SKIP LOCKED))`.execute(
        tx,
      ),
    );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BigInt(ROWS_AT_ONCE)) return deleted;
  }
}
