import type { ResourceKind } from '@anupalan/enums/resources';
import type { StatutorySubject, StatutoryVerification } from '@anupalan/enums/statutory';
import { api, toData, toPage } from '../api.ts';
import type { Envelope, ListQuery, Page, Resource } from '../types.ts';

/** Filters of the resource centre; `state` takes in what holds all over India. */
export type ResourceQuery = ListQuery & {
  kind?: ResourceKind;
  topic?: StatutorySubject;
  state?: string;
  verification?: StatutoryVerification;
};

/** Acts, rules, forms and guidance; the same for everybody, so nothing makes them stale. */
export const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /resources. */
    listResources: build.query<Page<Resource>, ResourceQuery>({
      query: (params) => ({ path: '/resources', params }),
      transformResponse: (answer: Envelope<unknown>) => toPage<Resource>(answer, 'resources'),
    }),
    /** GET /resources/{slug}. */
    getResource: build.query<Resource, string>({
      query: (slug) => ({ path: `/resources/${encodeURIComponent(slug)}` }),
      transformResponse: toData<Resource>,
      extraOptions: { expects: [404] },
    }),
  }),
});

export const { useListResourcesQuery, useGetResourceQuery } = resourcesApi;
