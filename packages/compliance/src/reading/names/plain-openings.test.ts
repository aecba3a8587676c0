import { expect, it } from 'vitest';
import { findPeriods } from '../periods/find-periods.ts';
import { toName } from './to-name.ts';

const nameOf = (sentence: string): string =>
  toName(sentence, { period: findPeriods(sentence)[0]?.text ?? '' });

it.each<[sentence: string, name: string]>([
  ['Kindly submit the compliance to this letter within 7 days.', 'Submit compliance to this letter'],
  ['It is mandatory to conduct a mock drill twice in a year.', 'Conduct mock drill'],
  ['It is mandatory for the occupier to weigh ash every day.', 'Weigh ash'],
  ['The occupier is hereby instructed to weigh the drums every week.', 'Weigh drums'],
  [
    'It shall be the responsibility of the occupier to see that catch pits are scraped every month.',
    'Scrape catch pits',
  ],
  ['It is the duty of the mill to weigh the bales every day.', 'Weigh bales'],
  [
    'The fee has been received for five years and the unit will submit an audited statement every year.',
    'Submit audited statement',
  ],
  [
    'Beginning three months after the start of the shop, stack samples shall be drawn every quarter.',
    'Draw stack samples',
  ],
  ['Every year, between 1st and 15th of January, the lessee shall demarcate the pit.', 'Demarcate pit'],
  ['By 30th of November 2026 the occupier shall lay a separate line.', 'Lay separate line'],
  [
    'If any spillage of oil occurs, industry shall report to the Board within 24 hours.',
    'Report spillage of oil',
  ],
  [
    'That looking to the default noticed on 11/03/2026, a bank guarantee shall be deposited within 30 days.',
    'Deposit bank guarantee',
  ],
  ['Considering the dry belt, more saplings shall be planted by 31.07.2026.', 'Plant more saplings'],
  [
    'The workers of the kitchen shall be got medically examined every year.',
    'Examine workers of the kitchen',
  ],
  ['If any relic is found, work shall be stopped forthwith and the Collector informed.', 'Stop work'],
  ['In case of breakdown of the plant the production shall be stopped forthwith.', 'Stop production'],
  ['In case of fire or spillage Form 11 shall be sent forthwith to the Board.', 'Send Form 11'],
  [
    'Of the 61.4 MT waste lying at site, one third shall be sent for co-processing by 31.12.2027.',
    'Send one third of the 61.4 MT waste lying at site',
  ],
  [
    'With effect from the month of January 2027 the log sheet of running of RO shall be forwarded fortnightly.',
    'Forward log sheet of running of RO',
  ],
  [
    'During the lean season, i.e. March to June, dissolved oxygen in the river shall be checked weekly.',
    'Check dissolved oxygen in the river',
  ],
  [
    'As the consent expired on 31.03.2027, late fee of Rs. 60,000 shall be deposited by 15.07.2027.',
    'Deposit late fee of Rs. 60,000',
  ],
  [
    'Not less than one month before this clearance expires the lessee shall ask for extension.',
    'Ask for extension',
  ],
  ['Otherwise lifting of sludge shall be done once in two months.', 'Carry out lifting of sludge'],
  ['5 pH of the effluent shall be recorded daily.', 'Record pH of the effluent'],
  ['Where an accident occurs, the occupier shall immediately intimate the Board.', 'Report accident'],
  ['Vehicles shall carry a valid PUC certificate, to be renewed half yearly.', 'Renew PUC certificate'],
])('the name of “%s” is of what is done', (sentence, name) => {
  expect(nameOf(sentence)).toBe(name);
});

it.each<[clause: string, name: string]>([
  ['hours of running of the pump be entered in the log', 'Enter hours of running of the pump in the log'],
  ['record of consumption be maintained', 'Maintain record of consumption'],
])('a command that spares its modal is one: %s', (clause, name) => {
  expect(toName(clause)).toBe(name);
});
