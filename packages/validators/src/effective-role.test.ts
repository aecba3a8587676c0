import { describe, expect, it } from 'vitest';
import { findEffectiveRole, type RoleLike } from './effective-role.ts';

describe('effective role', () => {
  it.each<[string, RoleLike | null | undefined, string | null]>([
    ['company', { slug: 'company', baseRole: null }, 'company'],
    ['lab', { slug: 'lab', baseRole: null }, 'lab'],
    ['own role of a company', { slug: 'plant_manager', baseRole: { slug: 'company' } }, 'company'],
    ['own role of a lab', { slug: 'analyst', baseRole: { slug: 'lab' } }, 'lab'],
    ['platform staff', { slug: 'admin', baseRole: null }, null],
    ['own role of platform staff', { slug: 'supervisor', baseRole: { slug: 'super_admin' } }, null],
    ['unknown', { slug: 'guest', baseRole: null }, null],
    ['none', null, null],
    ['absent', undefined, null],
  ])('%s', (_name, role, expected) => {
    expect(findEffectiveRole(role)).toBe(expected);
  });
});
