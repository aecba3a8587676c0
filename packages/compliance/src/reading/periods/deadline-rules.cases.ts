import { toFamily } from '../rule-family.test-support.ts';
import { DEADLINE_RULES, findDeadlines } from './deadline-rules.ts';
import { told } from './told.test-support.ts';

/** The deadlines of a sentence, each with the words that are quoted for it. */
export const deadlines = toFamily({
  name: 'deadline',
  rules: DEADLINE_RULES,
  run: (sentence: string, rules) =>
    findDeadlines(sentence, rules).map((period) => `${told(period)}: ${period.text}`),
  cases: {
    'hours-of-order': {
      accepts: [
        [
          'The seal numbers shall be told within 48 hrs. of receipt of this order.',
          ['once 2 day: within 48 hrs. of receipt of this order'],
        ],
      ],
      rejects: [
        ['Each spill shall be told within 48 hours of detection.', ['event: within 48 hours']],
        ['The seal shall be put back within 30 hours of issue of this order.', ['event: within 30 hours']],
      ],
    },
    'no-count': {
      accepts: [['The pit shall be lined within 0 days.', []]],
      rejects: [['The pit shall be lined within 10 days.', ['once 10 day: within 10 days']]],
    },
    'directed-in-hours': {
      accepts: [
        ['You are directed to uproot the line in 48 hours and tell us.', ['once 2 day: in 48 hours']],
      ],
      rejects: [
        ['In case of a leak you are directed to shut the line in 48 hours.', ['event: in 48 hours']],
        ['A leak shall be shut within 24 hours.', ['event: within 24 hours']],
      ],
    },
    'how-long': {
      accepts: [
        ['The dump was cleared in two years.', []],
        ['The dump shall be cleared in two years if dry.', []],
        ['The fee is calculated in 12 months each.', []],
      ],
      rejects: [
        ['The dump shall be cleared in a period of two years.', ['once 2 year: in a period of two years']],
        ["The pit shall be lined in 15 days' time.", ["once 15 day: in 15 days' time"]],
        ['The dump shall be cleared in two years.', ['once 2 year: in two years']],
        [
          'A study is to be got done and the report furnished in nine months.',
          ['once 9 month: in nine months'],
        ],
        ['Work on the dump shall start in 30 days and not later.', ['once 30 day: in 30 days']],
        ['The dump shall be disposed of in 60 days and fenced.', ['once 60 day: in 60 days']],
        ['The mill shall deposit Rs. 2.5 lakh in 30 days and tell so.', ['once 30 day: in 30 days']],
        ['The mill will clear the dump in next 60 days and fence it.', ['once 60 day: in next 60 days']],
        ['A guarantee to be given in 30 days.', ['once 30 day: in 30 days']],
        ['An undertaking must reach this office in a week.', ['once 1 week: in a week']],
        [
          'Ponds shall be sampled in the first three months and thereafter again.',
          ['once 3 month: in the first three months'],
        ],
        ['A sum shall be deposited in fifteen days towards the works.', ['once 15 day: in fifteen days']],
        ['Provide a camera at the yard in 21 days.', ['once 21 day: in 21 days']],
        ['A new pit needs to be in place in 120 days.', ['once 120 day: in 120 days']],
        ['Inform the name of the officer in 10 days.', ['once 10 day: in 10 days']],
        ['Tell the Board in 15 days of the change.', ['event: in 15 days of the change']],
        ['The mill shall submit a plan in one month for the pumps.', ['once 1 month: in one month']],
        [
          'The mill shall turn to gas in 18 months from the date of this letter.',
          ['once 18 month: in 18 months from the date of this letter'],
        ],
      ],
    },
    'from-its-receipt': {
      accepts: [
        [
          'The mill shall obtain the NOC and submit a copy within seven days of its receipt.',
          ['event: within seven days of its receipt'],
        ],
      ],
      rejects: [
        ['A reply to this order shall be sent within 7 days of its receipt.', ['once 7 day: within 7 days']],
      ],
    },
    hours: {
      accepts: [
        ['The leak shall be stopped within half an hour.', ['event: within half an hour']],
        ['The accident shall be reported within 24 hours.', ['event: within 24 hours']],
        ['Leaks shall be closed not later than 6 hrs from now.', ['event: not later than 6 hrs']],
      ],
      rejects: [['The plan shall be sent within 24 days.', ['once 24 day: within 24 days']]],
    },
    'counts-back': {
      accepts: [
        ['The form shall be sent within 30 days before the end of the consent.', []],
        ['The form shall be sent within one month prior to the trial.', []],
      ],
      rejects: [['The form shall be sent within 30 days.', ['once 30 day: within 30 days']]],
    },
    'from-printed-day': {
      accepts: [
        [
          'A copy shall be sent within 15 days from 31.07.2025.',
          ['lead -15 day from 2025-07-31: within 15 days'],
        ],
        [
          'The card is valid up to 31.07.2025; a new one shall be sent within 15 days from that date.',
          ['lead -15 day from 2025-07-31: within 15 days'],
        ],
      ],
      rejects: [['A copy shall be sent within 15 days from that date.', ['once 15 day: within 15 days']]],
    },
    'from-event': {
      accepts: [
        [
          'Leaks shall be repaired within 5 working days of detection.',
          ['event: within 5 working days of detection'],
        ],
        [
          'The report shall be sent within seven days after the accident.',
          ['event: within seven days after the accident'],
        ],
        [
          'Gas shall be used within six months from the date of availability of the line.',
          ['event: within six months from the date of availability of the line'],
        ],
        ['Copies shall be sent within 10 days of every lot.', ['event: within 10 days of every lot']],
        [
          'It shall be sent within fifteen days after the close of that period.',
          ['event: within fifteen days after the close of that period'],
        ],
        [
          'The form shall be sent within 10 days from receipt of notice of the order.',
          ['event: within 10 days from receipt of notice of the order'],
        ],
      ],
      rejects: [
        [
          'It shall be lined within 30 days from the date of the consent for production.',
          ['once 30 day: within 30 days from the date of the consent'],
        ],
        ['It shall be lined within 30 days along the fence.', ['once 30 day: within 30 days']],
      ],
    },
    'whenever-behind': {
      accepts: [
        ['A permit shall be got within 60 days whenever the waste changes.', ['event: within 60 days']],
      ],
      rejects: [
        ['A permit shall be got within 60 days if it is not there.', ['once 60 day: within 60 days']],
      ],
    },
    thereafter: {
      accepts: [
        [
          'Meters shall be fixed, and proof sent within a fortnight thereafter.',
          ['event: within a fortnight'],
        ],
        ['The pit shall be lined and a report sent within 15 days after that.', ['event: within 15 days']],
        ['The closure of loans shall be told within one month thereof.', ['event: within one month']],
        ['The tank shall be proved, and its copy sent three months thereafter.', ['event: three months']],
      ],
      rejects: [['The pit shall be lined within 15 days.', ['once 15 day: within 15 days']]],
    },
    blank: {
      accepts: [
        ['The plan shall be sent within ____ days.', ['once null day: within ____ days']],
        [
          'The form shall be sent within ……… months from the date of issue of this order.',
          ['once null month: within ……… months from the date of issue of this order'],
        ],
      ],
      rejects: [
        ['Leaks shall be reported within ____ days of detection.', ['event: within ____ days of detection']],
        ['The plan shall be sent within 3 days.', ['once 3 day: within 3 days']],
      ],
    },
    'either-of-two': {
      accepts: [
        ['The plan shall be sent within 15/30 days.', ['once 15 day: within 15/30 days']],
        ['The plan shall be sent within two or one months.', ['once 1 month: within two or one months']],
        [
          'The plan shall be sent within 7 to 10 days from receipt of this order.',
          ['once 7 day: within 7 to 10 days from receipt of this order'],
        ],
      ],
      rejects: [
        ['Leaks shall be closed within 2-3 days of detection.', ['event: within 2-3 days of detection']],
        ['The plan shall be sent within 30-days.', ['once 30 day: within 30-days']],
      ],
    },
    'working-days': {
      accepts: [
        ['The fee shall be paid within 10 working days.', ['once 11 day: within 10 working days']],
        [
          'The fee shall be paid within 3 working days of issue of this letter.',
          ['once 3 day: within 3 working days of issue of this letter'],
        ],
      ],
      rejects: [
        [
          'Leaks shall be told of within 3 working days of detection.',
          ['event: within 3 working days of detection'],
        ],
        ['The fee shall be paid within 10 calendar days.', ['once 10 day: within 10 calendar days']],
      ],
    },
    'from-order': {
      accepts: [
        [
          'Meters shall be fitted in 90 days from the date hereof.',
          ['once 90 day: in 90 days from the date hereof'],
        ],
        [
          'A drain shall be dug, one month from the date of issue of this consent.',
          ['once 1 month: one month from the date of issue of this consent'],
        ],
        [
          'A report shall be submitted within one year from the date of issue of this letter.',
          ['once 1 year: within one year from the date of issue of this letter'],
        ],
        [
          'The bank guarantee shall be given within a period of 30 days from receipt of this order.',
          ['once 30 day: within a period of 30 days from receipt of this order'],
        ],
      ],
      rejects: [['The sheds shall be closed within 2 months from today.', ['once 2 month: within 2 months']]],
    },
    'from-issue': {
      accepts: [
        [
          'The pit shall be moved on or before the expiry of six months from today.',
          ['once 6 month: on or before the expiry of six months'],
        ],
        ['The pit shall be lined three months from now.', ['once 3 month: three months']],
        ['The unit shall submit an undertaking within 15 days.', ['once 15 day: within 15 days']],
        ['The samples shall be sent with in one month.', ['once 1 month: with in one month']],
        ['The roof shall have panels within half a year.', ['once 6 month: within half a year']],
        [
          'The pit shall be lined within one and a half months.',
          ['once 45 day: within one and a half months'],
        ],
        ['The pit shall be lined within 1½ years.', ['once 18 month: within 1½ years']],
        ['The pit shall be lined within half a month.', ['once 15 day: within half a month']],
        ['It shall be complied with within a fortnight.', ['once 14 day: within a fortnight']],
        ['Time of five months is given to the mill for the pit.', ['once 5 month: Time of five months']],
        ["Six months' time is granted for the second pit.", ["once 6 month: Six months' time"]],
        ['180 days are allowed for lining of the pit.', ['once 180 day: 180 days']],
        ['Meters shall be fitted within a span of 3 months.', ['once 3 month: within a span of 3 months']],
        ['The wall must be rebuilt inside of 10 days.', ['once 10 day: inside of 10 days']],
        [
          'The tank shall be lined within next three (3) months.',
          ['once 3 month: within next three (3) months'],
        ],
        ['The address shall be given no later than a week.', ['once 1 week: no later than a week']],
        [
          'The plan shall be sent within the time limit of 45 calendar days.',
          ['once 45 day: within the time limit of 45 calendar days'],
        ],
      ],
      rejects: [
        ['The accident shall be reported within 2 hours of it.', ['event: within 2 hours']],
        ['Waste shall not be stored beyond 90 days.', []],
      ],
    },
  },
});
