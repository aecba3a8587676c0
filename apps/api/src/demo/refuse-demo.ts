import { type Config, ConfigError } from '../env.ts';
import type { Services } from '../http/services.ts';

/**
 * The password of the demo stands in the README: a server that others can reach makes no demo (D1).
 * @throws ConfigError where a public server is told to
 */
export function refuseDemoSetting({ isDemo, publicBy }: Pick<Config, 'isDemo' | 'publicBy'>): void {
  if (isDemo && publicBy !== null)
    throw new ConfigError(
      `EHS_DEMO is on and ${publicBy} makes this server public, where everybody knows the password of the demo: unset EHS_DEMO.`,
    );
}

/**
 * A database may have the demo of a time in which its server was not public.
 * @throws Error where a public server would let its users sign in
 */
export async function refuseDemoUsers({ config, db }: Pick<Services, 'config' | 'db'>): Promise<void> {
  if (config.publicBy === null) return;
  const found = await db.asSystem('demo', (tx) =>
    tx.selectFrom('organisations').select('id').where('isDemo', '=', true).limit(1).executeTakeFirst(),
  );
  if (found)
    throw new Error(
      `${config.publicBy} makes this server public, and its database still contains the demo, whose password everybody knows. Remove the demo with "pnpm ehs demo remove".`,
    );
}
