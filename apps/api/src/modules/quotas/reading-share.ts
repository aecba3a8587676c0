import { todayIn } from '@anupalan/compliance/schedules/today';
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
