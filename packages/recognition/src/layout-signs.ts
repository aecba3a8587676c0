import { FIGURE_SIGNS } from './second-look.ts';

/**
 * How a picture is taken apart: as a page, as one line, as a line without Latin letters, or as a figure, which has no letters.
 */
export type Layout = 'page' | 'line' | 'script' | 'figure';

const LATIN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** What the recogniser is told of the signs that a part of a page has: those alone, or all but those. */
type LayoutSigns = { tessedit_char_whitelist: string; tessedit_char_blacklist: string };

/** The signs that may come out of a part of a page, as the recogniser is told them. */
export const signsOf = (layout: Layout): LayoutSigns => ({
  tessedit_char_whitelist: layout === 'figure' ? FIGURE_SIGNS : '',
  tessedit_char_blacklist: layout === 'script' ? LATIN_LETTERS : '',
});
