import { setTimeout as sleep } from 'node:timers/promises';
import { TIMINGS } from '@anupalan/enums/limits';
import type { FastifyRequest } from 'fastify';
import type { MemberCaller } from '../../access/caller.ts';
import type { Services } from '../../http/services.ts';
import { translateError } from '../../http/translate-error.ts';
import { isSessionAlive } from '../sessions/service.ts';
import * as repository from './repository.ts';

const LOOK_EVERY_MS = 250;
/** While the database is away. */
const ASK_AGAIN_AFTER_MS = 1_000;
const AWAY = Symbol('away');
/** A session that ended must end its streams within a second. */
const CHECK_SESSION_EVERY_MS = 800;

/**
 * The progress of a reading as server-sent events, until it is ready or failed. It looks into the database, so that
 * it does not matter which server reads; no transaction is held in between. A server that stops ends it, and the
 * client asks again.
 */
export async function* streamProgress(
  services: Services,
  caller: MemberCaller,
  id: string,
  request: FastifyRequest,
): AsyncGenerator<string> {
  let last = '';
  let beat = Date.now();
  let checked = Date.now();
  while (!request.raw.socket.destroyed && !request.server.closing.aborted) {
    const progress = await orAway(
      services.db.forOrganisation(caller.organisation.id, (tx) => repository.getProgress(tx, id)),
    );
    if (progress === AWAY) {
      await sleep(ASK_AGAIN_AFTER_MS);
      continue;
    }
    if (!progress) return;
    const data = JSON.stringify({
      status: progress.status,
      progress: progress.progress,
      page: progress.page,
      pageCount: progress.pageCount,
    });
    if (data !== last) {
      last = data;
      beat = Date.now();
      yield `event: progress\ndata: ${data}\n\n`;
    }
    if (progress.status === 'ready' || progress.status === 'failed') return;
    if (Date.now() - beat >= TIMINGS.streamHeartbeat) {
      beat = Date.now();
      yield ': still here\n\n';
    }
    await sleep(LOOK_EVERY_MS);
    if (Date.now() - checked >= CHECK_SESSION_EVERY_MS) {
      checked = Date.now();
      if ((await orAway(isSessionAlive(services, caller.sessionId))) === false) return;
    }
  }
}

/** What was asked, or that the database is away: it comes back, and the reader who waits has nothing to do with it. */
async function orAway<T>(asked: Promise<T>): Promise<T | typeof AWAY> {
  try {
    return await asked;
  } catch (error) {
    if (translateError(error).code === 'not_ready') return AWAY;
    throw error;
  }
}
