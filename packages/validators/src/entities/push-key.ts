import { shape, text } from '../primitives.ts';

/** The public key that a browser subscribes to: base64url of 65 bytes (VAPID). */
export const pushKeySchema = shape({ publicKey: text().defined() });
