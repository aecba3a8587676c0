import type { PageRecogniser } from '@anupalan/compliance/reading/pages/recognised-page';

/**
 * Recognises pages that are pictures. Few files have them: what does it is loaded for those.
 * @param state of whom the file was sent by: a hint of its languages; null: not known
 */
export const toPageRecogniser =
  (state: string | null): PageRecogniser =>
  async (request) =>
    (await import('./page-pool.ts')).recognisePages(request, state);
