import { expect, test } from 'vitest';
import { covers } from './covers.ts';

const grant = (permissionName: string, accessLevel: string) => ({ permissionName, accessLevel });
const caller = {
  isOwner: false,
  permissions: [grant('Reporting Task', 'view,manage'), grant('Consent Documents', 'view')],
};

test.each<[string, string, boolean]>([
  ['Reporting Task', 'view,manage', true],
  ['Reporting Task', 'view', true],
  ['Consent Documents', 'view', true],
  ['Consent Documents', 'view,manage', false],
  ['Support Management', 'view', false],
  ['Support Management', '', true],
  ['Support Management', 'none', true],
])('%s with %s: %s', (name, level, isCovered) => {
  expect(covers(caller, [grant(name, level)])).toBe(isCovered);
});

test('one that is too much is too much; the owner holds everything', () => {
  const grants = [grant('Reporting Task', 'view'), grant('Support Management', 'view')];
  expect(covers(caller, grants)).toBe(false);
  expect(covers({ isOwner: true, permissions: [] }, grants)).toBe(true);
});
