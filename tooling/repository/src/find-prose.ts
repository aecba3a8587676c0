import { type ESTree, parseSync } from 'vite';

/** A text that a person reads, as it is written in a source: the offsets of its node, and its letters. */
export type Prose = { start: number; end: number; text: string };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Names of attributes and of properties whose value is read, a single word too. */
const READ =
  /^(?:children|aria-(?:label|description|roledescription)|alt|placeholder|(?:\w*L|l)abel|(?:\w*T|t)itle|(?:\w*T|t)ext|(?:\w*H|h)int|heading|header|caption|description|tagline|noun)$/;

/** Attributes and properties that are for the browser: lists of classes, places, ids, addresses. */
const UNREAD =
  /^(?:class|\w*[cC]lassName|placement|rel|sizes|accept|autoComplete|d|points|viewBox|id|aria-\w+by|href|to|data-.+)$/;

/** Calls that take values of lists, as permissions of two words, or selectors. */
const VALUES = /^(?:(?:use|get|has|can|is|find)[A-Z]\w*|can|closest|matches|querySelector(?:All)?)$/;

const TWO_WORDS = /[\p{L}\d].*\s.*\p{L}/su;
/** One word that begins as a sentence or a label does; identifiers of such a form are compared or given to calls. */
const CAPITAL = /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)*[:.…?!]?$/u;
const LETTER = /\p{L}/u;

/**
 * The texts in the source of a screen (TSX) that people read: text between tags, attributes such as `label`, and what
 * is of two words or more. Not: names of modules, types, comparisons, errors for developers, attributes for the browser.
 * @throws Error where the source cannot be parsed
 */
export function findProse(file: string, source: string): Prose[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Prose[] = [];
  walk(program as unknown as Node, [], (node, parents) => {
    const text = toText(node);
    if (text === null || !LETTER.test(text)) return;
    if (isRead(node, text, parents)) found.push({ start: node.start, end: node.end, text: collapse(text) });
  });
  return found;
}

/** What a node says, with `…` for each value; null where it says nothing. */
function toText(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const { quasis } = node as unknown as ESTree.TemplateLiteral;
  return quasis.map(({ value }) => value.cooked ?? '').join('…');
}

function isRead(node: Node, text: string, parents: readonly Node[]): boolean {
  if (node.type === 'JSXText') return true;
  const parent = parents.at(-1);
  if (!parent || isForCode(node, parent)) return false;
  const name = findName(node, parents);
  if (name !== null && UNREAD.test(name)) return false;
  if (name !== null && READ.test(name)) return true;
  return CAPITAL.test(text) || TWO_WORDS.test(text.replaceAll('…', 'x'));
}

/** Imports, types, keys, what is compared, what a developer reads, and the values of lists. */
function isForCode(node: Node, parent: Node): boolean {
  if (/^(?:Import|Export|TS)/.test(parent.type)) return true;
  if (parent.type === 'BinaryExpression' && parent.operator !== '+') return true;
  if (parent.type === 'SwitchCase' || parent.type === 'MemberExpression') return true;
  if (parent.type === 'Property') return parent.key === node;
  if (parent.type === 'NewExpression') return true;
  if (parent.type !== 'CallExpression' || parent.callee === node) return false;
  const callee = parent.callee as Node;
  const called = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return VALUES.test(String(called.name));
}

/** The attribute or property that a text is the value of, through conditions and braces, or `children`; null where it is of none. */
function findName(node: Node, parents: readonly Node[]): string | null {
  let inner = node;
  for (const outer of parents.toReversed()) {
    if (outer.type === 'JSXAttribute' || outer.type === 'Property') {
      const key = (outer.name ?? outer.key) as Node;
      return String(key.name ?? key.value ?? '');
    }
    if (/^JSX(?:Element|Fragment)$/.test(outer.type)) return 'children';
    const isChosen = outer.type === 'ConditionalExpression' && outer.test !== inner;
    if (
      !isChosen &&
      !/^(?:JSXExpressionContainer|LogicalExpression|ParenthesizedExpression)$/.test(outer.type)
    )
      return null;
    inner = outer;
  }
  return null;
}

function walk(
  node: Node,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => void,
): void {
  visit(node, parents);
  const path = [...parents, node];
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) walk(each, path, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
