import { citeCells } from '../layout/passage.ts';
import type { Table } from '../layout/table.ts';
import type { FoundLimit } from './found-limit.ts';
import { LABEL, type LimitContext } from './table-context.ts';
import { readLimitValue } from './values.ts';

const TIME = /\b(?:day|night)(?:\s*-?\s*time)?\b/i;
const DECIBELS = /dB\s*\(?\s*A\s*\)?(?:\s*Leq)?/i;

/** Noise by zone: columns for day and night, beside one that names the zone; null where the table is another. */
export const readZones = (table: Table, { before, section }: LimitContext): FoundLimit[] | null => {
  const columns = table.heads.flatMap((head, at) => (TIME.test(head) ? [at] : []));
  const isBoth = [/\bday/i, /\bnight/i].every((time) =>
    columns.some((at) => time.test(table.heads[at] ?? '')),
  );
  const unit = DECIBELS.exec([...table.heads, before.slice(-300), section].join(' '))?.[0] ?? null;
  const own = (cell: string) => DECIBELS.exec(cell)?.[0] ?? null;
  if (!isBoth) return null;
  const limits = table.rows.flatMap((row) => {
    const zone = row.cells.findIndex(
      (cell, at) => !columns.includes(at) && /[a-z]{3}/i.test(cell) && !LABEL.test(cell),
    );
    return columns.flatMap((at) => {
      const value = readLimitValue(row.cells[at] ?? '');
      const measure = own(row.cells[at] ?? '') ?? unit;
      const parameter = TIME.exec(table.heads[at] ?? '')?.[0] ?? '';
      if (!value || measure === null) return [];
      return [
        {
          medium: 'noise' as const,
          point: row.cells[zone] ?? null,
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
