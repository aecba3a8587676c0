import { expect, test } from 'vitest';
import { turning } from '../pages/mapping.ts';
import { readOrder } from '../read-order.ts';
import type { InputPage, LimitMedium, ReadLimit } from '../types.ts';
import { listUnusualFigures } from './unusual-limits.ts';

const toLimit = (medium: LimitMedium, parameter: string, limit: string, unit: string | null): ReadLimit => ({
  medium,
  parameter,
  limit,
  unit,
  point: null,
  averaging: null,
  citation: { page: 1, quote: '', rects: [] },
  confidence: 0.9,
});

test.each<[LimitMedium, string, string, string | null, string[]]>([
  ['effluent', 'BOD (3 days, 27 °C)', '225', 'mg/l', ['225']],
  ['effluent', 'BOD', '300', 'mg/l', ['300']],
  ['effluent', 'pH', '55 to 9.0', null, ['55']],
  ['effluent', 'pH', '6.5 to 85', null, ['85']],
  ['effluent', 'Hexavalent chromium', '01', 'mg/l', ['01']],
  ['effluent', 'Hexavalent chromium', '10', 'mg/l', ['10']],
  ['effluent', 'Lead', '0.1', 'g/l', ['0.1']],
  ['sewage', 'Total suspended solids', '1,000', 'mg/l', ['1,000']],
  ['emission', 'Particulate matter', '1500', 'mg/Nm3', ['1500']],
  ['emission', 'Particulate matter', '5', 'g/Nm3', ['5']],
  ['ambient_air', 'PM10', '1000', 'µg/m3', ['1000']],
  ['ambient_air', 'PM10', '10', 'µg/m3', ['10']],
  ['noise', 'Day time', '755', 'dB(A)', ['755']],
])('%s, %s %s %s is unusual', (medium, parameter, limit, unit, figures) => {
  expect(listUnusualFigures(toLimit(medium, parameter, limit, unit))).toEqual(figures);
});

test.each<[LimitMedium, string, string, string | null]>([
  ['effluent', 'BOD', '30', 'mg/l'],
  ['effluent', 'BOD', '350', 'mg/l'],
  ['effluent', 'COD', '250', 'mg/l'],
  ['effluent', 'pH', '5.5 to 9.0', null],
  ['effluent', 'Mercury', '10', 'µg/l'],
  ['effluent', 'Bio-assay', '90 % survival', null],
  ['effluent', 'Total coliform', '1 x 10^4', 'MPN/100 ml'],
  ['emission', 'SPM', '1200', 'mg/Nm3'],
  ['emission', 'Particulate matter', '0.5', 'kg/tonne'],
  ['ambient_air', 'CO', '4', 'mg/m3'],
  ['noise', 'Night time', '45', 'dB(A)'],
  ['hazardous_waste', '5.1 Used oil', '225', 'ton/annum'],
])('%s, %s %s %s is not', (medium, parameter, limit, unit) => {
  expect(listUnusualFigures(toLimit(medium, parameter, limit, unit))).toEqual([]);
});

/** A page with one sentence, recognised in a picture or printed as text. */
const toPage = (text: string, isPicture: boolean): InputPage => {
  let x = 50;
  const items = text.split(' ').map((word) => {
    const item = { text: word, x, y: 100, width: word.length * 5, height: 10, confidence: 0.97 };
    x += word.length * 5 + 3;
    return item;
  });
  return {
    number: 1,
    width: 842,
    height: 595,
    kind: 'text',
    items,
    ...(isPicture && { toPaper: turning(0) }),
  };
};

test('in a picture it is marked at its place, once; in text it is what the board printed', () => {
  const words =
    '1. The BOD of the treated effluent shall not exceed 225 mg/l and COD shall not exceed 250 mg/l.';
  const read = (isPicture: boolean) => readOrder({ form: 'pdf', pages: [toPage(words, isPicture)] });
  expect(read(true).limits.map(({ limit }) => limit)).toContain('225');
  expect(read(true).doubts).toMatchObject([{ page: 1, text: '225', reason: 'pattern', other: null }]);
  expect(read(false).doubts ?? []).toEqual([]);
});
