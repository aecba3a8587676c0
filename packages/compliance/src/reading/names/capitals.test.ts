import { expect, it } from 'vitest';
import { toName } from './to-name.ts';

it.each([
  ['THE ETP SLUDGE SHALL BE DISPOSED OF AT THE TSDF WITHIN 90 DAYS.', 'Dispose of ETP sludge at the TSDF'],
  [
    'THE UNIT SHALL SUBMIT A PLAN IN FORM VI TO THE BOARD WITHIN 90 DAYS.',
    'Submit plan in Form VI to the Board',
  ],
  ['THE D.G. SETS AND STACK S-1 SHALL BE CHECKED WITHIN 90 DAYS.', 'Check D.G. set and stack S-1'],
  ['Sludge shall be sent to the TSDF within 90 days.', 'Send sludge to the TSDF'],
])('a condition in capitals is named as any other: %s', (clause, name) => {
  expect(toName(clause, { period: /within 90 days/i.exec(clause)?.[0] ?? '' })).toBe(name);
});

it('a name leaves out an article that is set against its noun', () => {
  expect(toName('Theunit shall draw up astatement of theanalysis of antimony.')).toBe(
    'Draw up statement of analysis of antimony',
  );
});
