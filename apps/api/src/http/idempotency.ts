import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from './problem.ts';
import type { Answer } from './route.ts';
import type { Services } from './services.ts';

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
/** A call without an answer after so long was cut off with its server: no request takes longer. */
const ABANDONED_AFTER_MS = 3 * 60 * 1000;

/**
 * Runs a signed-in POST once per Idempotency-Key of the user: the same key with the same body gets the first
 * answer again for 24 hours, with another body 422. A failed call is not remembered and may be tried again.
 */
export async function rememberAnswer(
  services: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  run: () => Promise<Answer<unknown> | null>,
): Promise<Answer<unknown> | null> {
  const key = request.headers['idempotency-key'];
  const { caller } = request;
  if (key === undefined || !caller || request.routeOptions.url?.includes('/auth/')) return run();
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
    throw new AppError('malformed', 'The Idempotency-Key must be a text of 1 to 255 characters.');
  }
  const id = { userId: caller.userId, key };
  const requestHash = hashOf(request);
  const earlier = await begin(services, id, requestHash);
  if (earlier) return earlier;
  try {
    const answer = await run();
    await services.db.asSystem('idempotency', (tx) =>
      tx
        .updateTable('idempotencyKeys')
        .set({ status: answer?.status ?? 200, body: JSON.stringify(answer) })
        .where('userId', '=', id.userId)
        .where('key', '=', id.key)
        .execute(),
    );
    return answer;
  } catch (error) {
    await services.db.asSystem('idempotency', (tx) =>
      tx.deleteFrom('idempotencyKeys').where('userId', '=', id.userId).where('key', '=', id.key).execute(),
    );
    throw error;
  }
}

/** Claims the key, or returns the answer that was given under it. */
async function begin(
  services: Pick<Services, 'db' | 'now'>,
  id: { userId: string; key: string },
  requestHash: Buffer,
): Promise<Answer<unknown> | null> {
  return services.db.asSystem('idempotency', async (tx) => {
    await tx
      .deleteFrom('idempotencyKeys')
      .where('userId', '=', id.userId)
      .where((eb) =>
        eb.or([
          eb('createdAt', '<', ago(services, KEPT_FOR_MS)),
          eb.and([eb('status', 'is', null), eb('createdAt', '<', ago(services, ABANDONED_AFTER_MS))]),
        ]),
      )
      .execute();
    const claimed = await tx
      .insertInto('idempotencyKeys')
      .values({ ...id, requestHash, createdAt: services.now() })
      .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (claimed) return null;
    const found = await tx
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'status', 'body'])
      .where('userId', '=', id.userId)
      .where('key', '=', id.key)
      .executeTakeFirstOrThrow();
    if (!found.requestHash.equals(requestHash)) {
      throw new AppError('invalid', 'This Idempotency-Key was used for another request: send a new one.');
    }
    if (found.status === null) {
      throw new AppError(
        'conflict',
        'The first request with this Idempotency-Key is still being worked on.',
        { retryAfter: 2 },
      );
    }
    return found.body as Answer<unknown>;
  });
}

function ago(services: Pick<Services, 'now'>, milliseconds: number): Date {
  return new Date(services.now().getTime() - milliseconds);
}

/** A multipart body is a stream and not part of the hash: the upload itself knows the same file again. */
function hashOf(request: FastifyRequest): Buffer {
  const body = request.isMultipart?.() ? 'multipart' : (JSON.stringify(request.body) ?? '');
  return createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest();
}
