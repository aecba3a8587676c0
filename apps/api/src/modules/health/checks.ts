/** What a check finds wrong, in a sentence for whoever watches the server. */
export type Finding = { sentence: string; cause?: unknown };

/** How long it holds at most that something is wrong: whoever has put it right wants to see it. In milliseconds. */
const KEEP_WRONG_MS = 1_000;

/** A check of one part of the server; null: nothing is wrong. */
export type Check = () => Promise<Finding | null>;

/**
 * Makes a check that answers in time, however long the part takes, and that anybody may ask at any rate: what was found
 * is the answer for a while, and nothing is asked twice at once.
 * @param ask what is wrong; it is told when the time is over @param limitMs until the part counts as away
 * @param keepMs how long it holds that nothing is wrong
 */
export function createCheck(
  ask: (signal: AbortSignal) => Promise<string | null>,
  options: { awaySentence: string; limitMs: number; keepMs: number },
): Check {
  const { awaySentence, limitMs, keepMs } = options;
  let found: { at: number; finding: Finding | null } | null = null;
  let pending: Promise<Finding | null> | null = null;
  const run = async (): Promise<Finding | null> => {
    let finding: Finding | null;
    try {
      const sentence = await ask(AbortSignal.timeout(limitMs));
      finding = sentence === null ? null : { sentence };
    } catch (cause) {
      finding = { sentence: awaySentence, cause };
    }
    found = { at: performance.now(), finding };
    pending = null;
    return finding;
  };
  return async () => {
    const holdsMs = found?.finding ? Math.min(keepMs, KEEP_WRONG_MS) : keepMs;
    if (found && performance.now() - found.at < holdsMs) return found.finding;
    pending ??= run();
    return withinLimit(pending, limitMs, {
      sentence: awaySentence,
      cause: new Error(`No answer within ${limitMs} ms`),
    });
  };
}

async function withinLimit<T>(answer: Promise<T>, limitMs: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
