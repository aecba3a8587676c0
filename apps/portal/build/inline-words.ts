import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

/** A word of a file of words, by its path in it ("words.empty.title"): its text, or null for a function over values. */
type Words = ReadonlyMap<string, string | null>;

/** `words.ts`, and `menus.words.ts` beside what is loaded later. */
const FILE = /[/.]words\.ts$/;
const SOURCES = /\/apps\/portal\/src\/.*\.tsx?$/;

/**
 * Puts the texts of a screen's words where they are shown. The words are objects, which a bundler keeps whole: a screen
 * would load the words of all its dialogs, and what is loaded later would share a chunk with the screen. Functions over
 * values become exports of their own, so that the unused ones are left out.
 */
export function inlineWords(): Plugin {
  const known = new Map<string, Words>();
  const read = (file: string): Words => {
    const words = known.get(file) ?? listWords(readFileSync(file, 'utf8'));
    known.set(file, words);
    return words;
  };
  return {
    name: 'inline-words',
    apply: 'build',
    transform: {
      filter: { id: SOURCES },
      handler: (code, id) => ({
        code: FILE.test(id)
          ? exportFunctions(code)
          : toInlined(code, (source) => (FILE.test(source) ? read(join(dirname(id), source)) : null)),
        map: null,
      }),
    },
  };
}

/** What a file of words has, by its exports and their keys. */
export function listWords(code: string): Words {
  return new Map(listLeaves(code).map(({ path, text }) => [path.join('.'), text]));
}

/** The file of words with its functions as exports of their own: `words.late` is `words$late`. */
export function exportFunctions(code: string): string {
  const own = listLeaves(code)
    .filter(({ text }) => text === null)
    .map(({ path, node }) => `export const ${path.join('$')} = ${code.slice(node.start, node.end)};`);
  return [code, ...own].join('\n');
}

/**
 * The code with the words that it takes from files of words, without the imports that are not needed then: they would make
 * the file one that several chunks share. `read` gives the words of an import, or null for other files.
 */
export function toInlined(code: string, read: (source: string) => Words | null): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const taken = new Set<string>();
  const program = parse(code);
  const imports = listNodes(program, 'ImportDeclaration');
  const others = asNodes(program.body).filter(({ type }) => type !== 'ImportDeclaration');
  const bound = new Set(others.flatMap((node) => [...listBound(node)]));
  const members = others.flatMap((node) => listNodes(node, 'MemberExpression'));
  const uses = others.flatMap((node) => listNodes(node, 'Identifier')).map(({ name }) => name);
  for (const node of imports) {
    const source = String(asNode(node.source)?.value);
    const words = read(source);
    // A parameter of the same name may be meant.
    const names = toNames(node).filter(({ local }) => !bound.has(local));
    if (words === null || names.length === 0) continue;
    const found = names.flatMap(({ local, imported }) => findWords(members, local, imported, words));
    for (const { start, end, path, text } of found) {
      edits.push({ start, end, text: text === null ? path.join('$') : JSON.stringify(text) });
      if (text === null) taken.add(`import { ${path.join('$')} } from '${source}';`);
    }
    const isNeeded =
      names.length < asNodes(node.specifiers).length ||
      uses.filter((name) => names.some(({ local }) => local === name)).length > found.length;
    if (!isNeeded) edits.push({ start: node.start, end: node.end, text: '' });
  }
  const inlined = edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
  return [...taken, inlined].join('\n');
}

/** Where a code takes words of a file under a local name. */
function findWords(members: readonly Node[], local: string, imported: string, words: Words) {
  return members.flatMap((node) => {
    const [root, ...keys] = toPath(node);
    const path = [imported, ...keys];
    const text = root === local ? words.get(path.join('.')) : undefined;
    return text === undefined ? [] : [{ start: node.start, end: node.end, path, text }];
  });
}

type Leaf = { path: readonly string[]; node: Node; text: string | null };

function listLeaves(code: string): Leaf[] {
  return listNodes(parse(code), 'ExportNamedDeclaration').flatMap((node) =>
    listNodes(node, 'VariableDeclarator').flatMap(({ id, init }) => {
      const name = toIdentifier(asNode(id));
      const value = asNode(init);
      return name === null || value === null ? [] : toLeaves([name], value);
    }),
  );
}

/** The texts and functions of an object, and of those in it. What it computes is no leaf and stays in the object. */
function toLeaves(path: readonly string[], node: Node): Leaf[] {
  if (node.type === 'ObjectExpression')
    return asNodes(node.properties).flatMap((property) => {
      const key = property.computed === true ? null : toIdentifier(asNode(property.key));
      const value = asNode(property.value);
      return key === null || value === null ? [] : toLeaves([...path, key], value);
    });
  if (path.length === 1) return [];
  if (node.type === 'ArrowFunctionExpression') return [{ path, node, text: null }];
  if (node.type === 'Literal' && typeof node.value === 'string') return [{ path, node, text: node.value }];
  return [];
}

/** `words.empty.title` as its names; nothing where a name is computed. */
function toPath(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  const object = asNode(node.object);
  const key = node.computed === true ? null : toIdentifier(asNode(node.property));
  if (node.type !== 'MemberExpression' || object === null || key === null) return [];
  const path = toPath(object);
  return path.length === 0 ? [] : [...path, key];
}

function toNames(node: Node): { local: string; imported: string }[] {
  return asNodes(node.specifiers).flatMap((specifier) => {
    const local = toIdentifier(asNode(specifier.local));
    const imported = toIdentifier(asNode(specifier.imported));
    return local === null || imported === null ? [] : [{ local, imported }];
  });
}

/** Names that parameters and declarations of the code give. */
function listBound(program: Node): Set<string> {
  const patterns = listNodes(program).flatMap((node) => [
    ...(node.type === 'VariableDeclarator' || /^Function|^Class/.test(node.type) ? [asNode(node.id)] : []),
    ...asNodes(node.params),
    ...(node.type === 'CatchClause' ? [asNode(node.param)] : []),
  ]);
  const names = patterns.flatMap((pattern) => (pattern === null ? [] : listNodes(pattern, 'Identifier')));
  return new Set(names.map(({ name }) => String(name)));
}

const parse = (code: string): Node => {
  const { program, errors } = parseSync('words.ts', code);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  return toNode(program);
};

const toNode = (value: object): Node => {
  const node = asNode(value);
  if (node === null) throw new TypeError('This is no node.');
  return node;
};

/** A node with all in it, or those of one type. */
function listNodes(node: Node, type?: string): Node[] {
  const inner = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? asNodes(value) : [asNode(value)].filter((each) => each !== null)).flatMap(
      (each) => listNodes(each, type),
    ),
  );
  return type === undefined || node.type === type ? [node, ...inner] : inner;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const asNode = (value: unknown): Node | null => (isNode(value) ? value : null);
const asNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const toIdentifier = (node: Node | null): string | null =>
  node?.type === 'Identifier' ? String(node.name) : null;
