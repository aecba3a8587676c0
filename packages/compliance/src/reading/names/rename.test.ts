import { expect, it } from 'vitest';
import { type Named, rename } from './rename.ts';

const of = (changes: Partial<Named>): Named => ({
  title: 'The unit shall submit the environmental statement in Form V for the fin…',
  text: 'The unit shall submit the environmental statement in Form V for every financial year by 30th September.',
  quote:
    'The unit shall submit the environmental statement in Form V for every financial year by 30th September.',
  statedFrequency: 'every financial year by 30th September',
  category: 'return',
  ...changes,
});

it.each<[string, Partial<Named>, string]>([
  ['a sentence is named by its verb and object', {}, 'Submit Environmental Statement in Form V'],
  [
    'one in Hindi by what the dictionary knows',
    {
      title: 'Look at condition 4',
      text: '4. शुद्धिकृत उत्प्रवाह का नमूना प्रत्येक तीन माह में विश्लेषित कराया जायेगा।',
      quote: 'शुद्धिकृत उत्प्रवाह का नमूना प्रत्येक तीन माह में विश्लेषित कराया जायेगा।',
      statedFrequency: 'प्रत्येक तीन माह में',
    },
    'Test treated effluent',
  ],
  [
    'one in Hindi of which it knows nothing keeps the number of its condition',
    {
      title: 'Look at condition 9',
      text: '9. इसका पालन प्रतिवर्ष किया जायेगा।',
      quote: 'इसका पालन प्रतिवर्ष किया जायेगा।',
      statedFrequency: 'प्रतिवर्ष',
    },
    'Look at condition 9',
  ],
  [
    'without the words that say when',
    {
      quote: 'The stack shall be tested once in three months.',
      statedFrequency: 'once in three months',
      category: 'monitoring',
    },
    'Test stack',
  ],
  [
    'a clause that spares words has them from its sentence',
    {
      text: '4. Monitoring shall be carried out of (a) stack – monthly; (b) noise – yearly.',
      quote: '(b) noise – yearly.',
      statedFrequency: 'yearly',
      category: 'other',
    },
    'Monitor noise',
  ],
  [
    'a clause that is not in its text any more is named by its own words',
    {
      text: 'The drains shall be swept.',
      quote: 'The stack shall be tested yearly.',
      statedFrequency: 'yearly',
    },
    'Test stack',
  ],
  [
    'a row of a table keeps a name that fits',
    { title: 'PM at boiler stack', text: '1 | Boiler stack | PM | Monthly' },
    'PM at boiler stack',
  ],
  [
    'a row whose name was cut is named by its first cell',
    {
      title: 'Ambient air quality at the northern …',
      text: '1 | Ambient air quality at the northern boundary of the works | Monthly',
      statedFrequency: 'Monthly',
      category: 'monitoring',
    },
    'Monitor ambient air quality at northern boundary of works',
  ],
])('%s', (_name, changes, name) => {
  expect(rename(of(changes))).toBe(name);
});
