/** Values of a query string; null, undefined and '' are left out, but for an empty keyword: the bell sends one. */
export type QueryParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** `?pageNo=1&keyword=effluent`, or nothing. */
export function toQueryString(params: QueryParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const isLeftOut = value === null || value === undefined || (value === '' && name !== 'keyword');
    if (!isLeftOut) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
