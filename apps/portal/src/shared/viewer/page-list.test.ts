import { expect, test } from 'vitest';
import { toPageList } from './page-list.ts';

test.each([
  [[3], 'Page 3'],
  [[3, 7], 'Pages 3 and 7'],
  [[3, 4], 'Pages 3 and 4'],
  [[1, 2, 3, 4], 'Pages 1 to 4'],
  [[1, 2, 3, 4, 9], 'Pages 1 to 4 and 9'],
  [[1, 3, 5, 6, 7], 'Pages 1, 3 and 5 to 7'],
])('%j', (pages, expected) => expect(toPageList(pages)).toBe(expected));
