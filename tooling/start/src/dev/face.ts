import path from 'node:path';
import type { Face } from '@anupalan/enums/faces/face-routes';
import type { Behind } from './front.ts';
import { waitForPort } from './ports.ts';
import { startProgram } from './program.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const GRACE_MS = 2_000;

/** The development server of each face, as its own dependency brings it. */
const SERVERS: Readonly<Record<Face, { file: string; args: readonly string[] }>> = {
  portal: { file: 'node_modules/vite/bin/vite.js', args: ['--strictPort', '--logLevel', 'warn'] },
  site: { file: 'node_modules/astro/bin/astro.mjs', args: ['dev'] },
};

/** A face with hot reload. */
export type RunningFace = Behind & {
  /** Resolves when its server has ended, with its exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

/** Starts the development server of a face on a port of loopback; what it says of its own address is not shown. */
export function runFace(
  face: Face,
  port: number,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): RunningFace {
  const { file, args } = SERVERS[face];
  const program = startProgram({
    file,
    args: [...args, '--port', `${port}`, '--host', '127.0.0.1'],
    cwd: path.join(root, 'apps', face),
    env,
    onLine: (line, from) => {
      if (from === 'stderr' && line.trim() !== '') say(line);
    },
  });
  const ready = waitForPort(port, program.hasEnded);
  return {
    port,
    ended: program.ended,
    whenReady: async (ms) =>
      !program.hasEnded() &&
      Promise.race([ready, new Promise<boolean>((done) => setTimeout(done, ms, false).unref())]),
    stop: () => program.stop(GRACE_MS),
  };
}
