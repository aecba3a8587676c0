import type { FastifyReply } from 'fastify';
import { AppError } from './problem.ts';

/** Aborted when nobody waits for the answer any more; after the answer it means nothing. */
export function signalWhenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // No fault of the server: nobody reads this, and no log needs it.
  const abort = () => gone.abort(new AppError('malformed', 'The connection was lost. Nothing was changed.'));
  if (reply.raw.destroyed) abort();
  else reply.raw.once('close', abort);
  return gone.signal;
}
