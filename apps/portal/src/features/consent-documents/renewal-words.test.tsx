import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RenewalFacts, RenewalWords } from './renewal-words.tsx';

const order = (changes: Partial<RenewalFacts>): RenewalFacts => ({
  applyBy: '2027-01-30',
  renewalAppliedOn: null,
  supersededById: null,
  status: 'ready',
  ...changes,
});

test.each<[Partial<RenewalFacts>, string, isTag: boolean]>([
  [{}, 'Apply by 30 Jan 2027', false],
  [{ applyBy: '2027-01-22' }, 'Apply by 22 Jan 2027', true],
  [{ applyBy: '2026-11-20' }, 'Apply-by date passed on 20 Nov 2026', true],
  [{ applyBy: '2026-11-20', renewalAppliedOn: '2026-11-21' }, 'Applied on 21 Nov 2026', false],
  [{ applyBy: null }, '', false],
  [{ applyBy: '2026-11-20', supersededById: 'order-2' }, '', false],
  [{ status: 'reading' }, '', false],
])('%j is listed as “%s”', (changes, words, isTag) => {
  const { container } = render(<RenewalWords document={order(changes)} today="2026-11-23" />);
  expect(container.textContent).toBe(words);
  expect(container.querySelector('svg') !== null).toBe(isTag);
});
