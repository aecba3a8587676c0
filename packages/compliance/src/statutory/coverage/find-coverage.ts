import { findStatutoryRow } from '../catalogue.ts';
import { hasSchedule } from '../due.ts';
import { COVERAGE_RULES, type CoverageRule, type OrderDuty } from './coverage-rules.ts';

/** The rules by which a duty of an order repeats rows of the catalogue; none where nothing of it is distinctive. */
function findRules(duty: OrderDuty): CoverageRule[] {
  return COVERAGE_RULES.filter(({ covers }) => covers(duty));
}

function hasDates({ rows }: CoverageRule): boolean {
  return rows.some((id) => {
    const row = findStatutoryRow(id);
    return row !== null && hasSchedule(row);
  });
}

/** Ids of the rows that a duty of an order mentions: the law asks for nothing more there. */
export function listCoveredRows(duty: OrderDuty): string[] {
  return [...new Set(findRules(duty).flatMap(({ rows }) => rows))];
}

/**
 * Ids of the rows whose task would be the same as that of a duty. A duty that mentions several things with dates of their
 * own is the same as none of them.
 */
export function listRepeatedRows(duty: OrderDuty): string[] {
  const [only, ...others] = findRules(duty).filter(hasDates);
  return only === undefined || others.length > 0 ? [] : [...only.rows];
}
