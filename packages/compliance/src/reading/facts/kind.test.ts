import { describe, expect, it } from 'vitest';
import { headOf } from './head.test-support.ts';
import { findKind } from './kind.ts';

describe('the kind of an order', () => {
  const quoteOf = (...lines: string[]) => findKind(headOf(lines)).citation?.quote ?? null;

  it('is cited with its subject, else with the first line that names a sort of order', () => {
    expect(quoteOf('Consent order of us', 'Sub: Consent to operate')).toBe('Sub: Consent to operate');
    expect(quoteOf('Pune', 'Consent order of us', 'Consent to operate')).toBe('Consent order of us');
    expect(quoteOf('The subject is a mill', 'Authorisation')).toBe('Authorisation');
    expect(quoteOf('Pune', 'Authorization for wastes')).toBe('Authorization for wastes');
    expect(quoteOf('Pune', 'Environmental clearance')).toBe('Environmental clearance');
    expect(quoteOf('Pune', '“Subject: wells')).toBe('“Subject: wells');
    expect(quoteOf('Pune', 'of old')).toBeNull();
  });

  it('is as sure as the rule that told it', () => {
    expect(findKind(headOf(['Sub: Consent to operate']))).toMatchObject({ value: 'cto', confidence: 0.9 });
    expect(findKind(headOf(['Pune']))).toEqual({ value: 'other', citation: null, confidence: 0.4 });
  });
});
