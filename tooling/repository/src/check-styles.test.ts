import { expect, test } from 'vitest';
import { checkStyles } from './check-styles.ts';
import { createRepository } from './in-memory.test-support.ts';

test.each<[string, string, number]>([
  ['apps/portal/src/a.module.css', '.a { color: red; }', 1],
  ['apps/site/src/site.css', "@import '@anupalan/ui/tokens.css';\n/* a { } */", 0],
  ['apps/site/src/a.astro', '<p>x</p><style>p { margin: 0 }</style>', 1],
  ['apps/site/src/a.astro', '<p style="margin: 0">x</p>', 1],
  ['apps/portal/src/a.tsx', '<p style={{ width }} />', 1],
  ['apps/portal/src/a.tsx', '<Card size="lg" hasStyle="x" />', 0],
  ['apps/portal/src/a.test.tsx', '<p style={{ width }} />', 0],
  ['packages/ui/src/a.module.css', '.a { color: red; }', 0],
])('%s (case %#) has so many problems', (file, text, problems) => {
  expect(checkStyles(createRepository({ [file]: text })).problems).toHaveLength(problems);
});
