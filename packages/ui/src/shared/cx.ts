/** Joins class names and leaves out falsy ones. Returns undefined if none is left, so there is no empty `class`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
