import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { runProgram } from '../child-process.ts';
import { turnByte } from './bytes.ts';
import { createRandom, readDeadline, readNumber } from './options.ts';
import { createProduct, signUp } from './product.ts';
import { finish, summarise, toSeconds } from './result.ts';
import { startWriters } from './workload.ts';

const WRITERS = 10;
/** A backup is begun so often, or as soon as the one before is done. */
const EVERY_MS = 10_000;
/** What a backup may lack: changes of the last minute before it was done. */
const LACKS_AT_MOST_MS = 60_000;
/** How long a restore may take, for each gigabyte that is begun. */
const RESTORED_WITHIN_MS = 60_000;
const DAMAGES_OF_EACH = 5;

test('backups of a server that is written to: a server starts on each, with all until then, and damage is found', async () => {
  const times = readNumber('times', 12);
  const deadline = readDeadline();
  const random = createRandom();
  const base = mkdtempSync(path.join(os.tmpdir(), 'anupalan-backups-'));
  const product = await createProduct();
  const faults: string[] = [];
  const ehs = async (...argv: string[]) => {
    const run = runProgram('src/cli/ehs.ts', argv, { EHS_DATA_DIR: product.dataDir });
    const code = await run.ended;
    return { code, output: run.output() };
  };
  try {
    await product.start();
    const token = await signUp(product);
    const writers = startWriters(product, token, { writers: WRITERS, random, pauseMs: 50 });
    const counts = { acknowledged: 0, lost: 0, doubled: 0 };
    const lacks: number[] = [];
    const restores: number[] = [];
    const sizes: number[] = [];
    let torn = 0;
    let damages = 0;
    let found = 0;
    let round = 0;
    for (; round < times && Date.now() < deadline; round += 1) {
      const begun = performance.now();
      const folder = path.join(base, `backup-${round}`);
      const made = await ehs('backup', 'create', folder);
      if (made.code !== 0) throw new Error(made.output);
      const done = performance.now();
      const checked = await ehs('backup', 'check', folder);
      if (checked.code !== 0) faults.push(`A fresh backup does not pass its check: ${checked.output}`);

      const restoring = performance.now();
      const restored = await createProduct();
      try {
        cpSync(folder, restored.dataDir, { recursive: true });
        await restored.start();
        restores.push(performance.now() - restoring);
        const verdict = await writers.checkCopy(restored, begun);
        counts.acknowledged += verdict.acknowledged;
        counts.lost += verdict.lost;
        counts.doubled += verdict.doubled;
        torn += verdict.torn;
        lacks.push(verdict.firstMissingAt === null ? 0 : done - verdict.firstMissingAt);
        faults.push(...verdict.faults);
      } finally {
        await restored.close();
      }

      const files = listFiles(folder);
      sizes.push(files.reduce((sum, { bytes }) => sum + bytes, 0));
      for (let i = 0; i < DAMAGES_OF_EACH; i += 1) {
        const victims = files.filter(({ bytes }) => bytes > 0);
        const victim = victims[Math.floor(random() * victims.length)];
        if (!victim) continue;
        const mend = turnByte(victim.file, Math.floor(random() * victim.bytes));
        damages += 1;
        const told = await ehs('backup', 'check', folder);
        if (told.code !== 0) found += 1;
        else faults.push(`A changed byte of ${path.relative(folder, victim.file)} is not found.`);
        mend();
      }
      rmSync(folder, { recursive: true, force: true });
      await sleep(Math.max(0, EVERY_MS - (performance.now() - begun)));
    }
    await writers.stop();
    const lack = summarise(lacks).most;
    const restore = summarise(restores).most;
    const size = summarise(sizes).most;
    if (torn > 0) faults.push(`${torn} changes are there by half.`);
    if (lack > LACKS_AT_MOST_MS) faults.push(`A backup lacks the last ${toSeconds(lack)}.`);
    if (restore > RESTORED_WITHIN_MS * Math.ceil(size / 1e9))
      faults.push(`A restore takes ${toSeconds(restore)}.`);
    finish(
      'backup',
      counts,
      [
        `torn ${torn}`,
        `${round} backups under ${WRITERS} writers, of ${(size / 1e6).toFixed(0)} MB at most`,
        `each lacks at most the last ${toSeconds(lack)}`,
        `restored and ready after ${toSeconds(summarise(restores).median)}, at most ${toSeconds(restore)}`,
        `${found} of ${damages} changed bytes found`,
      ],
      faults,
    );
  } finally {
    await product.close();
    rmSync(base, { recursive: true, force: true });
  }
});

function listFiles(folder: string): { file: string; bytes: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'backup.sha256')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, bytes: statSync(file).size }));
}
