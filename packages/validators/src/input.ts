/** Strips leading spaces and collapses repeated ones. A space at the end stays, so that typing goes on. */
export function collapseSpaces(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/^ /, '');
}

/** Keeps letters of any script, their marks, and spaces. */
export function lettersAndSpacesOnly(value: string): string {
  return value.replace(/[^\p{L}\p{M} ]/gu, '');
}
