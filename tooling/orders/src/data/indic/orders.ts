import { slashed } from '../../model/dates.ts';
import type { GoldFacts } from '../../model/gold.ts';
import type { Order, Script } from '../../model/order.ts';
import { heading, pair, para } from '../../model/write.ts';
import { DUTIES, ISSUED_ON, NAMES, VALID_UPTO } from './duties.ts';
import { GUJARATI } from './gujarati.ts';
import { HINDI } from './hindi.ts';
import { MARATHI } from './marathi.ts';
import { toConditions, type Wordings } from './wording.ts';

interface Paper {
  name: string;
  language: string;
  board: string;
  authority: string;
  /** The office and its order in the script of the state. */
  office: string;
  conditions: string;
  script: Script;
  consentNo: string;
  stop: string;
  wordings: Wordings;
}

/** The facts stand in English, as on the printed form; the conditions in the language of the state. */
function toOrder(paper: Paper): Order {
  const facts: GoldFacts = {
    kind: 'cto',
    authority: paper.authority,
    consentNo: paper.consentNo,
    industryName: 'Sahyadri Speciality Chemicals, Fittings Works',
    category: 'orange',
    issuedOn: ISSUED_ON,
    validUpto: VALID_UPTO,
  };
  return {
    name: paper.name,
    title: `Consent to operate, conditions in ${paper.language}`,
    board: paper.board,
    form: 'text',
    facts,
    validFrom: null,
    names: NAMES,
    questions: [],
    style: {
      family: 'sans',
      size: 11,
      leading: 1.6,
      margin: 64,
      justify: false,
      header: () => [],
      footer: (page, pages) => [{ center: `Page ${page} of ${pages}`, size: 8 }],
    },
    blocks: [
      {
        type: 'letterhead',
        emblem: 'center',
        lines: [
          { text: paper.office, size: 13, script: paper.script },
          { text: paper.authority.toUpperCase(), size: 13, bold: true },
        ],
      },
      pair(`Consent Order No. ${facts.consentNo}`, `Dated: ${slashed(ISSUED_ON)}`),
      heading('CONSENT TO OPERATE'),
      para(`To, M/s. ${facts.industryName}, Plot No. 14, Industrial Area.`),
      para('Category of the industry: ORANGE'),
      para(
        'Consent to operate is granted under section 25 of the Water (Prevention and Control of Pollution) Act, 1974 and section 21 of the Air (Prevention and Control of Pollution) Act, 1981.',
      ),
      para(`This consent is valid up to ${slashed(VALID_UPTO)}, on these conditions:`),
      para(paper.conditions),
      ...toConditions(DUTIES, paper.wordings, paper.stop),
      { type: 'signature', lines: ['Regional Officer,', paper.authority] },
      para('Specimen. Company, numbers and conditions are invented.'),
    ],
  };
}

/** Orders whose conditions are in an Indian language: the same duties, limits and facts in each. */
export const INDIC_ORDERS: readonly Order[] = [
  toOrder({
    name: 'uppcb_cto_fittings_2025',
    language: 'Hindi',
    board: 'UPPCB',
    authority: 'Uttar Pradesh Pollution Control Board',
    office: 'उत्तर प्रदेश प्रदूषण नियंत्रण बोर्ड',
    conditions: 'शर्तें:',
    script: 'devanagari',
    consentNo: '214577/UPPCB/Kanpur/CTO/2025',
    stop: '।',
    wordings: HINDI,
  }),
  toOrder({
    name: 'mpcb_cto_fittings_2025',
    language: 'Marathi',
    board: 'MPCB',
    authority: 'Maharashtra Pollution Control Board',
    office: 'महाराष्ट्र प्रदूषण नियंत्रण मंडळ',
    conditions: 'अटी:',
    script: 'devanagari',
    consentNo: 'Format1.0/CO/UAN No.0000271904/CR/2508000733',
    stop: '.',
    wordings: MARATHI,
  }),
  toOrder({
    name: 'gpcb_cto_fittings_2025',
    language: 'Gujarati',
    board: 'GPCB',
    authority: 'Gujarat Pollution Control Board',
    office: 'ગુજરાત પ્રદૂષણ નિયંત્રણ બોર્ડ',
    conditions: 'શરતો:',
    script: 'gujarati',
    consentNo: 'AWH-139422',
    stop: '.',
    wordings: GUJARATI,
  }),
];
