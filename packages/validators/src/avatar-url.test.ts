import { describe, expect, it } from 'vitest';
import { toAvatarUrl } from './avatar-url.ts';

const at = '2026-11-21T10:00:00.000Z';
const v = `v=${Date.parse(at)}`;

describe('address of an avatar', () => {
  it.each([
    [null, '', null],
    [{ path: '' }, '', null],
    [{ path: '/avatars/a.webp' }, '', `/avatars/a.webp?${v}`],
    [{ path: 'avatars/a.webp' }, 'https://api.example.com/', `https://api.example.com/avatars/a.webp?${v}`],
    [{ path: '/avatars/a.webp' }, 'https://api.example.com', `https://api.example.com/avatars/a.webp?${v}`],
    [
      { path: 'https://cdn.example.com/a.png' },
      'https://api.example.com',
      `https://cdn.example.com/a.png?${v}`,
    ],
    [{ path: 'https://cdn.example.com/a.png?size=2' }, '', `https://cdn.example.com/a.png?size=2&${v}`],
    [{ path: 'https://cdn.example.com/a.png#x' }, '', `https://cdn.example.com/a.png?${v}#x`],
    [{ path: '//cdn.example.com/a.png' }, 'https://api.example.com', `//cdn.example.com/a.png?${v}`],
  ])('%j at %j: %j', (avatar, base, expected) => {
    expect(toAvatarUrl(avatar, at, base)).toBe(expected);
  });

  it('changes with the user and stays without a date', () => {
    expect(toAvatarUrl({ path: '/a' }, '2026-11-21T10:00:01.000Z')).not.toBe(toAvatarUrl({ path: '/a' }, at));
    expect(toAvatarUrl({ path: '/a' }, 'never')).toBe('/a');
  });
});
