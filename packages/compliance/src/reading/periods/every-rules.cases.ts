import { toFamily } from '../rule-family.test-support.ts';
import { EVERY_RULES } from './every-rules.ts';
import { findRecurrences } from './recurrence-rules.ts';
import { told } from './told.test-support.ts';

/** How often a sentence says with "every". */
export const everyRecurrences = toFamily({
  name: 'every',
  rules: EVERY_RULES,
  run: (sentence: string, every) =>
    findRecurrences(sentence, { every }).flatMap((period) =>
      period.question ? [told(period), period.question] : [told(period)],
    ),
  cases: {
    'shifts-a-day': {
      accepts: [
        ['The pressure drop of the bags shall be logged in three shifts a day.', ['daily']],
        ['The pH shall be checked in all three shifts a day.', ['daily']],
      ],
      rejects: [
        ['The mill shall be operated in three shifts a day.', []],
        ['Operators shall be posted in two shifts a day.', []],
      ],
    },
    'shift-points': {
      accepts: [
        ['The level of the acid tank shall be seen at the beginning of A, B and C shifts.', ['daily']],
        ['The pressure drop shall be noted in all the three shifts.', ['daily']],
        ['The pH shall be read by the chemist in both the shifts.', ['daily']],
        ['The sump shall be looked at before lunch and at the handing over of both shifts.', ['daily']],
      ],
      rejects: [
        ['The mill may be worked in all three shifts.', []],
        ['Operators shall be posted in both the shifts.', []],
        ['The hopper shall be emptied at the end of the night shift, every day.', ['daily']],
      ],
    },
    'in-a-shift': {
      accepts: [
        ['The level shall be read during the night shift.', ['daily']],
        ['The sump is to be emptied in the general shift.', ['daily']],
      ],
      rejects: [['The crusher shall be operated in the general shift.', []]],
    },
    'alternate-part-of-day': {
      accepts: [['The hoods shall be swept every second night.', ['1/2 day']]],
      rejects: [['The hoods shall be swept every night.', ['daily']]],
    },
    'odd-or-even': {
      accepts: [
        ['The lining of tank 1 shall be renewed in odd years.', ['1/2 year']],
        ['The east side shall be sprinkled on even dates.', ['1/2 day']],
      ],
      rejects: [['The vents with odd numbers shall be tested every year.', ['yearly']]],
    },
    'hours-or-units': {
      accepts: [
        [
          'Oil shall be changed after every 250 hours of running or six months, whichever is earlier.',
          ['half_yearly'],
        ],
        ['The set shall be serviced every 500 hours or 3 months.', ['quarterly']],
      ],
      rejects: [['The set shall be serviced every 500 hours.', ['event']]],
    },
    'running-hours': {
      accepts: [
        ['The set shall be serviced after every 500 hours of operation.', ['event']],
        ['The filter shall be changed every 250 running hours.', ['event']],
      ],
      rejects: [['The level shall be noted every 4 hours.', ['daily']]],
    },
    'every-n-units': {
      accepts: [
        ['The unit shall carry out monitoring every six months.', ['half_yearly']],
        ['The lining shall be renewed each 2 years.', ['1/2 year']],
        ['Samples shall be drawn every 45 days.', ['1/45 day']],
      ],
      rejects: [
        ['The waste may be stored for six months.', []],
        ['Six monitoring wells shall be dug.', []],
      ],
    },
    'and-a-half': {
      accepts: [
        ['The line shall be gauged every 2½ years.', ['1/30 month']],
        ['The line shall be gauged once in one and a half months.', ['1/45 day']],
      ],
      rejects: [['The line shall be gauged every 2 years.', ['1/2 year']]],
    },
    'n-units-each': {
      accepts: [
        ['The cloth shall be changed after two months each.', ['1/2 month']],
        ['At the end of three months, each time, the mill shall send a note.', ['quarterly']],
        ['A note shall be sent at the end of 3 months, each time with photographs.', ['quarterly']],
      ],
      rejects: [['The bricks shall be dried in two months each for curing and drying.', []]],
    },
    'every-nth-unit': {
      accepts: [
        ['The data shall be sent every 7th day.', ['weekly']],
        ['The bags shall be changed every third month.', ['quarterly']],
        ['Records shall be sent each 6th month.', ['half_yearly']],
        ['The screens shall be washed every fourth day.', ['1/4 day']],
      ],
      rejects: [['The bags shall be changed in the third month.', []]],
    },
    'n-monthly': {
      accepts: [
        ['The unit shall submit a five-monthly report.', ['1/5 month']],
        ['The unit shall submit 12 monthly returns.', ['yearly']],
        ['A three monthly statement shall be sent.', ['quarterly']],
        ['Soil shall be analysed 2 yearly.', ['1/2 year']],
      ],
      rejects: [
        ['The four monthly averages shall be compared.', []],
        ['The unit shall submit monthly returns.', ['monthly']],
        ['Air shall be tested for PM10 and PM2.5 monthly.', ['monthly']],
        ['Air shall be tested for PM 10 weekly.', ['weekly']],
        ['The unit shall test stacks 1 and 2 yearly.', ['yearly']],
      ],
    },
    'every-unit': {
      accepts: [
        ['The tank shall be cleaned every month.', ['monthly']],
        ['The meter shall be read each hr.', ['daily']],
        ['The bags shall be checked every alternate month.', ['1/2 month']],
        ['Readings shall be taken in each shift.', ['daily']],
        ['Readings shall be taken by the operator in each shift.', ['daily']],
        ['The sensors shall be calibrated every fortnight.', ['1/2 week']],
        ['Samples shall be drawn per quarter.', ['quarterly']],
        ['The return shall be sent each succeeding financial year.', ['yearly']],
        ['Cell rooms shall be checked everyday.', ['daily']],
        ['Treated sewage shall be got tested every calender quarter.', ['quarterly']],
      ],
      rejects: [
        ['The plan for next every year shall be made.', []],
        ['A cell with a chemist and a supervisor for each shift shall be set up.', []],
        ['The plan for every year plan period shall be made.', []],
        ['Discharge shall not exceed 10 KL per day.', []],
        ['The belt shall be planted in phases of 50% each year.', []],
      ],
    },
    'done-per-unit': {
      accepts: [
        ['The lime used shall be worked out per month and noted.', ['monthly']],
        ['The panels shall be wiped and the power recorded per day.', ['daily']],
        ['The mill shall keep record of liquor fed and cake reused per day in the register.', ['daily']],
        ['A register of ash lifted per day shall be maintained.', ['daily']],
      ],
      rejects: [
        ['The lime used shall be 40 kg per month.', []],
        ['The tank shall hold the lime used per month.', []],
        ['The mill shall keep record of drawing 40 KL per day.', []],
      ],
    },
    'end-of-the-unit': {
      accepts: [['The account shall be closed at the end of the quarter.', ['quarterly']]],
      rejects: [
        ['The account shall be closed at the end of the year.', []],
        ['The account shall be closed at the end of the month following the fair.', []],
      ],
    },
    'unit-to-unit': {
      accepts: [
        ['The meter shall be calibrated quarter to quarter.', ['quarterly']],
        ['The stock shall be told on a month-to-month basis.', ['monthly']],
      ],
      rejects: [['The day to day running of the plant shall be logged.', []]],
    },
    'unit-basis': {
      accepts: [['The balance shall be revised on half year basis.', ['half_yearly']]],
      rejects: [['The balance shall be drawn on a dry basis.', []]],
    },
    'all-days': {
      accepts: [['Roads shall be swept on all days except Sundays.', ['daily']]],
      rejects: [['Roads shall be swept on all days of rain.', []]],
    },
    'part-of-day': {
      accepts: [
        ['The road shall be wetted morning and evening.', ['daily']],
        ['The meter shall be read at 8 AM every morning.', ['daily']],
      ],
      rejects: [['The meter shall be read in the morning.', []]],
    },
    'of-next-day': {
      accepts: [
        ['The daily average of the meter shall be sent before noon of the next day.', ['daily']],
        ["The day's readings shall be sent by the following day.", ['daily']],
      ],
      rejects: [['A spill shall be told before noon of the next day.', []]],
    },
    alternate: {
      accepts: [
        ['The pH shall be tested on alternate days.', ['1/2 day']],
        ['Bags shall be changed in alternate months.', ['1/2 month']],
        ['BOD – alternate days.', ['1/2 day']],
      ],
      rejects: [['Water shall be drawn by alternate arrangement.', []]],
    },
    'trees-per-year': {
      accepts: [['The unit shall plant 100 saplings per year.', ['yearly']]],
      rejects: [['The unit shall make 100 tonnes per year.', []]],
    },
  },
});
