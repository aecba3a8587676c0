import { expect, test } from 'vitest';
import { findProse } from './find-prose.ts';

test.each<[string, string[]]>([
  ['<p>Save</p>', ['Save']],
  ['<p>\n  Two lines\n  of text\n</p>', ['Two lines of text']],
  ['<p>{count} · {name}</p>', []],
  ['<p>{words.title}</p>', []],
  ["<p>{isBusy ? 'Saving' : 'Save'}</p>", ['Saving', 'Save']],
  ["<p>{status === 'open' && name}</p>", []],
  ['<Field label="Name" />', ['Name']],
  ["<Field label={isNew ? 'Name' : words.other} />", ['Name']],
  ['<SubmitButton busyLabel="Saving" />', ['Saving']],
  ['<Empty action="Upload an order" />', ['Upload an order']],
  ['<Icon className="big red" placement="bottom start" />', []],
  ['<Example source="Clause 17, page 6" />', ['Clause 17, page 6']],
  ["<p>{count === 1 ? '1 order' : words.many(count)}</p>; const one = '1 order'", ['1 order', '1 order']],
  ["const items = [{ key: 'E-mail', value }]", ['E-mail']],
  ['<Icon variant="ghost" size="small" />', []],
  ["toast.success('The order was deleted.')", ['The order was deleted.']],
  ["const items = [{ key: 'Status', value }]; const all = isAll ? 'All' : name", ['Status', 'All']],
  ["if (event.key === 'Enter') press()", []],
  ["const COLUMNS = [{ id: 'name', header: 'Name' }]", ['Name']],
  [`const late = \`\${days} days late\``, ['… days late']],
  [`const href = \`/tasks/\${id}?view=\${view}\``, []],
  [`const both = \`\${one}, \${other}\`; const more = ' · '`, []],
  ["throw new Error('There is no such thing')", []],
  ["const canSee = useAccess('User Management', 'manage')", []],
  ["element.closest('[role=dialog], [role=menu]')", []],
  ["import { a } from './the folder/a.ts'; type Kind = 'one kind' | 'other kind'", []],
  ["if (kind === 'Reporting Task') run({ 'two words': 1 })", []],
])('%s', (source, texts) => {
  expect(findProse('screen.tsx', source).map(({ text }) => text)).toEqual(texts);
});

test('the place of a text is that of its node', () => {
  const source = '<Field label="Name" />';
  const places = findProse('screen.tsx', source).map(({ start, end }) => source.slice(start, end));
  expect(places).toEqual(['"Name"']);
});

test('a source that is none is an error', () => {
  expect(() => findProse('screen.tsx', '<p>Save')).toThrow(/^screen\.tsx: /);
});
