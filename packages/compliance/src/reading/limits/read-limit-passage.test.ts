import { expect, test } from 'vitest';
import { readLimitPassage } from './read-limit-passage.ts';

test.each([
  [
    'Particulate matter from the boiler stack shall not exceed 115 mg/Nm3.',
    { medium: 'emission', parameter: 'Particulate matter', limit: '115', unit: 'mg/Nm3' },
  ],
  ['3 COD 250 mg/l', { medium: 'effluent', parameter: 'COD', limit: '250', unit: 'mg/l' }],
  ['pH 5.5 to 9.0', { medium: 'effluent', parameter: 'pH', limit: '5.5 to 9.0', unit: null }],
  [
    'BOD (3 days at 27 °C) not to exceed 30 mg/l',
    { parameter: 'BOD (3 days at 27 °C)', limit: '30', unit: 'mg/l' },
  ],
  ['BOD (3 days, 27 °C) mg/l 30', { parameter: 'BOD (3 days, 27 °C)', limit: '30', unit: 'mg/l' }],
  ['BOD 3 (27°C) 30 mg/l', { parameter: 'BOD 3 (27°C)', limit: '30', unit: 'mg/l' }],
  ['5 Oil & Grease, mg/l, Max 10', { parameter: 'Oil & Grease', limit: '10', unit: 'mg/l' }],
  ['PM10 100 µg/m3 24 hours', { parameter: 'PM10', limit: '100', unit: 'µg/m3', averaging: '24 hours' }],
])('%s', (words, reading) => {
  expect(readLimitPassage(words)).toMatchObject(reading);
});

test.each(['The occupier shall keep the plant clean.', 'Filter press 2 Nos', ''])('no limit: %s', (words) => {
  expect(readLimitPassage(words)).toBeNull();
});
