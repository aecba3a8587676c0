import { TIMINGS } from '@anupalan/enums/limits';
import type { QueuePlace } from '@anupalan/validators/entities/consent-document';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import { AppError } from '../../http/problem.ts';
import type { Services } from '../../http/services.ts';
import { translateError } from '../../http/translate-error.ts';
import { listAliveSessions } from '../sessions/service.ts';
import { listPlaces } from './reading-queue.ts';
import * as repository from './repository.ts';
import { createSharedLook } from './shared-look.ts';

/** A session that ended must end its streams within a second. */
const LOOK_EVERY_MS = 250;
/** Streams that one session may have open at once. */
export const STREAMS_PER_SESSION = 8;
const TOO_MANY = `This session already follows ${STREAMS_PER_SESSION} readings. Close one and try again.`;
const RETRY_AFTER_S = 5;
const AWAY = Symbol('away');

type Progress = Awaited<ReturnType<typeof repository.listProgress>>[number] & { queue: QueuePlace | null };
/** Follows the reading of an order that the caller may see. @throws AppError too_many (429) */
type Follow = (
  caller: MemberCaller,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => AsyncGenerator<string>;

/**
 * The progress of readings as server-sent events, each until it is ready or failed. It is looked for in the database, so
 * that it does not matter which server reads: one look for all who follow, four times a second, and no transaction in
 * between. A server that stops ends the streams, and the client asks again; a database that is away does not.
 */
export function createFollower(services: Services): Follow {
  const look = createSharedLook<Progress>(LOOK_EVERY_MS, async (ids) => {
    return services.db.asSystem('reading-progress', async (tx) => {
      const rows = await repository.listProgress(tx, ids);
      const places = await listPlaces(tx, rows);
      return new Map(rows.map((row) => [row.id, { ...row, queue: places.get(row.id) ?? null }]));
    });
  });
  const isAlive = createSharedLook<true>(LOOK_EVERY_MS, async (ids) => {
    const alive = await listAliveSessions(services, ids);
    return new Map([...alive].map((id) => [id, true]));
  });
  /** How many streams each session has open. */
  const open = new Map<string, number>();

  const follow = async function* (caller: MemberCaller, id: string, request: FastifyRequest) {
    let last = '';
    let beat = Date.now();
    while (!request.raw.socket.destroyed && !request.server.closing.aborted) {
      const seen = await orAway(Promise.all([look(id), isAlive(caller.sessionId)]));
      if (seen !== AWAY) {
        const [progress, hasSession] = seen;
        if (!progress || !hasSession) return;
        const { status, page, pageCount, queue, readFrom } = progress;
        const data = JSON.stringify({
          status,
          progress: progress.progress,
          page,
          pageCount,
          queue,
          readFrom,
        });
        if (data !== last) {
          last = data;
          beat = Date.now();
          yield `event: progress\ndata: ${data}\n\n`;
        }
        if (status === 'ready' || status === 'failed') return;
      }
      if (Date.now() - beat >= TIMINGS.streamHeartbeat) {
        beat = Date.now();
        yield ': still here\n\n';
      }
    }
  };

  return (caller, id, request, reply) => {
    const { sessionId } = caller;
    const count = open.get(sessionId) ?? 0;
    if (count >= STREAMS_PER_SESSION) throw new AppError('too_many', TOO_MANY, { retryAfter: RETRY_AFTER_S });
    open.set(sessionId, count + 1);
    // Told by the answer, however it ends: one that nobody reads any more may never come to its own end.
    reply.raw.once('close', () => {
      const left = (open.get(sessionId) ?? 1) - 1;
      if (left > 0) open.set(sessionId, left);
      else open.delete(sessionId);
    });
    return follow(caller, id, request);
  };
}

/** What was asked, or that the database is away: it comes back, and whoever waits has nothing to do with it. */
async function orAway<T>(asked: Promise<T>): Promise<T | typeof AWAY> {
  try {
    return await asked;
  } catch (error) {
    if (translateError(error).code === 'not_ready') return AWAY;
    throw error;
  }
}
