import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the child may use. Bytes, seconds of CPU, milliseconds by the clock, and megabytes of JavaScript heap. */
export type ChildLimits = { dataBytes: number; cpuSeconds: number; wallMs: number; heapMb: number };

/** Enough for 500 pages of text; a file that needs more is a bomb. Measured: 600 MB is too little to start with. */
export const CHILD_LIMITS: ChildLimits = {
  dataBytes: 1_048_576_000,
  cpuSeconds: 30,
  wallMs: 90_000,
  heapMb: 384,
};

/**
 * What recognising one page may use; its process has its own eye on the processor's time of each page. Measured: it
 * holds 400 to 600 MB and has reserved 2,730, most of which it never touches. While another language is opened both
 * recognisers are there, and each reserves another 500: with 3,000 it dies of a page with Marathi in its letterhead.
 */
export const PAGE_LIMITS: ChildLimits = {
  dataBytes: 4_294_967_296,
  cpuSeconds: 3600,
  wallMs: 600_000,
  heapMb: 512,
};

/**
 * A child reads one file: nearly every pattern of the rules runs more than once, and none is worth the interpreter that
 * V8 tries it with first. The rules cost 145 ms of CPU instead of 245 for the first order that a process reads.
 */
const COMPILES_PATTERNS = '--no-regexp-tier-up';

/**
 * What a child knows of the server's environment: nothing but where its compiled code is kept. The parsers are most of
 * what it loads, and its sources are TypeScript: finding both compiled saves half of the start. Beside the project's
 * packages, where nobody but their owner writes; where that is not possible, it starts without.
 */
export const CHILD_ENVIRONMENT: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: `${import.meta.dirname}/../../../node_modules/.cache/read-order`,
};

/** The path of an executable on PATH, or null. */
export const findExecutable = (name: string): string | null => {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
};

/**
 * The command that runs `script` under the limits: kernel limits where `prlimit` exists. Where `setpriv` does (both are
 * of util-linux), the child ends with the server: one that stands still could not see by itself that it is alone.
 */
export const toChildCommand = (
  script: string,
  args: string[],
  limits: ChildLimits,
  { prlimit, setpriv }: { prlimit: string | null; setpriv: string | null },
): { command: string; args: string[] } => {
  const [command = process.execPath, ...rest] = [
    ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
    ...(prlimit
      ? // Soft limits: that of the processor ends it by a signal of its own, which nobody else sends, and the processes
        // that it starts for pages have their own.
        [prlimit, `--data=${limits.dataBytes}:`, `--cpu=${limits.cpuSeconds}:`]
      : []),
    process.execPath,
    `--max-old-space-size=${limits.heapMb}`,
    '--no-warnings',
    COMPILES_PATTERNS,
    script,
    ...args,
  ];
  return { command, args: rest };
};
