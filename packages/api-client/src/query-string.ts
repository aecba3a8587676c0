/** Values of a query string; null, undefined and '' are left out. */
export type QueryParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** `?pageNo=1&keyword=effluent`, or nothing. */
export function toQueryString(params: QueryParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
