import { readPages } from '@anupalan/compliance/reading/pages/read-pages';
import { toReadableText } from '@anupalan/compliance/reading/pages/readable-text';
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { ConditionsTab } from './conditions-tab.tsx';
import { toFoundConditions } from './found-conditions.ts';

afterEach(cleanup);

const WIDTH = 595;

/** A sentence of an order in which glyphs stand that its font maps to anything. */
const toSentence = (glyphs: string): string =>
  `1. The unit shall submit the ${glyphs} statement of water consumption to the Board every month.`;

/** What the reader finds in the sentence, as a PDF hands it out. */
const readSentence = (glyphs: string) => {
  const item = { text: toReadableText(toSentence(glyphs)), x: 40, y: 100, width: WIDTH - 80, height: 10 };
  const outcome = readPages({
    ok: true,
    pages: [{ number: 1, width: WIDTH, height: 842, kind: 'text', items: [item] }],
  });
  if (!outcome.ok) throw new Error('The sentence was not read.');
  return toFoundConditions(outcome.reading);
};

const GLYPHS = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
    .map((codes) => String.fromCharCode(...codes)),
  fc
    .array(fc.integer({ min: 0x0900, max: 0x0d7f }), { maxLength: 6 })
    .map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom('<b>ﬁne</b>', '&lt;', '\u202eflow', '\ud83d', '\ue000', '\u0000', '{{1}}', '</script>'),
);

test('whatever a font makes of a glyph is on the screen as the reader found it, and readable', () => {
  let found = 0;
  fc.assert(
    fc.property(GLYPHS, (glyphs) => {
      const conditions = readSentence(glyphs);
      const { container } = render(
        <ConditionsTab
          notices={null}
          conditions={conditions}
          selectedId={conditions[0]?.id ?? null}
          onSelect={() => undefined}
          onShow={() => undefined}
        />,
      );
      const shown = container.textContent;
      const [condition] = conditions;
      if (condition) {
        found++;
        expect(shown).toContain(condition.text);
        expect(shown).toContain(condition.title);
      }
      expect(shown.isWellFormed()).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left
      expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]|\p{Co}/u);
      expect(container.querySelector('b, script')).toBeNull();
      cleanup();
    }),
    { numRuns: 60 },
  );
  // A sign may part the sentence, which is no duty then; most do not.
  expect(found).toBeGreaterThan(40);
});

test('an order that leaves only questions is not said to have nothing', () => {
  const nothing = () => undefined;
  render(
    <ConditionsTab
      notices={null}
      conditions={[]}
      hasQuestions
      selectedId={null}
      onSelect={nothing}
      onShow={nothing}
    />,
  );
  expect(screen.getByText('No obligation is certain')).toBeDefined();
});

test('markup in an order is words', () => {
  const [condition] = readSentence('<b>daily</b>');
  render(
    <ConditionsTab
      notices={null}
      conditions={condition ? [condition] : []}
      selectedId={condition?.id ?? null}
      onSelect={() => undefined}
      onShow={() => undefined}
    />,
  );
  expect(screen.getByText(/<b>daily<\/b> statement of water consumption/)).toBeDefined();
});
