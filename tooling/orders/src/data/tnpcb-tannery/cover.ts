import { dotted, slashed, worded } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Block } from '../../model/order.ts';
import { bold, centred, item, pair, para, space } from '../../model/write.ts';
import { ADDRESS, APPLICATION } from './facts.ts';

/** Law under which an order of the pair is given. */
export interface Law {
  letter: 'W' | 'A';
  section: string;
  act: string;
  allows: string;
}

const PLACE = 'VELLORE / RANIPET';
const OFFICER = ['District Environmental Engineer,', 'Tamil Nadu Pollution Control Board,', 'RANIPET'];

/** Signature of the district's engineer, twice in each order. */
export const signature: Block = {
  type: 'signature',
  digital: ['Signature valid. Digitally signed by DEE RANIPET', "Date: 2024.09.02 11:20:41 +05'30'"],
  lines: OFFICER,
};

/** Letterhead, numbers, references, grant, addressee, validity and copies. */
export function cover(facts: GoldFacts, law: Law): Block[] {
  const file = `F.0877RPT/RL/DEE/TNPCB/RPT/${law.letter}`;
  return [
    {
      type: 'letterhead',
      emblem: 'center',
      lines: [
        { text: 'தமிழ்நாடு மாசு கட்டுப்பாடு வாரியம்', size: 11, script: 'tamil' },
        { text: 'TAMIL NADU POLLUTION CONTROL BOARD', size: 14, bold: true },
      ],
    },
    pair('Category of the Industry :', 'RED'),
    pair(`CONSENT ORDER NO. ${facts.consentNo}`, `DATED: ${slashed(facts.issuedOn)}.`),
    pair(`PROCEEDINGS NO.${file}/2024`, `DATED: ${slashed(facts.issuedOn)}`),
    space(4),
    para(
      bold('SUB: '),
      `Tamil Nadu Pollution Control Board - CONSENT TO OPERATE - RENEWAL - M/s. ${facts.industryName}, ` +
        `S.F. No. 204/3A, 204/3B, 206/1, MELVISHARAM village, Arcot Taluk and Ranipet District - renewed consent for ` +
        `the working of the plant and ${law.allows} under Section ${law.section} of the ${law.act} - Reg.`,
    ),
    para(bold('REF:')),
    item('1.', `Consent order in Proc. No. ${file}/2019 dated 19.08.2019`),
    item('2.', `Application of the unit for renewal, No: ${APPLICATION}`),
    item('3.', 'Inspection report of the Assistant Engineer, Ranipet, dated 06.08.2024'),
    item('4.', 'Resolution of the District Consent Committee, 118th sitting, item 9, dated 27.08.2024'),
    centred('* * * * *'),
    para(
      `RENEWAL OF CONSENT is granted herewith under Section ${law.section} of the ${law.act} (named "the Act" below) ` +
        'and the rules made under it, to',
    ),
    para('The Managing Director,'),
    para(`M/s. ${facts.industryName},`),
    ...ADDRESS.map((line) => para(line)),
    para(`which permits the occupier to work the plant and ${law.allows}.`),
    para(
      'It is bound to the Act, to the rules and to the orders made under it, to the terms of the earlier consent as far ' +
        'as this one does not replace them, and to the special and general conditions that follow.',
    ),
    para(bold(`This RENEWAL OF CONSENT is valid for the period ending ${worded(facts.validUpto ?? '')}`)),
    signature,
    para('To'),
    para(`The Managing Director, M/s. ${facts.industryName}, Pin: 632 509`),
    para('Copy to:'),
    item('1.', 'The Executive Officer of the local body, Melvisharam.'),
    item('2.', `The Joint Chief Environmental Engineer (Monitoring), ${PLACE}.`),
    item('3.', `File. Consent of ${dotted(facts.issuedOn)}, section ${law.section}.`),
    { type: 'pageBreak' },
  ];
}
