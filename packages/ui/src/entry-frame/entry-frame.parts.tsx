import { part } from '../storybook/part.ts';
import { SourceExample } from './source-example.tsx';

export const parts = [
  part('SourceExample', SourceExample, {
    number: '17',
    quote: 'The applicant shall submit the report by the 10th of the next month.',
    task: 'Monthly effluent report',
    source: 'Clause 17, page 6',
  }),
];
