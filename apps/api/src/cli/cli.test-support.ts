import type { Harness } from '../../test/harness.ts';
import { COMMANDS } from './commands.ts';
import { runCli } from './run.ts';

/** A call that has ended. `data` is what `--json` gave, where it was asked for. */
export type EndedCall = { code: number; out: string; err: string; data: never };

/** Runs calls of the command line on the database of a harness, or of other services. */
export function createCli(api: Pick<Harness, 'services'>): (...argv: string[]) => Promise<EndedCall> {
  return async (...argv) => {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runCli(argv, {
      commands: COMMANDS,
      readConfig: () => api.services.config,
      connect: async () => ({ services: api.services, stop: async () => undefined }),
      out: (text) => out.push(text),
      err: (text) => err.push(text),
    });
    const text = out.join('\n');
    return {
      code,
      out: text,
      err: err.join('\n'),
      data: (argv.includes('--json') && code === 0 ? JSON.parse(text) : null) as never,
    };
  };
}

/** A line of the trail as the tests look at it. */
export type TrailLine = {
  organisation_id: string | null;
  actor_name: string;
  action: string;
  summary: string;
};

/** The newest line of the trail. */
export async function findLastLine(api: Harness): Promise<TrailLine | undefined> {
  const { rows } = await api.services.db.pool.query<TrailLine>(
    'SELECT organisation_id, actor_name, action, summary FROM audit_log ORDER BY id DESC LIMIT 1',
  );
  return rows[0];
}
