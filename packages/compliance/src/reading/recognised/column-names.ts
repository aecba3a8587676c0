import type { PageItem } from '../types.ts';

/** What "BOD" is taken for where all of its letters look like figures. */
const LOOKS_LIKE_BOD = /^[8B][0O][0OD]$/;
/** What is measured in water beside it. */
const OTHER_NAME =
  /^(?:pH|C[Oo0]D|TSS|TDS|SS|Suspended|Dissolved|Oil|Chlorides?|Sulphates?|Ammoni\w*|Phenol\w*)$/;
/** Of the height of the type: names of one column begin at the same place, and their rows are not further apart. */
const ALIGNED = 0.6;
const FURTHEST = 8;

/** Whether names of what is measured stand right above or below a word, each at the beginning of its cell. */
const standsAmongNames = (item: PageItem, items: readonly PageItem[]): boolean =>
  items.some(
    ({ text, x, y, height }) =>
      OTHER_NAME.test(text) &&
      Math.abs(x - item.x) < ALIGNED * height &&
      Math.abs(y - item.y) > height / 2 &&
      Math.abs(y - item.y) < FURTHEST * height,
  );

/** The words of a recognised page with "BOD" where "800" stands in a column of names: nothing there is a figure. */
export const withColumnNames = (items: readonly PageItem[]): PageItem[] =>
  items.map((item) =>
    LOOKS_LIKE_BOD.test(item.text) && item.text !== 'BOD' && standsAmongNames(item, items)
      ? { ...item, text: 'BOD' }
      : item,
  );
