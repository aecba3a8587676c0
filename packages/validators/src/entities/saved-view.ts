import { ROW_DENSITIES, SAVED_VIEW_SCREENS } from '@anupalan/enums/saved-views';
import type { InferType } from 'yup';
import { choice, flag, identifier, listOf, shape, text } from '../primitives.ts';

/** The state of a list that a user saved under a name. `query` is the URL's query, without a question mark. */
export const savedViewSchema = shape({
  id: identifier().defined(),
  screen: choice(SAVED_VIEW_SCREENS).defined(),
  name: text().defined(),
  query: text().defined(),
  hiddenColumns: listOf(text().defined()).defined(),
  density: choice(ROW_DENSITIES).defined(),
  /** Whether it opens when the screen is opened without filters. A screen has at most one such view. */
  isDefault: flag().defined(),
});

/** The state of a list that a user saved under a name. */
export type SavedView = InferType<typeof savedViewSchema>;
