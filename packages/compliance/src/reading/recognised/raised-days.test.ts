import { describe, expect, it } from 'vitest';
import { listRaisedDays, withRaisedDays } from './raised-days.ts';

const lineOf = (text: string) =>
  text
    .split(' ')
    .map((word, at) => ({ text: word, x: at * 40, y: 10, width: 30, height: 10, confidence: 0.9 }));

const read = (text: string): string =>
  withRaisedDays(lineOf(text))
    .map((item) => item.text)
    .join(' ');

describe('days with a raised ending', () => {
  it.each([
    ['Dated: 22" June, 2024', 'Dated: 22nd June, 2024'],
    ['1% April to 31°" March', '1st April to 31st March'],
    ['Date: 5th) March, 2024', 'Date: 5th March, 2024'],
    ['by the 12% day of each', 'by the 12th day of each'],
    ['before the 15% of each month', 'before the 15th of each month'],
    ['by 10" of every calendar month', 'by 10th of every calendar month'],
    ['ending 315 March in', 'ending 31st March in'],
    ['by 315! October', 'by 31st October'],
    ['by the 71 of the following month', 'by the 7th of the following month'],
    ['than the 30 day of September', 'than the 30th day of September'],
  ])('%s', (came, meant) => {
    expect(read(came)).toBe(meant);
  });

  it.each([
    '22" a pipe',
    '32" June',
    '0" June',
    'recycle 15% of each month',
    'the 15% of each lot',
    'the 11 of the following month',
    'the 48 mg of each',
    'within 30 day of issue',
    'area 900 March',
  ])('leave %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it('are compared with the page where a digit came out for the ending, or nothing', () => {
    const listed = (text: string) => listRaisedDays(lineOf(text)).map((item) => item.text);
    expect(listed('ending 315 March')).toEqual(['315']);
    expect(listed('the 30 day of June')).toEqual(['30']);
    expect(listed('ending 31" March')).toEqual([]);
  });
});
