import { describe, expect, test } from 'vitest';
import { listFiguresToCheck, toOtherReading, withOtherReading } from './second-look.ts';
import type { RecognisedWord } from './types.ts';

const BOX = { x0: 0, y0: 0, x1: 40, y1: 20 };
const toWord = (text: string, confidence = 80): RecognisedWord => ({ text, confidence, bbox: BOX });
const listed = (...words: RecognisedWord[]) =>
  listFiguresToCheck([{ words, baseline: BOX }]).map(({ text }) => text);

describe('a figure is looked at a second time', () => {
  test.each(['250', '5.5', '31.03.2026', '31/03/2026,', '(1,500)', '6.5-9.0'])('%s', (text) => {
    expect(listed(toWord('upto'), toWord(text))).toEqual([text]);
  });

  test.each(['mg/l', '7', 'S02', 'AW-352906', 'IS:10500'])('not %s', (text) => {
    expect(listed(toWord('upto'), toWord(text))).toEqual([]);
  });

  test('not where the recogniser is sure of it, nor the number of a condition', () => {
    expect(listed(toWord('12.', 50), toWord('250', 95), toWord('12.', 50))).toEqual(['12.']);
  });

  test('one whose picture shows a point comes first, at any confidence', () => {
    const [weak, sure] = [toWord('250', 60), toWord('225', 95)];
    const lines = [{ words: [toWord('upto'), weak, sure], baseline: BOX }];
    expect(listFiguresToCheck(lines, new Map([[sure, '22.5']]))).toEqual([sure, weak]);
  });

  test('and those that no number begins like, even where the first look is sure', () => {
    expect(listed(toWord('0150', 96), toWord('05', 96), toWord('150', 96))).toEqual(['0150']);
  });

  test('the least sure first, and no more than a page can pay', () => {
    const words = Array.from({ length: 30 }, (_, at) => toWord(`${100 + at}`, 90 - at));
    expect(listed(...words).slice(0, 2)).toEqual(['129', '128']);
    expect(listed(...words)).toHaveLength(16);
  });
});

describe('the second look', () => {
  test.each([
    ['the same', '250', [toWord('250')], null],
    ['the same but for what stands around it', '(31.03.2026),', [toWord('31.03.2026')], null],
    ['the same in two parts', '1,500', [toWord('1,'), toWord('500')], null],
    ['another digit', '31.03.2026', [toWord('31.03.2028')], '31.03.2028'],
    ['a point more', '65', [toWord('6.5')], '6.5'],
    ['nothing', '250', [], null],
    ['a digit less', '74', [toWord('7')], null],
    ['signs without digits', '250', [toWord('.-')], null],
    ['letters at random', '250', [toWord('280', 40)], null],
  ])('gives %s', (_, text, read, other) => {
    expect(toOtherReading(toWord(text), read)).toBe(other);
  });
});

describe('of two readings', () => {
  test.each([
    ['a weak one gives way to one with its point', '42', 44, '4.2', 90, ['4.2', '42']],
    ['a weak one keeps the signs around it', '(42),', 44, '4.2', 90, ['(4.2),', '42']],
    ['one that was sure stays', '42', 80, '4.2', 90, ['42', '4.2']],
    ['one stays before a second that is not', '42', 44, '4.2', 70, ['42', '4.2']],
    ['one stays before other digits', '42', 44, '4.3', 90, ['42', '4.3']],
    ['one stays before fewer signs', '4.2', 44, '42', 90, ['4.2', '42']],
    [
      'a sure one gives way where its picture shows the point',
      '225',
      95,
      '22.5',
      90,
      ['22.5', '225'],
      '22.5',
    ],
    ['a sure one that begins with a nought gives way', '0150', 95, '0.150', 90, ['0.150', '0150']],
    ['a sure nought before another digit stays', '0150', 95, '01.50', 90, ['0150', '01.50']],
    ['a sure one stays where the second is not sure', '225', 95, '22.5', 70, ['225', '22.5'], '22.5'],
    ['a sure one stays where the picture shows another', '225', 95, '22.5', 90, ['225', '22.5'], '2.25'],
  ])('%s', (_, text, confidence, other, sure, expected, seen?: string) => {
    const word = withOtherReading(toWord(text, confidence), other, [toWord(other, sure)], seen);
    expect([word.text, word.other]).toEqual(expected);
    expect(word.confidence).toBe(confidence);
  });
});
