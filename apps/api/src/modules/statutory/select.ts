import { STATUTORY_VERIFICATIONS } from '@anupalan/enums/statutory';
import type { StatutoryObligation } from '@anupalan/validators/entities/statutory-obligation';
import type { StatutoryObligationsQuery } from '@anupalan/validators/requests/statutory-obligations';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { toWindow } from '../../http/list.ts';

function matches(entry: StatutoryObligation, keyword: string): boolean {
  const { title, act, rule, form, authority, note } = entry;
  const text = [title, act, rule, form, authority, note].join(' ').toLowerCase();
  return text.includes(keyword.toLowerCase());
}

function isCovered({ coveredBy = [] }: StatutoryObligation): boolean {
  return coveredBy.length > 0;
}

/** An order of texts in which what is missing comes last, either way round. */
function toKey(entry: StatutoryObligation, by: StatutoryObligationsQuery['sortBy']): string | null {
  if (by === 'title') return entry.title.toLowerCase();
  if (by === 'act') return entry.act.toLowerCase();
  if (by === 'dueDate') return entry.nextDates[0]?.dueDate ?? null;
  return String(STATUTORY_VERIFICATIONS.indexOf(entry.verification));
}

/** The entries of a query: filtered, sorted (else in the order of the catalogue), and one page of them. */
export function selectEntries(
  all: readonly StatutoryObligation[],
  query: StatutoryObligationsQuery,
): { statutoryObligations: StatutoryObligation[]; total: number } {
  const { subject, verification, applies, gaps, state, keyword, sortBy } = query;
  const found = all.filter(
    (entry) =>
      (!subject || entry.subject === subject) &&
      (!verification || entry.verification === verification) &&
      (!applies || entry.applies === (applies === '1')) &&
      (!gaps || (gaps === '1' ? entry.applies && !isCovered(entry) : isCovered(entry))) &&
      (!state || toStatutoryState(entry) === state) &&
      (!keyword || matches(entry, keyword)),
  );
  if (sortBy) {
    const sign = query.sortOrder === 'desc' ? -1 : 1;
    found.sort((one, other) => {
      const [a, b] = [toKey(one, sortBy), toKey(other, sortBy)];
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
      return a === b ? 0 : a < b ? -sign : sign;
    });
  }
  const { limit, offset } = toWindow(query);
  return { statutoryObligations: found.slice(offset, offset + limit), total: found.length };
}
