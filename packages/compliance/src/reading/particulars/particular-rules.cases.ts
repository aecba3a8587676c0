import { toLines } from '../facts/head.test-support.ts';
import { toBlocks } from '../layout/blocks.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { findTableParticulars, PARTICULAR_RULES } from './particular-rules.ts';

/** The particulars of the tables on a page, below the words `before`. */
export const tableParticulars = toFamily({
  name: 'table of particulars',
  isDrawn: true,
  rules: PARTICULAR_RULES,
  run: ({ before, lines }: { before: string; lines: string[] }, rules) =>
    toBlocks(toLines(lines)).flatMap((block) =>
      block.kind === 'table'
        ? findTableParticulars(block.table, { section: null, before }, rules).map(
            ({ kind, name, value, unit }) => `${kind}: ${name} | ${value} | ${unit}`,
          )
        : [],
    ),
  cases: {
    form: {
      accepts: [
        [
          {
            before: '',
            lines: [
              'Category of industry | Red',
              'Quantity of effluent | 1. Trade : 85.0 KL/Day',
              'Activity and capacity | Latex (60% DRC) - 1,050 MT/month; Skim crepe - 48 MT/month',
              'Effluent parameters | 1. BOD : 30 mg/l',
              'Number of stacks | 3 Nos',
              'Height of stack | 1. Boiler : 30 mtr',
              'Type of fuel | Boiler : PNG 42 SCM/day',
              'Products | Dyed cloth @ 8.5 MTD; Nil',
            ],
          },
          [
            'water: Trade | 85.0 | KL/Day',
            'product: Latex (60% DRC) | 1,050 | MT/month',
            'product: Skim crepe | 48 | MT/month',
            'stack: Boiler | 30 | mtr',
            'fuel: PNG, Boiler | 42 | SCM/day',
            'product: Dyed cloth | 8.5 | MTD',
          ],
        ],
      ],
      rejects: [
        [
          {
            before: 'Products:',
            lines: ['Product | Quantity', 'Glue | 20 MT/day'],
          },
          ['product: Glue | 20 | MT/day'],
        ],
      ],
    },
    'no-plant': {
      accepts: [
        [
          {
            before: 'Bank guarantees for the plant:',
            lines: ['Sr. No | Purpose of equipment | Amount | Capacity', '1 | Effluent plant | 5 Lakh | 50'],
          },
          [],
        ],
      ],
      rejects: [
        [
          {
            before: 'Equipment:',
            lines: ['Sr. No | Equipment | Capacity', '1 | Filter press | 40 plates'],
          },
          ['equipment: Filter press | 40 | plates'],
        ],
      ],
    },
    stacks: {
      accepts: [
        [
          {
            before: 'Stacks:',
            lines: [
              'Stack No. | Source | Height (m) | Fuel & consumption',
              'S-1 | Boiler | 30 | LSHS 2.4 KL/day',
            ],
          },
          ['stack: Boiler | 30 | m', 'fuel: LSHS, Boiler | 2.4 | KL/day'],
        ],
        [
          {
            before: 'Stacks:',
            lines: [
              'Stack No. | Source | Control system | Height (m) | Fuel | Pollutant | Standard',
              'S-1 | Boiler | Bag filter | 45.00 | Coal 32 MT/Day | PM | 150 mg/Nm3',
              'S-2 | DG set | Stack only | 9.50 | HSD | SO2 | 86 Kg/Day',
            ],
          },
          [
            'stack: Boiler | 45.00 | m',
            'fuel: Coal, Boiler | 32 | MT/Day',
            'equipment: Bag filter, Boiler | null | null',
            'stack: DG set | 9.50 | m',
            'fuel: HSD, DG set | null | null',
          ],
        ],
        [
          {
            before: 'Chimneys:',
            lines: ['Chimney No. | Chimney attached to | Height (m)', '1 | Furnace | 30 AGL'],
          },
          ['stack: Furnace | 30 | m'],
        ],
      ],
      rejects: [
        [{ before: 'Stacks:', lines: ['Stack No. | Source | Number of stacks', 'S-1 | Boiler | 1'] }, []],
      ],
    },
    limits: {
      accepts: [
        [
          {
            before: 'The effluent, in KLD, keeps to:',
            lines: ['Sr. No | Water parameter | Limit in mg/l', '1 | COD | 250', '2 | BOD | 30'],
          },
          [],
        ],
        [
          {
            before: 'Hazardous wastes:',
            lines: ['Sr. No | Type of waste | Quantity', '1 | Used oil | 2 KL/Year'],
          },
          [],
        ],
      ],
      rejects: [
        [
          {
            before: 'Non-hazardous wastes:',
            lines: ['Sr. No | Type of waste | Quantity', '1 | Boiler ash | 5.4 MT/D'],
          },
          ['waste: Boiler ash | 5.4 | MT/D'],
        ],
      ],
    },
    fuels: {
      accepts: [
        [
          {
            before: 'Fuel:',
            lines: [
              'Sr. No | Fuel | Quantity',
              '1 | Natural gas | 9,600 SCM/Day',
              '2 | Imported coal | 42 MT/Day',
            ],
          },
          ['fuel: Natural gas | 9,600 | SCM/Day', 'fuel: Imported coal | 42 | MT/Day'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Goods:',
            lines: ['Sr. No | Product | Quantity', '1 | Fuel briquettes | 42 MT/Day'],
          },
          ['product: Fuel briquettes | 42 | MT/Day'],
        ],
      ],
    },
    wastes: {
      accepts: [
        [
          {
            before: 'Solid wastes:',
            lines: [
              'Sr. No | Type of solid waste | Quantity (TPD) | Quantity reused (TPD) | Description of site',
              '1 | Dolochar | 56 | 40 | Boiler',
            ],
          },
          ['waste: Dolochar | 56 | TPD'],
        ],
        [
          {
            before: 'Wastes that are not hazardous:',
            lines: ['Sr No | Type of waste | Quantity | UoM | Disposal', '1 | MS scrap | 92 | MT/M | Sale'],
          },
          ['waste: MS scrap | 92 | MT/M'],
        ],
      ],
      rejects: [
        [
          {
            before: 'Water:',
            lines: ['Sr No | Source of waste water | Quantity (KLD)', '1 | Process | 92'],
          },
          ['water: Process | 92 | KLD'],
        ],
      ],
    },
    water: {
      accepts: [
        [
          {
            before: 'Outlets:',
            lines: ['Outlet No. | Description of outlet | Max daily discharge', '1 | Domestic | 14.0 KLD'],
          },
          ['water: Domestic | 14.0 | KLD'],
        ],
        [
          {
            before: 'Outlets:',
            lines: ['Outlet No. | Description of outlet | Quantity of discharge KLD', '1 | Domestic | 18.0'],
          },
          ['water: Domestic | 18.0 | KLD'],
        ],
        [
          {
            before: 'Water and discharge:',
            lines: [
              'Sr | Use | Water (KLD) | Discharge (KLD) | Remarks',
              '1 | Domestic | 21.0 | 17.0 | STP',
              '2 | Washing | 265.0 | 240.0 | ETP',
            ],
          },
          [
            'water: Domestic (water) | 21.0 | KLD',
            'water: Washing (water) | 265.0 | KLD',
            'water: Domestic (discharge) | 17.0 | KLD',
            'water: Washing (discharge) | 240.0 | KLD',
          ],
        ],
        [
          {
            before: 'Discharge of effluent:',
            lines: [
              'Sr No | Description | Permitted (in CMD) | Standards',
              '1 | Trade effluent | 148 | As per Schedule-I',
            ],
          },
          ['water: Trade effluent | 148 | CMD'],
        ],
      ],
      rejects: [
        [
          {
            before: 'The capacities are:',
            lines: ['Sr No | Unit | Capacity', '1 | Mineral bottling | 120 KLPD'],
          },
          ['product: Mineral bottling | 120 | KLPD'],
        ],
      ],
    },
    products: {
      accepts: [
        [
          {
            before: 'The consent covers the manufacture of:',
            lines: [
              'Sr No | Product | Existing Qty. | Proposed Qty. | Total Qty. | UOM',
              '1 | 4-Nitro aniline | 900 | 450 | 1350 | MT/M',
              '2 | Dies | 12 | - | 12 | Nos/M',
            ],
          },
          ['product: 4-Nitro aniline | 1350 | MT/M', 'product: Dies | 12 | Nos/M'],
        ],
      ],
      rejects: [
        [
          {
            before: 'For the manufacture of bolts:',
            lines: ['Sr No | Raw material | Quantity', '1 | Wire rod | 905 MT/M'],
          },
          ['other: Wire rod | 905 | MT/M'],
        ],
      ],
    },
    equipment: {
      accepts: [
        [
          { before: 'Machines:', lines: ['Sr No | Name of machine | Nos.', '1 | Nut formers | 6'] },
          ['equipment: Nut formers | 6 | Nos.'],
        ],
      ],
      rejects: [[{ before: 'Staff:', lines: ['Sr No | Name of person | Date', '1 | Operator | 6'] }, []]],
    },
    'raw-materials': {
      accepts: [
        [
          { before: 'As follows:', lines: ['Sr No | Raw material | Quantity', '1 | Zinc oxide | 1.9 MT/M'] },
          ['other: Zinc oxide | 1.9 | MT/M'],
        ],
      ],
      rejects: [[{ before: 'As follows:', lines: ['Sr No | Area | Quantity', '1 | Garden | 1.9'] }, []]],
    },
  },
});
