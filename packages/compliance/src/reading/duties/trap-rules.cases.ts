import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { findTrap, TRAP_RULES } from './trap-rules.ts';

/** The trap that a sentence is in, looked at as one clause with its first period. */
export const traps = toFamily({
  name: 'trap',
  rules: TRAP_RULES,
  run: (sentence: string, rules) =>
    findTrap(sentence, sentence, findPeriods(sentence)[0]?.start ?? sentence.length, rules),
  cases: {
    right: {
      accepts: [
        ['Any person aggrieved may come to the tribunal within thirty days.', 'right'],
        ['An appeal against this order shall lie within 30 days of receipt.', 'right'],
        ['The unit may prefer an appeal by 30th June.', 'right'],
      ],
      rejects: [['The appeal to save water shall be printed every year.', null]],
    },
    fragment: {
      accepts: [['Which has to be completed by 31.12.2026.', 'fragment']],
      rejects: [['Where the pit is full, it shall be emptied within 7 days.', null]],
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
      ],
      rejects: [['The directions, which are to be carried out by 30.04.2024, shall be read.', null]],
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
    'told-amount': {
      accepts: [['number of trees planted by the end of September.', 'fragment']],
      rejects: [
        ['Number of trees to be planted by the end of September: 400.', null],
        ['The list of trees shall be sent by the end of September.', null],
      ],
    },
    dropped: {
      accepts: [
        ['Condition No. 14, i.e. monthly monitoring of the wells, is deleted.', 'dropped'],
        ['The clause on weekly reports stands withdrawn.', 'dropped'],
        ['This office letter on weekly reports of the mill stands superseded.', 'dropped'],
      ],
      rejects: [['Waste that is deleted from the list shall be sent monthly.', null]],
    },
    'board-acts': {
      accepts: [
        ['The field staff of CPCC shall lift effluent samples thrice a year.', 'board'],
        ['The Sub-Regional Officer, Nira shall collect samples once in every quarter.', 'board'],
        ['The Regional Office shall monitor the compliance twice a year.', 'board'],
        ['This office will collect samples once in a quarter.', 'board'],
        ['The Regional Officer is requested to collect samples once in a quarter.', 'board'],
        ['The Board or its officers may at any time, and shall once in a year, look at the yard.', 'board'],
        ['The District Collector shall review the work once in three months.', 'board'],
        ['The Sub-Divisional Magistrate and the Tehsildar will report on the pits every week.', 'board'],
        ['State level committee shall review the work once in two months.', 'board'],
        ['The District Administration shall hear the village every quarter.', 'board'],
        ["The Committee's officials shall collect samples once in six months.", 'board'],
        ['Junior Environmental Engineer shall look at the unit once in four months.', 'board'],
        ['The officers of Nira Regional Office shall collect samples half-yearly.', 'board'],
        ['The Forest Department will count the trees every year.', 'board'],
        ['CPCB officials shall collect samples once in three months.', 'board'],
        [
          'The Environmental Engineer, Zonal Office-1, Jalandhar shall check the stock every quarter.',
          'board',
        ],
        ["The Board's vigilance team may collect samples every month.", 'board'],
        ['The unit shall keep a log, and the Board may inspect it every month.', 'board'],
        ['Every month, the Regional Officer shall call and the unit shall open the gates.', 'board'],
      ],
      rejects: [
        ['The display board must be updated every day.', null],
        ['The board at the main gate shall be updated each Monday.', null],
        ['The Board shall be informed by the unit within 15 days.', null],
        ['The Regional Officer may call, and the unit shall keep a log every month.', null],
        ['Every month the unit shall open the gates and the Regional Officer may call.', null],
      ],
    },
    'done-by-board': {
      accepts: [
        ['The clinics will be inspected by the AE/AEE once in every quarter.', 'board'],
        ['The register will be updated by the Board every month.', 'board'],
        ['All kilns are to be shifted by the State Government by 31.12.2026.', 'board'],
        ['The panel shall meet quarterly under the chairmanship of the District Magistrate.', 'board'],
        ['The trees belong to the panel, whose meeting shall be convened by the DFO half-yearly.', 'board'],
        ['Samples are collected once a year and verified by officers of the Board.', 'board'],
        ['The work will be seen within 30 days and verified by this office.', 'board'],
        ["Sampling of effluent by Board's staff will be carried out every month.", 'board'],
      ],
      rejects: [
        ['The unit shall get samples collected by the Board officials and analysed every month.', null],
        ['Samples are collected by a recognised laboratory once a year.', null],
        ['Sampling by the mill shall be watched every month.', null],
        ['The audit shall be conducted by auditors authorised by CPCB once a year.', null],
        ['The yard shall be monitored half-yearly by AERB approved agencies.', null],
        ['Samples shall be collected by MoEF&CC / CPCB recognised laboratories every month.', null],
      ],
    },
    'by-board': {
      accepts: [
        ['The fee is revised every second year by a notification of the Government.', 'board'],
        ['once in six months by Board.', 'board'],
      ],
      rejects: [
        ['The stack shall be looked at once in six months by Board.', null],
        ['once in six months by laboratories that the Board approves.', null],
        ['once in six months from a laboratory recognised by the Board.', null],
      ],
    },
    'board-did': {
      accepts: [
        [
          'The Authority in its 149th meeting decided to accord the clearance subject to annual review.',
          'board',
        ],
        ['SEAC has recommended the proposal with yearly audits of the mine.', 'board'],
        ['The committee visited the unit on 14.02.2024 and recommended quarterly testing.', 'board'],
      ],
      rejects: [['The safety committee has decided that the tanks shall be checked every quarter.', null]],
    },
    'comes-to-inspect': {
      accepts: [
        ['The Committee will carry out joint inspection every six months with the Panchayat.', 'board'],
        ['An expert team shall inspect the unit every quarter.', 'board'],
        ['The local committee will visit the factory once a year.', 'board'],
        ['The Committee shall carry out validation of the facility every year.', 'board'],
        ['He is requested to visit the industry once in a quarter and verify the conditions.', 'board'],
      ],
      rejects: [
        ['The safety committee shall inspect the tanks every quarter.', null],
        ['You are requested to check the tanks every quarter.', null],
      ],
    },
    power: {
      accepts: [
        ['The guarantee will be forfeited within 15 days without notice.', 'power'],
        ['This order may be suspended within 7 days.', 'power'],
        ['A sum will be added for every quarter of delay.', 'power'],
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
    'told-plan': {
      accepts: [['The mill stated that the line would be tested annually.', 'outlook']],
      rejects: [['The mill stated that the line would be tested annually, and shall do so.', null]],
    },
    noted: {
      accepts: [['It may please be noted that this letter only acknowledges the annual return.', 'fragment']],
      rejects: [['Please note that the annual return shall be sent by post.', null]],
    },
    outlook: {
      accepts: [['The tank is in progress and is expected to be completed by June 2027.', 'outlook']],
      rejects: [
        ['The tank that is proposed to the west shall be completed by June 2027.', null],
        ['The operator is expected to read the meter each day.', null],
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
      ],
      rejects: [
        ['The unit shall get a bank guarantee that is valid for a period of five years.', null],
        ['The unit shall apply for renewal while this consent is valid, by 30th June.', null],
        ['Arrears shall be remitted within 30 days, failing which this consent will stand cancelled.', null],
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
        ['The unit shall not start production without consent within 2 years.', 'prohibition'],
        ['In no case is the bypass to open more than once a year.', 'prohibition'],
        ['Logs are kept and sludge may never be stored beyond 90 days within the plant.', 'prohibition'],
      ],
      rejects: [
        ['The mill shall tell why it ran, and that it shall not recur, within 15 days.', null],
        ['The unit shall not use the well and shall test it every year.', null],
        ['The unit shall test the well every year and shall not use it.', null],
        ['A no dues certificate of the trust shall be sent every year.', null],
      ],
    },
  },
});
