import type { CreateOrderPackRequest } from '@anupalan/validators/requests/order-packs';
import { api, onSuccess, toEnvelope } from '../api.ts';
import type { Envelope, OrderPack } from '../types.ts';

/** Which pack of which order. */
export type OrderPackPlace = { documentId: string; packId: string };

const toPath = (documentId: string) => `/consent-documents/${documentId}/packs`;

/** Path of the file of a pack that is ready. */
export function toOrderPackFilePath({ documentId, packId }: OrderPackPlace): string {
  return `${toPath(documentId)}/${packId}/file`;
}

/** Inspection packs and half-yearly reports of orders. */
export const orderPacksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /consent-documents/{id}/packs: those that can still be downloaded or are being made, newest first. */
    listOrderPacks: build.query<OrderPack[], string>({
      query: (documentId) => ({ path: toPath(documentId) }),
      transformResponse: (answer: Envelope<unknown>) => toEnvelope<{ packs: OrderPack[] }>(answer).data.packs,
      providesTags: ['OrderPack'],
    }),
    /** POST /consent-documents/{id}/packs. That there is no room for its file (413) is shown in the form. */
    createOrderPack: build.mutation<Envelope<OrderPack>, CreateOrderPackRequest & { documentId: string }>({
      query: ({ documentId, ...data }) => ({ path: toPath(documentId), method: 'POST', data }),
      transformResponse: toEnvelope<OrderPack>,
      extraOptions: { expects: [413, 422] },
      invalidatesTags: (_result, error) => onSuccess(['OrderPack'] as const, error),
    }),
    /** DELETE /consent-documents/{id}/packs/{packId}: one that is being made is stopped. */
    deleteOrderPack: build.mutation<Envelope<null>, OrderPackPlace>({
      query: ({ documentId, packId }) => ({ path: `${toPath(documentId)}/${packId}`, method: 'DELETE' }),
      transformResponse: toEnvelope<null>,
      // It may have expired or been deleted elsewhere: the list is out of date after a failure too.
      invalidatesTags: ['OrderPack'],
    }),
  }),
});

export const { useListOrderPacksQuery, useCreateOrderPackMutation, useDeleteOrderPackMutation } =
  orderPacksApi;
