// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ArticleBody } from './article-body.tsx';

afterEach(cleanup);

const TABLE = '<table><tbody><tr><td>Form 4</td></tr></tbody></table>';

test.each([
  ['text alone', '<p>One.</p>', 0],
  ['a table alone', TABLE, 1],
  ['tables between texts', `<p>One.</p>${TABLE}<p>Two.</p>${TABLE}<p>Three.</p>`, 2],
  ['two tables in a row', `${TABLE}\n${TABLE}`, 2],
  ['nothing', '', 0],
])('%s is shown whole and in order, each table in a box of its own', (_, html, tables) => {
  const { container } = render(<ArticleBody html={html} />);
  const expected = document.createElement('div');
  expected.innerHTML = html;
  const words = (element: Element) => element.textContent?.replace(/\s+/g, '');
  expect(words(container)).toBe(words(expected));
  const boxes = [...container.querySelectorAll('table')].map((table) => table.parentElement);
  expect(boxes).toHaveLength(tables);
  expect(new Set(boxes).size).toBe(tables);
  for (const [index, box] of boxes.entries()) {
    expect(box?.getAttribute('tabindex')).toBe('0');
    expect(box?.getAttribute('aria-label')).toBe(`Table ${index + 1}`);
  }
});
