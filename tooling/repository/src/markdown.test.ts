import { describe, expect, test } from 'vitest';
import { parseMarkdown, toAnchor } from './markdown.ts';

describe('parseMarkdown', () => {
  const page = parseMarkdown(
    [
      '# One & two',
      'Type `npm start`, see `docs/a.md` and [the page](docs/a.md#part "title").',
      '',
      '```sh',
      'npm test # `not a span`',
      '```',
      '![a picture](docs/b.png) and `a span',
      'over two lines`',
      '```',
      'plain',
      '```',
      'not a link: `[x](y)`',
    ].join('\n'),
  );

  test('keeps fences with their language', () => {
    expect(page.fences).toEqual([
      { language: 'sh', lines: ['npm test # `not a span`'] },
      { language: '', lines: ['plain'] },
    ]);
  });

  test('keeps spans of the running text only, also over two lines', () => {
    expect(page.spans).toEqual(['npm start', 'docs/a.md', 'a span over two lines', '[x](y)']);
  });

  test('keeps links and pictures, not those in code', () => {
    expect(page.links).toEqual(['docs/a.md#part', 'docs/b.png']);
  });

  test('makes anchors of headings', () => {
    expect(page.anchors).toEqual(['one--two']);
  });
});

test.each([
  ['Test', 'test'],
  ['Who imports whom', 'who-imports-whom'],
  ['“AES-256 at rest”', 'aes-256-at-rest'],
  ['`env.ts`, again', 'envts-again'],
])('the anchor of %s is %s', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
