import { expect, test } from 'vitest';
import {
  findGroupLevel,
  isFixed,
  type PermissionGroup,
  toChangeCount,
  toLevel,
  withGroup,
} from './matrix.ts';

const levels = [
  { value: 'none', label: 'None' },
  { value: 'view', label: 'View' },
];
const group: PermissionGroup = {
  id: 'g',
  label: 'Group',
  permissions: [
    { name: 'a', label: 'A' },
    { name: 'b', label: 'B' },
    { name: 'own', label: 'Own', disabledReason: 'Your own' },
  ],
};
const fixed: PermissionGroup = {
  id: 'f',
  label: 'Fixed',
  permissions: [{ name: 'own', label: 'Own', disabledReason: 'Your own' }],
};

test('a permission that the value does not name has the weakest level', () => {
  expect(toLevel({}, 'a', levels)).toBe('none');
  expect(toLevel({ a: 'view' }, 'a', levels)).toBe('view');
  expect(toLevel({}, 'a', [])).toBe('');
});

test.each([
  [{ a: 'view', b: 'view' }, 'view'],
  [{ a: 'view', b: 'view', own: 'none' }, 'view'],
  [{ a: 'view' }, null],
  [{}, 'none'],
])('%j: the group stands at %s', (value, level) => {
  expect(findGroupLevel(group, value, levels)).toBe(level);
});

test('a group of which nothing can be changed has no level and is fixed', () => {
  expect(findGroupLevel(fixed, { own: 'view' }, levels)).toBeNull();
  expect([isFixed(fixed), isFixed(group)]).toEqual([true, false]);
});

test('a whole group changes but for its disabled rows and for other groups', () => {
  expect(withGroup({ a: 'none', own: 'none', other: 'none' }, group, 'view')).toEqual({
    a: 'view',
    b: 'view',
    own: 'none',
    other: 'none',
  });
});

test('what differs from the saved value is counted, missing and weakest being the same', () => {
  expect(toChangeCount([group], { a: 'view', b: 'none' }, { a: 'none' }, levels)).toBe(1);
  expect(toChangeCount([group], { a: 'view', b: 'view' }, {}, levels)).toBe(2);
  expect(toChangeCount([group], { elsewhere: 'view' }, {}, levels)).toBe(0);
});
