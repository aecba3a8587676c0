/** A serial number, letter or stack number in the first column of a row. */
export const ROW_LABEL =
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5}|[A-Z]{1,3}-?\s?\d{1,3}(?:\s?to\s?[A-Z]{1,3}-?\s?\d{1,3})?)[.)]?)$/i;
