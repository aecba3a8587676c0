import { describe, expect, it } from 'vitest';
import { toLines } from '../facts/head.test-support.ts';
import { createNumbering } from './numbering.ts';
import type { TextLine } from './text-line.ts';

describe('the number of a condition', () => {
  const numberOf = (text: string) => {
    const numbering = createNumbering();
    const [line] = toLines([text]);
    return line ? numbering.findNumber(line) : null;
  };

  it.each<[string, string | null]>([
    ['3(a). The unit', '3(a)'],
    ['3 (a) the unit', '3 (a)'],
    ['(123(b)) the unit', '123(b)'],
    ['3(a)the unit', null],
    ['3(A) The unit', null],
    ['1. the unit', '1'],
    ['1.) the unit', '1'],
    ['(1) the unit', '1'],
    ['1 . the unit', '1'],
    ['1.The unit', '1'],
    ['1)(a) the unit', '1 a'],
    ['1.the unit', '1'],
    ['Condition 1. the unit', '1'],
    ['condition no 1) the unit', '1'],
    ['Condition No. 1) the unit', '1'],
    ['Conditions 1) the unit', null],
    ['3.1 The unit', '3.1'],
    ['12.10.2 The unit', '12.10.2'],
    ['3.1) “The unit” is', '3.1'],
    ['3.1. (The unit)', '3.1'],
    ['3.1.2.4.5 The unit', null],
    ['3.1 the unit', '3.1'],
    ['3.1 lakhs', null],
    ['3.1 Lac of it', null],
    ['3.1 Crore', null],
    ['3.1 crs', null],
    ['3.1 KLD of it', null],
    ['3.1 TPA of it', null],
    ['3.1 km', null],
    ['9.30 AM', null],
    ['9.30 p.m', null],
    ['3.1 Kmart', '3.1'],
    ['3.1 12 units', null],
    ['1 The unit', '1'],
    ['1 THE UNIT', null],
    ['1 the unit', null],
    ['A] The unit', 'A'],
    ['A]the unit', 'A'],
    ['a] The unit', null],
    ['AA] The unit', null],
    ['xvii. The unit', 'xvii'],
    ['(iv) the unit', 'iv'],
    ['XVII. The unit', null],
    ['iv.the unit', null],
    ['a) the unit', 'a'],
    ['(B) the unit', 'B'],
    ['ab) the unit', null],
    ['a)the unit', null],
    ['a. The unit', 'a'],
    ['e. g. the unit', null],
    ['a.The unit', null],
    ['(1)the unit', '1'],
    ['(ii)the unit', 'ii'],
    ['(xvi)the unit', 'xvi'],
    ['(b)the unit', 'b'],
    ['(bc)the unit', null],
    ['The 1. unit', null],
    ['1. 4 acres', null],
    ['1. acres of land', null],
    ['1. acre of land', null],
    ['1. ha of land', null],
    ['1. km of road', null],
    ['1. m of road', null],
    ['1. mg of salt', null],
    ['1. kg of salt', null],
    ['1.4 km of road', null],
    ['3.1 lakh', null],
    ['3.1 cr', null],
    ['9.30 pm', null],
    ['Rule 3(a). the unit', null],
    ['Rule 12 The unit', null],
    ['the (iv) unit', null],
    ['A]the', 'A'],
    ['(ii)the', 'ii'],
    ['(12)the unit', '12'],
    ['1. acreage', '1'],
    ['1. meters', '1'],
  ])('of “%s” is %s', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each<[string, string]>([
    ['Condition  No.  1)  the unit', '1'],
    ['1.  The unit', '1'],
    ['3.1  The unit', '3.1'],
    ['1  The unit', '1'],
    ['a.  The unit', 'a'],
  ])('of “%s” is %s, however wide the blanks are', (text, number) => {
    const [line] = toLines([text]);
    expect(line && createNumbering().findNumber({ ...line, text })).toBe(number);
  });

  const lineAt = (x0: number, text: string, cells = 1): TextLine => {
    const [line] = toLines([text]);
    if (!line) throw new Error(text);
    const [first = '', ...rest] = text.split(' ');
    return {
      ...line,
      x0,
      cells:
        cells === 2
          ? [
              { text: first, x0, x1: x0 + 10 },
              { text: rest.join(' '), x0: x0 + 30, x1: x0 + 200 },
            ]
          : line.cells,
    };
  };

  it.each<[string, TextLine[], (string | null)[]]>([
    ['begins anew at the margin', [lineAt(60, '1. The unit'), lineAt(66, '1. The unit')], ['1', '1']],
    [
      'does not begin anew inside the text',
      [lineAt(60, '1. The unit'), lineAt(67, '1. the unit')],
      ['1', null],
    ],
    ['follows near the margin', [lineAt(60, '1. The unit'), lineAt(73, '2. the unit')], ['1', '2']],
    ['does not follow further in', [lineAt(60, '1. The unit'), lineAt(74, '2. the unit')], ['1', null]],
    ['follows to the left', [lineAt(60, '1. The unit'), lineAt(47, '2. the unit')], ['1', '2']],
    ['runs ahead by three', [lineAt(60, '1. The unit'), lineAt(65, '4. the unit')], ['1', '4']],
    ['not by four', [lineAt(60, '1. The unit'), lineAt(65, '5. the unit')], ['1', null]],
    ['by twelve at the very margin', [lineAt(60, '1. The unit'), lineAt(62, '13. The unit')], ['1', '13']],
    ['not by thirteen', [lineAt(60, '1. The unit'), lineAt(62, '14. The unit')], ['1', null]],
    ['nor a little off it', [lineAt(60, '1. The unit'), lineAt(63, '13. The unit')], ['1', null]],
    ['nor before small letters', [lineAt(60, '1. The unit'), lineAt(60, '13. the unit')], ['1', null]],
    [
      'but alone before hanging text',
      [lineAt(60, '1. The unit'), lineAt(65, '13. the unit', 2)],
      ['1', '13'],
    ],
    ['and first of all', [lineAt(60, '12. the unit', 2)], ['12']],
    ['not the thirteenth', [lineAt(60, '13. the unit', 2)], [null]],
    ['nor six points off', [lineAt(60, '1. The unit'), lineAt(66, '13. the unit', 2)], ['1', null]],
    ['nor with words beside it', [lineAt(60, '1. The unit'), lineAt(65, '13.a the unit', 2)], ['1', null]],
    ['never goes back', [lineAt(60, '5. The unit', 2), lineAt(60, '4. The unit', 2)], ['5', null]],
    [
      'has letters below it',
      [lineAt(60, '1. The unit'), lineAt(80, 'iv) the unit'), lineAt(80, '3.1 The unit')],
      ['1', '1 iv', '3.1'],
    ],
    [
      'has letters in its line',
      [lineAt(60, '1. (a) the unit'), lineAt(60, '2. B] the unit')],
      ['1 a', '2 B'],
    ],
    ['is no number without words', [lineAt(60, 'a)'), lineAt(60, '(ii)')], [null, null]],
  ])('%s', (_name, lines, numbers) => {
    const numbering = createNumbering();
    expect(lines.map((line) => numbering.findNumber(line))).toEqual(numbers);
  });

  it('forgets margin and parent with a section', () => {
    const numbering = createNumbering();
    numbering.findNumber(lineAt(60, '3. The unit', 2));
    numbering.startSection();
    expect(numbering.findNumber(lineAt(90, 'a) the unit'))).toBe('a');
    expect(numbering.findNumber(lineAt(90, '2. The unit'))).toBe('2');
  });
});
