const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A date formatter, created once per set of options. Creating one takes as long as writing hundreds of dates, and a
 * list writes one in each row.
 */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, known);
  return known;
}
