import { type OperationNode, OperatorNode, type RootOperationNode } from 'kysely';

/** A value's place in a query that is compiled without it. */
export class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** What a query is without its values, as a text that no other query has, and its values in the order of the text. */
export type QueryShape = { key: string; values: unknown[] };

type Plain = Readonly<Record<string, unknown>>;

/** The condition by which PostgreSQL finds the index of `on conflict`: it has to see the values when it plans. */
const FIXED = 'indexWhere';
/** Lists longer than this are rows that are written, and hardly ever as many twice. */
const MOST_VALUES = 200;

/**
 * Takes the values out of a query. Two queries with the same key differ in their values alone, so that what one was
 * compiled to serves the other.
 * - A list after `in` is one value, an array: however long it is, the text stays the same.
 * - The number of rows that are asked for stays in the text: PostgreSQL plans fifty rows otherwise than all.
 * @returns null for one that has too many values to be seen again
 */
export function toShape(node: RootOperationNode): QueryShape | null {
  const values: unknown[] = [];
  const key = describe(node, values);
  return values.length > MOST_VALUES ? null : { key, values };
}

/** The same query with something else in the place of each of its values, counted as `toShape` counts them. */
export function withValues<T extends RootOperationNode>(
  node: T,
  toValue: (value: unknown, index: number) => unknown,
): T {
  let count = 0;
  return rebuild(node, (value) => toValue(value, count++)) as T;
}

// Both walk alike: what the one counts as a value, the other replaces, in the same order.

function describe(node: unknown, values: unknown[], isFixed = false): string {
  if (typeof node !== 'object' || node === null) return scalar(node);
  if (Array.isArray(node)) {
    let out = '[';
    for (const each of node) out += describe(each, values, isFixed);
    return `${out}]`;
  }
  const plain = node as Plain;
  const list = findList(plain);
  if (list) {
    const left = describe(plain.leftOperand, values);
    values.push(list.values);
    return `{${list.isNegated ? 'none' : 'any'}${left}}`;
  }
  if (plain.kind === 'ValueNode' && plain.immediate !== true && !isFixed) {
    values.push(plain.value);
    return '?';
  }
  if (plain.kind === 'PrimitiveValueListNode') {
    const all = plain.values as unknown[];
    for (const each of all) values.push(each);
    return `{list${all.length}}`;
  }
  let out = '{';
  for (const name in plain) {
    const value = plain[name];
    if (value === undefined || isNoOffset(name, value)) continue;
    out += isWindow(plain, name)
      ? `${name}=${scalar(readValue(value))}`
      : `${name}${describe(value, values, isFixed || name === FIXED)}`;
  }
  return `${out}}`;
}

function rebuild(node: unknown, toValue: (value: unknown) => unknown, isFixed = false): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((each) => rebuild(each, toValue, isFixed));
  const plain = node as Plain;
  const list = findList(plain);
  if (list) {
    const leftOperand = rebuild(plain.leftOperand, toValue);
    const array = { kind: 'ValueNode', value: toValue(list.values) };
    const func = list.isNegated ? 'all' : 'any';
    return {
      kind: 'BinaryOperationNode',
      leftOperand,
      operator: OperatorNode.create(list.isNegated ? '!=' : '='),
      rightOperand: { kind: 'FunctionNode', func, arguments: [array] },
    };
  }
  if (plain.kind === 'ValueNode' && plain.immediate !== true)
    return isFixed ? { ...plain, immediate: true } : { ...plain, value: toValue(plain.value) };
  if (plain.kind === 'PrimitiveValueListNode')
    return { ...plain, values: (plain.values as unknown[]).map(toValue) };
  const made: Record<string, unknown> = {};
  for (const name in plain) {
    const value = plain[name];
    if (isNoOffset(name, value)) continue;
    made[name] = isWindow(plain, name)
      ? { kind: 'ValueNode', value: readValue(value), immediate: true }
      : rebuild(value, toValue, isFixed || name === FIXED);
  }
  return made;
}

/** The list of an `in` or `not in`, where it holds values only. */
function findList(node: Plain): { values: readonly unknown[]; isNegated: boolean } | null {
  if (node.kind !== 'BinaryOperationNode') return null;
  const right = node.rightOperand as OperationNode & Plain;
  const operator = (node.operator as Plain | undefined)?.operator;
  if (right.kind !== 'PrimitiveValueListNode' || (operator !== 'in' && operator !== 'not in')) return null;
  return { values: right.values as readonly unknown[], isNegated: operator === 'not in' };
}

/** Whether this is how many rows are asked for, as a number. */
function isWindow(node: Plain, name: string): boolean {
  return node.kind === 'LimitNode' && name === 'limit' && typeof readValue(node.limit) === 'number';
}

/** Whether this says that no rows are left out: then nothing has to be said. */
function isNoOffset(name: string, value: unknown): boolean {
  return name === 'offset' && readValue((value as Plain | undefined)?.offset) === 0;
}

function readValue(node: unknown): unknown {
  const plain = node as Plain | undefined;
  return plain?.kind === 'ValueNode' ? plain.value : undefined;
}

function scalar(value: unknown): string {
  // Its length tells where a text ends, whatever it holds.
  return typeof value === 'string' ? `"${value.length}:${value}` : `${typeof value}:${String(value)};`;
}
