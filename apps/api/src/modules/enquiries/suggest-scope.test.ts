import { expect, test } from 'vitest';
import { suggestScope } from './suggest-scope.ts';

const LIMITS = [
  { medium: 'effluent', parameter: 'BOD' },
  { medium: 'effluent', parameter: 'COD' },
  { medium: 'emission', parameter: 'Particulate matter' },
  { medium: 'emission', parameter: 'SO2' },
] as const;

test.each<[string, string | null, string[]]>([
  ['Stack monitoring once in a quarter', 'emission', ['Particulate matter', 'SO2']],
  ['Spray dryer stack: PM', 'emission', ['Particulate matter']],
  ['Stack of the boiler, sulphur dioxide and dust', 'emission', ['Particulate matter', 'SO2']],
  ['Effluent: suspended solids, oil & grease', 'effluent', ['TSS', 'Oil and grease']],
  ['Analyse the stack for SO2 and NOx', 'emission', ['SO2', 'NOx']],
  ['Test the treated effluent for BOD every month', 'effluent', ['BOD']],
  ['Treated effluent shall be analysed monthly', 'effluent', ['BOD', 'COD']],
  ['Ambient air quality at the boundary, PM10 and PM2.5', 'ambient_air', ['PM10', 'PM2.5']],
  ['Ambient air near the stack', 'ambient_air', []],
  ['Measure noise at the gate', 'noise', []],
  ['Measure noise by day and by night', 'noise', ['Noise by day']],
  ['Sewage of the STP', 'sewage', []],
  ['Submit the environment statement', null, []],
  ['Report the pH', null, ['pH']],
  ['The bodies of the site', null, []],
])('%s', (text, medium, parameters) => {
  expect(suggestScope(text, LIMITS)).toEqual({ medium, parameters });
});

test('takes no more than a person can look through', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    medium: 'effluent' as const,
    parameter: `Metal ${index}`,
  }));
  expect(suggestScope('Effluent', many).parameters).toHaveLength(20);
});
