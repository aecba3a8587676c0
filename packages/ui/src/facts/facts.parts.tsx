import { part } from '../storybook/part.ts';
import { EntryList, FactSource, FactText } from './facts.tsx';

export const parts = [
  part('FactSource', FactSource, { quote: 'valid up to 31/03/2028', place: 'page 2' }),
  part('FactText', FactText, { children: '31 Mar 2028' }),
  part('EntryList', EntryList, { entries: [{ id: 'air', title: 'Air', content: 'to 31 Mar 2029' }] }),
];
