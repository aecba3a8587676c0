import type { CreateOrderPackRequest } from '@anupalan/validators/requests/order-packs';
import { api, onSuccess, toEnvelope } from '../api.ts';
import type { Envelope, OrderPack } from '../types.ts';

/** A pack of an order. */
export type OrderPackPlace = { documentId: string; packId: string };

const toPath = (documentId: string) => `/consent-documents/${documentId}/packs`;

/** The path of a pack's file. */
export function toOrderPackFilePath({ documentId, packId }: OrderPackPlace): string {
  return `${toPath(documentId)}/${packId}/file`;
}

/** Inspection packs and half-yearly reports of orders. */
export const orderPacksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /consent-documents/{id}/packs: packs that are being made or can still be downloaded, newest first. */
    listOrderPacks: build.query<OrderPack[], string>({
      query: (documentId) => ({ path: toPath(documentId) }),
      transformResponse: (answer: Envelope<unknown>) => toEnvelope<{ packs: OrderPack[] }>(answer).data.packs,
      providesTags: ['OrderPack'],
    }),
    /** POST /consent-documents/{id}/packs. The form shows an error if there is no space for the file (413). */
    createOrderPack: build.mutation<Envelope<OrderPack>, CreateOrderPackRequest & { documentId: string }>({
      query: ({ documentId, ...data }) => ({ path: toPath(documentId), method: 'POST', data }),
      transformResponse: toEnvelope<OrderPack>,
      extraOptions: { expects: [413, 422] },
      invalidatesTags: (_result, error) => onSuccess(['OrderPack'] as const, error),
    }),
    /** DELETE /consent-documents/{id}/packs/{packId}: deletes a pack, or cancels one that is being made. */
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
