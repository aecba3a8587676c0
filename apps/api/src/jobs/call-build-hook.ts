import type { Config } from '../env.ts';

const WAIT_MS = 20_000;

/**
 * Calls the hook of whoever builds the site. Nothing is sent along: the builder reads the articles itself.
 * @throws Error where the hook does not answer with success; the queue tries again then
 */
export async function callBuildHook({ buildHookUrl }: Pick<Config, 'buildHookUrl'>): Promise<void> {
  if (buildHookUrl === null) return;
  const response = await fetch(buildHookUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`The build hook answered ${response.status}.`);
}
