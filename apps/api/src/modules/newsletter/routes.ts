import { NEWSLETTER_MESSAGES } from '@anupalan/enums/messages';
import {
  newsletterRequestSchema,
  newsletterTokenRequestSchema,
} from '@anupalan/validators/requests/newsletter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormOutcome, isFormPost, leadOn, withForms } from '../../http/forms.ts';
import { isTrapped } from '../../http/honeypot.ts';
import { toNetwork } from '../../http/network.ts';
import { type PlainPage, sendPage } from '../../http/page.ts';
import { publicRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { confirmSubscription, countAttempt, subscribe, unsubscribe } from './service.ts';

const TAG = 'Public forms';
const BASE = '/api/v1/public/newsletter';

/** The newsletter: asked for, confirmed by a button (a mail scanner's look confirms nothing), left again (D12). */
export function registerNewsletter(app: FastifyInstance, services: Services): void {
  withForms(app, (forms) => registerCalls(forms, services));
  for (const [key, page] of [
    ['GET /public/newsletter/confirm', CONFIRM],
    ['GET /public/newsletter/unsubscribe', LEAVE],
  ] as const)
    publicRoute(app, services, {
      key,
      needsNoApiKey: true,
      summary: 'Show the page of a link from a mail, with its button',
      tag: TAG,
      media: ['text/html'],
      handler: async ({ request, reply }) => sendPage(reply, page(tokenOf(request))),
    });
  publicRoute(app, services, {
    key: 'GET /public/done',
    needsNoApiKey: true,
    summary: 'Show the result page of a plain form',
    tag: TAG,
    media: ['text/html'],
    handler: async ({ request, reply }) => {
      const { outcome } = request.query as { outcome?: unknown };
      const page = Object.entries(OUTCOMES).find(([name]) => name === outcome)?.[1] ?? OUTCOMES['not-sent'];
      return sendPage(reply, { ...page, link: { href: services.config.siteUrl, label: 'Back to the site' } });
    },
  });
}

function registerCalls(forms: FastifyInstance, services: Services): void {
  publicRoute(forms, services, {
    key: 'POST /public/newsletter',
    takesForms: true,
    summary: 'Subscribe to the newsletter; a link in a mail confirms it',
    tag: TAG,
    body: newsletterRequestSchema,
    // Who fills the field that nobody sees is told of a success, and no mail goes out.
    answerEarly: async ({ data, request, reply }) => {
      if (!isTrapped(data)) return null;
      await countAttempt(services, toNetwork(request.ip));
      return asked(request, reply);
    },
    handler: async ({ body: { email }, request, reply }) => {
      await subscribe(services, { email, network: toNetwork(request.ip) });
      return asked(request, reply);
    },
  });
  publicRoute(forms, services, {
    key: 'POST /public/newsletter/confirm',
    takesForms: true,
    summary: 'Confirm the newsletter with the link from a mail',
    tag: TAG,
    body: newsletterTokenRequestSchema,
    handler: async ({ body, request, reply }) => {
      await confirmSubscription(services, { ...body, network: toNetwork(request.ip) });
      return isFormPost(request)
        ? leadOn(reply, 'newsletter-confirmed')
        : { message: 'Your subscription is confirmed.', data: null };
    },
  });
  publicRoute(forms, services, {
    key: 'POST /public/newsletter/unsubscribe',
    takesForms: true,
    summary: 'Unsubscribe from the newsletter with the link from a mail',
    tag: TAG,
    body: newsletterTokenRequestSchema,
    handler: async ({ body, request, reply }) => {
      await unsubscribe(services, { ...body, network: toNetwork(request.ip) });
      return isFormPost(request)
        ? leadOn(reply, 'newsletter-left')
        : { message: 'You will get no more newsletters.', data: null };
    },
  });
}

function asked(request: FastifyRequest, reply: FastifyReply) {
  return isFormPost(request)
    ? leadOn(reply, 'newsletter-sent')
    : { message: NEWSLETTER_MESSAGES.success, data: null };
}

/** The token of the address; one that cannot be one is left out, and the button says that the link is dead. */
function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : '';
}

const CONFIRM = (token: string): PlainPage => ({
  title: 'Confirm your subscription',
  lines: ['Press the button to subscribe to our newsletter. You can unsubscribe at any time.'],
  form: { action: `${BASE}/confirm`, fields: { token }, button: 'Confirm' },
});
const LEAVE = (token: string): PlainPage => ({
  title: 'Unsubscribe from the newsletter',
  lines: ['Press the button to stop our newsletter.'],
  form: { action: `${BASE}/unsubscribe`, fields: { token }, button: 'Unsubscribe' },
});

const OUTCOMES: Readonly<Record<FormOutcome, PlainPage>> = {
  'newsletter-sent': {
    title: 'Check your inbox',
    lines: ['We have sent you a link. Confirm your subscription there to get our newsletter.'],
  },
  'newsletter-confirmed': { title: NEWSLETTER_MESSAGES.success, lines: ['You can unsubscribe at any time.'] },
  'newsletter-left': { title: 'You are unsubscribed', lines: ['You will get no more newsletters.'] },
  'contact-sent': {
    title: 'Your message has been sent',
    lines: ['Thank you! We will reply to the address you gave.'],
  },
  'dead-link': {
    title: 'This link is no longer valid',
    lines: ['It is older than a week or incomplete. Subscribe again on the site.'],
  },
  'too-many': { title: 'Too many attempts', lines: ['Please wait an hour and try again.'] },
  'not-sent': {
    title: 'This could not be sent',
    lines: ['Something in the form is missing or wrong. Go back, correct it and send it again.'],
  },
};
