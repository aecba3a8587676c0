import { factOffersSchema } from '@anupalan/validators/entities/fact-offers';
import { organisationSchema } from '@anupalan/validators/entities/organisation';
import { updateOrganisationRequestSchema } from '@anupalan/validators/requests/organisation';
import type { FastifyInstance } from 'fastify';
import { memberRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { listOffers } from './offers.ts';
import * as service from './service.ts';

const TAG = 'Organisation';

/** The caller's own organisation. */
export function registerOrganisation(app: FastifyInstance, services: Services): void {
  memberRoute(app, services, {
    key: 'GET /organisation',
    summary: 'Get your organisation',
    tag: TAG,
    answer: organisationSchema,
    handler: async ({ caller }) => ({
      message: 'Organisation',
      data: await service.getOrganisation(services, caller),
    }),
  });
  memberRoute(app, services, {
    key: 'GET /organisation/offers',
    summary: 'Get details of the organisation that orders in force contain and its page does not',
    tag: TAG,
    answer: factOffersSchema,
    handler: async ({ caller }) => ({
      message: 'From your orders',
      data: await listOffers(services, caller),
    }),
  });
  memberRoute(app, services, {
    key: 'PATCH /organisation',
    summary: 'Change your organisation, or the page of your laboratory',
    tag: TAG,
    body: updateOrganisationRequestSchema,
    answer: organisationSchema,
    handler: async ({ caller, body }) => ({
      message: 'The organisation has been saved.',
      data: await service.updateOrganisation(services, caller, body),
    }),
  });
}
