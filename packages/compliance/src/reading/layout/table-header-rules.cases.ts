import { toLines } from '../facts/head.test-support.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { isTableHeader, TABLE_HEADER_RULES } from './table-header-rules.ts';

/** Whether a line heads a table. */
export const tableHeaders = toFamily({
  name: 'table header',
  rules: TABLE_HEADER_RULES,
  run: (text: string, rules) => toLines([text]).some((line) => isTableHeader(line, rules)),
  cases: {
    'one-cell': {
      accepts: [['Parameter', false]],
      rejects: [['Parameter | Limit', true]],
    },
    'serial-number': {
      accepts: [
        ['No. | Mills | Sheds', true],
        ['Sr. No | Mills | Sheds', true],
        ['Sl. | Parameter', true],
        ['Sr. No | Mills', false],
      ],
      rejects: [
        ['No | Mills | Sheds', false],
        ['Mills | Sheds | Sr. No', false],
      ],
    },
    numbered: {
      accepts: [
        ['1. Quantity | Unit', false],
        ['(a) Parameter | Limit', false],
      ],
      rejects: [['Quantity 1. | Unit', true]],
    },
    'sentence-end': {
      accepts: [
        ['Date | of which unit.', false],
        ['Date | Report;', false],
      ],
      rejects: [['Date | Unit | Report.', true]],
    },
    'figure-and-unit': {
      accepts: [
        ['Total solids | Not exceed | 50 | mg/l', false],
        ['Total colour | Not exceed | 150 | P.C.U.', false],
      ],
      rejects: [['Total solids | Not exceed | Limit | mg/l', true]],
    },
    dated: {
      accepts: [
        ['Consent No. 771/2024 | Date: 12.04.2024', false],
        ['Outward No. 12 | Dt. 3/4/24', false],
      ],
      rejects: [['Parameter | Limit from 2024', true]],
    },
    parameters: {
      accepts: [
        ['Parameter | pH | BOD | COD | Oil & Grease', true],
        ['Particulate matter | Mercury | Oxides of nitrogen', true],
        ['SO2 | NO2 | PM10', true],
      ],
      rejects: [
        ['pH 6.5-8.5 | BOD 30 mg/l | COD 250 mg/l', false],
        ['Mercury | Mills | Sheds', false],
        ['Mercury | Lead', false],
      ],
    },
    'parameter-first': {
      accepts: [
        ['Parameter | Kiln with fuel of waste | Kiln without', true],
        ['Characteristics | Trade effluent (land) | Sewage', true],
      ],
      rejects: [
        ['Parameter | 30 | 50', false],
        ['Parameter | Kiln with fuel of waste', false],
        ['Press | Kiln with fuel of waste | Kiln without', false],
      ],
    },
    'all-heads': {
      accepts: [
        ['Where | What | Frequency', true],
        ['Parameter | Limit', true],
        ['Sample | Parameters | Periodicity', true],
        ['Source | Tolerance limits | Frequency', true],
        ['Values not to exceed | Unit', true],
      ],
      rejects: [
        ['Parameter | Sheds', false],
        ['Sample of the well | Parameters', false],
        ['The green belt | Limit', false],
      ],
    },
    'heads-and-parameters': {
      accepts: [
        ['Source | Height (m) | SPM | SO2 | NOx', true],
        ['Location | Lead | Mercury', true],
      ],
      rejects: [
        ['Location | Mercury', false],
        ['Location | Lead 5 mg/Nm3 | Mercury', false],
        ['Suspended solids | Not to exceed 100 mg/l | Chlorides', false],
        ['Mills | Mercury | Lead', false],
      ],
    },
    'most-heads': {
      accepts: [['Parameter | Limit | Sheds | Unit', true]],
      rejects: [
        ['Parameter | Limit | Sheds', false],
        ['Parameter | Limit | Sheds | Mills', false],
      ],
    },
  },
});
