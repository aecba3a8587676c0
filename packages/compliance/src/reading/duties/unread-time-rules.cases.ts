import { toFamily } from '../rule-family.test-support.ts';
import { findUnreadTime, UNREAD_TIME_RULES } from './unread-time-rules.ts';

/** What is asked where a command names a time that gives no duty, and which answers are offered. */
export const unreadTimes = toFamily({
  name: 'unread time',
  rules: UNREAD_TIME_RULES,
  run: (sentence: string, rules) => {
    const found = findUnreadTime(sentence, rules);
    const options = found && 'options' in found.asks ? found.asks.options.length : 0;
    return found && `${found.words} | ${found.asks.kind} ${options}`;
  },
  cases: {
    soon: {
      accepts: [
        ['The unit shall commission the plant at the earliest.', 'at the earliest | day 0'],
        ['The shed shall be built in a time bound manner.', 'in a time bound manner | day 0'],
      ],
      rejects: [['The earliest reading shall be kept.', null]],
    },
    'awaited-by': {
      accepts: [
        [
          'No fresh furnace shall be lit until a bag filter is installed, latest by 31.10.2026.',
          'latest by 31.10.2026 | day 1',
        ],
      ],
      rejects: [
        ['No fresh furnace shall be lit until a bag filter is there.', null],
        ['No fresh furnace shall be lit by 31.10.2026.', null],
      ],
    },
    'any-time': {
      accepts: [
        ['The lamps shall be put off every single lunar month.', 'every single lunar month | period 6'],
        ['The lamps shall be put off once each long campaign.', 'once each long campaign | period 6'],
        ['The unit shall clean monthly lamps.', 'monthly | period 6'],
        ['The lamps shall be lit from 1st October, 2027.', 'from 1st October, 2027 | day 0'],
        ['The lamps shall be lit in the second year of mining.', 'in the second year | day 0'],
        ['The lamps shall be lit by the end of the 2nd year.', 'by the end of the 2nd year | day 0'],
        ['The lamps shall be lit by the end of this phase.', 'by the end of this phase | day 0'],
        [
          'The lamps shall be put off before the third heating season.',
          'before the third heating season | day 0',
        ],
      ],
      rejects: [
        ['The lamps of the monthly plan shall be put off.', null],
        ['The lamps shall be put off every month.', null],
        ['Not more than one lamp shall be lit each lunar month.', null],
        ['The mill shall prepare a plan for every next lunar month.', null],
        ['The lamps of the plan granted before the third season shall be put off.', null],
      ],
    },
  },
});
