import { describe, expect, it } from 'vitest';
import type { Fact, OrderFacts } from '../types.ts';
import { type ToldOrder, toFactWhy } from './why.ts';

const read = <T>(value: T, quote: string): Fact<T> => ({
  value,
  citation: { page: 1, quote, rects: [] },
  confidence: 0.9,
});

const issuedOn = read('2026-03-14', 'Date: 14/03/2026');
const tell = (name: keyof OrderFacts, facts: OrderFacts, validity: ToldOrder['validity'] = []) =>
  toFactWhy(name, { facts, validity });
const water = { medium: 'water', from: null, upto: '2031-03-13', citation: null } as const;
const air = { ...water, medium: 'air', upto: '2029-03-13' } as const;

describe('a fact tells how it was read', () => {
  it('an end that is printed, and one that is counted', () => {
    expect(tell('validUpto', { issuedOn, validUpto: read('2031-03-31', 'valid up to 31/03/2031') })).toBe(
      'The order prints this last day.',
    );
    const years = read('2031-03-13', 'valid for a period of five years from the date of issue');
    expect(tell('validUpto', { issuedOn, validUpto: years })).toBe(
      'The order says for how long it is valid: counted from 14 Mar 2026, it ends on 13 Mar 2031.',
    );
    expect(tell('validUpto', { validUpto: years })).toBe('The order says for how long it is valid.');
  });

  it('counts from the day that the statement names, before the day of issue', () => {
    const from = read('2031-03-31', 'valid for five years with effect from 01/04/2026');
    expect(tell('validUpto', { issuedOn, validUpto: from })).toBe(
      'The order says for how long it is valid: counted from 1 Apr 2026, it ends on 31 Mar 2031.',
    );
  });

  it('the earliest of ends that differ, and nothing of it where they do not', () => {
    const validUpto = read('2029-03-13', 'Air: up to 13/03/2029');
    expect(tell('validUpto', { issuedOn, validUpto }, [water, air])).toBe(
      'The order prints this last day, the earliest of several.',
    );
    expect(tell('validUpto', { issuedOn, validUpto }, [air, air])).toBe('The order prints this last day.');
  });

  it('the time before the end that renewal is applied for', () => {
    const renewalLeadDays = read(61, 'two months before the expiry');
    expect(
      tell('renewalLeadDays', { renewalLeadDays, validUpto: read('2031-03-31', 'up to 31/03/2031') }),
    ).toBe(
      'The condition on renewal asks for the application 61 days before the end, counted back from 31 Mar 2031.',
    );
    expect(tell('renewalLeadDays', { renewalLeadDays: read(1, 'a day before') })).toBe(
      'The condition on renewal asks for the application 1 day before the end.',
    );
  });

  it('the rule behind what stands in the order', () => {
    expect(tell('consentNo', { consentNo: read('MPCB/26/114', 'Consent No. MPCB/26/114') })).toBe(
      'This number is printed with the title or the date of the order, not with another paper that it mentions.',
    );
    const openEnded: OrderFacts['openEnded'] = { value: 'not_stated', citation: null, confidence: 0.6 };
    expect(tell('openEnded', { openEnded })).toBe('No statement about validity gives a last day.');
    expect(tell('openEnded', { openEnded: { ...openEnded, value: 'until_commissioning' } })).toBe(
      'The order is valid until the plant is commissioned, so it has no last day yet.',
    );
  });

  it('nothing where the order says none, or a person does', () => {
    expect(tell('category', {})).toBeNull();
    const consentNo = { value: 'B 7', citation: null, confidence: 1 };
    expect(tell('consentNo', { consentNo })).toBeNull();
  });
});
