import { describe, expect, it } from 'vitest';
import { needsCover, toPageKind, toTextTraits } from './page-kind.ts';

const PROSE =
  'The unit shall operate the effluent treatment plant and the results of the analysis shall be kept at site for inspection by the Board. '.repeat(
    5,
  );

describe('toPageKind', () => {
  it.each([
    ['prose', [PROSE], 0, 'text'],
    ['prose over a background picture', [PROSE], 1, 'text'],
    ['a picture without text', ['12'], 0.9, 'scan'],
    [
      'a picture with a signature stamp',
      ['Signature valid. Digitally signed by the Regional Officer'],
      0.95,
      'scan',
    ],
    ['a short page without pictures', ['Copy to: the Regional Officer, and the Accounts Officer'], 0, 'text'],
    ['nothing', [], 0, 'blank'],
    ['a small logo', ['x'], 0.1, 'blank'],
    ['letters that cannot be read', [PROSE.replace(/e/g, '\u0000')], 0, 'garbled'],
    [
      'a font that draws Hindi with Latin letters',
      [Array(40).fill('fnu\u0060kad iz\u00a7nw"k.k fu;a=.k').join(' ')],
      0,
      'garbled',
    ],
  ])('takes %s', (_, texts, cover, kind) => {
    expect(toPageKind(toTextTraits(texts), cover)).toBe(kind);
  });

  it('asks for the share of pictures only where there is little text', () => {
    expect(needsCover(toTextTraits([PROSE]))).toBe(false);
    expect(needsCover(toTextTraits(['12']))).toBe(true);
  });
});
