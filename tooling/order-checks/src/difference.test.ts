import { expect, test } from 'vitest';
import { diff, unlike } from './difference.ts';

const say = (subject: string, words: string) => ({ subject, words });

test.each([
  ['the same in another order', [say('a', '1'), say('b', '2')], [say('b', '2'), say('a', '1')], []],
  ['other words of one subject', [say('a', '9')], [say('a', '10')], ['- a: 9', '+ a: 10']],
  ['the gold first, whatever the words', [say('a', 'z')], [say('a', 'b')], ['- a: z', '+ a: b']],
  [
    'sorted by subject, numbers as numbers',
    [say('p 10', 'x'), say('p 9', 'x')],
    [],
    ['- p 9: x', '- p 10: x'],
  ],
  ['what is found twice', [say('a', '1')], [say('a', '1'), say('a', '1')], ['+ a: 1']],
  ['what should be found twice', [say('a', '1'), say('a', '1')], [say('a', '1')], ['- a: 1']],
])('%s', (_, gold, read, lines) => {
  expect(diff(gold, read)).toEqual(lines);
});

test.each([
  ['nothing new', ['- a: 1'], ['- a: 1'], { unknown: [], gone: [] }],
  [
    'a difference that the list does not have',
    ['- a: 1', '+ a: 2'],
    ['- a: 1'],
    { unknown: ['+ a: 2'], gone: [] },
  ],
  ['one that the list names and is gone', [], ['- a: 1'], { unknown: [], gone: ['- a: 1'] }],
  ['one that the list names twice', ['- a: 1'], ['- a: 1', '- a: 1'], { unknown: [], gone: ['- a: 1'] }],
])('%s', (_, differences, known, found) => {
  expect(unlike(differences, known)).toEqual(found);
});
