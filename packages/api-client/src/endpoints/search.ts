import { PAGINATION } from '@anupalan/enums/limits';
import type { TaskStatus } from '@anupalan/enums/task-status';
import { api, toPage } from '../api.ts';
import type {
  ConsentDocument,
  Envelope,
  Named,
  ScheduledTask,
  Task,
  TechnicalDocument,
  User,
} from '../types.ts';

/** The most rows of one kind in a search result. */
const MOST_FOUND = 5;

/**
 * Open due dates, the late ones first. Completed ones stay in this list after their task is deleted, and then nothing
 * could open them.
 */
const OPEN: readonly TaskStatus[] = ['overdue', 'pending'];

const toParams = (keyword: string) => ({
  keyword,
  isPagination: PAGINATION.on,
  pageNo: 1,
  pageSize: MOST_FOUND,
});

/** A found task, order or user: the fields that a search result needs. */
export type FoundTask = Pick<Task, 'id' | 'name' | 'frequency'> & { assignee: Named | null };
/** A found task, with its most important due date. */
export type FoundOccurrence = Pick<ScheduledTask, 'taskId' | 'name' | 'frequency' | 'dueDate'> & {
  assignee: Named | null;
};
/** A found technical document. */
export type FoundTechnicalDocument = Pick<TechnicalDocument, 'id' | 'title' | 'fileName' | 'folder'>;
/** A found order. */
export type FoundDocument = Pick<ConsentDocument, 'id' | 'title' | 'fileName' | 'facts'>;
/** A found user. */
export type FoundUser = Pick<User, 'id' | 'name' | 'email' | 'designation'>;

/** The first due date of each task. */
function pickTasks(dueDates: readonly FoundOccurrence[]): FoundOccurrence[] {
  const first = new Map<string, FoundOccurrence>();
  for (const dueDate of dueDates) if (!first.has(dueDate.taskId)) first.set(dueDate.taskId, dueDate);
  return [...first.values()].slice(0, MOST_FOUND);
}

/**
 * The search in everything: the first rows of each list that match. It shows its errors itself, so there is no toast.
 */
const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /generate-tasks. */
    searchTasks: build.query<FoundTask[], string>({
      query: (keyword) => ({ path: '/generate-tasks', params: toParams(keyword) }),
      transformResponse: (answer: Envelope<unknown>) => toPage<FoundTask>(answer, 'tasks').rows,
      extraOptions: { isSilent: true },
      providesTags: ['Task'],
    }),
    /** GET /generate-tasks/scheduled-tasks: tasks for people who may see due dates but not the list of tasks. */
    searchOccurrences: build.query<FoundOccurrence[], string>({
      queryFn: async (keyword, _api, _options, ask) => {
        const answers = await Promise.all(
          OPEN.map((status) =>
            ask({
              path: '/generate-tasks/scheduled-tasks',
              // Not by pages: one daily task would fill the first one and hide all others.
              params: { keyword, isPagination: PAGINATION.off, sortBy: 'dueDate', sortOrder: 'asc', status },
            }),
          ),
        );
        const rows: FoundOccurrence[] = [];
        for (const { data, error } of answers) {
          if (error !== undefined) return { error };
          if (data !== undefined) rows.push(...toPage<FoundOccurrence>(data, 'scheduledTasks').rows);
        }
        return { data: pickTasks(rows) };
      },
      extraOptions: { isSilent: true },
      providesTags: ['ScheduledTask'],
    }),
    /** GET /technical-documents. */
    searchTechnicalDocuments: build.query<FoundTechnicalDocument[], string>({
      query: (keyword) => ({ path: '/technical-documents', params: toParams(keyword) }),
      transformResponse: (answer: Envelope<unknown>) =>
        toPage<FoundTechnicalDocument>(answer, 'technicalDocuments').rows,
      extraOptions: { isSilent: true },
      providesTags: ['TechnicalDocument'],
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
    searchUsers: build.query<FoundUser[], string>({
      query: (keyword) => ({ path: '/users/sub-user', params: toParams(keyword) }),
      transformResponse: (answer: Envelope<unknown>) => toPage<FoundUser>(answer, 'users').rows,
      extraOptions: { isSilent: true },
      providesTags: ['User'],
    }),
  }),
});

export const {
  useSearchTasksQuery,
  useSearchOccurrencesQuery,
  useSearchDocumentsQuery,
  useSearchTechnicalDocumentsQuery,
  useSearchUsersQuery,
} = searchApi;
