import { createHash } from 'node:crypto';
import { unstorableMessage } from '@anupalan/enums/field-messages';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { holdingTheCommit } from '../database/held-commit.ts';
import type { Answer } from './answer.ts';
import { getFingerprint } from './body-fingerprint.ts';
import { readFingerprint } from './multipart.ts';
import { AppError } from './problem.ts';
import type { Services } from './services.ts';
import { isStorable } from './storable.ts';

const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
/** A call without an answer after so long was cut off with its server: no request takes longer. */
const ABANDONED_AFTER_MS = 3 * 60 * 1000;

/**
 * Runs a signed-in POST once per Idempotency-Key of the user: the same key with the same body gets the first
 * answer again for 24 hours, with another body (for a multipart one: another text or file) 422. A failed call is not
 * remembered and may be tried again; neither is one that was answered by a stream or a page. The answer is kept in the
 * last transaction of the call, so the work of a call is written in one, and what it reads for its answer too.
 */
export async function rememberAnswer(
  services: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  run: () => Promise<Answer<unknown> | null>,
): Promise<Answer<unknown> | null> {
  const key = request.headers['idempotency-key'];
  const { caller } = request;
  const { url, config } = request.routeOptions;
  if (key === undefined || !caller || url?.includes('/auth/') || config.answersSecret) return run();
  if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
    throw new AppError('malformed', 'The Idempotency-Key must be a text of 1 to 255 characters.');
  }
  if (!isStorable(key)) throw new AppError('malformed', unstorableMessage('The Idempotency-Key'));
  const id = { userId: caller.userId, key };
  const requestHash = hashOf(request);
  const earlier = await claim(services, id, requestHash);
  if (earlier) return repeat(request, requestHash, earlier);
  let isKept = false;
  try {
    return await holdingTheCommit(run, async (answer, held) => {
      // A stream or a page has been sent: nothing is left that could be answered again, so the call is made again.
      if (!answer) return held.settle();
      // Only now is the body of a multipart call in.
      const hash = isMultipart(request) ? addBody(requestHash, getFingerprint(request)) : requestHash;
      const keepIt = (tx: Tx) => keep(tx, id, answer, hash);
      // After a kill there are the work and its answer, or neither.
      isKept = (await held.settleWith(keepIt)) || (await services.db.asSystem('idempotency', keepIt));
    });
  } finally {
    if (!isKept) await release(services, id);
  }
}

type Id = { userId: string; key: string };

/** Fills in the claimed key. @returns false where the role of the transaction sees none: of another organisation */
async function keep(
  tx: Tx,
  { userId, key }: Id,
  answer: Answer<unknown>,
  requestHash: Buffer,
): Promise<boolean> {
  // Written as it is: the plugin of organisations does not know this table, row-level security does.
  const { numAffectedRows } = await sql`
    UPDATE idempotency_keys
    SET status = ${answer.status ?? 200}, body = ${JSON.stringify(answer)}, request_hash = ${requestHash}
    WHERE user_id = ${userId} AND key = ${key}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Frees a key whose call has left no answer. One that has (its commit arrived, the word of it did not) keeps it. */
async function release(services: Pick<Services, 'db'>, { userId, key }: Id): Promise<void> {
  await services.db.asSystem('idempotency', (tx) =>
    tx
      .deleteFrom('idempotencyKeys')
      .where('userId', '=', userId)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute(),
  );
}

/** What is kept of a call: without a status it is still being worked on. */
type Earlier = { requestHash: Buffer; status: number | null; body: unknown };

/** Answers a call whose key is known. @throws AppError invalid (422), conflict (409) */
async function repeat(
  request: FastifyRequest,
  requestHash: Buffer,
  earlier: Earlier,
): Promise<Answer<unknown> | null> {
  const isDone = earlier.status !== null;
  const hash =
    isDone && isMultipart(request) ? addBody(requestHash, await readFingerprint(request)) : requestHash;
  if (!earlier.requestHash.equals(hash)) {
    throw new AppError('invalid', 'This Idempotency-Key was used for another request. Send a new one.');
  }
  if (!isDone) {
    throw new AppError('conflict', 'The first request with this Idempotency-Key is still running.', {
      retryAfter: 2,
    });
  }
  return earlier.body as Answer<unknown>;
}

/** Claims the key, or returns what was done under it. */
async function claim(
  services: Pick<Services, 'db' | 'now'>,
  id: Id,
  requestHash: Buffer,
): Promise<Earlier | null> {
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
    return tx
      .selectFrom('idempotencyKeys')
      .select(['requestHash', 'status', 'body'])
      .where('userId', '=', id.userId)
      .where('key', '=', id.key)
      .executeTakeFirstOrThrow();
  });
}

function ago(services: Pick<Services, 'now'>, milliseconds: number): Date {
  return new Date(services.now().getTime() - milliseconds);
}

function isMultipart(request: FastifyRequest): boolean {
  return request.isMultipart?.() ?? false;
}

/**
 * A multipart body is a stream: it joins the hash when it has been read. A short secret could be found again by its hash:
 * it stays out, and the same key answers the same whatever it was.
 */
function hashOf(request: FastifyRequest): Buffer {
  const { isSecret } = request.routeOptions.config;
  const open = isSecret ? 'secret' : (JSON.stringify(request.body) ?? '');
  const body = isMultipart(request) ? 'multipart' : open;
  return createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest();
}

function addBody(requestHash: Buffer, fingerprint: Buffer): Buffer {
  return createHash('sha256').update(requestHash).update(fingerprint).digest();
}
