import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const stories = Object.keys(import.meta.glob('../**/*.stories.tsx'));

/** The file that a stories file takes its component from, with the component's name. */
function findComponent(file: string): { file: string; name: string } | null {
  const text = readFileSync(file, 'utf8');
  const name = /^\s*component: (\w+)/m.exec(text)?.[1] ?? /component: (\w+),/.exec(text)?.[1];
  if (name === undefined) return null;
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
  return from === undefined ? null : { file: path.resolve(path.dirname(file), from), name };
}

/** What the docs page shows of a component, read the way Storybook reads it. */
function readDocs({ file, name }: { file: string; name: string }): Documentation | undefined {
  const found = parse(readFileSync(file, 'utf8'), {
    filename: file,
    babelOptions: { configFile: false, babelrc: false },
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  });
  return found.find(({ displayName }) => displayName === name);
}

const subjects = stories
  .filter((file) => !/\/(foundations|patterns|pages)\//.test(file))
  .flatMap((file) => findComponent(path.resolve(import.meta.dirname, file)) ?? []);

test('most stories belong to a component of the kit', () => {
  expect(subjects.length).toBeGreaterThan(50);
});

describe.each(subjects)('$name', (subject) => {
  const docs = readDocs(subject);

  test('says what it is', () => {
    expect(docs?.description?.length ?? 0, `${path.relative(src, subject.file)}`).toBeGreaterThan(10);
  });

  test('describes every property of its own', () => {
    const silent = Object.entries(docs?.props ?? {}).flatMap(([name, { description }]) =>
      description || name === 'children' || name === 'className' || name === 'ref' ? [] : [name],
    );
    expect(silent).toEqual([]);
  });
});
