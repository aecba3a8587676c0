import { PAGINATION } from '@anupalan/enums/limits';
import { api, toPage } from '../api.ts';
import type { ConsentDocument, Envelope, Person, Task, User } from '../types.ts';

/** Rows of one kind at most in an answer of the search. */
const MOST_FOUND = 5;

const toParams = (keyword: string) => ({
  keyword,
  isPagination: PAGINATION.on,
  pageNo: 1,
  pageSize: MOST_FOUND,
});

/** A found task, order or person: what a row of the search needs. */
export type FoundTask = Pick<Task, 'id' | 'name' | 'frequency'> & { assignee: Person | null };
/** A found order. */
export type FoundDocument = Pick<ConsentDocument, 'id' | 'title' | 'fileName' | 'facts'>;
/** A found person. */
export type FoundPerson = Pick<User, 'id' | 'name' | 'email' | 'designation'>;

/** The search over everything: the first rows of each list by keyword. It says itself what failed: no toast. */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /generate-tasks. */
    searchTasks: build.query<FoundTask[], string>({
      query: (keyword) => ({ path: '/generate-tasks', params: toParams(keyword) }),
      transformResponse: (answer: Envelope<unknown>) => toPage<FoundTask>(answer, 'tasks').rows,
      extraOptions: { isSilent: true },
      providesTags: ['Task'],
    }),
    /** GET /consent-documents. */
    searchDocuments: build.query<FoundDocument[], string>({
      query: (keyword) => ({ path: '/consent-documents', params: toParams(keyword) }),
      transformResponse: (answer: Envelope<unknown>) =>
        toPage<FoundDocument>(answer, 'consentDocuments').rows,
      extraOptions: { isSilent: true },
      providesTags: ['ConsentDocument'],
    }),
    /** GET /users/sub-user. */
    searchPeople: build.query<FoundPerson[], string>({
      query: (keyword) => ({ path: '/users/sub-user', params: toParams(keyword) }),
      transformResponse: (answer: Envelope<unknown>) => toPage<FoundPerson>(answer, 'users').rows,
      extraOptions: { isSilent: true },
      providesTags: ['Person'],
    }),
  }),
});

export const { useSearchTasksQuery, useSearchDocumentsQuery, useSearchPeopleQuery } = searchApi;
