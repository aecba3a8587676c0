import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_COLOURS, type MailColour } from './colours.ts';

type Tokens = Record<string, Record<string, Record<string, unknown>>>;
const file = path.resolve(import.meta.dirname, '../../../../packages/ui/src/tokens/tokens.json');
const tokens = JSON.parse(readFileSync(file, 'utf8')) as Tokens;

/** A value of the tokens, its references to the ramps followed. */
function findToken(name: string): unknown {
  for (const part of Object.values(tokens))
    for (const group of Object.values(part))
      if (group && typeof group === 'object' && name in group) return group[name];
  return undefined;
}

function toColour(value: unknown, ramps: readonly unknown[]): string {
  const reference = /^\{(\w+)\.(\d+)\}$/.exec(String(value));
  if (!reference) return String(value);
  const [, name = '', step = ''] = reference;
  for (const ramp of ramps) {
    const steps = (ramp as Record<string, Record<string, string>> | undefined)?.[name];
    if (steps?.[step]) return steps[step];
  }
  return '';
}

test.each(Object.keys(MAIL_COLOURS) as MailColour[])('%s is the colour of the kit', (name) => {
  const token = findToken(name) as { light: string; dark: string };
  const css = readFileSync(path.resolve(path.dirname(file), 'tokens.generated.css'), 'utf8');
  const ramps = [
    Object.fromEntries(
      ['moss', 'pine', 'marigold', 'brick', 'river'].map((ramp) => [
        ramp,
        Object.fromEntries(
          [...css.matchAll(new RegExp(`--${ramp}-(\\d+): (#[0-9a-f]{6})`, 'g'))].map(([, step, colour]) => [
            step,
            colour,
          ]),
        ),
      ]),
    ),
  ];
  expect(MAIL_COLOURS[name]).toEqual({
    light: toColour(token.light, ramps),
    dark: toColour(token.dark, ramps),
  });
});
