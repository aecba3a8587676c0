import { shape, text } from '../primitives.ts';

/** The public key for push subscriptions: base64url of 65 bytes (VAPID). */
export const pushKeySchema = shape({ publicKey: text().defined() });
