import { expect, test } from 'vitest';
import { toTestLimit } from '../testing/test-order.ts';
import {
  limitFormSchema,
  particularFormSchema,
  toCitation,
  toLimitBody,
  toLimitValues,
  toParticularBody,
  toParticularValues,
} from './finding-form.ts';

const CITATION = { page: 2, quote: 'COD 250 mg/l', rects: [{ x: 0, y: 0, width: 1, height: 0.1 }] };

async function fieldsOf(schema: typeof limitFormSchema, values: object): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path).sort();
  }
}

test('a citation keeps its rectangles while its page and words stay', () => {
  expect(toCitation({ page: '2', quote: ' COD 250 mg/l ' }, CITATION)).toBe(CITATION);
  expect(toCitation({ page: '3', quote: 'COD 250 mg/l' }, CITATION)).toEqual({
    page: 3,
    quote: 'COD 250 mg/l',
    rects: [],
  });
  expect(
    toCitation({ page: '', quote: 'COD' }, { page: null, paragraph: 4, quote: 'BOD', rects: [] }),
  ).toEqual({
    paragraph: 4,
    quote: 'COD',
  });
});

test('what is emptied is sent as nothing', () => {
  const limit = toTestLimit({ point: 'Boiler', unit: 'mg/l', averaging: '24 hours', citation: CITATION });
  const values = { ...toLimitValues(limit), point: ' ', unit: '', averaging: '' };
  expect(toLimitBody(values, CITATION)).toEqual({
    medium: 'effluent',
    point: null,
    parameter: 'pH',
    limit: '6.5 to 9.0',
    unit: null,
    averaging: null,
    citation: CITATION,
  });
  expect(
    toParticularBody({ ...toParticularValues(null, CITATION), kind: 'fuel', name: ' Coal ' }, CITATION),
  ).toEqual({
    kind: 'fuel',
    name: 'Coal',
    value: null,
    unit: null,
    citation: CITATION,
  });
});

test('an empty form says what is missing, a full one nothing', async () => {
  expect(await fieldsOf(limitFormSchema, toLimitValues(null))).toEqual([
    'limit',
    'medium',
    'parameter',
    'quote',
  ]);
  expect(await fieldsOf(limitFormSchema, toLimitValues(toTestLimit()))).toEqual([]);
  expect(await fieldsOf(particularFormSchema, toParticularValues(null))).toEqual(['kind', 'name', 'quote']);
});
