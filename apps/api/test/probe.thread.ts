import { isMainThread } from 'node:worker_threads';
import { AppError } from '../src/http/problem.ts';
import { answerWith } from '../src/threads/answer.ts';

/** What the thread of the tests is asked to do; `turns` is shared with the test. */
export type Probe = {
  kind: 'tell' | 'wait' | 'loop' | 'hog' | 'refuse' | 'fail' | 'leave';
  turns?: Int32Array;
};

await answerWith(({ kind, turns }: Probe) => {
  if (kind === 'refuse')
    throw new AppError('invalid', 'It is refused.', { errors: [{ field: 'file', message: 'Wrong' }] });
  if (kind === 'fail') throw new TypeError('It fails');
  if (kind === 'leave') process.exit(0);
  const kept: string[][] = [];
  while (kind === 'hog') kept.push(Array.from({ length: 1000 }, (_, index) => `${kept.length} ${index}`));
  // Busy, as a parser is: nothing but the other thread makes it go on.
  while (kind === 'loop' || (kind === 'wait' && turns && Atomics.load(turns, 0) < 100));
  return { isMainThread, environment: Object.keys(process.env), turns: turns?.[0] ?? 0 };
});
