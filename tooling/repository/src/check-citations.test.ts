import { describe, expect, test } from 'vitest';
import { checkCitations } from './check-citations.ts';
import { createRepository } from './in-memory.test-support.ts';

const FILES = {
  'docs/a.md': '# A page\n\n## One part\n\n## Another part\n',
  'packages/x/README.md': '# X\n',
};
/** In parts: this file must not find itself. */
const OUTSIDE = ['Product', 'section 3'].join(', ');

function problemsOf(file: string, source: string): string[] {
  return checkCitations(createRepository({ ...FILES, [file]: source })).problems;
}

describe('checkCitations', () => {
  test.each<[string, string]>([
    ['a page', '/** Days. See docs/a.md. */'],
    ['an anchor', '// See docs/a.md#one-part.'],
    ['several anchors of a page', '/** (docs/a.md#one-part and #another-part; D3) */'],
    ['anchors in two lines', '/**\n * See docs/a.md#one-part and\n * #another-part.\n */'],
    ['a page in the own folder', '/** README.md says more. */'],
    ['a section of an act', '// Consent under section 25 of the Water Act.'],
    ['a text that is no comment', "const page = 'docs/gone.md';"],
  ])('accepts %s', (_what, source) => {
    expect(problemsOf('packages/x/a.ts', source)).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['a section', `/** Days. ${OUTSIDE}. */`, 'packages/x/a.ts:1 cites “Product, section 3”'],
    [
      'sections over two lines',
      `/**\n * Days (${['product', 'sections'].join(', ')}\n * 4 and 5).\n */`,
      'packages/x/a.ts:2 cites “product, sections 4”',
    ],
    ['a section of a brief', `// (${['UI brief', 'section 5'].join(', ')})`, 'cites “brief, section 5”'],
    ['a page that is gone', '// See docs/gone.md#one-part.', 'packages/x/a.ts:1: there is no docs/gone.md.'],
    ['an anchor that is gone', '// x\n// docs/a.md#two', 'packages/x/a.ts:2: docs/a.md has no heading #two.'],
    ['the second anchor', '// docs/a.md#one-part and #gone', 'docs/a.md has no heading #gone.'],
  ])('finds %s', (_what, source, problem) => {
    expect(problemsOf('packages/x/a.ts', source).join('\n')).toContain(problem);
  });

  test('looks at styles and at pages, too', () => {
    expect(problemsOf('a.module.css', `.a {\n  /* ${OUTSIDE} */\n}`)).toHaveLength(1);
    expect(problemsOf('docs/b.md', `As ${OUTSIDE} says.`)).toHaveLength(1);
  });

  test('counts what comments cite', () => {
    const source = '/** docs/a.md#one-part and docs/a.md */';
    expect(checkCitations(createRepository({ ...FILES, 'a.ts': source })).checked).toBe(2);
  });
});
