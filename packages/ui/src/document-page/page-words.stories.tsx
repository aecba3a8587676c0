import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DocumentPage } from './document-page.tsx';
import { PageWords, type WordBox } from './page-words.tsx';
import { LINES, PAPER } from './sample-lines.ts';
import { SAMPLE, SamplePage } from './sample-page.tsx';

const usage: Usage = {
  when: 'Makes the words of a scanned page selectable and searchable. A page with text does not need it.',
  do: [
    'Put it into the DocumentPage after the drawing, so that people can select the words.',
    'Pass the words line by line in reading order: a selection follows this order.',
  ],
  dont: [
    "Don't show it over a page that has text: each word would be selected twice.",
    "Don't pass words that are not visible in the picture.",
  ],
  without: ['Disabled', 'Invalid', 'Loading', 'Focus'],
};

/** The words of one line of the invented page; the width of each word follows from its letters. */
function toWords({ y, text, width }: (typeof LINES)[number]): WordBox[] {
  const letter = width / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    x: (94 + index * letter) / PAPER.width,
    y: (y - 12) / PAPER.height,
    width: (word.length * letter) / PAPER.width,
    height: 15 / PAPER.height,
  }));
}

const lines = LINES.map((line) => ({ words: toWords(line) }));

const meta = {
  title: 'Signature parts/PageWords',
  // A page of a document keeps its layout; the viewer around it scrolls (WCAG 1.4.10, exception).
  tags: ['wide'],
  component: PageWords,
  args: { lines, ...SAMPLE },
  render: (args) => (
    <DocumentPage page={6} {...SAMPLE}>
      <SamplePage />
      <PageWords {...args} />
    </DocumentPage>
  ),
  parameters: { usage },
} satisfies Meta<typeof PageWords>;
export default meta;
type Story = StoryObj<typeof meta>;

function selectAll(element: Element): Selection {
  const selection = document.getSelection();
  if (selection === null) throw new Error('A browser has a selection.');
  selection.selectAllChildren(element);
  return selection;
}

/** The words are invisible, and each has the size of the printed word below it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText('provided');
    const page = within(canvasElement).getByRole('group').getBoundingClientRect();
    const box = lines[0]?.words.find(({ text }) => text === 'provided');
    const range = document.createRange();
    range.setStart(word.firstChild ?? word, 0);
    range.setEnd(word.firstChild ?? word, 'provided'.length);
    const { left, width, height } = range.getBoundingClientRect();
    const wanted = { left: (box?.x ?? 0) * SAMPLE.width, width: (box?.width ?? 0) * SAMPLE.width };
    // The browser rounds the size of letters.
    await expect(Math.abs(left - page.left - wanted.left)).toBeLessThan(1);
    await expect(Math.abs(width - wanted.width)).toBeLessThan(1.5);
    await expect(Math.abs(height - (box?.height ?? 0) * SAMPLE.height)).toBeLessThan(1.5);
  },
};
/** Copied words have spaces between them. */
export const Variants: Story = {
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('provided').closest('div')?.parentElement;
    const selection = selectAll(words ?? canvasElement);
    await expect(selection.toString()).toContain('you have provided an effluent treatment plant');
  },
};
/** A selection can start on a word. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText('provided');
    await expect(getComputedStyle(word).cursor).toBe('text');
  },
};
/** The sheet was scanned sideways, so its words run from top to bottom. */
export const Turned: Story = {
  args: {
    turn: 90,
    lines: [{ words: [{ text: 'Annexure', x: 0.5, y: 0.1, width: 0.02, height: 0.12 }] }],
  },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText('Annexure').getBoundingClientRect();
    await expect(height).toBeGreaterThan(4 * width);
  },
};
/** No words were recognised. */
export const Empty: Story = { args: { lines: [] } };
export const LongText: Story = {
  args: { lines: [{ words: [{ text: ENDLESS_WORD, x: 0.1, y: 0.1, width: 0.8, height: 0.02 }] }] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('group').getBoundingClientRect();
    const word = within(canvasElement).getByText(ENDLESS_WORD).getBoundingClientRect();
    await expect(word.right).toBeLessThan(page.right);
  },
};
export const Hindi: Story = {
  args: { lines: [{ words: [{ text: 'सहमति', x: 0.1, y: 0.1, width: 0.1, height: 0.02 }] }] },
};
