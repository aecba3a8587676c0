import { toFamily } from '../../rule-family.test-support.ts';
import { toTable } from '../table-limits.test-support.ts';
import { FOUND_TABLE_RULES, isFoundTable } from './found-table-rules.ts';

type Input = { before: string; rows: string[] };

/** Whether tables tell what was measured, by their rows and the words above them. */
export const foundTables = toFamily({
  name: 'table of what was measured',
  rules: FOUND_TABLE_RULES,
  run: ({ before, rows }: Input, rules) =>
    isFoundTable(toTable(rows.map((row) => row.split('|').map((cell) => cell.trim()))), before, rules),
  cases: {
    mean: {
      accepts: [[{ before: '', rows: ['Minimum | Maximum | Average', '46 | 71 | 60'] }, true]],
      rejects: [[{ before: '', rows: ['Station | Maximum', 'School | 71'] }, false]],
    },
    'mean-and-most': {
      accepts: [[{ before: '', rows: ['Unit | PM avg. | PM max.', 'Boiler | 31 | 44'] }, true]],
      rejects: [
        [{ before: '', rows: ['Unit | PM daily average | PM annual average', 'Boiler | 31 | 44'] }, false],
      ],
    },
    'dated-rows': {
      accepts: [
        [
          { before: '', rows: ['Place | PM | When', 'Kiln 1 | 41 | 11/07/2023', 'Kiln 2 | 58 | 11/07/2023'] },
          true,
        ],
      ],
      rejects: [
        [
          { before: '', rows: ['Parameter | PM | From', 'Kiln 1 | 41 | 11/07/2023', 'Kiln 2 | 58 | -'] },
          false,
        ],
      ],
    },
    head: {
      accepts: [
        [{ before: '', rows: ['Parameter | Observed', 'PM | 31'] }, true],
        [{ before: '', rows: ['PM | Date', '31 | Monday'] }, true],
      ],
      rejects: [[{ before: '', rows: ['Parameter | Value', 'PM | 31'] }, false]],
    },
    times: {
      accepts: [[{ before: '', rows: ['Parameter | Jan 2023 | Feb 2023', 'PM | 31 | 35'] }, true]],
      rejects: [[{ before: '', rows: ['Parameter | Jan 2023', 'PM | 31'] }, false]],
    },
    'not-detected': {
      accepts: [[{ before: '', rows: ['Parameter | Value', 'Lead | BDL'] }, true]],
      rejects: [[{ before: '', rows: ['Parameter | Value', 'Lead | 0.1'] }, false]],
    },
    'by-time': {
      accepts: [[{ before: '', rows: ['Year | PM', '2021-22 | 31', '2022-23 | 35'] }, true]],
      rejects: [[{ before: '', rows: ['Stack | PM', 'Kiln | 31', '2022-23 | 35'] }, false]],
    },
    'parts-of-decibels': {
      accepts: [[{ before: '', rows: ['Place | dB(A)', 'Gate | 64.2'] }, true]],
      rejects: [[{ before: '', rows: ['Place | dB(A)', 'Gate | 64'] }, false]],
    },
    announced: {
      accepts: [[{ before: 'The effluent as received:', rows: ['Parameter | Value', 'BOD | 850'] }, true]],
      rejects: [
        [{ before: 'Limits of the effluent as received:', rows: ['Parameter | Value', 'BOD | 850'] }, false],
      ],
    },
    'time-over': {
      accepts: [
        [
          { before: 'Air quality of the area in winter 2023.', rows: ['Station | PM10', 'School | 82'] },
          true,
        ],
      ],
      rejects: [
        [
          {
            before: 'Air quality that shall be kept in winter 2023.',
            rows: ['Station | PM10', 'School | 82'],
          },
          false,
        ],
      ],
    },
    results: {
      accepts: [
        [
          { before: 'Monitoring results. The stack of the kiln:', rows: ['Parameter | Value', 'PM | 82'] },
          true,
        ],
      ],
      rejects: [
        [
          {
            before: 'Monitoring results and norms. The stack of the kiln:',
            rows: ['Parameter | Value', 'PM | 82'],
          },
          false,
        ],
      ],
    },
  },
});
