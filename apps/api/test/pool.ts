import type { Pool } from 'pg';
import { createPool } from '../src/database/pool.ts';

/** A pool for tests: however busy the machine is, its database does not count as silent, and no statement as too long. */
export function createTestPool(url: string, max: number): Pool {
  return createPool(url, () => undefined, max, 300_000, 300_000);
}
