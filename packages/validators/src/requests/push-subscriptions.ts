import { FIELD_MESSAGES } from '@anupalan/enums/field-messages';
import type { InferType } from 'yup';
import { lineField } from '../fields.ts';
import { shape } from '../primitives.ts';
import { request } from './envelope.ts';

const ENDPOINT_MAX_LENGTH = 2000;

/** An address of the web over https, as a browser names its push service. */
function endpointField() {
  return lineField()
    .required(FIELD_MESSAGES.pushEndpointInvalid)
    .max(ENDPOINT_MAX_LENGTH, FIELD_MESSAGES.pushEndpointInvalid)
    .test('https', FIELD_MESSAGES.pushEndpointInvalid, (value) => /^https:\/\/[^\s/]/.test(value ?? ''));
}

/** Bytes as base64url, with or without padding. Their number is the format's (RFC 8291). */
function bytesField(count: number) {
  return lineField()
    .required(FIELD_MESSAGES.pushKeysInvalid)
    .test('bytes', FIELD_MESSAGES.pushKeysInvalid, (value) => {
      const letters = (value ?? '').replace(/=+$/, '');
      return /^[\w-]+$/.test(letters) && Math.floor((letters.length * 3) / 4) === count;
    });
}

/** POST /push-subscriptions: what a browser answers when it subscribes. */
export const pushSubscriptionRequestSchema = request({
  endpoint: endpointField(),
  keys: shape({ p256dh: bytesField(65), auth: bytesField(16) }).required(FIELD_MESSAGES.pushKeysInvalid),
});

/** A checked subscription. */
export type PushSubscriptionRequest = InferType<typeof pushSubscriptionRequestSchema>;

/** DELETE /push-subscriptions. */
export const deletePushSubscriptionRequestSchema = request({ endpoint: endpointField() });

/** A checked end of a subscription. */
export type DeletePushSubscriptionRequest = InferType<typeof deletePushSubscriptionRequestSchema>;
