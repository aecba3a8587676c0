import { toFamily } from '../rule-family.test-support.ts';
import { mendWord } from './mend-word.ts';
import { SCRIPT_WORD_RULES } from './script-word-rules.ts';

/** A recognised word of Devanagari or Gujarati, the words beside it where they matter, and what it says. */
export const scriptWords = toFamily({
  name: 'recognised words of other scripts',
  rules: SCRIPT_WORD_RULES,
  run: ([word, before = '', after = '']: [word: string, before?: string, after?: string], rules) =>
    mendWord(word, before, after, rules),
  cases: {
    'letter-o': {
      accepts: [
        [['बी.औ.डी.'], ['बी.ओ.डी.']],
        [['सी.ઔ.ડી.'], ['सी.ઓ.ડી.']],
        [['(औ.पी.)'], ['(ओ.पी.)']],
      ],
      rejects: [
        [['औद्योगिक'], ['औद्योगिक']],
        [['बी.ओ.डी.'], ['बी.ओ.डी.']],
      ],
    },
    measured: {
      accepts: [
        [['नाइट्रौजन'], ['नाइट्रोजन']],
        [['पार्टिकुलैट'], ['पार्टिकुलेट']],
        [['किलौ/दिवस'], ['किलो/दिवस']],
      ],
      rejects: [
        [['बैग'], ['बैग']],
        [['औसत'], ['औसत']],
        [['तैयार'], ['तैयार']],
      ],
    },
    'nasal-verb': {
      accepts: [[['जोडण्यांत', '', 'यावी.'], ['जोडण्यात']]],
      rejects: [[['पाण्यांत', '', 'आढळल्यास'], ['पाण्यांत']]],
    },
    'to-be-of-marathi': {
      accepts: [
        [['थावी.', 'करण्यात'], ['यावी.']],
        [['चावा.', 'करण्यात'], ['यावा.']],
        [['थांवी.', 'जोडण्यांत'], ['यावी.']],
      ],
      rejects: [
        [['चावा.', 'कुत्र्याचा'], ['चावा.']],
        [['यावी.', 'करण्यात'], ['यावी.']],
      ],
    },
    'to-take': {
      accepts: [[['ध्यावी.', 'करून'], ['घ्यावी.']]],
      rejects: [[['ध्यावी.', 'दरमहा'], ['ध्यावी.']]],
    },
    future: {
      accepts: [
        [['जावेगां।'], ['जावेगा।']],
        [['होगां'], ['होगा']],
      ],
      rejects: [[['गंगां'], ['गंगां']]],
    },
    'short-future': {
      accepts: [[['जाविगी।'], ['जावेगी।']]],
      rejects: [[['जाविती'], ['जाविती']]],
    },
    'two-stops': {
      accepts: [[['जायेग।।'], ['जायेगा।']]],
      rejects: [[['जायेगा।'], ['जायेगा।']]],
    },
    'stop-before-end': {
      accepts: [
        [['जम।', 'में', 'की'], ['जमा']],
        [['क।', 'इकाई', 'कराया'], ['का']],
      ],
      rejects: [
        [['जल।', '', 'इकाई'], ['जल।']],
        [['जायेगी।', '', 'की'], ['जायेगी।']],
      ],
    },
    'test-degrees': {
      accepts: [
        [['२७९९', 'दिवस,'], ['२७°C']],
        [['27°)', 'દિવસ,', '20'], ['27°C)']],
      ],
      rejects: [
        [['२७९९', 'क्रमांक'], ['२७९९']],
        [['27°', 'दिवस,', 'सेल्सियस'], ['27°']],
      ],
    },
    'latin-milligrams': {
      accepts: [
        [['fram,', '100', 'लीटर'], ['मि.ग्रा.']],
        [['fran.', '150', '/सा.घ.मी.'], ['मि.ग्रा.']],
      ],
      rejects: [
        [['fram,', 'ठोस', 'लीटर'], ['fram,']],
        [['ara', '2', 'लीटर'], ['ara']],
      ],
    },
    'letter-among-digits': {
      accepts: [
        [['ર૪'], ['૨૪']],
        [['ર૫,'], ['૨૫,']],
      ],
      rejects: [[['ર'], ['ર']]],
    },
  },
});
