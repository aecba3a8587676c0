import { toFamily } from '../rule-family.test-support.ts';
import { findMonthlyDays } from './monthly-day-rules.ts';
import { told } from './told.test-support.ts';
import { WEEKDAY_RULES } from './weekday-rules.ts';

/** Days of the week that a sentence names. */
export const weekdays = toFamily({
  name: 'weekday',
  rules: WEEKDAY_RULES,
  run: (sentence: string, rules) => findMonthlyDays(sentence, { weekdays: rules }).map(told),
  cases: {
    'weekday-of-some-months': {
      accepts: [
        ['A meeting shall be held on the first Monday of alternate months.', ['1/2 month']],
        ['A meeting shall be held on the last Friday of every third month.', ['quarterly']],
      ],
      rejects: [['A meeting shall be held on the first Monday of every month.', ['monthly']]],
    },
    'alternate-weekday': {
      accepts: [
        ['Drains are to be flushed every 2nd Sunday.', ['1/2 week']],
        ['The yard shall be swept on alternate Saturdays.', ['1/2 week']],
        ['The yard shall be swept every other Friday.', ['1/2 week']],
      ],
      rejects: [['The yard shall be swept on Saturdays.', ['weekly saturday']]],
    },
    'weekday-of-span': {
      accepts: [
        ['A drill shall be held on the first Saturday of every quarter.', ['quarterly']],
        ['A drill shall be held on the last Monday of each month.', ['monthly']],
        ['Data shall reach the office on the last Friday of the month.', ['monthly']],
        ['Pits shall be scraped on the first and the third Monday of every month.', ['2/1 month']],
        ['The second and fourth Saturdays shall be used for greasing.', ['2/1 month']],
      ],
      rejects: [
        ['A drill shall be held on the first Saturday of June.', []],
        ['A drill shall be held on the first Saturday of the month of June.', []],
      ],
    },
    'several-weekdays': {
      accepts: [
        ['The trap shall be opened on Tuesdays and Fridays.', ['2/1 week']],
        ['The trap shall be opened every Monday, Wednesday & Saturday.', ['3/1 week']],
      ],
      rejects: [
        ['The trap shall be opened on Tuesdays.', ['weekly tuesday']],
        ['Waste shall be lifted daily, including Saturdays and Sundays.', []],
      ],
    },
    'day-of-week': {
      accepts: [['The hood shall be measured on the first working day of the week.', ['weekly']]],
      rejects: [['The hood shall be measured on the first working day of June.', []]],
    },
    'by-weekday': {
      accepts: [['The figure shall be mailed by Monday for the week.', ['weekly monday']]],
      rejects: [['The gate shall be mended by Monday.', []]],
    },
    weekday: {
      accepts: [
        ['The board shall be updated every Monday.', ['weekly monday']],
        ['The yard shall be swept on Fridays.', ['weekly friday']],
        ['The pits shall be checked each sunday.', ['weekly sunday']],
        ['The probe calibrated Mondays.', ['weekly monday']],
      ],
      rejects: [
        ['The office is closed from Saturday to Monday.', []],
        ['Waste shall be lifted daily, including Sundays and holidays.', []],
        ['Waste shall be lifted daily, even on Sundays.', []],
      ],
    },
  },
});
