import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/problem.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { createReadiness, PARTS } from './service.ts';

const TAG = 'Health';
const ANSWER = { type: 'object', properties: { status: { type: 'string' } } };
const READY_ANSWER = {
  type: 'object',
  properties: {
    status: { type: 'string' },
    checks: {
      type: 'object',
      properties: Object.fromEntries(PARTS.map((part) => [part, { type: 'string', enum: ['up'] }])),
    },
  },
};

/** Whether the process lives, and whether it can do its work. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  publicRoute(app, services, {
    key: 'GET /health/live',
    summary: 'Check that the process answers',
    tag: TAG,
    needsNoApiKey: true,
    answer: ANSWER,
    handler: async () => ({ message: 'Alive', data: { status: 'live' } }),
  });
  const getReadiness = createReadiness(services);
  publicRoute(app, services, {
    key: 'GET /health/ready',
    summary: 'Check database, queue, storage, mail and disk, and that row-level security is active',
    tag: TAG,
    needsNoApiKey: true,
    answer: READY_ANSWER,
    handler: async () => {
      const { states, findings } = await getReadiness();
      if (findings.length > 0)
        throw new AppError('not_ready', findings.map(({ sentence }) => sentence).join(' '), {
          retryAfter: 5,
          checks: states,
          cause: findings.find(({ cause }) => cause !== undefined)?.cause,
        });
      return { message: 'Ready', data: { status: 'ready', checks: states } };
    },
  });
}
