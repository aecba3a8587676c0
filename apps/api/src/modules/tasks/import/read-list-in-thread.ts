import { invalidField } from '../../../http/problem.ts';
import { TOO_BIG } from '../../../sheets/sheet.ts';
import { runInThread, ThreadLimitError, type ThreadLimits } from '../../../threads/thread-pool.ts';
import type { ListRow } from './read-list.ts';

const SCRIPT = new URL('./read-list.thread.ts', import.meta.url);
/** The largest list takes half a second and less than a quarter of this; a file that needs more is a bomb. */
const LIMITS: ThreadLimits = { heapMb: 256, wallMs: 20_000 };

/** Whose file it is, and when nobody waits for it any more. */
export type ListReader = { organisationId: string; signal: AbortSignal };

/**
 * Reads a list of tasks in a thread, beside the answers of the server.
 * @throws AppError invalid (422) for a file that is no such list or needs too much, unsupported_file (415)
 */
export async function readTaskListInThread(
  bytes: Uint8Array,
  { organisationId, signal }: ListReader,
  limits: ThreadLimits = LIMITS,
): Promise<ListRow[]> {
  try {
    return await runInThread({ script: SCRIPT, input: bytes, limits, organisationId, signal });
  } catch (error) {
    if (error instanceof ThreadLimitError) throw invalidField('file', TOO_BIG);
    throw error;
  }
}
