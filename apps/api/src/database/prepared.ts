import { types } from 'pg';
import { toFieldName } from './names.ts';

/** Statements that one connection keeps planned. Each takes memory in its process of PostgreSQL. */
export const MOST_PREPARED = 100;
/** Longer texts are lists of rows, and hardly ever the same twice. */
const LONGEST_PREPARED = 8_000;
/** Texts that this process has seen once: what is never asked again is not worth a plan that is kept. */
const MOST_SEEN = 1_000;
const seen = new Set<string>();

/** What a statement answers with: the names of its columns, and how each is read. */
export type Shape = { names: string[]; parsers: ((value: string) => unknown)[] };
/** A statement that a connection has planned, or is about to; its shape once the first answer has told it. */
export type Prepared = { name: string; shape: Shape | null };

/** Stands in a statement that is planned for its values each time: the plan for all of them would be a bad one for some. */
export const PLANNED_ANEW = '/* for these values */';
/** All columns that there are, and no count of rows or product: `*` behind a table, a comma or a word of these. */
const ALL_COLUMNS = /(?:[.,]|\b(?:select|distinct|all|returning))\s*\*/i;

/**
 * The statements that one connection keeps planned, by their text: those that were used last. PostgreSQL itself plans one anew
 * when a table of it changes, and holds row-level security to the role that runs it.
 */
export class PreparedStatements {
  readonly #most: number;
  readonly #byText = new Map<string, Prepared>();
  #closing: string[] = [];
  #made = 0;

  /** @param most so many are kept; 0: none */
  constructor(most: number) {
    this.#most = most;
  }

  /** @returns the statement, which is planned here already; null where it is not */
  find(text: string): Prepared | null {
    const found = this.#byText.get(text);
    if (!found) return null;
    // The last one used is the last of the map.
    this.#byText.delete(text);
    this.#byText.set(text, found);
    return found;
  }

  /** Gives a statement a name under which it is planned now; null for one that is planned for this once. */
  add(text: string): Prepared | null {
    if (this.#most === 0 || text.length > LONGEST_PREPARED || !isSeenAgain(text)) return null;
    // A column that comes would change what it answers with, and PostgreSQL refuses that of a planned one.
    if (ALL_COLUMNS.test(text) || text.includes(PLANNED_ANEW)) return null;
    this.#made += 1;
    const made: Prepared = { name: `s${this.#made}`, shape: null };
    this.#byText.set(text, made);
    const [oldest] = this.#byText.keys();
    if (oldest !== undefined && this.#byText.size > this.#most) this.forget(oldest);
    return made;
  }

  /** Takes a statement out: it has failed, or is in the way. A name is never given twice. */
  forget(text: string): void {
    const found = this.#byText.get(text);
    if (!found) return;
    this.#byText.delete(text);
    this.#closing.push(found.name);
  }

  /** Takes all out: the connection does not know them any more. */
  forgetAll(): void {
    this.#byText.clear();
    this.#closing = [];
  }

  /** The names that the connection need not keep any more; each is told once. */
  takeClosing(): string[] {
    return this.#closing.length === 0 ? this.#closing : this.#closing.splice(0);
  }

  get size(): number {
    return this.#byText.size;
  }
}

function isSeenAgain(text: string): boolean {
  if (seen.has(text)) return true;
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.add(text);
  return false;
}

/** Reads the description of an answer's columns. */
export function toShape(fields: readonly { name: string; dataTypeID: number }[]): Shape {
  return {
    names: fields.map(({ name }) => toFieldName(name)),
    parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text')),
  };
}
