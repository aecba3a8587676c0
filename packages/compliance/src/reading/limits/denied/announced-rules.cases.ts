import { toFamily } from '../../rule-family.test-support.ts';
import { ANNOUNCED_RULES, callsFound } from './announced-rules.ts';

/** Whether the words above a table or list announce what was found, stated or returned. */
export const announcements = toFamily({
  name: 'words above that announce what was found',
  rules: ANNOUNCED_RULES,
  run: (text: string, rules) => callsFound(text, rules),
  cases: {
    'as-found': {
      accepts: [['The effluent as received:', true]],
      rejects: [['The effluent as prescribed:', false]],
    },
    'base-line': {
      accepts: [['Base line of the wells:', true]],
      rejects: [['The base line and the standards of the wells:', false]],
    },
    'was-found': {
      accepts: [
        ['The quality was observed to be:', true],
        ['Quality found at the outlet:', true],
        ['Ambient noise was read at 22.40 hrs:', true],
      ],
      rejects: [['The quality was found above the prescribed norms, which are:', false]],
    },
    'last-time': {
      accepts: [['Emission during the last season:', true]],
      rejects: [['Emission during the next season:', false]],
    },
    readings: {
      accepts: [
        ['Sample no. 4471 drawn:', true],
        ['Levels were obtained:', true],
        ['Noise recorded near the gate:', true],
      ],
      rejects: [
        ['Noise to be recorded:', false],
        ['The air shall be monitored at the gate and be:', false],
      ],
    },
    series: {
      accepts: [
        ['Month-wise COD:', true],
        ['Trend of COD:', true],
        ['Adequacy of the plant:', true],
      ],
      rejects: [['COD of the plant:', false]],
    },
    laboratory: {
      accepts: [
        ['As in the report of the regional laboratory:', true],
        ['Monitoring was done:', true],
      ],
      rejects: [['The laboratory shall keep:', false]],
    },
    officers: {
      accepts: [['The officers noted the following:', true]],
      rejects: [['The officers shall be shown the following:', false]],
    },
    applicant: {
      accepts: [
        ['The applicant has declared the following:', true],
        ['Amounts declared for the season:', true],
      ],
      rejects: [['The applicant shall keep the following:', false]],
    },
    'day-of-visit': {
      accepts: [
        ['Waste lying at the site on Monday:', true],
        ['Wastes on the date of visit:', true],
      ],
      rejects: [['Waste that may lie at the site:', false]],
    },
    seen: {
      accepts: [['Facilities verified by the officer:', true]],
      rejects: [['Facilities that shall be inspected on Mondays:', false]],
    },
    made: {
      accepts: [['Slag generated in 2021-22:', true]],
      rejects: [['Slag that may be generated in 2021-22 as authorised:', false]],
    },
    records: {
      accepts: [['Slag as per the return:', true]],
      rejects: [['Slag authorised as per the application:', false]],
    },
    stated: {
      accepts: [
        ['Machinery, as installed:', true],
        ['Raw material (furnished):', true],
        ['Details furnished by the firm:', true],
      ],
      rejects: [
        ['Machinery:', false],
        ['Wastes permitted as stated:', false],
      ],
    },
    certificate: {
      accepts: [['Quality certificate of the lime:', true]],
      rejects: [['Certificate of the lime:', false]],
    },
    proposed: {
      accepts: [['Proposed emission from stacks:', true]],
      rejects: [['Proposed stacks:', false]],
    },
    outcome: {
      accepts: [
        ['Tests gave the following results, of which one exceeded the standard:', true],
        ['Data received from the analyser against the norms:', true],
      ],
      rejects: [['Results to be obtained shall be reported with the standards:', false]],
    },
    day: {
      accepts: [['Ambient air (8-hourly, 06-07.12.2022, in µg/m3):', true]],
      rejects: [
        ['Emission as notified on 06.12.2022 by the rules, G.S.R. 12:', false],
        ['Emission from 06.12.2022:', false],
        ['Wastes of number 12. Date of issue: 06/12/2022.', false],
        ['Wastes authorised (06.12.2022):', false],
      ],
    },
    'sampling-day': {
      accepts: [['Sampling on 11.05.22:', true]],
      rejects: [['Sampling at the outlet:', false]],
    },
  },
});
