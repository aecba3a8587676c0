import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { BOARD_TRAP_RULES } from './board-trap-rules.ts';
import { findTrap, TRAP_RULES } from './trap-rules.ts';

/** The trap that a sentence is in, looked at as one clause with its first period. */
export const traps = toFamily({
  name: 'trap',
  rules: TRAP_RULES,
  run: (sentence: string, rules) =>
    findTrap(sentence, sentence, findPeriods(sentence)[0]?.start ?? sentence.length, [
      ...BOARD_TRAP_RULES,
      ...rules,
    ]),
  cases: {
    right: {
      accepts: [
        ['Any person aggrieved may come to the tribunal within thirty days.', 'right'],
        ['An appeal against this order shall lie within 30 days of receipt.', 'right'],
        ['The unit may prefer an appeal by 30th June.', 'right'],
        ['Refund, if any, shall be claimed within one year.', 'right'],
        ['Representation against this order can be made to the Chairman within thirty days.', 'right'],
      ],
      rejects: [['The appeal to save water shall be printed every year.', null]],
    },
    'day-alone': {
      accepts: [
        ['02.07.2024.', 'fragment'],
        ['dated 2/7/2024', 'fragment'],
      ],
      rejects: [
        ['the pit by 02.07.2024.', null],
        ['The pit shall be closed on 02.07.2026.', null],
      ],
    },
    'time-alone': {
      accepts: [
        ['Every year by 30th June.', 'fragment'],
        ['30th day of September of each year.', 'fragment'],
        ['i.e. within 30 days of this order', 'fragment'],
      ],
      rejects: [['Every year the tank by 30th June.', null]],
    },
    fragment: {
      accepts: [['Which has to be completed by 31.12.2026.', 'fragment']],
      rejects: [['Where the pit is full, it shall be emptied within 7 days.', null]],
    },
    rests: {
      accepts: [
        ['Excavation shall remain suspended from 15th June to 15th October each year.', 'prohibition'],
        ['Mining shall be strictly prohibited during the monsoon, every year.', 'prohibition'],
        ['The plant works on weekdays and it shall remain closed on Sundays.', 'prohibition'],
      ],
      rejects: [
        ['The open well shall be closed within 30 days.', null],
        ['The gate shall be closed at night and the pit shall be cleaned every year.', null],
        ['Production shall be suspended for two days every month.', null],
      ],
    },
    'as-desired': {
      accepts: [['The unit may report every month if so desired.', 'right']],
      rejects: [['The unit may come, if it wishes, and shall report every month.', null]],
    },
    'not-before': {
      accepts: [['The trial shall be taken up not before 01.09.2026.', 'prohibition']],
      rejects: [['The trial shall be taken up before 01.09.2026.', null]],
    },
    'named-beside': {
      accepts: [
        ['In addition to the annual check the men shall be seen by a doctor.', 'fragment'],
        ['Progress, the last date of the works being 30.06.2026, shall be told.', 'fragment'],
        ['The sum shall be spent in four equal annual instalments.', 'fragment'],
      ],
      rejects: [
        ['In addition, the annual check of the men shall be made.', null],
        ['Annual instalments of the fee shall be paid.', null],
      ],
    },
    dropped: {
      accepts: [
        ['Condition No. 14, i.e. monthly monitoring of the wells, is deleted.', 'dropped'],
        ['The clause on weekly reports stands withdrawn.', 'dropped'],
        ['The earlier condition of weekly tests is relaxed.', 'dropped'],
        ['This office letter on weekly reports of the mill stands superseded.', 'dropped'],
      ],
      rejects: [
        ['Waste that is deleted from the list shall be sent monthly.', null],
        ['The condition of weekly tests is relaxed to monthly tests of all wells.', null],
      ],
    },
    power: {
      accepts: [
        ['The guarantee will be forfeited within 15 days without notice.', 'power'],
        ['This order may be suspended within 7 days.', 'power'],
        ['A sum will be added for every quarter of delay.', 'power'],
        ['A sum shall be levied for each day of violation.', 'power'],
        ['Delay of every month will cost a sum.', 'power'],
        ['The order shall be treated as cancelled if nothing is built within 2 years.', 'power'],
        ['Fees at double rate for every year shall be charged.', 'power'],
        ['Who fails is punishable with a fine for every day.', 'power'],
        ['Power to the mill will be cut within 24 hours of that.', 'power'],
        [
          'The right to close the plant within a day is reserved; who fails is liable for it within a week.',
          'power',
        ],
        ['A show cause follows within 15 days.', 'power'],
      ],
      rejects: [
        ['The guarantee shall be submitted within 15 days, failing which it will be forfeited.', null],
        ['The stack shall be raised within 45 days, else the consent will be revoked.', null],
        ['The unit shall pay within 15 days of the day on which it is liable to cess.', null],
        ['Production shall be suspended two days in every month for jetting.', null],
      ],
    },
    definition: {
      accepts: [
        ['Grab sample shall mean one that is drawn at once every four hours.', 'fragment'],
        ['"Month" means a calendar month and a report of it every month.', 'fragment'],
        ['Wet season is defined as the time in which it rains every week.', 'fragment'],
      ],
      rejects: [
        ['The pit shall be emptied every month by means of a tanker.', null],
        ['The pit shall be emptied every month (a month means one of the calendar).', null],
      ],
    },
    'working-time': {
      accepts: [
        [
          'The stone crusher shall be worked for not more than 300 days in a year and in one shift daily.',
          'prohibition',
        ],
        ['Production shall be carried on in two shifts only every day.', 'prohibition'],
        ['Crushers shall be run in day time only for nine hours daily.', 'prohibition'],
      ],
      rejects: [
        ['The hose of the crusher shall be washed in two shifts daily.', null],
        ['The unit shall run the sprinklers for two hours daily.', null],
      ],
    },
    'part-thereof': {
      accepts: [['Renewal attracts double the fee for every year or part thereof.', 'fee']],
      rejects: [['The mill shall pay the fee every year, or ask for time.', null]],
    },
    fee: {
      accepts: [
        ['The fee paid is adequate for the period up to 31/08/2027.', 'fee'],
        ['Consent fees are received towards five years.', 'fee'],
        ['Charges for 4 samples per year are included.', 'fee'],
      ],
      rejects: [
        ['The consent fee for the next year shall be paid by 31st March.', null],
        ['The fee of the laboratory is told every month.', null],
      ],
    },
    validity: {
      accepts: [
        ['This consent shall be valid for a period of five years.', 'validity'],
        ['The order remains in force up to 31/03/2029.', 'validity'],
        ['It is granted for a further period of two years.', 'validity'],
        ['Valid till 31/03/2029.', 'validity'],
        ['The consent shall lapse if the plant is not commissioned within five years.', 'validity'],
        ['Period of consent: This consent takes effect on 01.09.2023 unless withdrawn.', 'validity'],
        [
          'This consent comes into force on its issue and shall cease to have effect by 30th June.',
          'validity',
        ],
        ['The consent shall run concurrently with the authorisation till 30th June 2028.', 'validity'],
        ['The consent of the Board is hereby renewed for a period of three years.', 'validity'],
        ['The authorisation shall hold good up to 31.03.2029.', 'validity'],
        ['The renewal shall be valid for the term ending with the 31st March 2029.', 'validity'],
        ['That the period of this consent starts on 01/04/2023 and it shall end on 31/03/2028.', 'validity'],
        ['The renewed consent shall be treated as operative from 01-10-2022.', 'validity'],
      ],
      rejects: [
        ['The unit shall get a bank guarantee that is valid for a period of five years.', null],
        ['The unit shall apply for renewal while this consent is valid, by 30th June.', null],
        ['Arrears shall be remitted within 30 days, failing which this consent will stand cancelled.', null],
        ['The plant shall come into operation by 31.03.2029.', null],
        ['The insurance policy shall be renewed for a period of one year.', null],
        ['The renewed consent shall be placed at the gate within 15 days.', null],
      ],
    },
    'stored-until': {
      accepts: [
        ['Sludge shall be taken from the shed before completion of 90 days.', 'prohibition'],
        ['Sludge shall be taken away within 90 days or ten tonnes, whichever is earlier.', 'prohibition'],
      ],
      rejects: [
        ['Sludge in the shed shall be taken away within 90 days.', null],
        ['The shed shall be built before completion of 90 days from the issue of this order.', null],
      ],
    },
    lasts: {
      accepts: [
        ['Washings shall be kept at pH 12 for 4 hours before they are mixed.', 'fragment'],
        ['Effluent shall be held for at least 24 hours before discharge.', 'fragment'],
      ],
      rejects: [
        ['The plan for shutdown shall be sent 4 hours before the shutdown.', null],
        ['Renewal shall be applied for sixty days before its expiry.', null],
      ],
    },
    restricted: {
      accepts: [['Blasting shall be restricted to day time, once in a day.', 'prohibition']],
      rejects: [['Dust shall be limited to 5 mg and the filters cleaned once in a day.', null]],
    },
    prohibition: {
      accepts: [
        ['Neither digging nor carting on Sundays shall be undertaken.', 'prohibition'],
        ['Untreated waste shall not be kept for more than 48 hours.', 'prohibition'],
        ['Not more than 60 MT of scrap shall be processed in a day.', 'prohibition'],
        ['Maximum 25 trucks shall ply daily through the village.', 'prohibition'],
        ['The unit shall not start production without consent within 2 years.', 'prohibition'],
        ['The mill shall not be run between 10 p.m. and 6 a.m. daily.', 'prohibition'],
        ['In no case is the bypass to open more than once a year.', 'prohibition'],
        ['Logs are kept and sludge may never be stored beyond 90 days within the plant.', 'prohibition'],
      ],
      rejects: [
        ['The mill shall tell why it ran, and that it shall not recur, within 15 days.', null],
        ['The unit shall not use the well and shall test it every year.', null],
        ['The unit shall test the well every year and shall not use it.', null],
        ['A no dues certificate of the trust shall be sent every year.', null],
        ['An undertaking that no timber of the forest is used shall be given within 15 days.', null],
      ],
    },
  },
});
