import { Pool, types } from 'pg';
import { ANSWER_WITHIN_MS, Silence, watchForSilence } from './silence.ts';

// pg hands out int8, numeric and date as strings or local dates. Counts are far below 2^53; calendar dates stay
// 'YYYY-MM-DD', because a Date would bring the host's time zone into them.
const BIGINT = 20;
const NUMERIC = 1700;
const DATE = 1082;
types.setTypeParser(BIGINT, (value) => Number(value));
types.setTypeParser(NUMERIC, (value) => Number(value));
types.setTypeParser(DATE, (value) => value);

/**
 * A pool on a server of PostgreSQL 15 or newer. A lost connection fails the call that uses it and is logged; it is
 * never thrown past the pool. A database that says nothing any more is noticed within seconds.
 */
export function createPool(
  url: string,
  log: (line: string) => void,
  max = 20,
  // A statement that takes longer than this is a mistake: no call of the API needs it. A migration may (0: no limit).
  statementTimeoutMs = 15_000,
  answerWithinMs: number = ANSWER_WITHIN_MS,
): Pool {
  const silence = new Silence(answerWithinMs);
  const pool = new Pool({
    connectionString: url,
    Client: silence.Client,
    max,
    // A machine that is busy with reading has no connection free for a while; giving up sooner would turn that into
    // errors. A connection itself is made at once or not at all.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    application_name: 'anupalan',
  });
  // The server ends a transaction that is idle for twice the time of a statement; what is silent for longer is gone.
  watchForSilence(pool, silence, url, statementTimeoutMs === 0 ? 0 : statementTimeoutMs * 2 + 2_000, log);
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`);
  });
  return pool;
}
