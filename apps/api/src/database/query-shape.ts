import { type OperationNode, OperatorNode, type RootOperationNode } from 'kysely';

/** A value's place in a query that is compiled without it. */
export class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** A part of a query, as Kysely has it. */
export type Plain = Readonly<Record<string, unknown>>;

/** The condition by which PostgreSQL finds the index of `on conflict`: it has to see the values when it plans. */
export const FIXED = 'indexWhere';

/** The same query with something else in the place of each of its values, counted as `ShapeCache` counts them. */
export function withValues<T extends RootOperationNode>(
  node: T,
  toValue: (value: unknown, index: number) => unknown,
): T {
  let count = 0;
  return rebuild(node, (value) => toValue(value, count++)) as T;
}

// Walks as `ShapeCache` does: what that counts as a value, this replaces, in the same order.
function rebuild(node: unknown, toValue: (value: unknown) => unknown, isFixed = false): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((each) => rebuild(each, toValue, isFixed));
  const plain = node as Plain;
  const list = findList(plain);
  if (list) {
    const leftOperand = rebuild(plain.leftOperand, toValue);
    const value = { kind: 'ValueNode', value: toValue(list.value) };
    const func = list.operator === '=' ? 'any' : 'all';
    return {
      kind: 'BinaryOperationNode',
      leftOperand,
      operator: OperatorNode.create(list.operator),
      rightOperand: list.isOne ? value : { kind: 'FunctionNode', func, arguments: [value] },
    };
  }
  if (plain.kind === 'ValueNode' && plain.immediate !== true)
    return isFixed ? { ...plain, immediate: true } : { ...plain, value: toValue(plain.value) };
  if (plain.kind === 'PrimitiveValueListNode')
    return { ...plain, values: (plain.values as unknown[]).map(toValue) };
  const made: Record<string, unknown> = {};
  for (const name in plain) {
    const value = plain[name];
    made[name] = isWindow(plain, name)
      ? { kind: 'ValueNode', value: readValue(value), immediate: true }
      : rebuild(value, toValue, isFixed || name === FIXED);
  }
  return made;
}

/**
 * The list of an `in` or `not in`, where it holds values only, as one value: itself, or the only one in it. One value is
 * compared as such, because PostgreSQL would take a list of unknown length for one of ten, and plan it anew each time.
 */
export function findList(node: Plain): { operator: '=' | '!='; value: unknown; isOne: boolean } | null {
  if (node.kind !== 'BinaryOperationNode') return null;
  const right = node.rightOperand as OperationNode & Plain;
  const operator = (node.operator as Plain | undefined)?.operator;
  if (right.kind !== 'PrimitiveValueListNode' || (operator !== 'in' && operator !== 'not in')) return null;
  const values = right.values as readonly unknown[];
  const isOne = values.length === 1;
  return { operator: operator === 'in' ? '=' : '!=', value: isOne ? values[0] : values, isOne };
}

/** Whether this is how many rows are asked for, as a number, or that none are left out. */
export function isWindow(node: Plain, name: string): boolean {
  if (node.kind === 'LimitNode' && name === 'limit') return typeof readValue(node.limit) === 'number';
  // Said of a part of a query, that keeps PostgreSQL from taking it apart.
  return node.kind === 'OffsetNode' && name === 'offset' && readValue(node.offset) === 0;
}

/** The value that a part of a query is; undefined for what is none. */
export function readValue(node: unknown): unknown {
  const plain = node as Plain | undefined;
  return plain?.kind === 'ValueNode' ? plain.value : undefined;
}
