/**
 * The address of an avatar, with the user's `updatedAt` as cache-buster, so that a new picture shows at once. `base` is
 * the API's address, for relative paths. Null if there is no avatar. See
 * docs/spec-coverage.md#entities-and-their-fields.
 */
export function toAvatarUrl(avatar: { path: string } | null, updatedAt: string, base = ''): string | null {
  if (avatar === null || avatar.path === '') return null;
  const isAbsolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(avatar.path);
  const address = isAbsolute ? avatar.path : `${base.replace(/\/$/, '')}/${avatar.path.replace(/^\//, '')}`;
  const version = Date.parse(updatedAt);
  if (Number.isNaN(version)) return address;
  const [withoutHash = '', hash] = address.split('#', 2);
  const joiner = withoutHash.includes('?') ? '&' : '?';
  return `${withoutHash}${joiner}v=${version}${hash === undefined ? '' : `#${hash}`}`;
}
