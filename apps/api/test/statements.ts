import { Client } from 'pg';
import { Batch } from '../src/database/batch.ts';

/** A statement as the database got it. */
export type Statement = { text: string; values: unknown[] };

/** What is sent at any time: the queue of jobs, and whether the database is still there. */
const IN_BETWEEN = /pgboss|pg_listening_channels|^SELECT 1$/;

/** Records the statements that this process sends to its database while some work goes on. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const { query } = Client.prototype;
  const record = (first: unknown, second: unknown) => {
    if (first instanceof Batch) {
      for (const { text, values } of first.statements) recorded.push({ text, values: [...values] });
      return;
    }
    const { text = '', values } =
      typeof first === 'string' ? { text: first } : (first as { text?: string; values?: unknown[] });
    if (!IN_BETWEEN.test(text))
      recorded.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
  };
  Client.prototype.query = function recorder(this: Client, ...args: never[]) {
    record(args[0], args[1]);
    return (query as (...given: never[]) => never).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return recorded;
}
