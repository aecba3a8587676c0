import { describe, expect, it, test } from 'vitest';
import type { InputPage, PageItem } from '../types.ts';
import { saysIndic, withIndicAsDrawn } from './indic-text.ts';
import { IDENTITY } from './mapping.ts';
import { needsRecognition, type RecognisedPage } from './recognised-page.ts';

const toItem = (text: string, x: number, y: number): PageItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
});

const toPage = (items: PageItem[]): InputPage => ({
  number: 1,
  width: 600,
  height: 800,
  kind: 'text',
  items,
});

const SENTENCE = 'उद्योग द्वारा प्रत्येक तीन माह में चिमनी उत्सर्जन की जाँच कराई जाएगी।';
const ENGLISH = 'The unit shall submit the environmental statement in Form V every year.';

describe('a page with text of its own', () => {
  test.each<[string, string[], boolean]>([
    ['sentences in an Indian script', [SENTENCE, SENTENCE, SENTENCE, SENTENCE], true],
    ['a letterhead in one', ['कर्नाटक राज्य प्रदूषण नियंत्रण मंडल', ENGLISH, ENGLISH], false],
    [
      'some such words between many others',
      [...Array.from({ length: 40 }, () => ENGLISH), SENTENCE, SENTENCE, SENTENCE],
      false,
    ],
    ['none', [ENGLISH], false],
  ])('whose words in such scripts are broken, and %s, is drawn to be read: %s', (_, texts, expected) => {
    const page = toPage(texts.map((text, at) => toItem(text, 50, 50 + 20 * at)));
    expect(saysIndic(page)).toBe(expected);
    // Words that the file spells as they are drawn are those of the order: recognising them could only lose some.
    expect(needsRecognition(page)).toBe(false);
    expect(needsRecognition({ ...page, isBroken: true })).toBe(expected);
  });

  it('keeps its other words, and figures, as the file has them', () => {
    const page = toPage([
      toItem('7.', 40, 100),
      toItem('उोग ारा', 60, 100),
      toItem('Form V', 200, 100),
      toItem('30.09.2026', 40, 140),
    ]);
    const found: RecognisedPage = {
      width: 1200,
      height: 1600,
      // Twice as large, as the picture of the page may be.
      items: [
        toItem('1.', 80, 200),
        toItem('उद्योग', 120, 200),
        toItem('Fom', 420, 200),
        toItem('30.09.2028', 80, 280),
      ].map((item) => ({ ...item, width: item.width * 2, height: 20, confidence: 0.9 })),
      toPaper: IDENTITY,
      unreadLines: [],
    };
    const { items } = withIndicAsDrawn(page, found);
    expect(items.map(({ text }) => text)).toEqual(['7.', 'Form V', '30.09.2026', 'उद्योग']);
    expect(items[3]).toMatchObject({ x: 60, y: 100 });
  });

  it('has no piece of a cluster without a width beside its word, and no end of a word twice', () => {
    const page = toPage([
      { ...toItem(' प्र', 100, 100), width: 0 },
      { ...toItem('पत्र', 108, 100), width: 12 },
      { ...toItem('-5', 121, 100), width: 10 },
      { ...toItem('संख्या', 200, 100), width: 24 },
      { ...toItem(': UP/2026', 224, 100), width: 60 },
    ]);
    const found = {
      width: 600,
      height: 800,
      items: [
        { ...toItem('प्रपत्र-5', 100, 100), width: 31 },
        { ...toItem('संख्या:', 200, 100), width: 27 },
      ],
      toPaper: IDENTITY,
      unreadLines: [],
    };
    const { items } = withIndicAsDrawn(page, found);
    expect(items.toSorted((a, b) => a.x - b.x).map(({ text }) => text)).toEqual([
      'प्रपत्र',
      '-5',
      'संख्या',
      ': UP/2026',
    ]);
  });

  it('keeps a word that was not recognised, and figures that ran together beside it', () => {
    const page = toPage([
      { ...toItem('6.5', 100, 100), width: 15 },
      { ...toItem('થી', 120, 100), width: 10 },
      { ...toItem('8.5', 135, 100), width: 15 },
      toItem('નાકાર', 200, 100),
    ]);
    const found = {
      width: 600,
      height: 800,
      items: [{ ...toItem('6.58.5', 100, 100), width: 50 }, toItem('નિકાલ', 200, 100)],
      toPaper: IDENTITY,
      unreadLines: [],
    };
    const { items } = withIndicAsDrawn(page, found);
    expect(items.map(({ text }) => text)).toEqual(['6.5', '8.5', 'થી', 'નિકાલ']);
  });

  it('stays as it is where nothing was recognised on its lines', () => {
    const page = toPage([toItem(SENTENCE, 50, 100)]);
    const found = { width: 600, height: 800, items: [], toPaper: IDENTITY, unreadLines: [] };
    expect(withIndicAsDrawn(page, found)).toBe(page);
  });
});
