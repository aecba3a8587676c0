import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translateError } from './translate-error.ts';

const FORM = 'application/x-www-form-urlencoded';
const FORM_MAX_BYTES = 64 * 1024;
/** Where a plain form leads (D38); the pages say what happened. */
const DONE = '/api/v1/public/done';

/** What a page after a plain form says. */
export type FormOutcome =
  | 'newsletter-sent'
  | 'newsletter-confirmed'
  | 'newsletter-left'
  | 'contact-sent'
  | 'dead-link'
  | 'too-many'
  | 'not-sent';

/** Whether a browser without a script has posted this. */
export function isFormPost(request: Pick<FastifyRequest, 'headers'>): boolean {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === FORM;
}

/**
 * Registers calls that take plain forms as well (D38): their fields are the data of the body, and whatever happens is
 * told on a page.
 */
export function withForms(app: FastifyInstance, register: (forms: FastifyInstance) => void): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, { data: Object.fromEntries(new URLSearchParams(String(body))) }),
    );
    forms.setErrorHandler((error, request, reply) => {
      if (!isFormPost(request)) throw error;
      const { status, code } = translateError(error);
      if (status >= 500) request.log.error({ err: error }, 'A form was not accepted');
      return leadOn(reply, code === 'too_many' ? 'too-many' : isOfToken(request) ? 'dead-link' : 'not-sent');
    });
    register(forms);
  });
}

function isOfToken(request: FastifyRequest): boolean {
  return /\/(confirm|unsubscribe)$/.test(request.routeOptions.url ?? '');
}

/** Answers a plain form: a page to go to. */
export function leadOn(reply: FastifyReply, outcome: FormOutcome): FastifyReply {
  return reply.redirect(`${DONE}?outcome=${outcome}`, 303);
}
