import { part } from '../storybook/part.ts';
import { Frame, PopoverFields } from './section.tsx';
import { ClampedText, Conversation, DateLines, PlainText, PreviewBox } from './text.tsx';

export const parts = [
  part('Frame', Frame, { children: 'Rows' }),
  part('PopoverFields', PopoverFields, { children: 'Fields' }),
  part('ClampedText', ClampedText, { text: 'Sample the stack' }),
  part('PlainText', PlainText, { children: 'Two\nlines' }),
  part('DateLines', DateLines, { date: '2026-11-17', text: '17 Nov', words: '4 days late' }),
  part('PreviewBox', PreviewBox, { title: 'Every month', values: ['17 Nov 2026'], emptyText: 'No date' }),
  part('Conversation', Conversation, { messages: [{ id: 'first', text: 'How do I add a unit?' }] }),
];
