import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { emailField } from '../fields.ts';
import { text } from '../primitives.ts';
import { request } from './envelope.ts';

/**
 * POST /public/newsletter. `website` is the honeypot: filled, the call is answered as a success and nothing is sent.
 */
export const newsletterRequestSchema = request({ email: emailField(), website: text().optional() });

/** POST /public/newsletter/confirm and /unsubscribe. */
export const newsletterTokenRequestSchema = request({ token: text().required(FIELD_MESSAGES.tokenRequired) });
