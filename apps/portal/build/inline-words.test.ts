// @vitest-environment node
import { expect, test } from 'vitest';
import { exportFunctions, listWords, toInlined } from './inline-words.ts';

const FILE = `
export const words = {
  title: 'Due dates',
  empty: { title: 'Nothing is overdue', 'quoted key': 'Kept' },
  late: (days: number) => \`\${days} days late\`,
  joined: ['a', 'b'].join(),
};
export const other = 'No object';
`;
const read = (source: string) => (source === './words.ts' ? listWords(FILE) : null);
const inline = (code: string) => toInlined(code, read);

test('a file of words has texts and functions, by their paths', () => {
  expect([...listWords(FILE)]).toEqual([
    ['words.title', 'Due dates'],
    ['words.empty.title', 'Nothing is overdue'],
    ['words.late', null],
  ]);
});

test('its functions are exports of their own', () => {
  const code = exportFunctions("export const words = { title: 'Late', late: (days) => days + ' days' };");
  expect(code).toMatch(/\nexport const words\$late = \(days\) => days \+ ' days';$/);
});

const CASES = [
  {
    name: 'a text is put where it is shown',
    code: "import { words } from './words.ts';\ncall({ title: words.empty.title });",
    inlined: 'call({ title: "Nothing is overdue" });',
  },
  {
    name: 'a name of its own is followed',
    code: "import { words as own } from './words.ts';\ncall(own.title.length);",
    inlined: 'call("Due dates".length);',
  },
  {
    name: 'a function is imported alone',
    code: "import { words } from './words.ts';\ncall(words.late(3));",
    inlined: 'call(words$late(3));',
  },
  {
    name: 'an object that is handed on stays',
    code: "import { words } from './words.ts';\ncall(words.empty, words[key], words.joined);",
    inlined: 'call(words.empty, words[key], words.joined);',
  },
  {
    name: 'a parameter of the same name is not taken for it',
    code: "import { words } from './words.ts';\nconst to = ({ words }) => words.title;",
    inlined: 'const to = ({ words }) => words.title;',
  },
  {
    name: 'words of another file stay',
    code: "import { words } from './more.ts';\ncall(words.title);",
    inlined: 'call(words.title);',
  },
];
test.each(CASES)('$name', ({ code, inlined }) => {
  expect(inline(code).split('\n').at(-1)).toBe(inlined);
});

test('the import is of the functions alone, where no object is needed', () => {
  const code = "import { words } from './words.ts';\nimport { more } from './more.ts';\n";
  expect(inline(`${code}call(words.title, words.late(1));`)).toBe(
    `import { words$late } from './words.ts';\n\nimport { more } from './more.ts';\ncall("Due dates", words$late(1));`,
  );
  expect(inline(`${code}call(words.title, words.empty);`)).toBe(`${code}call("Due dates", words.empty);`);
});
