import { ordinal } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block } from '../../model/order.ts';
import { bold, item, optionalDuty, para, space, table, trap } from '../../model/write.ts';

/** Letterhead, addressee, subject and paragraphs 1 to 5. */
export function letter(facts: GoldFacts): Block[] {
  return [
    { type: 'para', text: bold(`F. No. ${facts.consentNo}`), align: 'center' },
    {
      type: 'letterhead',
      emblem: 'none',
      lines: [
        { text: 'भारत सरकार', size: 12, script: 'devanagari' },
        { text: 'Government of India', size: 12, bold: true },
        { text: 'Ministry of Environment, Forest and Climate Change', size: 12, bold: true },
        { text: '(Impact Assessment Division)', size: 11 },
      ],
    },
    { type: 'para', text: 'Indira Paryavaran Bhawan, Jor Bagh Road, New Delhi - 110 003', align: 'right' },
    { type: 'para', text: `Dated: ${ordinal(facts.issuedOn)}`, align: 'right' },
    para('To,'),
    para('The Director (Works)'),
    para(`M/s ${facts.industryName},`),
    para('Village Tumgaon Khurd, Tehsil and District Mahasamund,'),
    para('Chhattisgarh - 493 445'),
    space(4),
    para(
      bold('Subject: '),
      `Grain based distillery of 120 KLPD with a co-generation plant of 4.5 MW at Village Tumgaon Khurd, District ` +
        `Mahasamund, Chhattisgarh by M/s ${facts.industryName} - Environmental Clearance regarding.`,
    ),
    para(
      bold('Ref: '),
      'Your proposal no. IA/CG/IND2/288417/2022 received online on 11th October, 2022, and your letter dated 04.03.2024.',
    ),
    para('Sir,'),
    para(
      'Reference is made to the proposal named above, which came with the EIA and EMP reports and with the minutes of the public hearing. The project falls under Sl. No. 5(g), Distilleries, of the Schedule of the EIA Notification, 2006, and was appraised at the Central level.',
    ),
    item(
      '2.0',
      'The Ministry has gone through the application. The plant takes up 18.7 ha, of which 6.3 ha are set apart for the green belt. It costs Rs. 187.35 Crores; protection of the environment takes Rs. 29.80 Crores of these at first, and Rs. 3.12 Crores in each year of working. About 210 persons find work in it. The public was heard at the site on 22.08.2023.',
    ),
    item(
      '3.0',
      'Within 10 km there is no national park, no sanctuary and no reserve. The Mahanadi flows 6.8 km north of the site. Fresh water, 720 KLD, is drawn from the Kodar reservoir under an agreement with the Water Resources Department. The capacities are:',
    ),
    table(
      ['S. No.', 'Unit', 'Capacity'],
      [1, 6, 4],
      [
        ['1.', 'Extra neutral alcohol or fuel ethanol', '120 KLPD'],
        ['2.', 'Co-generation power plant', '4.5 MW'],
        ['3.', 'Dried distillers grains with solubles (by-product)', '66 TPD'],
        ['4.', 'Carbon dioxide recovery (by-product)', '72 TPD'],
      ],
    ),
    item(
      '4.0',
      'The Expert Appraisal Committee (Industry-II) dealt with the matter in its 71st meeting on 26th-27th March, 2024 and spoke in favour of it. ',
      trap('production limit', 'Production shall not go beyond 120 KLPD on any day'),
      '.',
    ),
    item(
      '5.0',
      'On that ground the Ministry accords environmental clearance to the project under the EIA Notification of 14th September, 2006, tied to the specific and general conditions that follow. ',
      optionalDuty(
        'P-5',
        'reporting',
        'once',
        'The date on which work on the land begins shall be made known to the Regional Office',
        'within seven days of the start',
      ),
      ' within seven days of the start.',
    ),
  ];
}

/** Paragraphs 6 to 11, signature and copies. */
export const closing: Block[] = [
  item(
    '6.0',
    trap(
      'power of the board',
      'The Ministry may withdraw or suspend the clearance where a condition is not met',
    ),
    ' to its satisfaction.',
  ),
  item(
    '7.0',
    trap('power of the board', 'The Ministry keeps the right to lay down further conditions'),
    ' and the company shall put them into effect in the time that is set.',
  ),
  item(
    '8.0',
    trap('validity statement', 'The clearance holds for a period of ten years from the date of its issue'),
    ', as the Notification of 2006 provides.',
  ),
  item(
    '9.0',
    'The conditions are enforced, together with others, under the Water Act, 1974, the Air Act, 1981, the Environment (Protection) Act, 1986, the Public Liability Insurance Act, 1991, and the rules made under them.',
  ),
  item(
    '10.0',
    'Against this clearance ',
    trap('appeal right', 'an appeal may be brought before the National Green Tribunal within 30 days'),
    ' as section 16 of its Act of 2010 provides.',
  ),
  item('11.0', 'This letter goes out with the approval of the competent authority.'),
  { type: 'signature', lines: ['(Scientist F)', 'Industry-II Sector'] },
  para('Copy to:'),
  item('1.', 'The Principal Secretary, Environment Department, Government of Chhattisgarh, Raipur.'),
  item('2.', 'The Regional Officer of the Ministry, Raipur.'),
  item('3.', 'The Member Secretary, Chhattisgarh Environment Conservation Board, Raipur.'),
  item('4.', 'The Chairman, Central Pollution Control Board, Delhi.'),
  item('5.', 'Guard file, monitoring file, record file.'),
  para('Specimen. Company, numbers and conditions are invented.'),
];
