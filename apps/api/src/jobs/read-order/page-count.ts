import type { ReadOutcome, ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import { CHARACTERS_OF_PAGE, PAGES_OF_FAILURE } from '@anupalan/enums/limits';

/** Follows a reading, so that its pages can be counted however it ends. */
export type PageCount = {
  follow: (progress: ReadProgress) => void;
  /** What the reading counts of its organisation's share of the day. */
  of: (outcome: ReadOutcome) => number;
};

/**
 * Counts the pages of one reading: those of the file; of a file without pages what its text would fill; of one that
 * failed those it had come to, or a fixed number where it failed before the first.
 */
export function createPageCount(): PageCount {
  let reached = 0;
  return {
    follow: ({ page }) => {
      reached = Math.max(reached, page);
    },
    of: (outcome) => {
      if (!outcome.ok) return reached > 0 ? reached : PAGES_OF_FAILURE;
      if (outcome.pageCount !== null) return outcome.pageCount;
      const characters = (outcome.paragraphs ?? []).reduce((sum, { text }) => sum + text.length, 0);
      return Math.max(1, Math.ceil(characters / CHARACTERS_OF_PAGE));
    },
  };
}
