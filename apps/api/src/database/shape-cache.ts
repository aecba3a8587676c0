import type { RootOperationNode } from 'kysely';
import { FIXED, findList, isWindow, type Plain, readValue } from './query-shape.ts';

/** Longer ones are lists of rows that are written, and hardly ever as many twice. */
const MOST_VALUES = 200;
/** Texts that are known by a number. What the code can write is a few thousand. */
const MOST_TEXTS = 50_000;
/** Queries that are remembered. What the code can ask is a few hundred. */
const MOST_KEPT = 1_000;

// What a number says that stands for no text.
const TEXT = 0;
const OTHER = 1;
const LIST = 2;
const ONE = 3;
const ANY = 4;
const VALUE = 5;
const VALUES = 6;
const END = 7;
const FIRST_TEXT = 8;

/** A query whose values were taken out: the values, and what is remembered of one that differs from it in these alone. */
export type Looked<T> = { values: unknown[]; found: T | null; keep(made: T): void };

/**
 * Remembers something of queries, whatever their values are: two that differ in their values alone are one to it. Each is
 * known by the numbers of the texts in it, in their order: numbers are compared faster than the query is built.
 * - A list after `in` is one value, an array: however long it is, the query is the same. One of one is that one.
 * - The number of rows that are asked for belongs to the query: PostgreSQL plans fifty rows otherwise than all.
 */
export class ShapeCache<T> {
  readonly #texts = new Map<string, number>();
  readonly #kept = new Map<number, { numbers: readonly number[]; made: T }[]>();
  #count = 0;

  /** @returns null for a query that has too many values to be seen again */
  look(node: RootOperationNode): Looked<T> | null {
    const values: unknown[] = [];
    const numbers: number[] = [];
    this.#describe(node, numbers, values, false);
    if (values.length > MOST_VALUES) return null;
    let hash = 17;
    for (const number of numbers) hash = (Math.imul(hash, 31) + number) | 0;
    const found = this.#kept.get(hash)?.find((each) => isSame(each.numbers, numbers))?.made ?? null;
    return { values, found, keep: (made) => this.#keep(hash, numbers, made) };
  }

  #keep(hash: number, numbers: readonly number[], made: T): void {
    if (this.#count >= MOST_KEPT || this.#texts.size >= MOST_TEXTS) {
      // The numbers of this query go with the others.
      this.#kept.clear();
      this.#texts.clear();
      this.#count = 0;
      return;
    }
    this.#count += 1;
    this.#kept.set(hash, [...(this.#kept.get(hash) ?? []), { numbers, made }]);
  }

  #toNumber(text: string): number {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const made = FIRST_TEXT + this.#texts.size;
    this.#texts.set(text, made);
    return made;
  }

  #describe(node: unknown, numbers: number[], values: unknown[], isFixed: boolean): void {
    if (typeof node === 'string') {
      numbers.push(TEXT, this.#toNumber(node));
    } else if (typeof node !== 'object' || node === null) {
      numbers.push(OTHER, this.#toNumber(`${typeof node} ${String(node)}`));
    } else if (Array.isArray(node)) {
      numbers.push(LIST, node.length);
      for (const each of node) this.#describe(each, numbers, values, isFixed);
    } else {
      this.#describeNode(node as Plain, numbers, values, isFixed);
    }
  }

  #describeNode(node: Plain, numbers: number[], values: unknown[], isFixed: boolean): void {
    const list = findList(node);
    if (list) {
      numbers.push(list.isOne ? ONE : ANY, this.#toNumber(list.operator));
      this.#describe(node.leftOperand, numbers, values, isFixed);
      values.push(list.value);
    } else if (node.kind === 'ValueNode' && node.immediate !== true && !isFixed) {
      numbers.push(VALUE);
      values.push(node.value);
    } else if (node.kind === 'PrimitiveValueListNode') {
      const all = node.values as unknown[];
      numbers.push(VALUES, all.length);
      for (const each of all) values.push(each);
    } else {
      for (const name in node) {
        const value = node[name];
        if (value === undefined) continue;
        numbers.push(this.#toNumber(name));
        const written = isWindow(node, name) ? readValue(value) : value;
        this.#describe(written, numbers, values, isFixed || name === FIXED);
      }
      numbers.push(END);
    }
  }
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}
