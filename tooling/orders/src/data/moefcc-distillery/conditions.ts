import { addDays, addMonths } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block } from '../../model/order.ts';
import { at, duty, heading, item, limit, optionalDuty, trap } from '../../model/write.ts';

/** Part A. */
export function specificConditions({ issuedOn }: GoldFacts): Block[] {
  return [
    heading('A. SPECIFIC CONDITIONS:', 'left'),
    item(
      'i.',
      'The project proponent shall obtain the consents of the State Board before it builds and before it runs the plant, and shall keep to the terms laid down in them.',
    ),
    item(
      'ii.',
      trap('prohibition', 'No effluent shall be let out of the premises'),
      '; spent wash is decanted, concentrated in multiple effect evaporators and dried, and condensate is polished and used in cooling towers, so that the unit works on zero liquid discharge.',
    ),
    item(
      'iii.',
      'Continuous meters for flow and for pH, with a camera on the concentrated spent wash line, shall be joined to the servers of the CPCB and of the State Board, and ',
      duty(
        'A-iii',
        'monitoring',
        'half_yearly',
        'the meters of the continuous system shall be calibrated against a reference method',
        'once in every six months',
      ),
      ' once in every six months.',
    ),
    item(
      'iv.',
      'Particulate matter in the flue gas of the 40 TPH boiler, which burns rice husk and coal, shall stay below ',
      at({ point: '40 TPH boiler' }, limit('emission', 'Particulate matter', '30', 'mg/Nm3')),
      ', sulphur dioxide below ',
      at({ point: '40 TPH boiler' }, limit('emission', 'Sulphur dioxide', '100', 'mg/Nm3')),
      ', for which an electrostatic precipitator of five fields and a stack of 62 m are provided; ',
      duty(
        'A-iv',
        'monitoring',
        'monthly',
        'the gas at the outlet of the precipitator shall be analysed by an approved laboratory',
        'every month',
      ),
      ' every month and the findings be displayed at the gate.',
    ),
    item(
      'v.',
      duty(
        'A-v',
        'monitoring',
        { every: 1, unit: 'week', times: 2 },
        'Ambient air at four stations, chosen with the State Board along the winds, shall be watched',
        '104 times a year, twice in each week',
      ),
      ' 104 times a year, twice in each week, as the National Ambient Air Quality Standards of 2009 ask.',
    ),
    item(
      'vi.',
      duty(
        'A-vi',
        'monitoring',
        'quarterly',
        'Quality and level of ground water shall be observed in six wells around the spent wash lagoon and in the village',
        'every quarter',
      ),
      ' every quarter, and should a trend towards contamination show, the lagoon shall be emptied for repair.',
    ),
    item(
      'vii.',
      'Spent wash may be held for five days at most, in lined tanks. ',
      duty(
        'A-vii',
        'other',
        'yearly',
        'The integrity of the lining of the spent wash tanks shall be certified by an engineering institute',
        'every year before the monsoon',
      ),
      ' every year before the monsoon.',
    ),
    item(
      'viii.',
      duty(
        'A-viii',
        'other',
        'once',
        'The company shall lay a dense green belt on 6.3 ha with 15,700 trees',
        'within two years from the date of issue',
        addMonths(issuedOn, 24),
      ),
      ' within two years from the date of issue of this letter, in rows at least 10 m deep along the boundary.',
    ),
    item(
      'ix.',
      'For corporate environment responsibility Rs. 2.81 Crores are set apart. ',
      duty(
        'A-ix',
        'reporting',
        'half_yearly',
        'What has been spent on schools, ponds and solar lamps in the villages shall be stated to the Regional Office',
        'in each half-yearly report',
      ),
      ' in each half-yearly report.',
    ),
    item(
      'x.',
      duty(
        'A-x',
        'other',
        'half_yearly',
        'A mock drill for fire in the alcohol storage shall be held with the district authorities',
        'at least twice in a year',
      ),
      ' at least twice in a year; the storage tanks bear flame arresters, foam pourers and level switches.',
    ),
    item(
      'xi.',
      'All workers shall have helmets, masks and ear plugs, and ',
      duty(
        'A-xi',
        'other',
        'half_yearly',
        'workers exposed to grain dust shall undergo spirometry',
        'once in six months',
      ),
      ' once in six months, for which a doctor visits the plant.',
    ),
    item(
      'xii.',
      duty(
        'A-xii',
        'other',
        'once',
        'Rain water harvesting for the roofs and roads of the whole plant shall be completed',
        'before 31st March, 2026',
        '2026-03-31',
      ),
      ' before 31st March, 2026, with recharge away from the lagoon.',
    ),
    item(
      'xiii.',
      duty(
        'A-xiii',
        'other',
        { every: 3, unit: 'year' },
        'A third party shall carry out an energy and water audit of the distillery',
        'once in three years',
      ),
      ' once in three years, the first when the plant has worked for a full year.',
    ),
    item(
      'xiv.',
      duty(
        'A-xiv',
        'record',
        'daily',
        'Ash taken away by brick makers and DDGS taken away by buyers shall be weighed and recorded',
        'on daily basis',
      ),
      ' on daily basis, with the number of each vehicle.',
    ),
  ];
}

/** Part B. */
export function generalConditions({ issuedOn }: GoldFacts): Block[] {
  return [
    heading('B. GENERAL CONDITIONS:', 'left'),
    item('i.', 'What the State Board and the State Government lay down shall be observed to the letter.'),
    item(
      'ii.',
      trap(
        'prohibition',
        'No expansion and no change of the process shall take place without prior approval of the Ministry',
      ),
      '. Where the plan departs from what was submitted, a fresh reference shall be made.',
    ),
    item(
      'iii.',
      'Emissions shall remain within the load and the standards of the E(P)A. If a control system fails, the unit it serves shall be stopped and not be started before the system works again.',
    ),
    item(
      'iv.',
      trap(
        'continuous duty without date',
        'Control devices and interlocks shall be maintained so that their efficiency is held',
      ),
      ' as designed.',
    ),
    item(
      'v.',
      'Noise in and around the plant shall be held below ',
      limit('noise', 'day time', '75', 'dBA'),
      ' in day time and ',
      limit('noise', 'night time', '70', 'dBA'),
      ' in night time by hoods, silencers and enclosures.',
    ),
    item(
      'vi.',
      duty(
        'B-vi',
        'monitoring',
        { every: 2, unit: 'month' },
        'The noise at the boundary and at the nearest house shall be measured',
        'once in two months',
      ),
      ' once in two months, by day and by night.',
    ),
    item(
      'vii.',
      'The proponent shall set up a cell for environmental management with qualified people who answer to the head of the plant, and the money kept for it shall not be turned to another use. ',
      duty(
        'B-vii',
        'reporting',
        'yearly',
        'The expenditure on environmental measures shall be reported to the Regional Office',
        'by 30th April of each year',
        '04-30',
      ),
      ' by 30th April of each year.',
    ),
    item(
      'viii.',
      'A copy of this letter shall be sent to the Panchayat and to any body that has made a suggestion. ',
      duty(
        'B-viii',
        'other',
        'once',
        'The proponent shall put the clearance letter on its website and tell the public through two newspapers of the region',
        'within seven days of the clearance',
        addDays(issuedOn, 7),
      ),
      ' within seven days of the clearance, one of the papers being in the language of the people.',
    ),
    item(
      'ix.',
      duty(
        'B-ix',
        'reporting',
        'half_yearly',
        'A report on the state of compliance with the conditions and the monitored data shall be submitted to the Regional Office and the CPCB',
        'by the 1st June and the 1st December',
        ['06-01', '12-01'],
      ),
      ' by the 1st June and the 1st December of each calendar year, on paper and by e-mail.',
    ),
    item(
      'x.',
      duty(
        'B-x',
        'return',
        'yearly',
        'The environmental statement in Form-V shall be sent to the State Board for each financial year',
        'by 30th September',
        '09-30',
      ),
      ' by 30th September, shall stand on the company’s website with the compliance of this clearance, and shall go to the Regional Office by e-mail.',
    ),
    item(
      'xi.',
      duty(
        'B-xi',
        'reporting',
        'weekly',
        'The website shall show the levels of PM10, SO2 and NOx and of the stack',
        'with figures renewed every week',
      ),
      ' with figures renewed every week, and a display at the gate shall show the same.',
    ),
    item(
      'xii.',
      trap(
        'duty of the board',
        'The Regional Office shall visit the plant once a year and check the conditions',
      ),
      '; the proponent shall help and shall furnish the papers asked for.',
    ),
    item(
      'xiii.',
      optionalDuty(
        'B-xiii',
        'reporting',
        'once',
        'Financial closure and final approval of the project shall be told to the Regional Office',
        'as soon as they are reached',
      ),
      ' as soon as they are reached.',
    ),
    item(
      'xiv.',
      'The proponent shall observe the rules on hazardous chemicals of 1989 and shall store methanol, acids and caustic in the quantities of the approval only.',
    ),
  ];
}
