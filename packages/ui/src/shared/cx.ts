/** Joins class names; falsy ones are left out. Returns undefined when none is left, so no empty `class`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
