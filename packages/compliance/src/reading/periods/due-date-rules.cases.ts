import { toFamily } from '../rule-family.test-support.ts';
import { DUE_DATE_RULES } from './due-date-rules.ts';
import { findDueDates } from './find-due-dates.ts';
import { told } from './told.test-support.ts';

/** The printed dates of a sentence that something is due on. How often a printed day comes is told later ("open"). */
export const dueDates = toFamily({
  name: 'due date',
  rules: DUE_DATE_RULES,
  run: (sentence: string, rules) => findDueDates(sentence, rules).map(told),
  cases: {
    past: {
      accepts: [
        ['The unit has paid a fee of Rs. 100 on 02/03/2024 and shall run.', []],
        ['It shall be tested again, the last test having been made on 10.01.2023.', []],
      ],
      rejects: [
        ['The unit has asked for time; it shall be tested on 02/03/2027.', ['once on 2027-03-02']],
        ['It shall be tested, having been built, on or before 10.01.2027.', ['once on 2027-01-10']],
      ],
    },
    dated: {
      accepts: [
        ['The unit shall keep to the Rules as amended on 16.11.2009.', []],
        ['The unit shall act on the notice issued on 02/03/2024 for it.', []],
        ['The plan approved on 02/03/2024 shall be reviewed.', []],
      ],
      rejects: [
        ['The deed shall be executed on 02/03/2027.', ['once on 2027-03-02']],
        ['The list shall be re-verified on 02/03/2027.', ['once on 2027-03-02']],
      ],
    },
    'with-effect': {
      accepts: [
        ['The mill shall run the meter w.e.f. 01.06.2027.', ['once on 2027-06-01']],
        ['The mill shall send a sheet commencing from 01.06.2027.', ['once on 2027-06-01']],
      ],
      rejects: [
        ['The order shall be in force w.e.f. 01.06.2027.', []],
        ['The rates are changed with effect from 01.06.2027.', []],
        ['A fee shall be paid with effect from 01.06.2027.', []],
      ],
    },
    'in-use-from': {
      accepts: [
        ['A camera shall be in place from 01.10.2027.', ['once on 2027-10-01']],
        ['The fog system shall be put in operation from 15th August this year.', ['once 08-15']],
      ],
      rejects: [
        ['The norms are in force from 01.10.2027.', []],
        ['A fee shall be reckoned from 01.10.2027.', []],
      ],
    },
    'behind-its-verb': {
      accepts: [['The return has to be filed 31st December and 30th June.', ['open 12-31+06-30']]],
      rejects: [['The return was filed 31st December.', []]],
    },
    'came-up-on': {
      accepts: [
        ['The line noticed during the inspection on 08.06.2023 shall not be laid again.', []],
        ['The assurances given in the hearing of the village on 22/09/2023 shall be kept.', []],
      ],
      rejects: [['The plan shall be laid out in the meeting on 22/09/2027.', ['once on 2027-09-22']]],
    },
    'on-or-before': {
      accepts: [['The NOC shall be submitted on or before dated 31/03/2027.', ['once on 2027-03-31']]],
      rejects: [
        ['The NOC dated 31/03/2017 shall be submitted.', []],
        ['The NOC shall be submitted before 31/03/2027.', ['once on 2027-03-31']],
      ],
    },
    namely: {
      accepts: [
        [
          'Reports shall be sent every six months i.e., 1st of January and 1st of July.',
          ['open 01-01+07-01'],
        ],
        ['The belt shall be planted before onset of monsoon i.e., 31.05.2027.', ['once on 2027-05-31']],
        ['The report is due once a year, namely on 30th June.', ['open 06-30']],
      ],
      rejects: [
        ['The order was issued last, i.e. the one of 31.05.2017.', []],
        ['The plant, viz. the old one, shall be closed by 31.05.2027.', ['once on 2027-05-31']],
      ],
    },
    'in-brackets': {
      accepts: [
        ['Reports shall be sent half yearly (1st June & 1st December).', ['open 06-01+12-01']],
        ['Last days for reports: 30th April, 31st October.', ['open 04-30+10-31']],
      ],
      rejects: [['Reports shall be sent after the hearing (31.12.2026).', []]],
    },
    'time-given': {
      accepts: [
        ['Time up to 31.12.2026 is allowed for lining of the pit.', ['once on 2026-12-31']],
        ['A period till 30th November 2026 is given for the trees.', ['once on 2026-11-30']],
        ['Extension of time until 15/03/2027 has been granted to line the pit.', ['once on 2027-03-15']],
        ['The pit is not lined; time upto 15/03/2027 is hereby allowed for it.', ['once on 2027-03-15']],
      ],
      rejects: [
        ['Time up to 31.12.2026 was allowed for lining of the pit.', []],
        ['A period up to 31.12.2026 is granted for operation of the kiln.', []],
        ['The consent period up to 31.12.2026 is granted for it.', []],
      ],
    },
    'up-to': {
      accepts: [
        ['Form 4 shall be filed uptil 30th June.', ['open 06-30']],
        ['The unit shall complete the lining of the pit up to 15/03/2027.', ['once on 2027-03-15']],
        ['The return must be filed till the 30th June.', ['open 06-30']],
        ['Returns to be filed up to 30th April.', ['open 04-30']],
        ['Furnish the list up to 30th April.', ['open 04-30']],
        ['Annual return: up to 30th April.', ['open 04-30']],
        ['The unit will send the list up to 30th April.', ['open 04-30']],
        ['Statement for the period of working, upto 30th September every year.', ['open 09-30']],
      ],
      rejects: [
        ['It shall be filed for work up to the close, by 15/03/2027.', ['once on 2027-03-15']],
        ['It is filed in the files of 15/03/2027.', []],
      ],
    },
    introduced: {
      accepts: [
        ['The pit shall be lined by the extended date of 31.12.2026.', ['once on 2026-12-31']],
        ['Progress shall be sent twice in a year on 1st April and 1st October.', ['open 04-01+10-01']],
        ['The paper shall be renewed prior to 31st July 2026.', ['once on 2026-07-31']],
        ['It shall be submitted latest by 30th September.', ['open 09-30']],
        ['Annual return, Form 4, due 30 June.', ['open 06-30']],
        ['The schedule shall be submitted by 31.12.2026.', ['once on 2026-12-31']],
        ['The study shall be over not beyond 30/06/2026.', ['once on 2026-06-30']],
        ['The tank shall be cleaned before 1st June.', ['open 06-01']],
        ['The statement shall be sent annually 15th May.', ['open 05-15']],
      ],
      rejects: [
        ['The statement for the financial year ending 31st March is enclosed.', []],
        ['The statement of the year ending by 31st March shall be sent.', []],
        ['The meeting held on 12.04.2026 shall be noted.', []],
      ],
    },
    'deadline-noun': {
      accepts: [
        ['The deadline for the second tank is 30.06.2026.', ['once on 2026-06-30']],
        ['Tanks are to be phased out, the outer limit being 31.12.2026.', ['once on 2026-12-31']],
        ['The holder shall reuse all water, for which 31.12.2026 is fixed.', ['once on 2026-12-31']],
      ],
      rejects: [['The day of the second survey is 30.06.2026.', []]],
    },
    observed: {
      accepts: [['The unit shall observe 5th June as a day of trees.', ['open 06-05']]],
      rejects: [['The unit shall water the trees 5th June or so.', []]],
    },
    'of-every-year': {
      accepts: [
        ['The last day is 30th June of every year.', ['open 06-30']],
        ['The form for returns: see Annexure; the last day is 1st May each financial year.', ['open 05-01']],
      ],
      rejects: [
        ['The year ending 31st March of every year is the financial year.', []],
        ['The last day was 30th June of that year.', []],
      ],
    },
  },
});
