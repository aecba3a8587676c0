import { expect, test } from 'vitest';
import { toBucket, toInitials } from './initials.ts';

test.each([
  ['Leela Sathe', 'LS'],
  ['  leela  maria sathe ', 'LS'],
  ['Leela', 'L'],
  ['', '?'],
  ['अनीता जोशी', 'अजो'],
])('%j has the initials %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});

test('the shade of a name is always the same and within the count', () => {
  for (const name of ['Leela Sathe', 'अनीता', '']) {
    expect(toBucket(name, 4)).toBe(toBucket(name, 4));
    expect(toBucket(name, 4)).toBeLessThan(4);
  }
});
