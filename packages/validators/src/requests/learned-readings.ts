import { type CheckedQuery, defineList } from './list-query.ts';

/** GET /learned-readings, the latest first. */
export const learnedReadingsList = defineList({
  sorts: ['updatedAt'],
  usualSort: { by: 'updatedAt', order: 'desc' },
  filters: {},
});

/** A checked query of learned readings. */
export type LearnedReadingsQuery = CheckedQuery<typeof learnedReadingsList>;
