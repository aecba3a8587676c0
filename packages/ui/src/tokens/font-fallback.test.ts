import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

/** Ascent and descent of Public Sans, in percent of its size. */
const LINE = { ascent: 95, descent: 22.5 };

test('the font that stands in has the line heights of Public Sans, bold or not', () => {
  const faces = read('font-fallback.css').match(/@font-face \{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const toPercent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]);
    const size = toPercent('size-adjust') / 100;
    expect(toPercent('ascent-override') * size).toBeCloseTo(LINE.ascent, 0);
    expect(toPercent('descent-override') * size).toBeCloseTo(LINE.descent, 0);
    expect(toPercent('line-gap-override')).toBe(0);
  }
});

test.each(['fonts.css', 'fonts-portal.css', 'fonts-site.css'])('%s brings it along', (file) => {
  expect(read(file)).toContain('@import "./font-fallback.css";');
});

test('it is asked for right after Public Sans', () => {
  expect(read('tokens.generated.css')).toContain(
    "--font-ui: 'Public Sans Variable', 'Public Sans Fallback', ",
  );
});
