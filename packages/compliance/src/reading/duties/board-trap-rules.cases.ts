import { findPeriods } from '../periods/find-periods.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { BOARD_TRAP_RULES } from './board-trap-rules.ts';
import { findTrap, TRAP_RULES } from './trap-rules.ts';

/** The trap that a sentence is in for what an authority does, looked at as one clause with its first period. */
export const boardTraps = toFamily({
  name: 'board trap',
  rules: BOARD_TRAP_RULES,
  run: (sentence: string, rules) =>
    findTrap(sentence, sentence, findPeriods(sentence)[0]?.start ?? sentence.length, [
      ...rules,
      ...TRAP_RULES,
    ]),
  cases: {
    'board-acts': {
      accepts: [
        ['The field staff of CPCC shall lift effluent samples thrice a year.', 'board'],
        ['The Sub-Regional Officer, Nira shall collect samples once in every quarter.', 'board'],
        ['The Regional Office shall monitor the compliance twice a year.', 'board'],
        ['This office will collect samples once in a quarter.', 'board'],
        ['The Municipal Commissioner shall inspect the site once a month.', 'board'],
        ['The area inspector shall visit the works once in three months.', 'board'],
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
        ['The Nira Regional Office of the Board shall look at the yard once in two months.', 'board'],
        ["The Board's Nira Regional Office shall look at the yard every quarter.", 'board'],
        ['The Taluk Office shall visit the pit every month.', 'board'],
        ['A team of the Committee shall look at the yard once a year and the hall shall be opened.', 'board'],
        ['The District Office will draw samples of the lagoon every month.', 'board'],
        ['Nira Circle Office shall collect samples every month.', 'board'],
        ['Navi Kheda Sub-Regional Office shall collect samples every quarter.', 'board'],
        ['The Regional Executive Engineer will visit the site every six months.', 'board'],
        [
          'The Regional Office of MoEF&CC shall monitor compliance once in a year and help shall be given.',
          'board',
        ],
        ['The Assistant Scientific Officer shall verify the records every quarter.', 'board'],
        ['The Scientist-D of CPCB will inspect the unit once in a year.', 'board'],
        ['The Divisional Commissioner shall review the progress every six months.', 'board'],
        ['The Inspector of Boilers shall inspect the drums once in a year.', 'board'],
        ['The District Mining Officer shall also inspect the lease every quarter.', 'board'],
        ['The Deputy Conservator of Forests shall review the trees once a year.', 'board'],
        ['The trees are counted, and the Range Officer will monitor them every year.', 'board'],
      ],
      rejects: [
        ['The display board must be updated every day.', null],
        ["The Board's water cess returns shall be filed every month.", null],
        ['The report every quarter of the unit to Nira Regional Office shall be told.', null],
        ['The company regional office shall keep the log every month.', null],
        ['The Safety Officer shall inspect the hydrants every month.', null],
        ['The Medical Officer shall review the registers once a year.', null],
        ['The Executive Engineer shall inspect the pumps every week.', null],
        ['The Deputy Plant Engineer shall inspect the filters every week.', null],
        ['The Chief Engineer of the company shall review the log every month.', null],
        ['The Assistant Scientific Officer shall get the report every quarter.', null],
        ['The Assistant Scientific Officer may visit, and the unit shall keep a log every month.', null],
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
        ['The fee shall be refunded by the Board within 90 days.', 'board'],
        ["The Board's decision on the plan will be conveyed within 120 days.", 'board'],
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
        ['The premises shall be visited by the Executive Engineer once a year.', 'board'],
        ['The plant shall be inspected by the area Inspector every six months.', 'board'],
        ['The site shall be visited once in a quarter by the Range Officer.', 'board'],
      ],
      rejects: [
        ['The safety committee shall inspect the tanks every quarter.', null],
        ['You are requested to check the tanks every quarter.', null],
        ['The tanks shall be inspected by the Fire Officer every six months.', null],
        ['The plant shall be inspected by the Chief Engineer of the company every month.', null],
        ['The site shall be visited by the Site Engineer every month.', null],
      ],
    },
  },
});
