import type { PageItem } from '../types.ts';

/** Names of what is measured, by what they are taken for where nothing but the column tells what they are. */
const LOOK_ALIKES: readonly (readonly [name: string, looks: RegExp])[] = [
  ['BOD', /^[8B][0Oo][0OoDP]$/],
  ['COD', /^(?:[cCG][0OoQ][bdDpP]\.?|[૦०८][૦०]{2})$/],
  ['SO2', /^[5sS][0Oo]2$/],
  ['pH', /^(?:[pPoO]H|py|pl[lI1]?)$/],
  ['CO', /^c[oO]$/],
  ['Sb', /^Sh$/],
];
/** What is measured in water and air, as it stands beside them. */
const OTHER_NAME =
  /^(?:[pP]H|[BC]OD|TS[Ss]|TDS|SS|SPM|PM(?:10|2\.5)?,?|SO2|NO[x2]|CO|VOC|HC[lI]?|PM|Pb|[O0Q]&G|NH3|Lead|Ammoni\w*|Arsenic|Nickel|Zinc|Suspended|Dissolved|Oil|Chlorides?|Sulphates?|Phenol\w*|Fluorides?|धूलिकण|રજકણ|पार्टिकुलेट)$/;
/** Of the height of the type: names of one column begin at the same place, and their rows are not further apart. */
const ALIGNED = 0.6;
const FURTHEST = 8;

const isNamed = (text: string): boolean => OTHER_NAME.test(text);

/** Whether names of what is measured stand right above or below a word, each at the beginning of its cell. */
const standsAmongNames = (item: PageItem, items: readonly PageItem[]): boolean =>
  items.some(
    ({ text, x, y, height }) =>
      OTHER_NAME.test(text) &&
      Math.abs(x - item.x) < ALIGNED * height &&
      Math.abs(y - item.y) > height / 2 &&
      Math.abs(y - item.y) < FURTHEST * height,
  );

/** "Total Fluoride": a word before a name. */
const OF_NAME = /^Total$/;

/** Heads of columns beside a word have so many names among them. */
const FEWEST_HEADS = 2;
/** So many behind a word that looks like a name: it is the first of them. */
const FEWEST_BEHIND = 3;

/** Whether a word is a head of a column: behind it, or behind the first word of its line, stand names alone, and signs. */
const standsAmongHeads = (item: PageItem, items: readonly PageItem[]): boolean => {
  const line = items.filter(({ y }) => y === item.y);
  const [first, ...heads] = line.slice(line.findIndex(({ text }) => isNamed(text)) - 1);
  const others = heads.filter((each) => each !== item && /[\p{L}\p{N}]/u.test(each.text));
  const fewest = item === first ? FEWEST_BEHIND : FEWEST_HEADS;
  return (
    (item === first || heads.includes(item)) &&
    others.length >= fewest &&
    others.every(({ text }) => isNamed(text) || OF_NAME.test(text))
  );
};

/** Words begin below one rule where it runs above them at places that differ by less than this, in heights of the type. */
const SAME_RULE = 0.3;

/** Whether a word is alone in a cell of a ruled table, and names of what is measured begin other cells below the same rule. */
const standsAmongRuledHeads = (item: PageItem, items: readonly PageItem[]): boolean => {
  const { cell, ruleAbove, height } = item;
  if (!cell || ruleAbove === undefined) return false;
  const beside = items.filter(
    (each) =>
      each !== item &&
      each.ruleAbove !== undefined &&
      Math.abs(each.ruleAbove - ruleAbove) < SAME_RULE * height,
  );
  const isOfCell = ({ x, width }: PageItem) => x + width > cell.x0 && x < cell.x1;
  return (
    !beside.some(isOfCell) &&
    beside.filter(({ text }) => isNamed(text.replace(/,$/, ''))).length >= FEWEST_HEADS
  );
};

/** "Sl." as it comes out, and what stands below it where the head of the column takes two lines. */
const SERIAL = /^\[?S[I1|Lk][.,]$/;
const BELOW_SERIAL = /^No\.?$/;
const NEXT_LINE = 2.5;

const isSerial = (item: PageItem, items: readonly PageItem[]): boolean =>
  SERIAL.test(item.text) &&
  items.some(
    ({ text, x, y, height }) =>
      BELOW_SERIAL.test(text) &&
      Math.abs(x - item.x) < ALIGNED * height &&
      y > item.y &&
      y - item.y < NEXT_LINE * height,
  );

/** A number of a row and what was read behind it without its blank: "2.502". */
const NUMBERED = /^(\d{1,2})\.(\D\S*|\d{3})$/;

/** The number of a row and the name behind it, where the rows above and below are numbered so; null: it is no such word. */
const toNumbered = (item: PageItem, items: readonly PageItem[]): PageItem[] | null => {
  const [, number, rest] = NUMBERED.exec(item.text) ?? [];
  const [name] = LOOK_ALIKES.find(([, looks]) => rest && looks.test(rest)) ?? [];
  if (!number || !name) return null;
  const hasNext = [-1, 1].every((step) =>
    items.some(
      ({ text, x, y, height }) =>
        text === `${Number(number) + step}.` &&
        Math.abs(x - item.x) < ALIGNED * height &&
        Math.abs(y - item.y) < FURTHEST * height,
    ),
  );
  if (!hasNext) return null;
  const { startsCell: _cell, ...own } = item;
  const width = item.width / (number.length + 1 + name.length + 1);
  const at = item.x + (number.length + 2) * width;
  return [
    { ...item, text: `${number}.`, width: (number.length + 1) * width },
    { ...own, text: name, x: at, width: name.length * width },
  ];
};

/**
 * The words of a recognised page with the names of a column that were taken for something else: nothing but a name stands
 * between names ("800" between "pH" and "COD" is "BOD"), in a line of heads that are names ("PM10 502 NO2"), alone in a
 * cell beside cells of names, or behind its number in a list ("2.502").
 */
export const withColumnNames = (items: readonly PageItem[]): PageItem[] =>
  items.flatMap((item) => {
    if (isSerial(item, items)) return { ...item, text: 'Sl.' };
    const numbered = toNumbered(item, items);
    if (numbered) return numbered;
    const [name] = LOOK_ALIKES.find(([, looks]) => looks.test(item.text)) ?? [];
    const isName = name && name !== item.text;
    return isName &&
      [standsAmongNames, standsAmongHeads, standsAmongRuledHeads].some((test) => test(item, items))
      ? { ...item, text: name }
      : item;
  });
