import { part } from '../storybook/part.ts';
import { Accordion, Disclosure } from './disclosure.tsx';

export const parts = [
  part('Accordion', Accordion, {
    children: (
      <Disclosure id="water" title="Water">
        Nine conditions
      </Disclosure>
    ),
  }),
];
