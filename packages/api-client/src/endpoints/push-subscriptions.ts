import type { PushSubscriptionRequest } from '@anupalan/validators/requests/push-subscriptions';
import { api, toData, toEnvelope } from '../api.ts';
import type { Envelope } from '../types.ts';

/** Push messages in this browser (D49). */
export const pushSubscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /push-subscriptions/key: the public key for push subscriptions. */
    getPushKey: build.query<string, void>({
      query: () => ({ path: '/push-subscriptions/key' }),
      transformResponse: (answer: Envelope<unknown>) => toData<{ publicKey: string }>(answer).publicKey,
    }),
    /** POST /push-subscriptions. */
    addPushSubscription: build.mutation<Envelope<null>, PushSubscriptionRequest>({
      query: (data) => ({ path: '/push-subscriptions', method: 'POST', data }),
      transformResponse: toEnvelope<null>,
    }),
    /** DELETE /push-subscriptions. */
    removePushSubscription: build.mutation<Envelope<null>, string>({
      query: (endpoint) => ({ path: '/push-subscriptions', method: 'DELETE', data: { endpoint } }),
      transformResponse: toEnvelope<null>,
    }),
  }),
});

export const { useLazyGetPushKeyQuery, useAddPushSubscriptionMutation, useRemovePushSubscriptionMutation } =
  pushSubscriptionsApi;
