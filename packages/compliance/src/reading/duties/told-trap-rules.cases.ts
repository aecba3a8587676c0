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
    'head-of-letter': {
      accepts: [
        ['Memo No. 118-4A (To be quoted always) Form I was filed on or before 02/04/2024', 'fragment'],
        ['Tel: 2202 Website: a.in Whereas the occupier has come to us by 02/04/2024', 'fragment'],
      ],
      rejects: [['Memo No. 118: the meter shall be sealed by 02/04/2026.', null]],
    },
    'done-in-past': {
      accepts: [
        ['The unit had then submitted fortnightly register of smell, which may now be stopped.', 'fragment'],
        ['Progress of the works was being furnished monthly up to the last order.', 'fragment'],
        ['The mill had regularly sent samples every month.', 'fragment'],
      ],
      rejects: [
        ['The mill had sent samples monthly and shall go on with it.', null],
        ['The Engineer had directed the mill to send a monthly report.', null],
        ['The liner that had cracked be changed within 30 days.', null],
        ['The liner had cracked and be changed within 30 days.', null],
      ],
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
    'status-told': {
      accepts: [
        ['Stack watched half yearly - complied.', 'fragment'],
        ['Trees planted by 31.03.2023 – partly complied.', 'fragment'],
      ],
      rejects: [['Trees to be planted by 31.03.2027 - pending.', null]],
    },
    'law-asks': {
      accepts: [
        ['Rule 20 provides for annual returns by all.', 'fragment'],
        ['The earlier EC dated 10.10.2017 prescribed monthly tests of wells.', 'fragment'],
        ['NAAQS of 2009 prescribes readings twice a week.', 'fragment'],
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
    'refers-to': {
      accepts: [
        ['Kindly refer your letter dated 05.10.2023 on the annual return.', 'fragment'],
        ['Sub: half-yearly report of the wells.', 'fragment'],
      ],
      rejects: [['Please refer to the annual return, which shall be sent again.', null]],
    },
    'copy-asks': {
      accepts: [
        ['Copy to the Forest Range, Panipat with the direction to lift samples quarterly.', 'board'],
        ['Copy forwarded to the Range for information and quarterly checks.', 'board'],
      ],
      rejects: [['Copy to be sent to the Range for information every quarter.', null]],
    },
    'was-to-be': {
      accepts: [
        [
          'A filter, which was required vide order dated 09.11.2021 to be put up by 30.11.2022, shall be told.',
          'fragment',
        ],
        [
          'Compliance of the directions, which were to be carried out by 30.04.2024, shall be told.',
          'fragment',
        ],
        ['The query was to be answered within 30 days and was answered on 06/11/2024.', 'fragment'],
        ['What was told on 02-12-2024 was to be removed within seven days.', 'fragment'],
      ],
      rejects: [
        ['The directions, which are to be carried out by 30.04.2024, shall be read.', null],
        ['The old pit, as was to be seen, shall be filled within 30 days.', null],
      ],
    },
    'told-amount': {
      accepts: [['number of trees planted by the end of September.', 'fragment']],
      rejects: [
        ['Number of trees to be planted by the end of September: 400.', null],
        ['The list of trees shall be sent by the end of September.', null],
      ],
    },
    'seen-on': {
      accepts: [
        ['The audit shall be told, as seen in the verification on 23/08/2026.', 'fragment'],
        ['The outlet had, as per visit of the Regional Officer on 22/08/2023, to be mended.', 'fragment'],
      ],
      rejects: [['The gap seen in the verification shall be closed by 23/08/2026.', null]],
    },
    'furnished-before': {
      accepts: [
        [
          'The unit has furnished a sum of Rs. 5.0 lakh which shall remain valid till 30.06.2029.',
          'validity',
        ],
      ],
      rejects: [['The unit shall furnish a sum which shall remain valid till 30.06.2029.', null]],
    },
    refused: {
      accepts: [
        ['Your request for doing away with the monthly survey of wells was not agreed to.', 'dropped'],
        [
          'Application for leaving out the monthly survey was looked into and could not be acceded to.',
          'dropped',
        ],
        ['The plea for yearly instead of quarterly tests has been declined after due thought.', 'dropped'],
      ],
      rejects: [
        ['The request was not accepted and the survey shall be done every month.', null],
        ['The proposals of the cell, which were not approved, shall be sent every quarter.', null],
      ],
    },
    'told-plan': {
      accepts: [['The letter mentioned that the line would be tested annually.', 'outlook']],
      rejects: [['The mill stated that the line would be tested annually, and shall do so.', null]],
    },
    noted: {
      accepts: [['It may please be noted that this letter only acknowledges the annual return.', 'fragment']],
      rejects: [['Please note that the annual return shall be sent by post.', null]],
    },
    'recorded-before': {
      accepts: [['Stack S-1 recorded an average of 38 mg/Nm3 two months before this renewal.', 'fragment']],
      rejects: [['The average recorded shall be sent two months before this renewal.', null]],
    },
    outlook: {
      accepts: [['The tank is in progress and is expected to be completed by June 2027.', 'outlook']],
      rejects: [
        ['The tank that is proposed to the west shall be completed by June 2027.', null],
        ['The operator is expected to read the meter each day.', null],
      ],
    },
  },
});
