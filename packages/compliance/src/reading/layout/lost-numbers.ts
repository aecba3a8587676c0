import type { TextCell, TextLine } from './text-line.ts';

/** Numbers of one list, and the texts beside them, begin at the same place, give or take so many points. */
const SAME_START = 5;
/** So many numbers in a row may be lost. */
const MOST_LOST = 4;
/** A number that was misread has at most so many signs. */
const LONGEST = 4;
/** Between conditions lines stand further apart than within them, by this factor. */
const APART = 1.12;

/** And within them at most so many heights of the letters. */
const WITHIN = 1.65;

/** How wide a sign and a blank are, in heights of the letters, where only their number is known. */
const SIGN = 0.45;
const BLANK = 0.3;

/** `isTight`: the number and the text stand so close that they are one cell. */
type Numbered = { at: number; value: number; left: number; text: number; isTight: boolean };

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_START;

/** The first word of a line and where the text behind it begins, which stand in one cell; null: they are no label and a text. */
const partTight = ({ cells, height }: TextLine): { label: TextCell; text: TextCell } | null => {
  const [cell, ...more] = cells;
  const [, label, text] = /^(\S{1,4}) (["“(]?[A-Z\p{Lo}].*)$/u.exec(cell?.text ?? '') ?? [];
  if (!cell || !label || !text || more.length > 0) return null;
  const x1 = cell.x0 + label.length * SIGN * height;
  return {
    label: { text: label, x0: cell.x0, x1 },
    text: { text, x0: x1 + BLANK * height, x1: cell.x1 },
  };
};

/** A line that begins with a number of its own: where the number and where the text begin. */
const toNumbered = (line: TextLine, at: number): Numbered[] => {
  const tight = partTight(line);
  const [label, text] = tight ? [tight.label, tight.text] : line.cells;
  const value = Number(/^\(?(\d{1,3})[.)]{1,2}$/.exec(label?.text ?? '')?.[1] ?? Number.NaN);
  return label && text && (tight || line.cells.length === 2) && value > 0
    ? [{ at, value, left: label.x0, text: text.x0, isTight: tight !== null }]
    : [];
};

/** A line with a label at a place, instead of what was read there. */
export const withLabel = (line: TextLine, text: string, left: number): TextLine => {
  const [first] = line.cells;
  const isWrong = first !== undefined && line.cells.length > 1 && isNear(first.x0, left);
  const x1 = isWrong ? first.x1 : left + text.length * SIGN * line.height;
  const cells = [{ text, x0: left, x1 }, ...(isWrong ? line.cells.slice(1) : line.cells)];
  const item = { text, x: left, y: line.y, width: x1 - left, height: line.height };
  return {
    ...line,
    text: cells.map((cell) => cell.text).join(' '),
    x0: left,
    cells,
    items: [item, ...line.items.filter(({ x }) => x >= x1 - 1)],
  };
};

/** The same in a list whose numbers stand close before their texts. */
const withTightLabel = (line: TextLine, text: string, left: number): TextLine => {
  const own = partTight(line);
  const words = own && isNear(own.label.x0, left) ? own.text.text : line.text;
  const whole = `${text} ${words}`;
  const item = { text: whole, x: left, y: line.y, width: line.x1 - left, height: line.height };
  return { ...line, text: whole, x0: left, cells: [{ text: whole, x0: left, x1: line.x1 }], items: [item] };
};

/** "2" where "1." or "3." stands next to it in the same list: a number that lost its stop. */
const withStops = (lines: readonly TextLine[]): TextLine[] => {
  const numbered = lines.flatMap(toNumbered);
  return lines.map((line, at) => {
    const tight = partTight(line);
    const [label, text] = tight ? [tight.label, tight.text] : line.cells;
    const value = Number(/^\d{1,3}$/.exec(label?.text ?? '')?.[0] ?? Number.NaN);
    if (!label || !text || !(tight || line.cells.length === 2) || Number.isNaN(value)) return line;
    const neighbours = [numbered.findLast((each) => each.at < at), numbered.find((each) => each.at > at)];
    const isOfList = neighbours.some(
      (each, nth) =>
        each !== undefined &&
        each.value === value + (nth === 0 ? -1 : 1) &&
        isNear(each.left, label.x0) &&
        isNear(each.text, text.x0),
    );
    return isOfList ? (tight ? withTightLabel : withLabel)(line, `${value}.`, label.x0) : line;
  });
};

/** "Ld", "ID", "ik" where a number ought to stand: signs before the text, in the column of the numbers. */
const isMisread = ({ cells, items }: TextLine, { left, text }: Numbered): boolean => {
  const [label, words] = cells;
  // "Sr | Category | Quantity" between rules: heads of a table.
  if (items.filter(({ startsCell }) => startsCell === true).length > 1) return false;
  return (
    label !== undefined &&
    words !== undefined &&
    label.text.length <= LONGEST &&
    !/\d[.)]$|^\(?\p{L}[)\]]$/u.test(label.text) &&
    isNear(label.x0, left) &&
    isNear(words.x0, text)
  );
};

/** How far apart the lines of one condition are between two lines of its list: the least that any two of them are. */
const findPitch = (lines: readonly TextLine[], from: number, to: number): number =>
  Math.min(...lines.slice(from + 1, to + 1).map((line, at) => line.y - (lines[from + at]?.y ?? line.y)));

/**
 * The same before a text that stands close, in a list whose other lines begin below their texts: what begins in the column of
 * the numbers is one.
 */
const isMisreadTight = (line: TextLine, { left, text }: Numbered): boolean => {
  const own = partTight(line);
  return (
    own !== null &&
    !/\d[.)]$|^\(?\p{L}[)\]]$/u.test(own.label.text) &&
    isNear(own.label.x0, left) &&
    isNear(own.text.x0, text)
  );
};

/** Fewer lines that begin below a text tell nothing of the others. */
const FEWEST_HANGING = 2;

/** Whether the lines of a page that go on below numbered ones begin below their texts, and not below their numbers. */
const isHanging = (lines: readonly TextLine[], { left, text }: Numbered): boolean => {
  const below = lines.filter((line) => toNumbered(line, 0).length === 0);
  const hanging = below.filter(({ x0 }) => isNear(x0, text) && !isNear(x0, left)).length;
  return hanging >= FEWEST_HANGING && hanging >= below.filter(({ x0 }) => isNear(x0, left)).length;
};

/** A line without anything in the column of the numbers, with which a sentence begins, further down than the next line. */
const isUnnumbered = (lines: readonly TextLine[], at: number, least: number, { text }: Numbered): boolean => {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]];
  // A capital, or a letter of a script that has none.
  if (!line || !before || !isNear(line.x0, text) || !/^["“(]?[A-Z\p{Lo}]/u.test(line.text)) return false;
  // "Category | Quantity" between rules: heads of a table.
  if (line.items.some(({ startsCell }) => startsCell === true)) return false;
  const isAfterEnd = /[.:;\u0964]["”’)]?$/.test(before.text) || !isNear(before.x0, text);
  const usual = WITHIN * line.height;
  const pitch = Math.min(usual, least, after && isNear(after.x0, text) ? after.y - line.y : usual);
  return isAfterEnd && line.y - before.y > APART * pitch;
};

/** The places between two lines at which conditions begin whose numbers are gone; misread numbers tell it best. */
const findBeginnings = (lines: readonly TextLine[], from: number, to: number, list: Numbered): number[][] => {
  const between = Array.from({ length: to - from }, (_, i) => from + i);
  const isOne = list.isTight ? isMisreadTight : isMisread;
  const misread = between.filter((at) => isOne(lines[at] as TextLine, list));
  const pitch = findPitch(lines, from - 1, to);
  const unnumbered = between.filter((at) => isUnnumbered(lines, at, pitch, list));
  return [misread, [...misread, ...unnumbered].toSorted((a, b) => a - b)];
};

/**
 * The lines of a recognised page with the numbers of conditions that were lost or misread, where the numbers before and
 * after them leave one way to count: "1.", "Ld", "3." Where they leave more, nothing is changed.
 */
export const withLostNumbers = (read: readonly TextLine[]): TextLine[] => {
  const lines = withStops(read);
  const found = [...lines];
  const numbered = lines.flatMap(toNumbered);
  for (const [i, next] of numbered.entries()) {
    const last = numbered[i - 1];
    const isSameList = last && isNear(last.left, next.left) && last.value < next.value;
    // A list begins below the last line that is not a part of it.
    let from = isSameList ? last.at + 1 : next.at;
    while (!isSameList && from > 0) {
      const line = lines[from - 1];
      const isOne = next.isTight ? isMisreadTight : isMisread;
      if (!line || !(isNear(line.x0, next.text) || isOne(line, next))) break;
      from--;
    }
    const first = isSameList ? last.value : 0;
    const lost = next.value - first - 1;
    if (lost < 1 || lost > MOST_LOST || (next.isTight && !isHanging(lines, next))) continue;
    const places = findBeginnings(lines, from, next.at, next).find((each) => each.length === lost);
    for (const [nth, at] of (places ?? []).entries())
      found[at] = (next.isTight ? withTightLabel : withLabel)(
        lines[at] as TextLine,
        `${first + nth + 1}.`,
        next.left,
      );
  }
  return found;
};

const isScanned = (lines: readonly TextLine[]): boolean =>
  lines.some(({ items }) => items.some(({ confidence }) => confidence !== undefined));

/** The lines of a page with the numbers that were lost below its last one, where the list goes on at the top of the next page. */
const withLostEnd = (lines: TextLine[], below: readonly TextLine[]): TextLine[] => {
  const [last, next] = [lines.flatMap(toNumbered).at(-1), below.flatMap(toNumbered)[0]];
  if (!last || !next || last.isTight !== next.isTight) return lines;
  // Sheets lie differently on the glass: the way from number to text stays.
  if (!isNear(last.text - last.left, next.text - next.left)) return lines;
  const lost = next.value - last.value - 1;
  if (lost < 1 || lost > MOST_LOST || (last.isTight && !isHanging(lines, last))) return lines;
  // What may begin above the first number of the next page leaves more than one way to count.
  if (next.at > 1 && findBeginnings(below, 1, next.at, next).some((each) => each.length > 0)) return lines;
  const places = findBeginnings(lines, last.at + 1, lines.length, last).find((each) => each.length === lost);
  if (!places) return lines;
  const toLabelled = last.isTight ? withTightLabel : withLabel;
  return lines.map((line, at) => {
    const nth = places.indexOf(at);
    return nth < 0 ? line : toLabelled(line, `${last.value + nth + 1}.`, last.left);
  });
};

/** The lines of each page with the numbers of conditions that were lost before a break between two recognised pages. */
export const withNumbersAtBreaks = (pages: readonly TextLine[][]): TextLine[][] =>
  pages.map((lines, at) => {
    const below = pages[at + 1];
    return below && isScanned(lines) && isScanned(below) ? withLostEnd(lines, below) : lines;
  });
