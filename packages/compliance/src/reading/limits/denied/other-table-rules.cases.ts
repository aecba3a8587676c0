import { toFamily } from '../../rule-family.test-support.ts';
import { toTable } from '../table-limits.test-support.ts';
import { isOtherTable, OTHER_TABLE_RULES } from './other-table-rules.ts';

type Input = { before: string; rows: string[] };

const BOD = ['BOD (mg/l) | 30', 'COD (mg/l) | 250'];

/** Whether tables are about something else than limits, by their rows and the words above them. */
export const otherTables = toFamily({
  name: 'table that sets no limits',
  rules: OTHER_TABLE_RULES,
  run: ({ before, rows }: Input, rules) =>
    isOtherTable(toTable(rows.map((row) => row.split('|').map((cell) => cell.trim()))), before, rules),
  cases: {
    plan: {
      accepts: [
        [{ before: '', rows: ['Parameter | Frequency', 'PM | Monthly'] }, true],
        [{ before: '', rows: ['Parameter | Last report (mg/l) | Frequency', 'BOD | 24 | Monthly'] }, true],
        [{ before: '', rows: ['Parameter | Stations | Periodicity', 'PM10 | 4 | Twice a week'] }, true],
      ],
      rejects: [
        [{ before: '', rows: ['Parameter | Limit | Frequency', 'PM | 50 | Monthly'] }, false],
        [{ before: '', rows: ['Parameter | Not to exceed (mg/l) | Frequency', 'BOD | 30 | Monthly'] }, false],
        [
          { before: '', rows: ['Pollutant | Concentration (mg/Nm3) | Frequency', 'PM | 50 | Monthly'] },
          false,
        ],
        [{ before: '', rows: ['Parameter | Unit | Value | Frequency', 'BOD | mg/l | 30 | Monthly'] }, false],
        [{ before: '', rows: ['Stack | PM | Periodicity', 'Boiler | 50 mg/Nm3 | Monthly'] }, false],
      ],
    },
    made: {
      accepts: [
        [{ before: '', rows: ['Parameter | Inlet | Outlet | Reduction %', 'BOD | 850 | 24 | 97'] }, true],
      ],
      rejects: [[{ before: '', rows: ['Parameter | kg/tonne of product', 'BOD | 1.5'] }, false]],
    },
    money: {
      accepts: [[{ before: '', rows: ['Item | Capital cost (Rs. lakh)', 'ETP for COD | 85'] }, true]],
      rejects: [[{ before: '', rows: ['Item | Value', ...BOD] }, false]],
    },
    instrument: {
      accepts: [[{ before: '', rows: ['Parameter | Range | Accuracy', 'PM | 0-300 mg/Nm3 | 2 %'] }, true]],
      rejects: [[{ before: '', rows: ['Parameter | Range', 'pH | 6.5-8.5'] }, false]],
    },
    'store-or-yield': {
      accepts: [[{ before: '', rows: ['Output | Quantity | Yield (%)', 'Lead ingots | 420 | 62'] }, true]],
      rejects: [[{ before: '', rows: ['Outlet | Value', 'Chlorine | 0.5 mg/l'] }, false]],
    },
    amounts: {
      accepts: [
        [{ before: '', rows: ['Name | MT', 'Lead dust | 40'] }, true],
        [{ before: '', rows: ['Condition | Bank guarantee', 'Bag filter | 2'] }, true],
      ],
      rejects: [[{ before: '', rows: ['Parameter | Permitted', 'BOD | 30 mg/l', 'COD | 250 mg/l'] }, false]],
    },
    loads: {
      accepts: [
        [{ before: '', rows: ['Pollutant | Existing (kg/hr) | Total (kg/hr)', 'PM | 2.4 | 3.5'] }, true],
      ],
      rejects: [[{ before: '', rows: ['Pollutant | Total (kg/hr)', 'PM | 3.5'] }, false]],
    },
    fuel: {
      accepts: [[{ before: '', rows: ['Parameter | Coal', 'Sulphur | 0.5 %', 'GCV | 4,100'] }, true]],
      rejects: [[{ before: '', rows: ['Parameter | Boiler', 'Sulphur dioxide | 600 mg/Nm3'] }, false]],
    },
    built: {
      accepts: [
        [
          { before: '', rows: ['Facility | Designed for | In use', 'Gas boiler | 850 kg/hr | 600 kg/hr'] },
          true,
        ],
      ],
      rejects: [[{ before: '', rows: ['Parameter | Limit | In use', 'PM | 50 mg/Nm3 | 2'] }, false]],
    },
    untreated: {
      accepts: [
        [{ before: 'Characteristics of the raw effluent:', rows: ['Parameter | Value', ...BOD] }, true],
      ],
      rejects: [
        [
          { before: 'The raw effluent shall be treated to meet:', rows: ['Parameter | Value', ...BOD] },
          false,
        ],
        [{ before: 'Treated effluent of the raw mill:', rows: ['Parameter | Value', ...BOD] }, false],
      ],
    },
    design: {
      accepts: [
        [{ before: 'Design details of the ESP', rows: ['Particulars | Value', 'Outlet dust | 30'] }, true],
      ],
      rejects: [
        [
          { before: 'The ESP is designed for the norms below', rows: ['Particulars | Value', 'PM | 30'] },
          false,
        ],
      ],
    },
    matter: {
      accepts: [[{ before: 'Soil quality', rows: ['Parameter | S1 | S2', 'pH | 7.4 | 7.8'] }, true]],
      rejects: [[{ before: 'Effluent quality', rows: ['Parameter | ETP | STP', 'pH | 7.4 | 7.8'] }, false]],
    },
    forecast: {
      accepts: [
        [{ before: 'Predicted concentration', rows: ['Pollutant | Value (µg/m3)', 'PM10 | 64.3'] }, true],
      ],
      rejects: [[{ before: 'Concentration', rows: ['Pollutant | Value (µg/m3)', 'PM10 | 64.3'] }, false]],
    },
    statement: {
      accepts: [
        [
          {
            before: '',
            rows: ['Pollutant | Concentration | Variation from prescribed standards', 'BOD | 21 | 30'],
          },
          true,
        ],
      ],
      rejects: [[{ before: '', rows: ['Pollutant | Prescribed standard', 'BOD | 30'] }, false]],
    },
    'in-and-out': {
      accepts: [
        [
          {
            before: '',
            rows: ['Source | Control | Inlet (mg/Nm3) | Outlet (mg/Nm3)', 'Boiler | Bag filter | 2,400 | 38'],
          },
          true,
        ],
      ],
      rejects: [
        [{ before: '', rows: ['Parameter | Inlet norm | Outlet norm', 'BOD | 500 | 30'] }, false],
        [{ before: '', rows: ['Parameter | Inlet | ETP outlet', 'BOD | 500 | 30'] }, false],
      ],
    },
    found: {
      accepts: [
        [{ before: '', rows: ['Parameter | 06/07/2022 | Date of sampling', 'PM | 31 | 06/07/2022'] }, true],
        [{ before: '', rows: ['Parameter | Observed', 'PM | 31'] }, true],
      ],
      rejects: [[{ before: '', rows: ['Parameter | Value', 'PM | 31'] }, false]],
    },
  } satisfies Record<
    string,
    { accepts: readonly (readonly [Input, boolean])[]; rejects: readonly (readonly [Input, boolean])[] }
  >,
});
