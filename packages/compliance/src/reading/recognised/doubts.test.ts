import { describe, expect, it, test } from 'vitest';
import { turning } from '../pages/mapping.ts';
import { readOrder } from '../read-order.ts';
import type { InputPage, PageItem } from '../types.ts';
import { createFindDoubts } from './doubts.ts';

/** Words of a line, each ten points a letter wide. */
function toItems(text: string, y: number, confidence: Record<string, number> = {}): PageItem[] {
  let x = 50;
  return text.split(' ').map((word) => {
    const item = {
      text: word,
      x,
      y,
      width: word.length * 5,
      height: 10,
      confidence: confidence[word] ?? 0.95,
    };
    x += word.length * 5 + 3;
    return item;
  });
}

function toPage(items: PageItem[], angle = 0): InputPage {
  return { number: 1, width: 595, height: 842, kind: 'text', items, toPaper: turning(angle) };
}

const DUTY = '1. The unit shall monitor stack emissions once in 3 months.';

const readDuty = (page: InputPage) => readOrder({ form: 'pdf', pages: [page] }).obligations[0];

describe('a figure of a recognised page', () => {
  it('that is certain leaves the finding as sure as it was', () => {
    const duty = readDuty(toPage(toItems(DUTY, 100)));
    expect(duty?.confidence).toBeGreaterThan(0.7);
    expect(duty?.why).not.toContain('scan');
  });

  it('that is not makes the finding doubtful, and is named', () => {
    const duty = readDuty(toPage(toItems(DUTY, 100, { 3: 0.6 })));
    expect(duty?.confidence).toBeLessThan(0.7);
    expect(duty?.why).toContain('The scan is hard to read at “3”: compare it with the page.');
  });

  it('is found on paper that lies askew', () => {
    expect(readDuty(toPage(toItems(DUTY, 100, { 3: 0.6 }), 0.02))?.why).toContain('“3”');
  });

  it('of another line is no matter of this finding', () => {
    const page = toPage([...toItems(DUTY, 100), ...toItems('Page 4', 700, { 4: 0.3 })]);
    expect(readDuty(page)?.why).not.toContain('scan');
  });

  test.each(['3O', 'l5', '14.01,2026', '5:1', '|7'])(
    'like “%s” is doubtful however sure it looks',
    (figure) => {
      const find = createFindDoubts([toPage(toItems(`Limit ${figure} mg`, 100))]);
      const rects = [{ x: 0, y: 0.1, width: 1, height: 0.1 }];
      expect(find?.({ page: 1, quote: '', rects })).toEqual([figure]);
    },
  );

  test.each(['30', '15', '14.01.2026', '6.5-8.5', '10,000'])('like “%s” is not', (figure) => {
    const find = createFindDoubts([toPage(toItems(`Limit ${figure} mg`, 100))]);
    const rects = [{ x: 0, y: 0.1, width: 1, height: 0.1 }];
    expect(find?.({ page: 1, quote: '', rects })).toEqual([]);
  });
});

test('of text nothing is in doubt', () => {
  const { toPaper: _, ...page } = toPage(toItems(DUTY, 100, { 3: 0.6 }));
  expect(createFindDoubts([page])).toBeNull();
  expect(readDuty(page)?.why).not.toContain('scan');
});
