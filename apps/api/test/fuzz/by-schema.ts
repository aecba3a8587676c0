import * as fc from 'fast-check';
import { hostileValue, INHERITED_NAMES } from './hostile.ts';

/** The part of JSON Schema that the document of the API uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Gives the ids that fit a field of the name. */
export type IdSource = (name: string) => fc.Arbitrary<string>;

/** How values are made. */
export type Making = {
  ids: IdSource;
  /** Of a hundred values so many are hostile, at each level of a value. */
  hostileShare: number;
};

const WORDS = [
  'Sample the stack',
  'BOD at the outlet',
  'Asha Rao',
  'Plot 7, Verna',
  '9000000000',
  'Daily log of flow',
];

/** Fields of a schedule fit each other only by luck. */
const SCHEDULES = [
  { frequency: 'monthly', dayOfMonth: 31, startDate: '2027-01-31' },
  { frequency: 'weekly', day: 'monday', startDate: '2026-12-01', endDate: '2199-12-31' },
  { frequency: 'daily', startDate: '1900-01-01' },
  { frequency: null, startDate: '2199-12-31' },
  { frequency: null, interval: { every: 1000, unit: 'year' }, startDate: '1900-01-01' },
  {
    frequency: null,
    interval: { every: 1, unit: 'week', days: ['monday', 'friday'] },
    startDate: '2030-01-01',
  },
];

const dateText = fc.constantFrom(
  '2026-11-21',
  '2027-01-31',
  '2028-02-29',
  '1900-01-01',
  '2199-12-31',
  '2030-12-01',
);

/** Values that a schema describes, with hostile ones among them at every level. */
export function valueFor(schema: Schema, making: Making, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 100 - making.hostileShare, arbitrary: rightValue(schema, making, name) },
    { weight: making.hostileShare, arbitrary: hostileValue },
  );
}

function rightValue(schema: Schema, making: Making, name: string): fc.Arbitrary<unknown> {
  if (name === 'schedule')
    return fc.oneof(fc.constantFrom<unknown>(...SCHEDULES), ofType('object', schema, making, ''));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueFor(each, making, name)));
  const types = [schema.type ?? []].flat();
  const known = types.filter((type) => type !== 'null').map((type) => ofType(type, schema, making, name));
  if (known.length === 0) return hostileValue;
  if (!types.includes('null')) return fc.oneof(...known);
  return fc.oneof({ weight: 4, arbitrary: fc.oneof(...known) }, { weight: 1, arbitrary: fc.constant(null) });
}

function ofType(type: string, schema: Schema, making: Making, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema, making);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, making, name), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? 0,
        max: Math.max(schema.minimum ?? 0, schema.maximum ?? 100),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 100, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return textOf(schema, making, name);
  }
}

function objectOf(schema: Schema, making: Making): fc.Arbitrary<unknown> {
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    fc
      .tuple(
        valueFor(field, making, name),
        required.includes(name) ? fc.constant(true) : fc.boolean(),
        fc.integer({ max: 49, min: 0 }),
      )
      // What is required is missing now and then.
      .map(([value, isGiven, chance]): [string, unknown][] =>
        isGiven && (chance > 0 || making.hostileShare === 0) ? [[name, value]] : [],
      ),
  );
  const more = fc.oneof(
    { weight: 9, arbitrary: fc.constant<[string, unknown][]>([]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...INHERITED_NAMES.filter((name) => name !== '__proto__')), hostileValue)
        .map((entry): [string, unknown][] => [entry]),
    },
  );
  return fc.tuple(...fields, more).map((entries) => Object.fromEntries(entries.flat()));
}

function textOf(schema: Schema, making: Making, name: string): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid' || /Ids?$/.test(name)) return making.ids(name);
  if (schema.format === 'date') return dateText;
  if (schema.format === 'email' || name === 'email')
    return fc.oneof(
      fc.integer({ min: 0, max: 99_999 }).map((number) => `nina${number}@works.example`),
      fc.constantFrom('asha@reader.example', 'no address'),
    );
  if (/^mobileNo$|phone/i.test(name)) return fc.constant('9000000000');
  if (/password/i.test(name)) return fc.constantFrom('Wrong!9271', 'short', 'Quarry#5520');
  if (/token/i.test(name)) return fc.constantFrom('x'.repeat(43), 'token');
  if (/Date$/.test(name)) return dateText;
  const most = schema.maxLength ?? 200;
  return fc.oneof(
    fc.constantFrom(...WORDS),
    fc.string({
      unit: 'grapheme',
      minLength: Math.min(schema.minLength ?? 1, 50),
      maxLength: Math.min(most, 60),
    }),
    fc.constant('ä'.repeat(Math.min(most, 5000))),
  );
}
