import { describe, expect, test } from 'vitest';
import { toFormMessages } from '../../../shared/forms/form-messages.test-support.ts';
import { toTestDocument } from '../test-data.ts';
import { factsFormSchema, toChanges, toFactsFormValues } from './facts-form-values.ts';

const before = toFactsFormValues(toTestDocument());

describe('the form of the facts', () => {
  test('begins with what the order says, and empty where it says nothing', () => {
    expect(before).toMatchObject({
      title: 'Consent to operate, Girna Dyestuffs',
      validUpto: '2030-04-30',
      authority: '',
    });
  });

  test.each([
    ['nothing', {}, null],
    ['spaces only', { consentNo: ' GD/CTO/17 ' }, null],
    ['the title', { title: 'New' }, { title: 'New' }],
    ['a fact', { validUpto: '2031-01-31' }, { facts: { validUpto: '2031-01-31' } }],
    ['a fact taken away', { category: '' }, { facts: { category: null } }],
    ['a number', { renewalLeadDays: '90' }, { facts: { renewalLeadDays: 90 } }],
  ])('sends only what was changed: %s', (_name, changes, expected) => {
    expect(toChanges({ ...before, ...changes }, before)).toEqual(expected);
  });

  test.each([
    ['as it stands', {}, {}],
    ['no title', { title: ' ' }, { title: 'Title is required' }],
    ['the longest title', { title: 'x'.repeat(255) }, {}],
    ['a longer one', { title: 'x'.repeat(256) }, { title: 'Title must be at most 255 characters' }],
    [
      'a long authority',
      { authority: 'x'.repeat(501) },
      { authority: 'Authority must be at most 500 characters' },
    ],
    ['the longest renewal', { renewalLeadDays: '3653' }, {}],
    [
      'a longer one yet',
      { renewalLeadDays: '3654' },
      { renewalLeadDays: 'Renewal must be 0 to 3,653 days before expiry' },
    ],
  ])('keeps the rules of the request: %s', async (_name, changes, expected) => {
    expect(await toFormMessages(factsFormSchema, { ...before, ...changes })).toEqual(expected);
  });
});
