import { AppError } from './problem.ts';

/** Levels of objects and lists in a body; no call of ours needs ten. */
const MOST_LEVELS = 32;

/**
 * Refuses a body that is nested deeper than any call needs: what walks over it level by level, as turning it into
 * text does, would end for want of stack.
 * @throws AppError malformed (400)
 */
export function checkNesting(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) throw new AppError('malformed', 'The body is nested too deeply.');
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
}
