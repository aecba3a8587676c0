import { part } from '../storybook/part.ts';
import { SourceQuote } from './highlighter.tsx';

export const parts = [part('SourceQuote', SourceQuote, { children: 'once in a month', source: 'Page 6' })];
