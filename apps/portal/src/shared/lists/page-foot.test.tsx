import { PAGE_SIZES } from '@anupalan/enums/limits';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageFoot, type PageFootProps } from './page-foot.tsx';

afterEach(cleanup);

const show = (list: Partial<PageFootProps['list']> = {}, total = 212, summary?: PageFootProps['summary']) =>
  render(
    <MemoryRouter>
      <PageFoot
        list={{
          pageNo: 1,
          pageSize: 10,
          pageSizes: PAGE_SIZES,
          onPageSize: () => undefined,
          toPageHref: (page) => `?page=${page}`,
          ...list,
        }}
        total={total}
        noun="tasks"
        summary={summary}
      />
    </MemoryRouter>,
  );

test('5, 10, 50 or 100 can be chosen for a page', async () => {
  const onPageSize = vi.fn();
  show({ onPageSize });
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'tasks on a page' });
  expect([...sizes.options].map((option) => option.text)).toEqual([
    '5 on a page',
    '10 on a page',
    '50 on a page',
    '100 on a page',
  ]);
  expect(sizes.value).toBe('10');
  await userEvent.selectOptions(sizes, '50 on a page');
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
});

test('five pages are offered, and what is shown is said', () => {
  show({ pageNo: 9 });
  const pages = screen.getAllByRole('link', { name: /^Page \d+$/ }).map((link) => link.textContent);
  expect(pages).toEqual(['7', '8', '9', '10', '11']);
  expect(screen.getByText('81 to 90 of 212 tasks')).toBeDefined();
});

test('one page without a summary has no foot', () => {
  const { container } = show({ pageSizes: [] }, 4, 'none');
  expect(container.innerHTML).toBe('');
});
