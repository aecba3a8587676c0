import { describe, expect, it } from 'vitest';
import { getImageCover } from './image-cover.ts';
import { OPS, toPdfPage } from './pdf.fixtures.ts';

type Drawing = [operation: keyof typeof OPS | 'other', args?: unknown];

const coverOf = (drawings: Drawing[]) => getImageCover(toPdfPage({ drawings }), OPS);

describe('the share of a page of 200 by 100 points that pictures cover', () => {
  it.each<[string, Drawing[], number]>([
    ['nothing is drawn', [], 0],
    ['a picture on half of it', [['transform', [100, 0, 0, 100, 0, 0]], ['paintImageXObject']], 0.5],
    ['a picture in the stream', [['transform', [100, 0, 0, 100, 0, 0]], ['paintInlineImageXObject']], 0.5],
    ['a stencil', [['transform', [100, 0, 0, 100, 0, 0]], ['paintImageMaskXObject']], 0.5],
    ['a line of text', [['transform', [100, 0, 0, 100, 0, 0]], ['other']], 0],
    ['a picture set upside down', [['transform', [100, 0, 0, -100, 0, 100]], ['paintImageXObject']], 0.5],
    [
      'a picture turned by a right angle',
      [['transform', [0, 50, -100, 0, 100, 0]], ['paintImageXObject']],
      0.25,
    ],
    ['a slanted picture', [['transform', [100, 20, 50, 60, 0, 0]], ['paintImageXObject']], 0.25],
    [
      'two strips of a scan',
      [
        ['save'],
        ['transform', [200, 0, 0, 25, 0, 75]],
        ['paintImageXObject'],
        ['restore'],
        ['save'],
        ['transform', [200, 0, 0, 50, 0, 0]],
        ['paintImageXObject'],
        ['restore'],
      ],
      0.75,
    ],
    [
      'a picture after a scale that was undone',
      [
        ['transform', [100, 0, 0, 100, 0, 0]],
        ['save'],
        ['transform', [0.1, 0, 0, 0.1, 0, 0]],
        ['restore'],
        ['paintImageXObject'],
      ],
      0.5,
    ],
    [
      'a picture turned below a slanted paper',
      [['transform', [2, 1, 1, 3, 0, 0]], ['transform', [0, 50, -20, 10, 0, 0]], ['paintImageXObject']],
      0.25,
    ],
    [
      'numbers that belong to another operation',
      [['other', [100, 0, 0, 100, 0, 0]], ['paintImageXObject']],
      1 / 20_000,
    ],
    ['a picture larger than the page', [['transform', [400, 0, 0, 400, 0, 0]], ['paintImageXObject']], 1],
    [
      'a picture below a change of scale',
      [['transform', [2, 0, 0, 0.5, 10, 20]], ['transform', [50, 0, 0, 100, 5, 5]], ['paintImageXObject']],
      0.25,
    ],
    [
      'a slanted picture below a slanted paper',
      [['transform', [2, 1, 0, 1, 0, 0]], ['transform', [50, 0, 50, 50, 0, 0]], ['paintImageXObject']],
      0.25,
    ],
    [
      'a picture in a form with a scale',
      [
        ['paintFormXObjectBegin', [[0.5, 0, 0, 0.5, 0, 0], null]],
        ['transform', [100, 0, 0, 100, 0, 0]],
        ['paintImageXObject'],
        ['paintFormXObjectEnd'],
      ],
      0.125,
    ],
    [
      'a picture after a form with a scale',
      [
        ['transform', [100, 0, 0, 50, 0, 0]],
        ['paintFormXObjectBegin', [[0.1, 0, 0, 0.1, 0, 0], null]],
        ['paintFormXObjectEnd'],
        ['paintImageXObject'],
      ],
      0.25,
    ],
    [
      'a picture in a form without a scale',
      [
        ['transform', [100, 0, 0, 50, 0, 0]],
        ['paintFormXObjectBegin', [null, null]],
        ['paintImageXObject'],
        ['paintFormXObjectEnd'],
      ],
      0.25,
    ],
    [
      'a restore too many',
      [['transform', [200, 0, 0, 100, 0, 0]], ['restore'], ['paintImageXObject']],
      1 / 20_000,
    ],
    [
      'a scale that is not six numbers',
      [
        ['transform', [100, 0, 0, 50, 0, 0]],
        ['transform', [2, 0, 0, 2, 0]],
        ['transform', [2, 0, 0, '2', 0, 0]],
        ['transform', null],
        ['paintImageXObject'],
      ],
      0.25,
    ],
  ])('%s', async (_name, drawings, cover) => {
    expect(await coverOf(drawings)).toBeCloseTo(cover, 6);
  });

  it('is none where the page has no area', async () => {
    expect(await getImageCover(toPdfPage({ width: 0, height: 0 }), OPS)).toBe(0);
  });
});
