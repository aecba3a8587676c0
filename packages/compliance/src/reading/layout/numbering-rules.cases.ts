import { toLines } from '../facts/head.test-support.ts';
import { toFamily } from '../rule-family.test-support.ts';
import { createNumbering } from './numbering.ts';
import { NUMBERING_RULES } from './numbering-rules.ts';

/** The number that each line of a page begins with. */
export const numbers = toFamily({
  name: 'number',
  rules: NUMBERING_RULES,
  run: (lines: string[], rules) => {
    const numbering = createNumbering(rules);
    return toLines(lines).map((line, at, all) => numbering.findNumber(line, all.slice(at + 1)));
  },
  cases: {
    'number-with-letter': {
      accepts: [
        [['3(a). The unit'], ['3(a)']],
        [['(4 (b)) The unit'], ['4 (b)']],
      ],
      rejects: [[['1. (a) The unit'], ['1 a']]],
    },
    integer: {
      accepts: [
        [
          ['1. The unit', '2) the unit', '(3) The unit'],
          ['1', '2', '3'],
        ],
        [
          ['Condition No. 1) the unit', '2.The unit'],
          ['1', '2'],
        ],
        [
          ['1. The unit', 'a) the tank'],
          ['1', '1 a'],
        ],
      ],
      rejects: [
        [['12.5 KL of water'], [null]],
        [['Tank 1. of the unit'], [null]],
      ],
    },
    'marked-integer': {
      accepts: [
        [
          ['1: The unit', '2 - The pond', '3/ All drains'],
          ['1', '2', '3'],
        ],
        [
          ['[1] The unit', '[2] The pond'],
          ['1', '2'],
        ],
      ],
      rejects: [[['1 - 5 m from the wall'], [null]]],
    },
    decimal: {
      accepts: [
        [['3.1 The unit'], ['3.1']],
        [['4.2.1. The unit'], ['4.2.1']],
      ],
      rejects: [
        [['3.1 lakhs of trees'], [null]],
        [['3.5 g/kW-hr.'], [null]],
        [['3.1 Lakhs of trees'], [null]],
        [['3.1 MT of ash'], [null]],
        [['4.2 acres as green belt'], [null]],
        [['1.5 m3/T of steel'], [null]],
        [['0.7 The limit of it'], [null]],
      ],
    },
    'part-and-number': {
      accepts: [
        [
          ['B.3 Monthly abstract', 'E.10 The officer'],
          ['B.3', 'E.10'],
        ],
        [
          ['B-3 Density of the slurry shall be', 'E-10 Wells, six in number, shall be dug'],
          ['B-3', 'E-10'],
        ],
        [
          [
            '(A-1) The unit shall be',
            'II-3 All drains shall be',
            'GC-4: Logs shall be',
            'A1. The pond shall be',
          ],
          ['A-1', 'II-3', 'GC-4', 'A1'],
        ],
      ],
      rejects: [
        [['PM10 Samplers at the gate shall be'], [null]],
        [['B-114 Industrial Area'], [null]],
        [['B-11 MIDC Area, Pune'], [null]],
        [['C-1-3 Block shall be'], [null]],
        [['B.K. Road'], [null]],
        [['B.3 mg of it'], [null]],
      ],
    },
    'integer-of-script': {
      accepts: [
        [
          ['१. इकाई', '२) इकाई', '(३) इकाई'],
          ['1', '2', '3'],
        ],
        [
          ['૧. એકમે', '૨. એકમે'],
          ['1', '2'],
        ],
      ],
      rejects: [[['१.०४.२०२६ से'], [null]]],
    },
    'decimal-before-script': {
      accepts: [
        [
          ['૨.૩ પાણીના વપરાશની નોંધ', '4.2 કોઈ પણ કચરો', '३.१ किसी भी दशा में'],
          ['2.3', '4.2', '3.1'],
        ],
      ],
      rejects: [
        [
          ['३.५ टन ईंधन', '६.५ से ९.०', '૩.૫ કિલોલિટર પાણી', '૩.૫ મે.ટન'],
          [null, null, null, null],
        ],
      ],
    },
    'bare-integer': {
      accepts: [
        [
          ['1 The unit', '2 The tank'],
          ['1', '2'],
        ],
      ],
      rejects: [
        [['1 tank of the unit'], [null]],
        [['01 April, 2023 to 31 March, 2026'], [null]],
      ],
    },
    'bracketed-letter': {
      accepts: [
        [
          ['A] The unit', 'B]The tank'],
          ['A', 'B'],
        ],
      ],
      rejects: [[['[A] The unit'], [null]]],
    },
    roman: {
      accepts: [
        [['xvii. the unit'], ['xvii']],
        [
          ['1. The unit', 'iv) the tank'],
          ['1', '1 iv'],
        ],
      ],
      rejects: [[['IV. The unit'], [null]]],
    },
    'letter-in-brackets': {
      accepts: [
        [
          ['a) the unit', '(B) The tank'],
          ['a', 'B'],
        ],
      ],
      rejects: [[['a the unit'], [null]]],
    },
    'capital-with-stop': {
      accepts: [
        [
          ['A. The unit', 'of steel', 'B. Composite samples', 'C. (The tank)'],
          ['A', null, 'B', 'C'],
        ],
      ],
      rejects: [
        [
          ['A.K. Rao of the works', 'B. SC. chemists'],
          [null, null],
        ],
      ],
    },
    'letter-with-stop': {
      accepts: [
        [
          ['a. The unit', 'b. The tank'],
          ['a', 'b'],
        ],
      ],
      rejects: [[['e. g. a tank'], [null]]],
    },
    'number-with-letter-of-script': {
      accepts: [
        [
          ['३(अ) इकाई', '2 (ક) એકમે'],
          ['3(अ)', '2 (ક)'],
        ],
        [['(४ (ब)) इकाई'], ['4 (ब)']],
      ],
      rejects: [[['३ (के) इकाई'], [null]]],
    },
    'letter-of-script-in-brackets': {
      accepts: [
        [
          ['१. इकाई', '(अ) टैंक', 'ब) चिमनी', '(ક)એકમે'],
          ['1', '1 अ', '1 ब', '1 ક'],
        ],
        [
          ['१. (अ) इकाई', '(ख) टैंक'],
          ['1 अ', '1 ख'],
        ],
      ],
      rejects: [
        [['(अन्य) टैंक'], [null]],
        [['(के) टैंक'], [null]],
      ],
    },
    'letter-of-script-with-stop': {
      accepts: [
        [
          ['क. इकाई', 'ख. टैंक'],
          ['क', 'ख'],
        ],
        [
          ['ક. એકમે', 'ખ. ટાંકી'],
          ['ક', 'ખ'],
        ],
      ],
      rejects: [
        [['म. प्र. प्रदूषण नियंत्रण बोर्ड'], [null]],
        [['अ. क्र.'], [null]],
        [['क. ख. वर्मा'], [null]],
        [['ब. 5'], [null]],
      ],
    },
    'in-brackets': {
      accepts: [
        [['(ii)The unit'], ['ii']],
        [['(a)The unit'], ['a']],
      ],
      rejects: [[['(two) The unit'], [null]]],
    },
  },
});
