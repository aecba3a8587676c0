import { describe, expect, it } from 'vitest';
import { toDocumentLines } from './document-lines.ts';
import { lineAt } from './line-at.test-support.ts';
import { citePassage, toPassage } from './passage.ts';

describe('a citation', () => {
  const PASSAGE = toPassage([
    lineAt(100, [
      [60, 'The unit'],
      [200, 'shall clean'],
    ]),
    lineAt(114, [[60, 'the tank']], 2),
  ]);

  it('has the words, their page and a rectangle for each line', () => {
    expect(citePassage(PASSAGE, 4, 28)).toEqual({
      page: 1,
      quote: 'unit shall clean the tan',
      rects: [
        { x: 0.1328, y: 0.1178, width: 0.2975, height: 0.0145 },
        { page: 2, x: 0.0992, y: 0.1344, width: 0.0622, height: 0.0145 },
      ],
    });
    expect(citePassage(PASSAGE, 9, 14).rects).toEqual([
      { x: 0.3345, y: 0.1178, width: 0.0454, height: 0.0145 },
    ]);
  });

  it('of a Word document has its paragraph in place of page and rectangles', () => {
    const lines = toDocumentLines({ form: 'docx', paragraphs: [{ index: 7, text: 'The tank is old.' }] });
    expect(citePassage(toPassage(lines), 4, 8)).toEqual({
      page: null,
      paragraph: 7,
      quote: 'tank',
      rects: [],
    });
  });
});
