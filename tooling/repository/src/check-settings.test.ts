import { describe, expect, test } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { createRepository } from './in-memory.test-support.ts';

const ENV = "readPort(env.PORT); readUrl(env, 'SITE_URL'); env.EHS_KEY || null;";
const run = (readme: string, env = ENV) =>
  checkSettings(createRepository({ 'README.md': readme, 'apps/api/src/env.ts': env, 'a.ts': "'EHS_OTHER'" }));
const TABLE = '| `PORT` | x |\n| `SITE_URL` | x |\n| `EHS_KEY` | x |\n';

describe('checkSettings', () => {
  test('accepts a table of exactly the settings', () => {
    expect(run(`${TABLE}and \`EHS_OTHER\``)).toEqual({ checked: 5, problems: [] });
  });

  test('finds one that is not in the table', () => {
    expect(run(TABLE.replace('| `PORT` | x |\n', '')).problems).toEqual([
      'README.md: the table of settings lacks PORT.',
    ]);
  });

  test('finds one that the API does not read', () => {
    expect(run(`${TABLE}| \`GONE\` | x |\n`).problems).toEqual([
      'README.md: apps/api/src/env.ts does not read GONE.',
    ]);
  });

  test('finds one that is named and read by nobody', () => {
    expect(run(`${TABLE}\`EHS_GONE\``).problems).toEqual(['README.md: nothing reads EHS_GONE.']);
  });

  test.each([
    ['no settings', TABLE, ''],
    ['no table', 'words', ENV],
  ])('looks at nothing where there are %s', (_what, readme, env) => {
    expect(run(readme, env).checked).toBe(0);
  });
});
