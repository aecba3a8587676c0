import type {
  Block,
  Column,
  Due,
  Duty,
  DutyKind,
  Frequency,
  Interval,
  Limit,
  Piece,
  Text,
  Trap,
} from './order.ts';

type When = Frequency | Interval | 'once';

/**
 * Marks a duty at its words. `when` is one of the six frequencies, a period outside them, or 'once'.
 * `stated` are the words of the same condition (or table row) that say when.
 */
export function duty(
  id: string,
  kind: DutyKind,
  when: When,
  text: string,
  stated: string,
  due: Due = null,
): Duty {
  const frequency = typeof when !== 'string' || when === 'once' ? null : when;
  const interval = typeof when === 'string' ? null : when;
  return {
    type: 'duty',
    id,
    text,
    kind,
    frequency,
    interval,
    recurring: when !== 'once',
    stated,
    due,
    optional: false,
  };
}

/** A duty that an analyser may find or leave: one that waits for an event, or a row of a guarantee table. */
export function optionalDuty(...args: Parameters<typeof duty>): Duty {
  return { ...duty(...args), optional: true };
}

/** Marks words that look like a duty, with the reason why they are none. */
export function trap(why: string, text: string): Trap {
  return { type: 'trap', why, text };
}

/** Marks a figure of a standard; `text` is what is printed, the figure with its unit unless given. */
export function limit(
  medium: Limit['medium'],
  parameter: string,
  figure: string,
  unit: string,
  text = unit ? `${figure} ${unit}` : figure,
): Limit {
  return { type: 'limit', medium, parameter, limit: figure, unit, text };
}

/** Says of a figure where it holds, and over what time it is a mean. */
export function at(where: Pick<Limit, 'point' | 'averaging'>, figure: Limit): Limit {
  return { ...figure, ...where };
}

/** Bold words inside a text. */
export function bold(text: string): Piece {
  return { type: 'bold', text };
}

/** A paragraph over the full width. */
export function para(...text: Piece[]): Block {
  return { type: 'para', text };
}

/** A centred paragraph. */
export function centred(...text: Piece[]): Block {
  return { type: 'para', text, align: 'center' };
}

/** A bold heading, centred unless said otherwise. */
export function heading(text: string, align: 'left' | 'center' = 'center'): Block {
  return { type: 'heading', text, align, underline: align === 'center' };
}

/** A numbered condition at the outer level. */
export function item(label: string, ...text: Piece[]): Block {
  return { type: 'item', label, text, level: 0 };
}

/** A numbered condition one level in. */
export function sub(label: string, ...text: Piece[]): Block {
  return { type: 'item', label, text, level: 1 };
}

/** A table; `widths` are shares, one for each title. */
export function table(
  titles: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly Text[])[],
): Block {
  const sum = widths.reduce((a, b) => a + b, 0);
  const columns: Column[] = titles.map((title, i) => ({ title, width: (widths[i] ?? 1) / sum }));
  return { type: 'table', columns, rows };
}

/** A table of standards: serial number, parameter, figure with unit. */
export function standards(
  medium: Limit['medium'],
  titles: readonly [string, string, string],
  rows: readonly (readonly [parameter: string, figure: string, unit: string])[],
  where: Pick<Limit, 'point' | 'averaging'> = {},
): Block {
  const cells = rows.map(([parameter, figure, unit], i) => [
    `${i + 1}`,
    parameter,
    at(where, limit(medium, parameter, figure, unit)),
  ]);
  return table(titles, [1, 5, 4], cells);
}

/** Two texts on one line, at the left and at the right margin. */
export function pair(left: Text, right: Text): Block {
  return { type: 'pair', left, right, bold: true };
}

/** A distance of so many points. */
export function space(height = 8): Block {
  return { type: 'space', height };
}

/** The pieces of a text as a list. */
export function piecesOf(text: Text): readonly Piece[] {
  return typeof text === 'string' || 'type' in text ? [text] : text;
}
