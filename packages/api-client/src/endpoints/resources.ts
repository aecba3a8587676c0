import type { ResourcesQuery } from '@anupalan/validators/requests/resources';
import { api, toData, toPage } from '../api.ts';
import type { Envelope, Page, Resource } from '../types.ts';

/** Acts, rules, forms and guidance. They are the same for everybody, so nothing invalidates them. */
export const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /resources. */
    listResources: build.query<Page<Resource>, Partial<ResourcesQuery>>({
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
