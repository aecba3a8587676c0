import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { toHelp, toOverview } from './help.ts';
import { toTable } from './output.ts';
import { parseCall } from './parse.ts';
import { runCli } from './run.ts';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operators.md'), 'utf8');

const run = async (...argv: string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(argv, {
    commands: COMMANDS,
    readConfig: () => {
      throw new Error('The settings were read');
    },
    connect: () => {
      throw new Error('It connected');
    },
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

describe.each([[[]], [['--help']], [['-h']], [['help']], [['org', '--help']]])('%j', (argv) => {
  test('is answered with the overview, without a database', async () => {
    expect(await run(...argv)).toEqual({ code: 0, out: toOverview(COMMANDS), err: '' });
  });
});

describe.each(COMMANDS.map((command) => [command.name, command] as const))('ehs %s', (name, command) => {
  test('explains itself, with examples that are understood', async () => {
    const words = name.split(' ');
    expect(await run(...words, '--help')).toEqual({ code: 0, out: toHelp(command), err: '' });
    const help = toHelp(command);
    for (const option of Object.keys(command.options ?? {})) expect(help).toContain(`--${option}`);
    expect(command.examples.length).toBeGreaterThan(0);
    for (const example of command.examples) {
      const argv = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
      expect(parseCall(argv, COMMANDS)).toMatchObject({ command: { name }, isHelp: false });
    }
  });

  test('has a line of the overview and a place in the page for operators', () => {
    expect(toOverview(COMMANDS)).toContain(`  ${name} `);
    expect(PAGE).toContain(`\`${name}`);
  });
});

test.each<[string[], string]>([
  [['org'], 'There is no command "org". Try "org list"'],
  [['org', 'burn'], 'There is no command "org burn". Try "org list"'],
  [['tea'], 'There is no command "tea". See pnpm ehs --help.'],
  [['org', 'show'], '<organisation> is missing'],
  [
    ['org', 'show', 'Alpha', 'Paints'],
    '"Paints" is one argument too many. Put text of several words into quotes.',
  ],
  [['org', 'list', '--colour', 'red'], "Unknown option '--colour'"],
  [['org', 'list', '--type', 'school'], '--type is "school": it must be one of company, lab.'],
  [['org', 'list', '--type'], 'argument missing'],
  [['org', 'list', '--json=yes'], 'does not take an argument'],
  [['user', 'create-admin', '--name', 'Ravi'], '--email is missing.'],
])('%j is not understood', async (argv, message) => {
  const { code, out, err } = await run(...argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('an error is JSON where JSON was asked for', async () => {
  const { code, err } = await run('org', 'show', '--json');
  expect([code, JSON.parse(err)]).toEqual([2, { error: '<organisation> is missing: its id or its name.' }]);
});

test('words behind a lone -- are the call, as some package managers pass it on', () => {
  expect(parseCall(['--', 'org', 'list', '--json'], COMMANDS)).toMatchObject({ isJson: true });
});

test('texts of people cannot steer the terminal, and long ones are cut', () => {
  const table = toTable(
    [`\u001b[31mred\nline ${'x'.repeat(80)}`],
    [{ head: 'Name', of: (row) => row }],
    'None',
  );
  expect(table).not.toContain('\u001b');
  expect(table.split('\n')).toHaveLength(2);
  expect(table.endsWith('…')).toBe(true);
});
