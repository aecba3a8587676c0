/** Parts of the address that are no part of a view: what is open in it, and which day of today it was. */
const PASSING = ['task', 'due', 'tab', 'page', 'month', 'day'];

/** The part of an address that a view keeps, in an order of its own, so that the same view is the same text. */
export function toViewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of [...params].sort(([one], [other]) => one.localeCompare(other))) {
    if (value !== '' && !PASSING.includes(name)) kept.set(name, value);
  }
  return kept.toString();
}
