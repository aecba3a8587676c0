import type { SavedViewScreen } from '@anupalan/enums/saved-views';
import type {
  CreateSavedViewRequest,
  UpdateSavedViewRequest,
} from '@anupalan/validators/requests/saved-views';
import { api, onSuccess, toEnvelope, toListTags, toPage } from '../api.ts';
import type { Envelope, Page, SavedView } from '../types.ts';

const list = { type: 'SavedView', id: 'LIST' } as const;

/** Lists as a user has set them up. */
export const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /saved-views: all views of a screen, by name. */
    listSavedViews: build.query<Page<SavedView>, SavedViewScreen>({
      query: (screen) => ({ path: '/saved-views', params: { screen } }),
      transformResponse: (answer: Envelope<unknown>) => toPage<SavedView>(answer, 'savedViews'),
      providesTags: (result) => toListTags('SavedView', result),
    }),
    /** POST /saved-views. */
    createSavedView: build.mutation<Envelope<SavedView>, CreateSavedViewRequest>({
      query: (data) => ({ path: '/saved-views', method: 'POST', data }),
      transformResponse: toEnvelope<SavedView>,
      invalidatesTags: (_result, error) => onSuccess([list], error),
    }),
    /** PUT /saved-views. */
    updateSavedView: build.mutation<Envelope<SavedView>, UpdateSavedViewRequest>({
      query: (data) => ({ path: '/saved-views', method: 'PUT', data }),
      transformResponse: toEnvelope<SavedView>,
      invalidatesTags: (_result, error) => onSuccess([list], error),
    }),
    /** DELETE /saved-views, all or nothing. */
    deleteSavedViews: build.mutation<Envelope<{ deleted: number }>, readonly string[]>({
      query: (ids) => ({ path: '/saved-views', method: 'DELETE', data: { ids } }),
      transformResponse: toEnvelope<{ deleted: number }>,
      invalidatesTags: (_result, error) => onSuccess([list], error),
    }),
  }),
});

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewsMutation,
} = savedViewsApi;
