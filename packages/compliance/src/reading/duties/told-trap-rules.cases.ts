import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { BOARD_TRAP_RULES } from './board-trap-rules.ts';
import { TOLD_TRAP_RULES } from './told-trap-rules.ts';
import { findTrap, TRAP_RULES } from './trap-rules.ts';

/** The trap that a sentence is in for what it only tells, looked at as one clause with its first period. */
export const toldTraps = toFamily({
  name: 'told trap',
  rules: TOLD_TRAP_RULES,
  run: (sentence: string, rules) =>
    findTrap(sentence, sentence, findPeriods(sentence)[0]?.start ?? sentence.length, [
      ...BOARD_TRAP_RULES,
      ...TRAP_RULES,
      ...rules,
    ]),
  cases: {
    'seen-that': {
      accepts: [
        ['On the visit it was seen that sludge is lifted once a week.', 'fragment'],
        ['It has been reported that the tank is cleaned every month.', 'fragment'],
      ],
      rejects: [['It was seen that the tank is full and it shall be cleaned every month.', null]],
    },
    'said-that': {
      accepts: [
        ['The company has assured that the line will be ready by 30.09.2023.', 'outlook'],
        ['The occupier also stated that masks are changed every week.', 'outlook'],
      ],
      rejects: [['The company, which said that it is late, shall do it by 30.09.2026.', null]],
    },
    'as-said': {
      accepts: [['As informed by the mill, the meters are set right once in six months.', 'outlook']],
      rejects: [['As stated above, the meters shall be set right once in six months.', null]],
    },
    'based-on': {
      accepts: [['The study is based on readings twice a week.', 'fragment']],
      rejects: [['The study is to be sent within 30 days.', null]],
    },
    'done-on': {
      accepts: [['Status: quarterly report of the stacks submitted on 05.04.2024.', 'fragment']],
      rejects: [
        ['Quarterly report of the stacks to be submitted on 05.04.2026.', null],
        ['The report submitted on 05.04.2024 shall be sent again every quarter.', null],
      ],
    },
    'law-asks': {
      accepts: [
        ['Rule 20 provides for annual returns by all.', 'fragment'],
        ['The notification of 1998 requires annual returns from those who make waste.', 'fragment'],
      ],
      rejects: [['Under rule 20, which requires it, annual returns shall be sent.', null]],
    },
    'court-ordered': {
      accepts: [
        ["Hon'ble NGT vide order of 2019 directed all States to send quarterly reports.", 'board'],
        ['The Supreme Court has ordered that all such mills be moved by 31.12.2026.', 'board'],
      ],
      rejects: [['The Supreme Court has ordered that all such mills shall be moved by 31.12.2026.', null]],
    },
    'copy-asks': {
      accepts: [
        ['Copy to the Forest Range, Panipat with the direction to lift samples quarterly.', 'board'],
        ['Copy forwarded to the Range for information and quarterly checks.', 'board'],
      ],
      rejects: [['Copy to be sent to the Range for information every quarter.', null]],
    },
  },
});
