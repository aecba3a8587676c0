import { expect, it } from 'vitest';
import { limitsOfPages } from './limits-of-pages.test-support.ts';

/** Sentences of loads per tonne, of wastes with their quantities in brackets, and of what is designed, aimed at or analysed. */
it.each<[string, string, string[]]>([
  [
    'a quantity of effluent per tonne in a sentence',
    `2. The quantity of effluent shall not exceed 8 m3/tonne of paper made.`,
    ['effluent | quantity of effluent | 8 | m3/tonne of paper made'],
  ],
  [
    'waste water per kilolitre of product',
    `2. Waste water generation shall be restricted to 3 KL/KL of beer produced.`,
    ['effluent | Waste water generation | 3 | KL/KL of beer produced'],
  ],
  [
    'a loss that is aimed at, which is no limit',
    `3. Solvent received, in stock and lost shall be entered in a register, with a target of hexane loss below 2 kg per tonne of bran.`,
    [],
  ],
  [
    'a stream by what its plant is designed for',
    `3. RO permeate (TDS below 300 mg/l, design recovery 90 %) shall be used again in dyeing.`,
    [],
  ],
  [
    'a guarantee in brackets',
    `3. The bag filter (PM below 30 mg/Nm3, guaranteed by the supplier) shall run whenever the mill runs.`,
    [],
  ],
  [
    'what a bath analysed',
    `3. The exhausted baths shall be kept in a tank of 10 KL. The bath of May 2024 analysed 1,620 mg/l of nickel.`,
    [],
  ],
  [
    'what a stream tested at',
    `3. The mother liquor tested about 4,100 mg/l of phenol and shall be sent to the solvent recovery.`,
    [],
  ],
  [
    'a norm in the same sentence as the design',
    `3. The STP is designed for an outlet BOD of 5 mg/l. BOD of the treated sewage shall not exceed 10 mg/l.`,
    ['sewage | BOD | 10 | mg/l'],
  ],
  [
    'wastes for the authorised with their quantities in brackets',
    `5. Used oil of generators (300 litres/year) and oily sludge (4.5 tonnes/year) shall be given to those authorised.`,
    [
      'hazardous_waste | Used oil of generators | 300 | litres/year',
      'hazardous_waste | oily sludge | 4.5 | tonnes/year',
    ],
  ],
  [
    'wastes for the TSDF with their quantities in brackets',
    `5. Spent resin (1.2 MT/year), ETP sludge (40 MT/year) and used oil (0.6 KL/year) shall be sent to the TSDF or recyclers.`,
    [
      'hazardous_waste | Spent resin | 1.2 | MT/year',
      'hazardous_waste | ETP sludge | 40 | MT/year',
      'hazardous_waste | used oil | 0.6 | KL/year',
    ],
  ],
  [
    'food waste, which is no hazardous one',
    `5. Food waste (210 kg/day) shall be treated in the biogas plant and garden waste (40 kg/day) composted.`,
    [],
  ],
  [
    'what is expected in brackets behind a norm',
    `4. Particulate matter of the kiln shall not exceed 30 mg/Nm3 (expected 18 mg/Nm3 with the new bags).`,
    ['emission | Particulate matter | 30 | mg/Nm3'],
  ],
  [
    'AOX by the tonne in a sentence',
    `5. AOX in the final effluent shall not exceed 0.6 kg/tonne of paper and colour 150 PCU.`,
    ['effluent | AOX | 0.6 | kg/tonne of paper', 'effluent | colour | 150 | PCU'],
  ],
  [
    'the objective of a trial',
    `3. A trial with the new polymer shall be made for 30 days with the objective of TSS below 10 mg/l.`,
    [],
  ],
  [
    'the limit of a place beside its rated value in a sentence',
    `3. Particulate matter from the mill stack shall not exceed 30 mg/Nm3; the bag filter is rated for 20 mg/Nm3.`,
    ['emission | @ mill stack | Particulate matter | 30 | mg/Nm3'],
  ],
  [
    'a name in brackets that says what the norm is of',
    `3. Treated water (TDS below 2,100 mg/l) may be used on the green belt.`,
    ['effluent | TDS | 2,100 | mg/l'],
  ],
])('%s', (_, page, expected) => {
  expect(limitsOfPages(page)).toEqual(expected);
});
