import * as fc from 'fast-check';

/** Names that every object inherits, and that reach its inside where names of strangers are looked up. */
export const INHERITED_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'prototype',
  'toJSON',
  'then',
  'length',
] as const;

/** Texts that are no honest value anywhere. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'half \udc00 a pair',
  '\ufffe\uffff',
  '\u202eright to left',
  '😀😀😀',
  '\u0007\u001b[31m',
  '\r\nset-cookie: a=b',
  "' OR 1=1 --",
  '%',
  '%00',
  '%ff%fe',
  '../../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '1e309',
  '99999999999999999999',
  '-1',
  '0x10',
  '0000-00-00',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '2026-11-21T25:61:61Z',
  'infinity',
  'epoch',
  ...INHERITED_NAMES,
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e21,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
] as const;

/** Lists inside lists, or objects inside objects. */
function nest(levels: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = isList ? [value] : { a: value };
  return value;
}

/** An object with names that every object inherits, as its own ones. `__proto__` is only made by parsing. */
const inheriting = fc
  .dictionary(
    fc.constantFrom(...INHERITED_NAMES),
    fc.constantFrom<unknown>(1, 'x', null, {}, [], { prototype: 1 }),
    {
      minKeys: 1,
      maxKeys: 3,
    },
  )
  .map((entries) => {
    const fields = Object.entries(entries).map(
      ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
    );
    return JSON.parse(`{${fields.join(',')}}`) as unknown;
  });

/** A text that nobody should send. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(255, 256, 2001, 20_000).map((length) => 'x'.repeat(length)) },
  // So long that its last letter is cut in half where texts are cut.
  { weight: 1, arbitrary: fc.constantFrom(199, 254, 255, 4999).map((length) => `${'x'.repeat(length)}😀`) },
);

/** Anything that JSON can say where something else is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, {}, [], [null], [[]], [{}], [null, 'x']),
  },
  { weight: 3, arbitrary: inheriting },
  { weight: 1, arbitrary: inheriting.map((value) => [value]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(5, 40, 2000), fc.boolean())
      .map(([levels, isList]) => nest(levels, isList)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1001, 5000).map((length) => Array.from({ length }, () => 'x')) },
);
