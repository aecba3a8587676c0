import { ROW_DENSITIES, SAVED_VIEW_SCREENS } from '@anupalan/enums/saved-views';
import type { InferType } from 'yup';
import { choice, flag, identifier, listOf, shape, text } from '../primitives.ts';

/** A list as a user set it up and kept it under a name. `query` is the address's, without a question mark. */
export const savedViewSchema = shape({
  id: identifier().defined(),
  screen: choice(SAVED_VIEW_SCREENS).defined(),
  name: text().defined(),
  query: text().defined(),
  hiddenColumns: listOf(text().defined()).defined(),
  density: choice(ROW_DENSITIES).defined(),
  /** Opens when the screen is opened without filters; one of a screen at most. */
  isDefault: flag().defined(),
});

/** A list as a user set it up and kept it under a name. */
export type SavedView = InferType<typeof savedViewSchema>;
