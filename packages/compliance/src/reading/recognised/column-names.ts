import type { PageItem } from '../types.ts';

/** Names of what is measured, by what they are taken for where nothing but the column tells what they are. */
const LOOK_ALIKES: readonly (readonly [name: string, looks: RegExp])[] = [
  ['BOD', /^[8B][0Oo][0OoDP]$/],
  ['COD', /^[cC][0Oo][dDpP]$/],
  ['SO2', /^[5sS][0Oo]2$/],
  ['pH', /^[pPoO]H$/],
];
/** What is measured in water and air, as it stands beside them. */
const OTHER_NAME =
  /^(?:[pP]H|[BC]OD|TSS|TDS|SS|SPM|PM(?:10|2\.5)?,?|SO2|NO[x2]|CO|VOC|HC[lI]|NH3|Lead|Ammoni\w*|Arsenic|Nickel|Zinc|Suspended|Dissolved|Oil|Chlorides?|Sulphates?|Phenol\w*|Fluorides?)$/;
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

/**
 * The words of a recognised page with the names of a column that were taken for something else: nothing but a name stands
 * between names ("800" between "pH" and "COD" is "BOD").
 */
export const withColumnNames = (items: readonly PageItem[]): PageItem[] =>
  items.map((item) => {
    const [name] = LOOK_ALIKES.find(([, looks]) => looks.test(item.text)) ?? [];
    return name && name !== item.text && standsAmongNames(item, items) ? { ...item, text: name } : item;
  });
