import { type Organisation, organisationSchema } from '@anupalan/validators/entities/organisation';
import { updateOrganisationRequestSchema } from '@anupalan/validators/requests/organisation';
import type { FastifyInstance } from 'fastify';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { recordChange } from '../audit/service.ts';
import * as repository from './repository.ts';

const TAG = 'Organisation';

/** The caller's own organisation. */
export function registerOrganisation(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /organisation',
    summary: 'The own organisation',
    tag: TAG,
    answer: organisationSchema,
    handler: async ({ caller }) => ({
      message: 'Organisation',
      data: await services.db.forOrganisation(caller.organisation.id, async (tx) =>
        toOrganisation(await repository.get(tx, caller.organisation.id), services.now()),
      ),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /organisation',
    summary: 'Change the own organisation',
    tag: TAG,
    body: updateOrganisationRequestSchema,
    answer: organisationSchema,
    handler: async ({ caller, body }) => ({
      message: 'The organisation has been saved.',
      data: await services.db.forOrganisation(caller.organisation.id, async (tx) => {
        await repository.update(tx, caller.organisation.id, body, services.now());
        await recordChange(tx, caller, {
          action: 'update',
          entity: 'organisation',
          entityId: caller.organisation.id,
          summary: `Changed ${Object.keys(body).join(', ') || 'nothing'}`,
          at: services.now(),
        });
        return toOrganisation(await repository.get(tx, caller.organisation.id), services.now());
      }),
    }),
  });
}

function toOrganisation(row: Awaited<ReturnType<typeof repository.get>>, now: Date): Organisation {
  const { trialEndsAt, ...rest } = row;
  return {
    ...rest,
    type: rest.type === 'lab' ? 'lab' : 'company',
    category: rest.category as Organisation['category'],
    wastes: rest.wastes as string[],
    equipment: rest.equipment as string[],
    scope: rest.scope as string[],
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    isReadOnly: trialEndsAt !== null && trialEndsAt <= now,
  };
}
