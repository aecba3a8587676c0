import { expect, it } from 'vitest';
import { toWholeClause } from './whole-clause.ts';

const STACK = 'The stack shall be monitored for PM';
const REPORT = 'The industry shall submit the report to the office';

it.each<[string, string, string, string]>([
  [
    'and commission it before 31.03.2025',
    '31.03.2025',
    'complete the civil works',
    'The unit shall commission the civil works before 31.03.2025',
  ],
  ['till then boil water daily', 'daily', 'The mill shall fix a filter', 'The mill shall boil water daily'],
  [
    'and the same shall be cleaned weekly',
    'weekly',
    'A new filter shall be fixed',
    'A new filter shall be cleaned weekly',
  ],
  [
    'and mock drills six monthly',
    'six monthly',
    'The mill shall carry out check-ups of workers',
    'The mill shall carry out mock drills six monthly',
  ],
  [
    'and inspected for leaks by filling once a year',
    'once a year',
    'Tanks shall be cleaned',
    'Tanks shall be inspected for leaks by filling once a year',
  ],
  [
    'and of the drain monthly',
    'monthly',
    'The mill shall make the analysis of effluent',
    'The mill shall make the analysis of the drain monthly',
  ],
  ['thereafter every year', 'every year', 'Wells to be counted', 'Wells to be counted'],
  [
    'shall also send the same after every stop',
    'after every stop',
    'The mill shall make a list of pumps',
    'send a list of pumps after every stop',
  ],
  ['thereafter every 5 years', 'every 5 years', 'The wells shall be counted', 'The wells shall be counted'],
  [
    'and repeated after every 3 years',
    'every 3 years',
    'An audit shall be made',
    'An audit shall be repeated after every 3 years',
  ],
  [
    'quarterly thereafter',
    'quarterly',
    'Wells shall be analysed for the first year',
    'Wells shall be analysed',
  ],
  [
    'for SO2 once in six months',
    'once in six months',
    STACK,
    'The stack shall be monitored for SO2 once in six months',
  ],
  [
    'and the cess return by 5th of May',
    'by 5th of May',
    REPORT,
    'The industry shall submit the cess return by 5th of May',
  ],
  ['the flue weekly', 'weekly', STACK, 'the flue shall be monitored weekly'],
  ['composite sample analysed weekly.', 'weekly', STACK, 'composite sample shall be analysed weekly'],
  ['shall submit a plan within 15 days', 'within 15 days', REPORT, 'submit a plan within 15 days'],
  [
    'to reach zero discharge by 31.03.2027',
    '31.03.2027',
    REPORT,
    'The unit shall reach zero discharge by 31.03.2027',
  ],
  ['so as to meet the norms in May', 'in May', REPORT, 'The unit shall meet the norms in May'],
  ['shall be painted yearly', 'yearly', STACK, 'The stack shall be painted yearly'],
  ['submit a copy within 45 days', 'within 45 days', REPORT, 'submit a copy within 45 days'],
  ['the plan must be sent in May', 'in May', REPORT, 'the plan must be sent in May'],
  [
    'and externally examined every six months',
    'every six months',
    STACK,
    'The stack shall be externally examined every six months',
  ],
  [
    'and annual report by 30th June',
    'annual report by 30th June',
    REPORT,
    'The industry shall submit annual report by 30th June',
  ],
  [
    'and monthly through an NABL accredited laboratory',
    'monthly',
    'The unit shall analyse treated effluent daily in its own laboratory',
    'The unit shall analyse treated effluent monthly',
  ],
  [
    'and repeat it every five years',
    'every five years',
    'The mill shall conduct a study on dust',
    'The unit shall repeat a study on dust every five years',
  ],
  [
    'and get it calibrated annually',
    'annually',
    'The mill shall install a meter',
    'The unit shall get a meter calibrated annually',
  ],
  [
    'and upload it within a month',
    'within a month',
    'The mill shall get a paper and submit the annual report by e-mail',
    'The unit shall upload the annual report within a month',
  ],
  [
    'and the annual report by 30th June',
    'annual report by 30th June',
    'Ash sheets shall be uploaded on the portal',
    'annual report shall be uploaded by 30th June',
  ],
  ['and wash them weekly', 'weekly', 'Bags shall be emptied daily', 'The unit shall wash Bags weekly'],
  ['and assess the risk yearly', 'yearly', STACK, 'The unit shall assess the risk yearly'],
  ['for the stack yearly', 'yearly', STACK, 'The stack shall be monitored for the stack yearly'],
  [
    'and that of the drain monthly',
    'monthly',
    'The mill shall make the analysis of effluent',
    'The mill shall make the analysis of the drain monthly',
  ],
  [
    ', with the progress being intimated annually',
    'annually',
    REPORT,
    'the progress shall be intimated annually',
  ],
  [
    'and within one month thereafter submit the survey',
    'within one month',
    REPORT,
    'submit the survey within one month',
  ],
  ['the cess return by 5th of May', 'by 5th of May', 'Stack monitoring', 'the cess return by 5th of May'],
])('"%s" (%s) behind "%s" is "%s"', (clause, period, before, whole) => {
  expect(toWholeClause(clause, period, before)).toBe(whole);
});
