import { mapPoint } from '@anupalan/compliance/reading/pages/mapping';
import type { PdfPage } from '@anupalan/compliance/reading/pages/pdf-types';
import { describe, expect, it } from 'vitest';
import { findWholePicture, type PictureOps } from './whole-picture.ts';

const OPS: PictureOps = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  paintImageXObject: 6,
  paintInlineImageXObject: 7,
  paintImageMaskXObject: 8,
  paintImageXObjectRepeat: 9,
};

type Drawing = readonly [keyof typeof OPS, unknown?];

/** Finds the picture of a page of 600 by 800 points. */
const find = (drawings: readonly Drawing[], transform: unknown[] = [1, 0, 0, -1, 0, 800]) => {
  const page: PdfPage = {
    pageNumber: 1,
    getViewport: () => ({ width: 600, height: 800, transform }),
    getTextContent: async () => ({ items: [] }),
    getOperatorList: async () => ({
      fnArray: drawings.map(([name]) => OPS[name] ?? 0),
      argsArray: drawings.map(([, args]) => args),
    }),
    cleanup: () => undefined,
  };
  return findWholePicture(page, OPS);
};

const WHOLE: Drawing = ['transform', [600, 0, 0, 800, 0, 0]];
const PICTURE: Drawing = ['paintImageXObject', ['img_1', 8, 8]];

describe('the picture of a page', () => {
  it('is found with where it lies, inside a form as well', async () => {
    const found = await find([
      ['save'],
      ['paintFormXObjectBegin', [[0.5, 0, 0, 0.5, 0, 0], null]],
      ['transform', Float32Array.of(1200, 0, 0, 1600, 0, 0)],
      PICTURE,
      ['paintFormXObjectEnd'],
      ['restore'],
    ]);
    expect(found?.name).toBe('img_1');
    expect(found && mapPoint(found.toPaper, { x: 0.25, y: 0.1 })).toEqual({
      x: expect.closeTo(0.25, 6),
      y: expect.closeTo(0.1, 6),
    });
  });

  it('beside a mark of the scanner is still the picture', async () => {
    const mark: Drawing[] = [['save'], ['transform', [60, 0, 0, 40, 0, 0]], PICTURE, ['restore']];
    expect((await find([...mark, WHOLE, ['paintImageXObject', ['img_2', 8, 8]]]))?.name).toBe('img_2');
  });

  it.each<[string, Drawing[]]>([
    ['that is a letterhead', [['transform', [600, 0, 0, 200, 0, 600]], PICTURE]],
    [
      'that is one of two strips',
      [
        ['save'],
        ['transform', [600, 0, 0, 500, 0, 0]],
        PICTURE,
        ['restore'],
        ['transform', [600, 0, 0, 300, 0, 500]],
        PICTURE,
      ],
    ],
    ['that is a mask', [WHOLE, ['paintImageMaskXObject', ['img_1']]]],
    ['that is painted again and again', [WHOLE, ['paintImageXObjectRepeat', ['img_1']]]],
    ['that there is not', []],
  ])('%s is not taken', async (_, drawings) => {
    expect(await find(drawings)).toBeNull();
  });
});
