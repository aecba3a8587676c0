import { ROUND_BELOW_DAYS } from '@anupalan/compliance/duties/rounds';
import { sql } from 'kysely';

/**
 * Whether `task` is due more often than weekly (D46): a round. Null, which no `WHERE` takes, for a task that is due once. The
 * number is written out: the index of rounds is not found by a parameter.
 */
export const IS_ROUND = sql<boolean>`task.period_days < ${sql.lit(ROUND_BELOW_DAYS)}`;

/** The same where both answers are asked for: a task that is due once is no round. */
export const IS_ROUND_OR_NOT = sql<boolean>`coalesce(${IS_ROUND}, false)`;
