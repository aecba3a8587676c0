import { describe, expect, it } from 'vitest';
import { findPeriods } from './find-periods.ts';
import { told } from './told.test-support.ts';

const periodsIn = (sentence: string): string[] => findPeriods(sentence).map(told);

describe('how often', () => {
  it.each([
    ['The effluent shall be analysed once in a month.', 'monthly'],
    ['The unit shall give notice 10 days prior to the start of the season every year.', 'yearly'],
    ['Samples shall be tested once in every three months.', 'quarterly'],
    ['Reports shall be furnished once in six months.', 'half_yearly'],
    ['Reports shall be furnished once in 6 (six) months.', 'half_yearly'],
    ['The stacks shall be monitored at least once in a quarter.', 'quarterly'],
    ['The tank shall be cleaned once in a year.', 'yearly'],
    ['The tank shall be cleaned once every year.', 'yearly'],
    ['Calibration shall be done once in 12 months.', 'yearly'],
    ['Noise shall be measured once in two months.', '1/2 month'],
    [
      'A report for the half-years ending March and September shall be sent by 15th April and 15th October respectively.',
      'half_yearly 04-15+10-15',
    ],
    ['The study shall be repeated once in 3 years.', '1/3 year'],
    ['The sensors shall be calibrated every fortnight.', '1/2 week'],
    ['The result shall be submitted once in 15 days.', '1/15 day'],
    ['The air shall be monitored twice a week.', '2/1 week'],
    ['The air shall be monitored twice a week, i.e. 104 times in a year.', '2/1 week'],
    ['Sludge shall be tested twice in a month.', '2/1 month'],
    ['Drills shall be held twice a year.', 'half_yearly'],
    ['Ground water shall be tested four times a year.', 'quarterly'],
    ['Ground water shall be tested three times in a year.', '1/4 month'],
    ['Readings shall be logged three times a day.', 'daily'],
    ['Readings shall be taken in each shift.', 'daily'],
    ['The bags shall be checked every alternate month.', '1/2 month'],
    ['The unit shall carry out monitoring every six months.', 'half_yearly'],
    ['Stack monitoring shall be done at an interval of not more than 3 months.', 'quarterly'],
    ['Health check-ups shall be held at intervals not exceeding one year.', 'yearly'],
    ['Check-ups shall be held at six monthly interval.', 'half_yearly'],
    ['The reports shall be submitted on quarterly basis.', 'quarterly'],
    ['The progress shall be reported on a half-yearly basis.', 'half_yearly'],
    ['The register shall be updated on day to day basis.', 'daily'],
    ['The unit shall submit quarterly compliance reports.', 'quarterly'],
    ['The unit shall submit half yearly monitoring reports.', 'half_yearly'],
    ['The unit shall submit six monthly compliance report.', 'half_yearly'],
    ['The noise survey shall be done yearly twice.', 'half_yearly'],
    ['Fire drills shall be conducted quarterly.', 'quarterly'],
    ['Fuel used shall be recorded shift-wise.', 'daily'],
    ['Training shall be given bi-annually.', 'half_yearly'],
    ['The audit shall be carried out biennially.', '1/2 year'],
    ['Fugitive emission shall be monitored bi-monthly (once in two months).', '1/2 month'],
    ['The committee shall meet bi-monthly.', 'open'],
    ['Wells shall be sampled during pre-monsoon and post-monsoon.', 'half_yearly'],
    ['The drains shall be desilted before every monsoon.', 'yearly'],
    ['The board shall be updated every Monday.', 'weekly monday'],
    ['The unit shall analyse the samples in January and July.', 'half_yearly'],
    ['The statement shall be sent annually in the month of April.', 'yearly'],
  ])('%s', (sentence, expected) => {
    expect(periodsIn(sentence)).toEqual([expected]);
  });
});

describe('printed days', () => {
  it.each([
    ['It shall be submitted on or before 30th September every year.', 'yearly 09-30'],
    ['It shall be submitted before 30th day of September every year.', 'yearly 09-30'],
    ['It shall be submitted latest by 30th September.', 'yearly 09-30'],
    ['The return shall be sent to the body by the 30th April, of every year.', 'yearly 04-30'],
    ['The unit shall file the return upto 30th June every year.', 'yearly 06-30'],
    ['It shall be filed on or before the thirtieth day of June of each year.', 'yearly 06-30'],
    [
      'The annual return in Form 4 shall be filed by 30th June for the preceding year ending 31st March.',
      'yearly 06-30',
    ],
    ['It shall be uploaded before June 30 every year.', 'yearly 06-30'],
    ['It shall be filed by 31.01 or before 31st January of the following year.', 'yearly 01-31'],
    ['Reports shall be sent half yearly (1st June & 1st December).', 'half_yearly 06-01+12-01'],
    ['Reports shall be sent on 1st day of January and July of every year.', 'half_yearly 01-01+07-01'],
    [
      'Reports shall be sent every six months i.e., 1st of January and 1st of July of every year.',
      'half_yearly 01-01+07-01',
    ],
    [
      'Every quarter on 1st January, 1st April, 1st July and 1st October a report shall be sent.',
      'quarterly 01-01+04-01+07-01+10-01',
    ],
    ['It shall be sent by 10th of every succeeding month.', 'monthly day 10'],
    ['It shall be filed on or before the 5th day of the following month.', 'monthly day 5'],
    ['It shall be paid before the 7th of next month.', 'monthly day 7'],
    ['It shall be sent in the first week of every month.', 'monthly day 7'],
    ['It shall be sent within 10 days of the close of every month.', 'monthly day 10'],
    ['It shall be sent on the last day of each month.', 'monthly day 31'],
    ['It shall be sent within 15 days of the end of each quarter.', 'quarterly 01-15+04-15+07-15+10-15'],
    ['It shall be sent within a week of the end of each quarter.', 'quarterly 01-07+04-07+07-07+10-07'],
    ['It shall be sent within one month of the close of every quarter.', 'quarterly 01-31+04-30+07-30+10-30'],
    [
      'It shall reach us by 15th day of the month following the quarter.',
      'quarterly 01-15+04-15+07-15+10-15',
    ],
    [
      'Returns shall be sent for every quarter, within ten days of its close.',
      'quarterly 01-10+04-10+07-10+10-10',
    ],
    [
      'Data shall be sent for every quarter, not later than seven days after it ends.',
      'quarterly 01-07+04-07+07-07+10-07',
    ],
    ['The cover must be extended before 31.03.2025 and every year thereafter.', 'yearly 03-31'],
    ['The return shall be sent by 30-06-2025 and so on in subsequent years.', 'yearly 06-30'],
    ['A return shall be sent for every calendar year within 90 days of its end.', 'yearly 03-31'],
    ['The unit shall wipe lamps by 1st April, every second year.', '1/2 year 04-01'],
    ['It shall be sent within 30 days of the close of the financial year.', 'yearly 04-30'],
    ['Trees shall be planted before the end of August every year.', 'yearly 08-31'],
    ['The pond shall be desilted every year before the end of May.', 'yearly 05-31'],
  ])('%s', (sentence, expected) => {
    expect(periodsIn(sentence)).toEqual([expected]);
  });
});

describe('once', () => {
  it.each([
    ['The unit shall submit an undertaking within 15 days.', 'once 15 day'],
    [
      'A feasibility report shall be submitted within one year from the date of issue of this letter.',
      'once 1 year',
    ],
    [
      'The bank guarantee shall be furnished within a period of 30 days from receipt of this order.',
      'once 30 day',
    ],
    ['The tank shall be lined within three (3) months.', 'once 3 month'],
    ['The e-mail address shall be given within a week.', 'once 1 week'],
    ['It shall be complied with within a fortnight.', 'once 14 day'],
    ['The plan shall be submitted not later than 45 days from grant of this consent.', 'once 45 day'],
    ['The schedule shall be submitted by 31.12.2026.', 'once on 2026-12-31'],
    ['The gauge shall be fitted by 15-Mar-2027.', 'once on 2027-03-15'],
    ['The unit shall complete the lining of the pit up to 15/03/2027.', 'once on 2027-03-15'],
    ['The holder shall apply before three months of the expiry of this order for renewal.', 'lead 3 month'],
    ['The NOC shall be submitted on or before 31/03/2027.', 'once on 2027-03-31'],
    ['The belt shall be planted before onset of monsoon i.e., 31.05.2027.', 'once on 2027-05-31'],
    ['The work shall be completed by the end of March 2027.', 'once on 2027-03-31'],
    ['Renewal shall be applied for at least 60 days before the date of expiry.', 'lead 60 day'],
    ['An application for renewal shall be made not less than three months prior to expiry.', 'lead 3 month'],
    ['The unit shall apply for renewal 120 days in advance of the expiry of this consent.', 'lead 120 day'],
    ['Apply for renewal two months before this consent lapses.', 'lead 2 month'],
    ['The unit shall apply for renewal before expiry of this consent.', 'lead 0 day'],
    ['The accident shall be reported within 24 hours.', 'event'],
    ['Leaks shall be repaired within 5 working days of detection.', 'event'],
    ['The report shall be sent within seven days of the accident.', 'event'],
    ['Whenever the ownership changes the Board shall be informed within 30 days.', 'event'],
    ['Any change in the ownership shall be intimated within 30 days.', 'event'],
    ['All complaints shall be answered within 7 days.', 'event'],
    ['The mill shall inform about the change of consultant within 7 days.', 'event'],
    ['The mill shall report a change and mend the lid within 7 days.', 'once 7 day'],
    ['In case a value exceeds, the ash shall be dumped within 7 days.', 'event'],
    ['If not done already, the meter shall be fixed within 7 days.', 'once 7 day'],
    ['Every tank shall be fitted with a gauge within 30 days.', 'once 30 day'],
    ['Any change is noted and the meter shall be mended within 30 days.', 'once 30 day'],
    ['Any deviation shall be told to the Board by 7th of the following month.', 'event'],
    ['The mill shall pay fees, as and when demanded by the Board, within 15 days.', 'event'],
    ['The return shall be filed by 30.06.2027 and thereafter every year by 30th June.', 'yearly 06-30'],
    ['The report shall be handed over one year before the expiry of the mine lease.', 'event'],
    ['Wells shall be sampled before monsoon and after monsoon every year.', 'half_yearly'],
    ['The lift is tested each month, the next on 15.04.2027.', 'monthly'],
    ['Within a fortnight of the end of each crushing season, the balance shall be submitted.', 'event'],
    ['The report shall be sent on every 1st June and 1st December.', 'half_yearly 06-01+12-01'],
    ['The scrubber shall be mended by Dec 2027.', 'once on 2027-12-31'],
    ['Six monthly reports shall be sent to us; the next report is due on 01.06.2027.', 'half_yearly'],
    ['Any vacancy arising shall be filled within a month.', 'event'],
    [
      'On completion of each quarter, the stock shall be told within 10 days.',
      'quarterly 01-10+04-10+07-10+10-10',
    ],
    ['The register shall be signed on the last working day of every month.', 'monthly day 31'],
    ['The pH shall be noted at 2-hourly intervals.', 'daily'],
    ['10 plants per month shall be planted.', 'monthly'],
    ['The wells shall be told of on a monthly basis for one year.', 'monthly'],
    ['In case of breakdown the Board shall be informed within 2 days.', 'event'],

    ['In case of closure the Board shall be informed within 7 days of this order.', 'once 7 day'],
    ['Whenever the unit is closed the Board shall be informed by 31.03.2027.', 'once on 2027-03-31'],
  ])('%s', (sentence, expected) => {
    expect(periodsIn(sentence)).toEqual([expected]);
  });
});

describe('two duties in a sentence', () => {
  it.each([
    [
      'The strip test shall be done every week and the autoclave shall be calibrated once in 12 months.',
      ['weekly', 'yearly'],
    ],
    [
      'The report shall be submitted on quarterly basis whereas the permeate shall be analysed daily.',
      ['quarterly', 'daily'],
    ],
    [
      'It shall be advertised within seven days and a copy shall be sent within 15 days.',
      ['once 7 day', 'once 15 day'],
    ],
    [
      'In case of closure the Board shall be informed within 3 days and the pit shall be lined within 30 days.',
      ['event', 'once 30 day'],
    ],
    [
      'The mill shall inform the Board immediately in case of an accident and submit a detailed report within 3 days.',
      ['event', 'event'],
    ],
    [
      'The mill shall inform the Board immediately of its owner and submit a plan within 3 days.',
      ['event', 'once 3 day'],
    ],
    [
      'The port shall be fixed within 30 days and its photo sent within the next 5 days.',
      ['once 30 day', 'event'],
    ],
    [
      'The mill shall report any accident within 24 hours and the remedial action taken thereon within 15 days.',
      ['event', 'event'],
    ],
    [
      'A copy shall be carried with every consignment and any spill shall be reported forthwith to the Board.',
      ['event', 'event'],
    ],
    [
      'In case of a fire and its spread, which should be told, the mill shall inform us immediately.',
      ['event'],
    ],
    ['The fine shall be paid by 31.05.2027 and 31.07.2027.', ['once on 2027-05-31', 'once on 2027-07-31']],
    [
      'Ash shall be tested every 6 months and report any excess forthwith to the Board.',
      ['half_yearly', 'event'],
    ],
    [
      'The stock shall be counted every quarter & send the same to us within 20 days from the end of the quarter.',
      ['quarterly', 'quarterly 01-20+04-20+07-20+10-20'],
    ],
    [
      'Workers shall be examined once a year, and the summary shall be filed by 31st January.',
      ['yearly', 'yearly 01-31'],
    ],
  ])('%s', (sentence, expected) => {
    expect(periodsIn(sentence)).toEqual(expected);
  });
});

describe('no period', () => {
  it.each([
    'The daily water consumption shall not exceed 120 KL.',
    'The order shall remain in force up to 31/03/2029.',
    'The licence fee shall be paid for the period up to 31/03/2029.',
    'The maximum daily discharge shall be 14 KLD.',
    'The annual turnover and monthly production capacity are as stated.',
    'The unit shall appoint a chemist to look after day to day activities.',
    'The orders issued from time to time shall be followed.',
    'The statement for the financial year ending 31st March is enclosed.',
    'Production shall not exceed 10 MT/Month in any case.',
    'The minutes shall be enclosed with the annual report.',
    'Records and annual return shall be kept at site.',
    'The plan for every next 5 years shall be made.',
    'Waste shall not be stored beyond 90 days.',
    'The noise level shall be kept below 75 dB(A) in day time.',
    'The earlier consent dated 14-08-2017 shall hold good.',
    'The trees shall be planted at 400 numbers per hectare.',
    'Particulate matter on 24 hourly average shall be kept below 100 ug/m3.',
  ])('%s', (sentence) => {
    expect(periodsIn(sentence)).toEqual([]);
  });
});

describe('what is told of an act', () => {
  it.each([
    ['Meters shall be calibrated quarterly and calibration reports submitted within 7 days.', 'event'],
    ['Samples shall be tested monthly, and the results shall be furnished within one week.', 'event'],
    ['The mill shall test samples monthly and shall put up the reports within one week.', 'event'],
    ['A talk shall be held yearly and the mill shall report the outcome within 30 days.', 'event'],
    ['The plant shall be tested every year, and lessons applied within three months thereof.', 'event'],
    ['Figures shall be compared monthly and deviations reported within one week.', 'event'],
    ['Samples shall be tested monthly and the pit shall be closed within 7 days.', 'once'],
    [
      'Samples shall be tested monthly and a report submitted within 7 days from the issue of this order.',
      'once',
    ],
    ['The pit shall be closed within 7 days and a report submitted within 10 days.', 'once'],
  ])('%s: %s', (sentence, kind) => {
    expect(findPeriods(sentence).at(-1)?.kind).toBe(kind);
  });
});
