import { expect, it } from 'vitest';
import { namesOf } from './names-of.test-support.ts';

it.each([
  // What others decide is got from them.
  ['The mill shall prepare a noise plan and get it approved within 3 months.', ['Get noise plan approved']],
  [
    'An annual plan of planting with species and counts shall be got approved from the DFO before 31st May each year.',
    ['Get annual plan of planting with species and counts approved'],
  ],
  // A list that ends before its "and".
  [
    'Meters shall be fixed for cooling, process and domestic use and data shall be kept on daily basis.',
    ['Keep data'],
  ],
  [
    'A station shall be run, and manual monitoring of PM2.5, SO2 and NOx shall also be done twice in a week.',
    ['Carry out manual monitoring of PM2.5, SO2 and NOx'],
  ],
  // A paper that looks like a verb, with its period before it.
  [
    'Daily record of water applied per plot and crop shall be kept in the daily log book.',
    ['Keep record of water applied per plot and crop'],
  ],
  [
    'Log book of the daily running hours and power of the fans shall be kept.',
    ['Keep log book of the running hours and power of the fans'],
  ],
  // Bodies meet, officers do not.
  [
    'A Waste Committee shall be formed under the chairmanship of the Superintendent which shall meet once in six months to review the work.',
    ['Hold meetings of the Waste Committee'],
  ],
  // Items in a row are named without their numbers, and a list stays whole behind another period.
  [
    'The mill shall monitor (1) stack emission (2) ambient air and (3) noise every quarter.',
    ['Monitor stack emission, ambient air and noise'],
  ],
  [
    'The mill shall monitor 1) stack emission, 2) ambient air and 3) noise every quarter.',
    ['Monitor stack emission, ambient air and noise'],
  ],
  ['The mill shall update the list of section (2) wastes every quarter.', ['Update list of section wastes']],
  [
    'Flow and pH shall be recorded daily, and BOD, COD, TSS and oil and grease shall be analysed weekly.',
    ['Record flow and pH', 'Analyse BOD, COD, TSS and oil and grease'],
  ],
  [
    'The mill shall clean the drains daily, screens, oil traps and settling tanks weekly, and the filters monthly.',
    ['Clean drains', 'Clean screens, oil traps and settling tanks', 'Clean filters'],
  ],
  // What may be asked for is named as an order.
  [
    'Auto renewal may be sought by self certification at least 30 days before the last date of validity.',
    ['Seek auto renewal'],
  ],
  // How a thing is sampled says nothing in a list.
  ['Dust in the shed: 2 samples per shed, each quarter.', ['Monitor dust in the shed']],
  ['Alarm panel - check daily.', ['Check alarm panel']],
  ['Spore testing of the autoclave shall be done weekly.', ['Carry out spore test of the autoclave']],
  // What opens a sentence without a comma.
  [
    'If the kiln is shut for more than a month it shall inform the Committee one week before the restart.',
    ['Report restart'],
  ],
  [
    'From 01.10.2026, the daily average of TSS, BOD and COD shown by the station shall be sent before noon of the next day.',
    ['Send daily average of TSS, BOD and COD'],
  ],
  ['Prior to 31st January each year the hospital shall reconcile its data.', ['Reconcile data']],
  // What was said before.
  [
    'Used cooking oil shall be sold and a quarterly account of the same be kept.',
    ['Keep account of used cooking oil'],
  ],
  [
    'The unit shall display the readings on the board at the gate and update on the 1st day of each month.',
    ['Update readings'],
  ],
  // Who holds the order is no other.
  ['M/s Jai Udyog shall send the sheet of ash by 5th of the next month.', ['Send sheet of ash']],
  ['The stone crusher shall sprinkle water on the road two times in a day.', ['Sprinkle water on the road']],
  // What the words of a period hold of the act.
  [
    'At least four stack samples a year shall be collected from each boiler.',
    ['Collect at least four stack samples from each boiler'],
  ],
  ['On closure of the unit the occupier shall submit a plan within 60 days.', ['Submit plan']],
  ['All the vents be leak checked fortnightly with a detector.', ['Check vents with a detector']],
  ['The septage shall be carried to the STP at least once in ten days.', ['Carry septage to the STP']],
  [
    'The beds shall be emptied once in a month and lime spread on them on every alternate day.',
    ['Empty beds', 'Spread lime on them'],
  ],
  [
    'The guarantee of Rs. 1 lakh shall be topped up to Rs. 3 lakh by 31.07.2026.',
    ['Top up guarantee of Rs. 1 lakh'],
  ],
  ['Results of the survey shall be made public half yearly.', ['Publish results of the survey']],
  // What a name never ends with.
  [
    'Medical check-up of workers of the new shed for respiratory and skin disease shall be done annually.',
    ['Carry out medical check-up of workers of the new shed'],
  ],
  [
    'The mill shall send a statement on the whole available open plot area, number of trees alive and dead by October every year.',
    ['Send statement on the whole available open plot area'],
  ],
  ['The mill shall submit compliance every six months commencing from January 2025.', ['Submit compliance']],
  [
    '5 pH, temperature and flow of the effluent shall be recorded daily.',
    ['Record pH, temperature and flow of the effluent'],
  ],
  [
    'Third stage of the scrubber shall be made operational within six weeks.',
    ['Commission third stage of the scrubber'],
  ],
])('%s', (condition, names) => {
  expect(namesOf(condition)).toEqual(names);
});
