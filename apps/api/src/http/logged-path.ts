/** Paths whose last part is a secret, which a log must not tell. */
const SECRET_PATHS = /(\/calendar\/)[^/?]+/;

/** What a log says of the address of a request: no query, and no secret that is a part of the path. */
export function toLoggedPath(url: string): string {
  const [path = '/'] = url.split('?');
  return path.replace(SECRET_PATHS, (whole, before: string) =>
    whole === '/calendar/token' ? whole : `${before}…`,
  );
}
