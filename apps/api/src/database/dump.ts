import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';

const PROGRAM = 'pg_dump';

/**
 * Writes a database into one file of pg_dump's custom format, for pg_restore.
 * @param options.serverMajor the server's major version: an older pg_dump cannot read it
 * @param options.env where pg_dump is looked for (PATH)
 * @returns the version of pg_dump, as '18.4'
 * @throws Error with one sentence that says what to do
 */
export async function dumpDatabase(options: {
  url: string;
  file: string;
  serverMajor: number;
  env: NodeJS.ProcessEnv;
}): Promise<string> {
  const { url, file, serverMajor, env } = options;
  const wanted = `the client programs of PostgreSQL ${serverMajor} or newer`;
  const asked = await run(['--version'], env);
  if (asked === null)
    throw new Error(
      `To back up the database of DATABASE_URL, ${PROGRAM} must be on the PATH. Install ${wanted}.`,
    );
  const version = /(\d+)(\.\d+)*/.exec(asked.out)?.[0] ?? '';
  if (asked.code !== 0 || version === '')
    throw new Error(`${PROGRAM} does not report its version (${toReason(asked.err)}). Install ${wanted}.`);
  if (Number.parseInt(version, 10) < serverMajor)
    throw new Error(
      `${PROGRAM} has version ${version}, and the server has version ${serverMajor}. Install ${wanted}, and put them first on the PATH.`,
    );
  const { address, password } = splitPassword(url);
  const dumped = await run(
    ['--format=custom', '--no-password', `--file=${file}`, `--dbname=${address}`],
    password === null ? env : { ...env, PGPASSWORD: password },
  );
  if (dumped?.code !== 0)
    throw new Error(`${PROGRAM} failed: ${toReason(dumped?.err ?? 'it is no longer on the PATH')}`);
  chmodSync(file, 0o600);
  return version;
}

/**
 * Parameters that only node-pg knows, in the words of libpq, whose `require` does not verify either. The text of the
 * others stays: URLSearchParams writes spaces as +, which libpq does not read.
 */
function toLibpq(given: URL): URL {
  const address = new URL(given);
  address.search = address.search
    .slice(1)
    .split('&')
    .filter((each) => !each.startsWith('uselibpqcompat='))
    .map((each) => (each === 'sslmode=no-verify' ? 'sslmode=require' : each))
    .join('&');
  return address;
}

/** Arguments are seen by everybody on the machine: the password goes another way. */
function splitPassword(url: string): { address: string; password: string | null } {
  const address = toLibpq(new URL(url));
  if (address.password === '') return { address: address.toString(), password: null };
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.toString(), password };
}

/** Runs pg_dump to its end; null where there is none. */
function run(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; out: string; err: string } | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(PROGRAM, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      texts.out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      texts.err += chunk.toString();
    });
    child.once('error', (error) => {
      if ('code' in error && error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
    child.once('close', (code) => resolve({ code, ...texts }));
  });
}

/** The first line that names an error, else the last one. */
function toReason(text: string): string {
  const lines = text.trim().split('\n');
  return lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? '';
}
