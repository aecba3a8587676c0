import { expect, test } from 'vitest';
import {
  findTechnicalType,
  TECHNICAL_MIME_TYPES,
  TECHNICAL_TYPES,
  toMimeTypes,
} from './technical-documents.ts';

test.each(TECHNICAL_TYPES)('each type of %s finds its kind again', (type) => {
  const types = toMimeTypes(type);
  expect(types.length).toBeGreaterThan(0);
  for (const mime of types) expect(findTechnicalType(mime)).toBe(type);
});

test('the kinds share all types among them', () => {
  expect(TECHNICAL_TYPES.flatMap(toMimeTypes).sort()).toEqual(Object.keys(TECHNICAL_MIME_TYPES).sort());
});

test.each(['text/html', 'image/svg+xml', 'application/zip', 'toString', ''])('%s is not taken', (mime) => {
  expect(findTechnicalType(mime)).toBeNull();
});
