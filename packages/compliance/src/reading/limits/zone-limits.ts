import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { FoundLimit } from './found-limit.ts';
import { findNote, withoutUnit } from './said-above.ts';
import { readTimes } from './several-values.ts';
import { MEASURED_HEAD, SURE_LIMIT_HEAD } from './standard-columns.ts';
import { LABEL, type LimitContext } from './table-context.ts';
import { toTimeOfDay } from './text-noise.ts';
import { readLimitValue } from './values.ts';

const TIME = /\b(?:day|night)(?:\s*-?\s*time)?\b(?:\s*\(\s*(?:from\s+|between\s+)?\d[^()]{2,40}\))?/i;
/** "06:00 to 22:00 hrs", "6 am to 10 pm": the hours of a day as the head of a column. */
const HOURS =
  /\b\d{1,2}(?:[.:]\d\d)?\s*(?:[ap]\.?\s?m\.?|hrs?\.?|hours|h\b)?\s*(?:to|-|–)\s*\d{1,2}(?:[.:]\d\d)?\s*(?:[ap]\.?\s?m\b\.?|hrs?\b|hours\b|h\b)/i;
const DECIBELS = /dB\s*\(?\s*A\s*\)?(?:\s*Leq)?/i;

/** "Area | Industrial | Silence" above "Day | 75 | 50": a column for each zone; null where the table is another. */
const readZonesAcross = (table: Table, unit: string | null): FoundLimit[] | null => {
  const rows = table.rows.filter((row) => TIME.test(row.cells[0] ?? ''));
  const isBoth = [/\bday/i, /\bnight/i].every((time) => rows.some((row) => time.test(row.cells[0] ?? '')));
  if (!isBoth || unit === null) return null;
  const limits = rows.flatMap((row) =>
    table.heads.flatMap((head, at) => {
      const isZone = at > 0 && /[a-z]{3}/i.test(head) && !MEASURED_HEAD.test(head);
      const value = isZone ? readLimitValue(row.cells[at] ?? '') : null;
      if (!value) return [];
      return [
        {
          medium: 'noise' as const,
          point: SURE_LIMIT_HEAD.test(head) ? null : head,
          parameter: toTimeOfDay(TIME.exec(row.cells[0] ?? '')?.[0] ?? ''),
          limit: value.limit,
          unit,
          citation: citeCells(row, [0, at]),
        },
      ];
    }),
  );
  // "Time | Standard | Measured": one column for both times, beside one of what was found.
  const isOne = limits.length === 2 && limits.every(({ point }) => point === null);
  return limits.length > 2 || isOne ? limits : null;
};

/** "At the boundary | Day: 75 dB(A); Night: 70 dB(A)": both times in one cell of each place; null where the table is another. */
const readTimesInCells = (table: Table): FoundLimit[] | null => {
  const at = table.heads.findIndex((_, column) =>
    table.rows.every(({ cells }) => DECIBELS.test(cells[column] ?? '')),
  );
  if (at < 1 || table.rows.length === 0) return null;
  const limits = table.rows.flatMap((row) => {
    const cell = row.cells[at] ?? '';
    const place = row.cells.findIndex((text, column) => column !== at && /[a-z]{3}/i.test(text));
    const told = place < 0 ? '' : (row.cells[place] ?? '');
    const whole = readLimitValue(cell);
    const times = readTimes(cell) ?? (whole === null || TIME.test(told) ? [] : [['Noise', cell] as const]);
    return times.flatMap(([parameter, words]) => {
      const value = readLimitValue(words);
      if (value === null) return [];
      return [
        {
          medium: 'noise' as const,
          // "Noise" beside both times is no place.
          point: told === '' || /^noise\b/i.test(told) ? null : told,
          parameter,
          ...value,
          citation: citeCells(row, [...(place < 0 ? [] : [place]), at]),
        },
      ];
    });
  });
  return limits.length > table.rows.length ? limits : null;
};

/** Noise by zone: columns for day and night, beside one that names the zone; null where the table is another. */
export const readZones = (table: Table, { before, section, after }: LimitContext): FoundLimit[] | null => {
  const named = table.heads.flatMap((head, at) => (TIME.test(head) && !MEASURED_HEAD.test(head) ? [at] : []));
  const columns =
    named.length > 0 ? named : table.heads.flatMap((head, at) => (HOURS.test(head) ? [at] : []));
  const isBoth =
    named.length === 0
      ? columns.length > 1
      : [/\bday/i, /\bnight/i].every((time) => columns.some((at) => time.test(table.heads[at] ?? '')));
  const unit =
    DECIBELS.exec([...table.heads, before.slice(-300), section, findNote(after)].join(' '))?.[0] ?? null;
  const own = (cell: string) => DECIBELS.exec(cell)?.[0] ?? null;
  if (!isBoth) return readZonesAcross(table, unit) ?? readTimesInCells(table);
  const limits = table.rows.flatMap((row) => {
    const zone = row.cells.findIndex(
      (cell, at) => !columns.includes(at) && /[a-z]{3}/i.test(cell) && !LABEL.test(cell),
    );
    return columns.flatMap((at) => {
      const value = readLimitValue(row.cells[at] ?? '');
      const label = row.cells[zone] ?? '';
      const measure = own(row.cells[at] ?? '') ?? own(label) ?? unit;
      const head = table.heads[at] ?? '';
      const parameter = toTimeOfDay((TIME.exec(head) ?? HOURS.exec(head))?.[0] ?? '');
      if (!value || measure === null) return [];
      return [
        {
          medium: 'noise' as const,
          point: zone < 0 ? null : withoutUnit(label, own(label) ?? ''),
          parameter,
          limit: value.limit,
          unit: measure,
          citation: citeCells(row, [...(zone < 0 ? [] : [zone]), at]),
        },
      ];
    });
  });
  return limits.length > 0 ? limits : null;
};
