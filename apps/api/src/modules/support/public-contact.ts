import { CONTACT_MESSAGES } from '@anupalan/enums/messages';
import { identifier, shape } from '@anupalan/validators/primitives';
import { publicContactRequestSchema } from '@anupalan/validators/requests/support';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { isFormPost, leadOn, withForms } from '../../http/forms.ts';
import { isTrapped } from '../../http/honeypot.ts';
import { toNetwork } from '../../http/network.ts';
import { countHit } from '../../http/rate-limit.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';

const PER_NETWORK = { max: 10, windowSeconds: 3600 };
const PER_EMAIL = { max: 5, windowSeconds: 3600 };

/** The contact form of the site. Requests from there belong to no organisation and are the staff's alone (D30). */
export function registerPublicContact(app: FastifyInstance, services: Services): void {
  withForms(app, (forms) =>
    publicRoute(forms, services, {
      key: 'POST /contact-us/public/create',
      takesForms: true,
      summary: 'Write to the platform without an account',
      tag: 'Public forms',
      body: publicContactRequestSchema,
      status: 201,
      answer: shape({ id: identifier().defined() }),
      // Who fills the field that nobody sees is told of a success, and nothing is kept.
      answerEarly: async ({ data, request, reply }) => {
        if (!isTrapped(data)) return null;
        await countHit(services, `contact:network:${toNetwork(request.ip)}`, PER_NETWORK);
        return isFormPost(request) ? leadOn(reply, 'contact-sent') : sent(uuidv7());
      },
      handler: async ({ body: { website: _, ...body }, request, reply }) => {
        await countHit(services, `contact:network:${toNetwork(request.ip)}`, PER_NETWORK);
        await countHit(services, `contact:email:${body.email.toLowerCase()}`, PER_EMAIL);
        const id = uuidv7();
        await services.db.asSystem('public-contact', (tx) =>
          repository.insert(tx, { id, organisationId: null, userId: null, ...body, now: services.now() }),
        );
        return isFormPost(request) ? leadOn(reply, 'contact-sent') : sent(id);
      },
    }),
  );
}

const sent = (id: string) => ({ message: CONTACT_MESSAGES.success, data: { id } });
