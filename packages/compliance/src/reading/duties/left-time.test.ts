import { describe, expect, it } from 'vitest';
import { readOrder } from '../read-order.ts';

const read = (condition: string) => {
  const paragraphs = ['Date: 15.06.2024', 'SPECIFIC CONDITIONS', `1. ${condition}`].map((text, index) => ({
    index,
    text,
  }));
  const { obligations, questions } = readOrder({ form: 'docx', paragraphs });
  const cited = questions.filter(({ citation }) => citation !== null);
  return {
    duties: obligations.length,
    sure: obligations[0]?.confidence,
    asked: cited.map(({ text }) => text),
  };
};

describe('a duty', () => {
  it('is asked about where its words name a time that it was not read from', () => {
    const { duties, sure, asked } = read(
      'Half of the avenue shall be planted by July 2025 and the rest before July 2026.',
    );
    expect(duties).toBe(1);
    expect(sure).toBeLessThan(0.7);
    expect(asked).toEqual(['The order says "by July 2025" and also "before July" of this. When is it due?']);
  });

  it('is not asked about where the time is of another act, which is asked about by itself', () => {
    const { duties, sure, asked } = read(
      'The log shall be sent every month and the pits shall be limed once each campaign.',
    );
    expect(duties).toBe(1);
    expect(sure).toBeGreaterThan(0.7);
    expect(asked).toEqual([
      'This sentence may be a duty: it says "once each campaign". If it is one, how often is it due?',
    ]);
  });

  it('is not asked about where all of them were used', () => {
    expect(read('The avenue shall be planted by July 2025 and watered every day.').asked).toEqual([]);
  });
});

describe('a sentence that only tells how things are', () => {
  it.each([
    'Half-yearly reports for the period ending March 2023 are with this office.',
    'The monitoring of the stack was monthly.',
    'The monthly statements of the Board are not with us.',
    'Daily sampling fees are fixed by a notification of the Government.',
  ])('is no duty: %s', (condition) => {
    expect(read(condition).duties).toBe(0);
  });

  it.each(['The annual return is due by 30th June.', 'Monthly monitoring of the stack is mandatory.'])(
    'is a duty where it binds: %s',
    (condition) => {
      expect(read(condition).duties).toBe(1);
    },
  );
});
