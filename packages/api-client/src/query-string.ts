/** Values of a query string. Null, undefined and '' are left out, except an empty keyword, which the bell sends. */
export type QueryParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** For example `?pageNo=1&keyword=effluent`; empty if there are no values. */
export function toQueryString(params: QueryParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const isLeftOut = value === null || value === undefined || (value === '' && name !== 'keyword');
    if (!isLeftOut) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
