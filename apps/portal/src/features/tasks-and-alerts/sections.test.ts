import { describe, expect, it } from 'vitest';
import { readAddress } from '../../shared/lists/list-address.ts';
import { occurrenceAddress, toFilters } from './filters.ts';
import { PAGE_SIZE, toSections } from './sections.ts';

const today = '2026-11-21';

function toWindows(query: string, pageNo = 1) {
  const params = new URLSearchParams(query);
  const filters = toFilters(readAddress(occurrenceAddress, (name) => params.get(name) ?? ''));
  return toSections(filters, today, pageNo).map(({ id, query: call }) => [id, call.startDate, call.endDate]);
}

describe('the groups of the list', () => {
  it.each([
    [
      '',
      [
        ['overdue', undefined, undefined],
        ['soon', '2026-11-21', '2026-11-27'],
        ['later', '2026-11-28', undefined],
        ['completed', undefined, undefined],
      ],
    ],
    ['status=overdue', [['overdue', undefined, undefined]]],
    [
      'status=pending',
      [
        ['soon', '2026-11-21', '2026-11-27'],
        ['later', '2026-11-28', undefined],
      ],
    ],
    [
      'status=pending&from=2026-11-21&to=2026-12-05',
      [
        ['soon', '2026-11-21', '2026-11-27'],
        ['later', '2026-11-28', '2026-12-05'],
      ],
    ],
    ['status=pending&to=2026-11-27', [['soon', '2026-11-21', '2026-11-27']]],
    ['status=pending&from=2026-11-28', [['later', '2026-11-28', undefined]]],
    ['status=pending&on=2026-11-24', [['soon', '2026-11-24', '2026-11-24']]],
    ['status=pending&to=2026-11-20', []],
    [
      'on=2026-12-01&from=2026-01-01',
      [
        ['overdue', '2026-12-01', '2026-12-01'],
        ['later', '2026-12-01', '2026-12-01'],
        ['completed', '2026-12-01', '2026-12-01'],
      ],
    ],
  ])('"%s"', (query, windows) => {
    expect(toWindows(query)).toEqual(windows);
  });

  it('shows what is near in full and pages what is far', () => {
    const sections = toSections(toFilters(readAddress(occurrenceAddress, () => '')), today, 3);
    const paging = sections.map(({ id, isPaged, query }) => [id, isPaged, query.isPagination, query.pageNo]);
    expect(paging).toEqual([
      ['overdue', false, 0, undefined],
      ['soon', false, 0, undefined],
      ['later', true, undefined, 3],
      ['completed', false, undefined, 1],
    ]);
  });

  it('pages the completed ones when they stand alone, the latest first', () => {
    const [section] = toSections(
      toFilters(readAddress(occurrenceAddress, (name) => (name === 'status' ? 'completed' : ''))),
      today,
      2,
    );
    expect(section).toMatchObject({
      isPaged: true,
      query: { status: 'completed', pageNo: 2, pageSize: PAGE_SIZE, sortBy: 'dueDate', sortOrder: 'desc' },
    });
  });
});
