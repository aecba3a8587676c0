import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import { emailField } from '../fields.ts';
import { text } from '../primitives.ts';
import { request } from './envelope.ts';

/** POST /public/newsletter. */
export const newsletterRequestSchema = request({ email: emailField() });

/** POST /public/newsletter/confirm and /unsubscribe. */
export const newsletterTokenRequestSchema = request({ token: text().required(FIELD_MESSAGES.tokenRequired) });
