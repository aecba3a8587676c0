import { todayIn, toNextDay } from '@anupalan/compliance/schedules/today';
import { PAGES_A_DAY } from '@anupalan/enums/limits';
import type { Organisation } from '@anupalan/validators/entities/organisation';
import type { Tx } from '../../database/database.ts';
import * as repository from './repository.ts';

/** Pages of orders that were read for an organisation today, in its own zone, and how many are a day. */
export async function getReadingShare(
  tx: Tx,
  organisationId: string,
  now: Date,
): Promise<NonNullable<Organisation['reading']>> {
  const limits = await repository.getLimits(tx, organisationId);
  const today = todayIn(limits.timeZone, now.toISOString());
  return {
    pagesToday: await repository.getPagesRead(tx, organisationId, today),
    pagesADay: toPagesADay(limits),
  };
}

/** How many pages are read a day: what was set, else what is usual for its kind; null: no limit. */
export function toPagesADay(limits: Pick<repository.Limits, 'dailyPages' | 'trialEndsAt'>): number | null {
  return limits.dailyPages ?? PAGES_A_DAY[limits.trialEndsAt === null ? 'organisation' : 'trial'];
}

/**
 * When the next pages are read for an organisation whose share of today is used up: at the beginning of its next day;
 * null while something is left. How many pages an order has is known only from its file, so an order is begun as long as
 * a page is left, and the last one of a day may go over the share; so may the few that are read at the same time.
 */
export async function findNextShare(tx: Tx, organisationId: string, now: Date): Promise<Date | null> {
  const { pagesToday, pagesADay } = await getReadingShare(tx, organisationId, now);
  if (pagesADay === null || pagesToday < pagesADay) return null;
  const { timeZone } = await repository.getLimits(tx, organisationId);
  return new Date(toNextDay(timeZone, now.toISOString()));
}

/** Counts pages of today, in the transaction that saves what was read from them. */
export async function countPages(tx: Tx, organisationId: string, pages: number, now: Date): Promise<void> {
  const { timeZone } = await repository.getLimits(tx, organisationId);
  await repository.addPagesRead(tx, organisationId, todayIn(timeZone, now.toISOString()), pages);
}
