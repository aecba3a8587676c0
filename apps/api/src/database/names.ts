import { CamelCasePlugin } from 'kysely';

const known = new Map<string, string>();

/** Turns names of the code (`dueDate`) into those of the database (`due_date`); what stands inside JSON stays as it is. */
class Names extends CamelCasePlugin {
  toFieldName(column: string): string {
    return this.camelCase(column);
  }
}

/** The one translation of names between code and database. */
export const names = new Names({ maintainNestedObjectKeys: true });

/** The name of a column as rows have it. */
export function toFieldName(column: string): string {
  const found = known.get(column);
  if (found !== undefined) return found;
  const name = names.toFieldName(column);
  known.set(column, name);
  return name;
}
