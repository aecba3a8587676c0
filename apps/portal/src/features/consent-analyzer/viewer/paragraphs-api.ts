import { api, toData } from '@anupalan/api-client/api';

/** A paragraph of a DOCX. `index` counts from 0 and is what a citation names; `cell` says where in a table it stands. */
export type Paragraph = {
  index: number;
  text: string;
  cell?: { table: number; row: number; cell: number };
};

/** The text of orders that have no pages. */
const paragraphsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /consent-documents/{id}/paragraphs. They never change once the order is read. */
    listParagraphs: build.query<Paragraph[], string>({
      query: (id) => ({ path: `/consent-documents/${id}/paragraphs` }),
      transformResponse: (answer: Parameters<typeof toData>[0]) =>
        toData<{ paragraphs: Paragraph[] }>(answer).paragraphs,
      providesTags: (_result, _error, id) => [{ type: 'ConsentDocument', id }],
    }),
  }),
});

export const { useListParagraphsQuery } = paragraphsApi;
