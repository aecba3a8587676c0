import { describe, expect, it } from 'vitest';
import { toOwnPart } from './own-part.ts';
import { LONGEST_NAME, shorten } from './shorten.ts';
import { withSpelling } from './spelling.ts';
import { toName } from './to-name.ts';
import { toBaseForm } from './verbs.ts';

describe('the base form of a participle', () => {
  it.each([
    ...['submitted submit', 'logged log', 'labelled label', 'installed install', 'added add'],
    ...['carried carry', 'emptied empty', 'notified notify'],
    ...['analysed analyse', 'calibrated calibrate', 'evaluated evaluate', 'measured measure', 'filed file'],
    ...[
      'examined examine',
      'required require',
      'handled handle',
      'stored store',
      'issued issue',
      'changed change',
    ],
    ...['treated treat', 'maintained maintain', 'repaired repair', 'monitored monitor', 'audited audit'],
    ...['filled fill', 'renewed renew', 'cleaned clean', 'dried dry', 'agreed agree', 'e-mailed e-mail'],
    ...['made make', 'sent send', 'kept keep', 'rebuilt build', 'drawn draw', 'burnt burn'],
  ])('%s', (pair) => {
    const [participle = '', base] = pair.split(' ');
    expect(toBaseForm(participle)).toBe(base);
  });

  it.each(['clean', 'red', 'blue', '12'])('is none of “%s”', (word) => {
    expect(toBaseForm(word)).toBeNull();
  });
});

it('names what is told, where the words of the period hold it', () => {
  expect(
    toName('The mill shall intimate two months prior to the change of name or ownership.', {
      period: 'two months prior to the change of name or ownership',
    }),
  ).toBe('Report change of name or ownership');
});

describe('the part of a sentence that commands at its period', () => {
  it.each([
    [
      'Coal is out; the unit shall scrap the boiler within 3 months from now.',
      'within 3 months from now',
      'the unit shall scrap the boiler',
    ],
    [
      'Soil and water shall be tested monthly for salt.',
      'monthly',
      'Soil and water shall be tested for salt.',
    ],
    [
      'The unit shall obey the rules of 2016 and submit the return by 30th June.',
      'by 30th June',
      'submit the return .',
    ],
    [
      'The mill shall form a safety panel which shall meet monthly at the plant.',
      'monthly',
      'a safety panel shall meet at the plant.',
    ],
    [
      'The mill shall send reports to us by 31st January of the next year.',
      'by 31st January',
      'The mill shall send reports to us',
    ],
    ['The mill shall watch the stack (monthly).', 'monthly', 'The mill shall watch the stack.'],
    [
      'The mill shall, within 60 days, furnish the layout.',
      'within 60 days',
      'The mill shall furnish the layout.',
    ],
    [
      'The mill shall not boil and daily record of steam shall be kept.',
      'daily',
      'record of steam shall be kept.',
    ],
    ['Stacks shall be raised by 15 June 2024 at the latest.', '15 June 2024', 'Stacks shall be raised.'],
    [
      'The mill shall check the line daily and any leak shall be mended.',
      'daily',
      'The mill shall check the line',
    ],
    [
      'The mill shall keep the board clear, with readings taken twice a day.',
      'twice a day',
      'readings shall be taken',
    ],
    [
      'The kiln shall be kept at 1050 degrees and logged every hour.',
      'every hour',
      'The kiln shall be logged',
    ],
    [
      'In place of the old filter a new filter shall be fixed within a month.',
      'within a month',
      'a new filter shall be fixed',
    ],
    [
      'The mill shall send sheets twice in a year on 1st April and 1st October.',
      'twice in a year on 1st April and 1st October.',
      'The mill shall send sheets',
    ],
    [
      'Within six months of this order the mill shall mend the roof.',
      'Within six months of this order',
      'the mill shall mend the roof.',
    ],
    [
      'Before the rains of each year the mill shall mend the roof weekly.',
      'weekly',
      'the mill shall mend the roof',
    ],
    [
      'The mill shall tell the Board 30 days prior to any planned stop of the effluent plant.',
      '30 days prior to any planned stop of the effluent plant',
      'The mill shall tell the Board',
    ],
    [
      'The unit shall collect and analyse samples weekly.',
      'weekly',
      'The unit shall collect and analyse samples',
    ],
    [
      'The unit shall mend the lid within 7 days and report the same within 7 days.',
      'within 7 days.',
      'The unit shall mend the lid within 7 days and report the same',
    ],
    [
      'The mill shall run the plant and shall get the water analysed monthly.',
      'monthly',
      'The mill shall get the water analysed .',
    ],
    ['The fans shall be oiled and shall be tested yearly.', 'yearly', 'The fans shall be tested .'],
    [
      'The mill shall furnish, monthly, the quantity of ash.',
      'monthly',
      'The mill shall furnish the quantity of ash.',
    ],
    [
      'The mill shall send the proof within 72 hours of dispatch to us.',
      'within 72 hours',
      'The mill shall send the proof to us.',
    ],
    [
      'The mill shall sample the wells weekly in the first year.',
      'weekly',
      'The mill shall sample the wells',
    ],
    [
      'The mill shall send statements half yearly, the first statement within three months.',
      'half yearly',
      'The mill shall send statements',
    ],
    [
      'The mill shall send statements monthly w.e.f. 01.06.2027.',
      'monthly',
      'The mill shall send statements',
    ],
    [
      'The mill shall, by 30th June each year, file an annual return on ash.',
      '30th June each year, file an annual',
      'The mill shall file an annual return on ash.',
    ],
    [
      'One month before opening, the mill shall apply for a test.',
      'One month before',
      'the mill shall apply for a test.',
    ],
    [
      'Sales shall be noted the same day and a summary e-mailed monthly.',
      'monthly',
      'a summary shall be e-mailed',
    ],
    [
      'The port is not there; the same shall be provided within 30 days.',
      'within 30 days',
      'The port shall be provided',
    ],
    [
      'The fee up to 31.03.2027 is known; the mill has to remit the rest by 31.03.2027.',
      '31.03.2027',
      'the mill has to remit the rest',
    ],
    ['Sewage shall go to the tank, desludging shall be done yearly.', 'yearly', 'desludging shall be done'],
    [
      'The mill shall, as told in its letter dated 12.03.2027, clear the yard within 60 days.',
      'within 60 days',
      'The mill shall clear the yard',
    ],
    ['A test of the lifts is due each month.', 'each month', 'A test of the lifts'],
    [
      'The pit shall be closed by 1st May and a note presented to the Board monthly.',
      'monthly',
      'a note shall be presented to the Board',
    ],
    [
      'The mill shall submit, before 31st day of January every year, a list of stock.',
      '31st day of January every year',
      'The mill shall submit a list of stock.',
    ],
    [
      'On completion of each quarter, the ash sold, dumped and kept shall be told.',
      'each quarter',
      'the ash sold, dumped and kept shall be told.',
    ],
    [
      'The mill shall keep a notice board of steel and shall update it weekly.',
      'weekly',
      'The mill shall update a notice board .',
    ],
    [
      'For the first six months of work the wells shall be sampled daily.',
      'daily',
      'the wells shall be sampled',
    ],
    ['Monitoring of the stack shall be monthly.', 'monthly', 'Monitoring of the stack'],
    ['Ash shall be disposed of daily to kilns.', 'daily', 'Ash shall be disposed of to kilns.'],
    ['For the belt, the unit shall plant trees yearly, in rows.', 'yearly', 'the unit shall plant trees'],
    ['4. (ii) The annual (green) return shall be filed.', 'annual', 'The annual return shall be filed.'],
  ])('%s', (sentence, period, part) => {
    expect(toOwnPart(sentence, period).trim()).toBe(part);
  });
});

describe('a name', () => {
  it.each([
    ['Analyse water of the wells which lie near the fence', 'Analyse water of the wells'],
    ['Pay fee of Rs. 500 to the Board', 'Pay fee of Rs. 500 to the Board'],
    ['Plant trees, and shall water them', 'Plant trees'],
    ['Test sludge for its value and used as manure', 'Test sludge for its value'],
    ['Submit statement certified by an accountant', 'Submit statement'],
    ['Get plan approved by the warden', 'Get plan approved'],
    ['Furnish bond of Rs. 10 lakhs, valid up to the end', 'Furnish bond of Rs. 10 lakhs'],
    ['Display results on the site and updated', 'Display results on the site'],
    ['Get results displayed and updated', 'Get results displayed and updated'],
    ['Fill seed bed by hand', 'Fill seed bed'],
    ['Lead rain from the roofs to pits, apart', 'Lead rain from the roofs to pits'],
    ['Keep drains apart', 'Keep drains apart'],
    [
      'Examine the electrodes, the rappers and the hoppers of the first and second field',
      'Examine the electrodes, the rappers and the hoppers',
    ],
    [
      'Send figures of water, of effluent and of power used to the',
      'Send figures of water, of effluent and of power used',
    ],
    [`Weigh ${'x'.repeat(40)} ${'y'.repeat(40)}`, `Weigh ${'x'.repeat(40)}`],
  ])('ends where it may: %s', (text, name) => {
    expect(shorten(text, text.indexOf(' ') + 1)).toBe(name);
  });

  it.each([
    [
      'You are directed to intimate this office within seven days of change of management.',
      'within seven days of change of management',
      'Report change of management',
    ],
    [
      'Used oil to be disposed of to registered recyclers every quarter.',
      'every quarter',
      'Dispose of used oil to registered recyclers',
    ],
    [
      'The consent holder will have the valves checked at half-yearly intervals.',
      'at half-yearly intervals',
      'Have valves checked',
    ],
    ['A report thereof shall be submitted within fifteen days.', 'within fifteen days', 'Submit report'],
    [
      'The rinse water shall be led to the balancing tank, which shall be cleaned twice a year.',
      'twice a year',
      'Clean balancing tank',
    ],
    ['The mill shall fit gauges at inlet and outlet, which shall be tested yearly.', 'yearly', 'Test gauges'],
    [
      'The dealer shall ensure that old cells go back to the maker and file half yearly returns in Form VIII.',
      'half yearly',
      'File returns in Form VIII',
    ],
    [
      'The mill shall, not later than the fifth of May each year, file the list of wells.',
      'fifth of May each year',
      'File list of wells',
    ],
    [
      'The holder shall file annual returns in Form 4 by June 30 for the year before.',
      'annual returns in Form 4 by June 30',
      'File annual returns in Form 4',
    ],
    [
      'a) coal used b) ash made and c) water drawn shall be filed monthly.',
      'monthly',
      'File coal used, ash made and water drawn',
    ],
    [
      'No water shall be drawn without NOC from the state, which shall be obtained within a month.',
      'within a month',
      'Obtain NOC from the state',
    ],
    [
      'The sets shall be of the silent sort; stack test every six months.',
      'every six months',
      'Carry out stack test',
    ],
    ['Tank cleaning once a year with notice of a week.', 'once a year', 'Clean tank'],
    ['A copy of the same shall be sent within a week.', 'within a week', 'Send copy'],
    ['The mill shall intimate the same with drawings within a week.', 'within a week', 'Submit drawings'],
    [
      'In case the mill intends to close, it shall intimate the Board 90 days in advance.',
      '90 days in advance',
      'Report plan to close',
    ],
    [
      'The mill shall inform this office telephonically of any leak of oil within 8 hours.',
      'within 8 hours',
      'Report leak of oil',
    ],
    [
      'A chemist shall be made responsible for the tank within a month.',
      'within a month',
      'Make chemist responsible',
    ],
    ['Oil shall be sold every 90 days or on reaching 10 KL.', 'every 90 days', 'Sell oil'],
    [
      'A report as on 31st March and 30th September shall be sent within 60 days.',
      'within 60 days',
      'Send report',
    ],
    [
      'A new water quality system with pH, TSS, COD and BOD analysers shall be set up by May 2025.',
      'by May 2025',
      'Set up new water quality system',
    ],
    [
      'Audits of the tanks shall be done annually in the month of March.',
      'annually',
      'Carry out audits of the tanks',
    ],
    [
      'The unit shall keep weekly registers of waste.',
      'weekly registers of waste',
      'Keep weekly registers of waste',
    ],
  ])('of %s (%s)', (sentence, period, name) => {
    expect(toName(sentence, { period })).toBe(name);
  });

  it.each([
    ['Test ph, nox and pm10 at the dg set', 'Test pH, NOx and PM10 at the D.G. set'],
    ['Submit statement in form-v', 'Submit statement in Form V'],
    ['File form 4 return', 'File Form 4 return'],
    ['Inform the Board', 'Inform the Board'],
    // Each symbol alone, and as a part of a word.
    ...[
      'pH',
      'NOx',
      'SOx',
      'SO2',
      'NO2',
      'H2S',
      'PM10',
      'PM2.5',
      'BOD',
      'COD',
      'TDS',
      'ETP',
      'STP',
      'VOC',
    ].map((symbol): [string, string] => [`Test ${symbol.toLowerCase()}`, `Test ${symbol}`]),
    ['Test so 2, pm-10 and vocs', 'Test SO2, PM10 and VOC'],
    ['Service the dgsets', 'Service the D.G. set'],
    ['File formIV', 'File Form IV'],
    ['Keep graphs of the code', 'Keep graphs of the code'],
  ])('spells symbols right: %s', (text, name) => {
    expect(withSpelling(text)).toBe(name);
  });

  it.each([
    ...['The unit shall '.repeat(20), 'shall be', '12.', 'x'.repeat(300), 'Which shall be so.', '(a)'],
    'Readings of the inlet and of the outlet and of the other and of the last and of the very last meter shall be noted',
  ])('is never long, cut or empty: %s', (clause) => {
    const name = toName(clause);
    expect(name).not.toBe('');
    expect(name).not.toContain('…');
    if (clause.includes(' ')) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
  });
});
