import { expect, test } from 'vitest';
import { splitConditionNo } from './condition-no.ts';

test.each([
  ['17. The unit shall', '17', 'The unit shall'],
  ['3.2.1) The unit', '3.2.1', 'The unit'],
  ['4 (a). The unit', '4 (a)', 'The unit'],
  ['(iv) The unit', 'iv', 'The unit'],
  ['b) The unit', 'b', 'The unit'],
  ['The unit shall', '', 'The unit shall'],
  ['2026. ', '', '2026. '],
  ['30.5 mg/l', '', '30.5 mg/l'],
])('%j begins with %j', (text, conditionNo, words) => {
  expect(splitConditionNo(text)).toEqual({ conditionNo, words });
});
