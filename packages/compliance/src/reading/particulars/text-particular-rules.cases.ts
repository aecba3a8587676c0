import { toLines } from '../facts/head.test-support.ts';
import { toPassage } from '../layout/passage.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { findTextParticulars, TEXT_PARTICULAR_RULES } from './text-particular-rules.ts';

/** What a sentence tells of the plant, as wide as its blanks are. */
export const textParticulars = toFamily({
  name: 'particular in a sentence',
  rules: TEXT_PARTICULAR_RULES,
  run: (sentence: string, rules) =>
    findTextParticulars(
      toPassage(toLines([sentence]).map((line) => ({ ...line, text: sentence }))),
      rules,
    ).map(({ kind, name, value, unit }) => `${kind}: ${name} | ${value} | ${unit}`),
  cases: {
    product: {
      accepts: [
        [
          'The unit shall manufacture liquid glucose at 120 MT/month and starch powder @ 300 MT/month.',
          ['product: liquid glucose | 120 | MT/month', 'product: starch powder | 300 | MT/month'],
        ],
        [
          'This is granted for the production of 4,500 MT per annum of boxes and 600 MT per annum of paper bags only.',
          ['product: boxes | 4,500 | MT per annum', 'product: paper bags | 600 | MT per annum'],
        ],
        [
          'It is for manufacturing of the following product: Glazed tiles - 18,000 MT/Month.',
          ['product: Glazed tiles | 18,000 | MT/Month'],
        ],
        [
          'The approved production capacity of Kraft paper - 180 MT/Day, Duplex board - 60 TPD.',
          ['product: Kraft paper | 180 | MT/Day', 'product: Duplex board | 60 | TPD'],
        ],
        [
          'Name of the products : Fruit juices (Capacity: 120 KL/day), Jams (Capacity: 8 MT/day).',
          ['product: Fruit juices | 120 | KL/day', 'product: Jams | 8 | MT/day'],
        ],
        [
          'This is for production of 4-Chloro aniline - 150 T/month.',
          ['product: 4-Chloro aniline | 150 | T/month'],
        ],
        ['The production of kraft paper shall not exceed 60 TPD.', ['product: kraft paper | 60 | TPD']],
      ],
      rejects: [
        ['The unit shall manufacture starch and send 3 MT/month of sludge away.', []],
        ['The glucose is packed at 120 MT/month.', []],
        ['The unit was found to manufacture starch at 120 MT/month.', []],
        ['The unit shall manufacture starch in 3 shifts.', []],
      ],
    },
    fuel: {
      accepts: [
        ['The unit shall use 96 T/day of Indonesian coal; fly ash 11 T/day.', ['fuel: coal | 96 | T/day']],
        [
          'The boiler shall use not more than 12 TPD of agro briquettes as fuel.',
          ['fuel: agro briquettes | 12 | TPD'],
        ],
        [
          'Fuel used: furnace oil 1.8 KL/day for the boiler and HSD 60 litres/hour for the DG set.',
          ['fuel: furnace oil | 1.8 | KL/day', 'fuel: HSD | 60 | litres/hour'],
        ],
        ['Imported coal consumption 38 TPD.', ['fuel: Imported coal | 38 | TPD']],
        ['The gasifier takes coal of 42 TPD.', ['fuel: coal | 42 | TPD']],
        ['LDO of 6 KL/day is for start up.', ['fuel: LDO | 6 | KL/day']],
        ['Coal of 14.5 TPD shall be used.', ['fuel: Coal | 14.5 | TPD']],
      ],
      rejects: [
        ['The gas fired boilers (2 x 600 kg/hr of PNG) shall have stacks.', []],
        ['Coal for the boiler shall be stored for 36 MT/day.', []],
        ['The husk of 12 TPD is sold to farmers.', []],
        ['The boiler shall use coal with 0.5 % of sulphur.', []],
      ],
    },
    stack: {
      accepts: [
        ['Chimney of 35 m height shall be provided to the 6 TPH boiler.', ['stack: 6 TPH boiler | 35 | m']],
        ['D.G. Set of 250 KVA with stack of 3 m ARL.', ['stack: D.G. Set of 250 KVA | 3 | m']],
        [
          'PM from the 10 TPH coal fired boiler shall be low; the stack shall be of 42 m height.',
          ['stack: 10 TPH coal fired boiler | 42 | m'],
        ],
        [
          'The boiler of 4 TPH shall have a chimney of 30 mts height for the boiler.',
          ['stack: boiler | 30 | mts'],
        ],
        [
          'A stack of 30 m height shall be attached to the 2 TPH coal fired boiler.',
          ['stack: 2 TPH coal fired boiler | 30 | m'],
        ],
        ['The chimney attached to the heater shall be 32 metres high.', ['stack: heater | 32 | metres']],
        [
          'The DG sets of 2 x 250 KVA shall have stacks of minimum height of 6.5 m above the roof level.',
          ['stack: DG sets of 2 x 250 KVA | 6.5 | m'],
        ],
        [
          'It shall have a chimney of height not less than 45 metres for the boiler and a stack of 11 m height for the DG set.',
          ['stack: boiler | 45 | metres', 'stack: DG set | 11 | m'],
        ],
      ],
      rejects: [
        ['A platform at 8 m on the stack attached to the boiler shall be provided.', []],
        ['The stack of the boiler shall be within 30 m of the gate.', []],
        ['The boundary wall shall be 2.4 m high.', []],
        ['The stack shall be of 30 m height.', []],
      ],
    },
    flow: {
      accepts: [
        [
          'The total fresh water requirement shall be 85 KLD, of which 60 KLD is for process and 25 KLD for domestic purposes.',
          [
            'water: total fresh water requirement | 85 | KLD',
            'water: process | 60 | KLD',
            'water: domestic purposes | 25 | KLD',
          ],
        ],
        [
          'Trade effluent of 64 KLD and domestic sewage of 9 KLD will be generated.',
          ['water: Trade effluent | 64 | KLD', 'water: domestic sewage | 9 | KLD'],
        ],
        [
          'Sewage and trade effluent shall be 15 KLD and 6 KLD respectively.',
          ['water: Sewage | 15 | KLD', 'water: trade effluent | 6 | KLD'],
        ],
        [
          'Water consumption: Process 140 KLD, Boiler 65 KLD.',
          ['water: Process | 140 | KLD', 'water: Boiler | 65 | KLD'],
        ],
        [
          'The daily discharge of industrial effluent shall not exceed 96 KL.',
          ['water: industrial effluent | 96 | KL'],
        ],
        [
          'Water consumption: process 640 KLD, washing 95 KLD and domestic 14 KLD.',
          ['water: process | 640 | KLD', 'water: washing | 95 | KLD', 'water: domestic | 14 | KLD'],
        ],
        [
          'Quantity of effluent shall be limited to 720 KLD (trade) and 11 KLD (sewage).',
          ['water: trade | 720 | KLD', 'water: sewage | 11 | KLD'],
        ],
        ['The garden takes 12 m3/day of treated sewage.', ['water: treated sewage | 12 | m3/day']],
      ],
      rejects: [
        ['Sewage goes to a plant with a tank of 50 KLD.', []],
        ['An effluent treatment plant of 100 CMD is in place.', []],
        ['Fresh water of 12 MT/month is drawn.', []],
        ['Fuel consumption: furnace oil 3.4 KLD.', ['fuel: furnace oil | 3.4 | KLD']],
      ],
    },
  },
});
