import { describe, expect, it } from 'vitest';
import type { ObligationCategory } from '../types.ts';
import { toName } from './to-name.ts';

describe('names that say in a list what is to be done', () => {
  it.each<[clause: string, period: string, category: ObligationCategory, name: string]>([
    // A list that is cut ends with "and"; a preposition goes with its noun.
    [
      'The mill shall send figures of water drawn, steam raised, coal used and effluent of all sheds monthly.',
      'monthly',
      'reporting',
      'Send figures of water drawn, steam raised and coal used',
    ],
    [
      'The mill shall submit copy of the renewed insurance policy with proof of the contribution to the relief fund yearly.',
      'yearly',
      'reporting',
      'Submit copy of the renewed insurance policy',
    ],
    [
      'The mill shall keep log of tanker water bought, with names and numbers of all lorries and drivers daily.',
      'daily',
      'record',
      'Keep log of tanker water bought, with names and numbers',
    ],
    [
      'Any spill or event of any poisonous, noxious or polluting matter being let into a well or stream shall be reported forthwith.',
      'forthwith',
      'reporting',
      'Report spill or event',
    ],
    // Short names and no articles, where the whole is too long.
    [
      'The mill shall obtain No Objection Certificate from Central Ground Water Authority for both wells within 3 months.',
      'within 3 months',
      'other',
      'Obtain NOC from CGWA for both wells',
    ],
    [
      'The hydraulic and structural stability of the effluent tanks shall be certified every three years.',
      'every three years',
      'other',
      'Get hydraulic and structural stability certified',
    ],
    // The verb that the clause means.
    ['The ambient air shall be got done half yearly.', 'half yearly', 'monitoring', 'Monitor ambient air'],
    [
      'TCLP and comprehensive analysis of sludge shall be carried out once a year.',
      'once a year',
      'monitoring',
      'Carry out TCLP and comprehensive analysis of sludge',
    ],
    [
      'Noise monitoring at four corners of the plot shall be done half yearly.',
      'half yearly',
      'monitoring',
      'Monitor noise at four corners of the plot',
    ],
    [
      'The industry shall inform Board regarding the sale of spent acid, on monthly basis.',
      'on monthly basis',
      'reporting',
      'Report sale of spent acid',
    ],
    [
      'Status of the works be informed to the Board quarterly.',
      'quarterly',
      'reporting',
      'Report status of the works',
    ],
    [
      'The unit shall inform the Board the reasons of the delay by 31.12.2025 positively.',
      'by 31.12.2025',
      'reporting',
      'Report reasons of the delay',
    ],
    [
      'The mill shall dispose off the old sludge lying at the site within 45 days.',
      'within 45 days',
      'other',
      'Dispose of old sludge lying at the site',
    ],
    [
      'The annual report of ash shall be put on company website by 30th April.',
      '30th April',
      'reporting',
      'Publish annual report of ash on company website',
    ],
    [
      'The unit shall put up six monthly compliance to the Board on 1st June.',
      '1st June',
      'reporting',
      'Submit six monthly compliance to the Board',
    ],
    [
      'Acid is to be sent only to a recycler with monthly statement of acid sold to reach the Regional Office by 7th.',
      'by 7th',
      'reporting',
      'Submit monthly statement of acid sold',
    ],
    // What is left out, and what is not.
    [
      'The date on which the work begins shall be made known to us within 7 days.',
      'within 7 days',
      'other',
      'Report date on which the work begins',
    ],
    [
      'The board of 6 feet x 4 feet at the gate shall be updated weekly.',
      'weekly',
      'other',
      'Update board at the gate',
    ],
    [
      'The plantation of 1500 nos. of trees shall be completed by 31.07.2026.',
      '31.07.2026',
      'other',
      'Complete plantation of 1500 trees',
    ],
    [
      'Health check up of workers engaged in all of the sections that handle solvents of any kind shall be done yearly.',
      'yearly',
      'other',
      'Carry out health check up of workers',
    ],
    [
      'PP shall submit an affidavit in Board’s prescribed format within 15 days regarding the compliance of conditions.',
      'within 15 days',
      'reporting',
      'Submit affidavit regarding the compliance of conditions',
    ],
    [
      'The mill shall furnish to the Board returns on production every quarter.',
      'every quarter',
      'return',
      'Furnish returns on production',
    ],
    // The clause that the period stands in.
    [
      'The mill shall install cameras and connect with the server within 60 days and shall operate them.',
      'within 60 days',
      'other',
      'Install cameras and connect with the server',
    ],
    [
      'Old batteries go back to the dealer, and the return on them shall be filed by 30th June.',
      '30th June',
      'return',
      'File return on Old batteries',
    ],
    [
      'A fault which is likely to result in more dust and result in a breach of the limits shall be reported immediately.',
      'immediately',
      'reporting',
      'Report fault',
    ],
    [
      'The mill shall provide 3 wells and monitor nickel in the same every quarter.',
      'every quarter',
      'monitoring',
      'Monitor nickel',
    ],
    [
      'In case of failure of any scrubber, the mill shall stop the line forthwith and inform the Board.',
      'In case of failure',
      'reporting',
      'Report failure of any scrubber',
    ],
    [
      'The mill shall inform the Board within 15 days of any change in its name or management.',
      'within 15 days of any change',
      'reporting',
      'Report change in its name or management',
    ],
    [
      'The unit shall keep the log book of hours of running of ETP with power consumed daily.',
      'daily',
      'record',
      'Keep log book of hours of running of ETP with power consumed',
    ],
    [
      'In case of change of process at any stage, the industry shall submit fresh plans within a month.',
      'within a month',
      'other',
      'Submit fresh plans',
    ],
    [
      'The unit shall make an application for grant of fresh consent 90 days before the expiry of this consent order.',
      '90 days before the expiry',
      'other',
      'Apply for fresh consent',
    ],
    [
      'Plantation of 2,000 nos. of saplings shall be taken up each year.',
      'each year',
      'other',
      'Plant 2,000 saplings',
    ],
    [
      'Rubble shall be stored at a place and be lifted to the yard within 15 days of generation.',
      'within 15 days of generation',
      'other',
      'Lift rubble to the yard',
    ],
    [
      'Cleaning of pits and desilting of drains shall be done every year.',
      'every year',
      'other',
      'Clean pits and desilt drains',
    ],
    [
      'Opening of the cap shall be recorded and statement of opening of cap be sent to the office by the 7th.',
      'by the 7th',
      'reporting',
      'Send statement of opening of cap to the office',
    ],
    [
      'The unit shall install a meter on each line and submit compliance within 60 days.',
      'within 60 days',
      'reporting',
      'Install meter on each line and submit compliance',
    ],
    [
      'A copy of this order shall be given to the village and the proof be sent within ten days.',
      'within ten days',
      'reporting',
      'Give copy of this order to the village',
    ],
    [
      'If due to any accident discharge of effluent occurs, the applicant shall forthwith report to the State Board.',
      'forthwith',
      'monitoring',
      'Report accident',
    ],
    [
      'Year wise spending shall be reported to the Ministry and its office located at Pune by 30th June.',
      '30th June',
      'reporting',
      'Report year wise spending to Ministry and its office at Pune',
    ],
    [
      'Industry shall obtain insurance of its workers and renew the same every year.',
      'every year',
      'other',
      'Renew insurance of its workers',
    ],
    [
      'The unit shall provide a flow meter at the outlet and get it calibrated every six months.',
      'every six months',
      'monitoring',
      'Calibrate flow meter at the outlet',
    ],
    [
      'The unit shall, during the validity of this order, furnish the details of fuel half yearly.',
      'half yearly',
      'reporting',
      'Furnish details of fuel',
    ],
    [
      'The holder shall intimate the quantity of by-products sold, party wise, every month.',
      'every month',
      'reporting',
      'Report quantity of by-products sold',
    ],
    [
      'The unit shall file annual return in Form 4 by 30th June and environmental statement in Form V later.',
      'annual return in Form 4 by 30th June',
      'return',
      'File annual return in Form 4',
    ],
    [
      'The waste shall be stored for ninety days and shall maintain a record of its sale on day to day basis.',
      'on day to day basis',
      'record',
      'Maintain record of its sale',
    ],
    [
      'A contract for care of the ETP shall be made and copy of the same shall be submitted each year.',
      'each year',
      'reporting',
      'Submit copy of contract for care of the ETP',
    ],
    [
      'Unit will submit certificates of the meters every six months starting from 1st January 2025.',
      'every six months',
      'reporting',
      'Submit certificates of the meters',
    ],
    [
      'The lining of the tank shall be made good by 31-08-2026.',
      'by 31-08-2026',
      'other',
      'Repair lining of the tank',
    ],
    ['The loss of trees shall be made good within a year.', 'within a year', 'fee', 'Pay loss of trees'],
    [
      'Fire in the shed shall be telephoned within 2 hours.',
      'within 2 hours',
      'reporting',
      'Report fire in the shed',
    ],
    [
      'The applicant shall immediately inform the Board in case of any accident.',
      'immediately',
      'reporting',
      'Report accident',
    ],
  ])('%s', (clause, period, category, name) => {
    expect(toName(clause, { period, category })).toBe(name);
  });
});
