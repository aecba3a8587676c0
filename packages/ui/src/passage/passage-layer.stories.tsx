import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DocumentPage } from '../document-page/document-page.tsx';
import { PageWords } from '../document-page/page-words.tsx';
import { DocumentViewer, PageView } from '../document-viewer/document-viewer.tsx';
import { TextSheet } from '../document-viewer/text-sheet.tsx';
import { ViewerToolbar } from '../document-viewer/viewer-toolbar.tsx';
import type { Usage } from '../storybook/usage.ts';
import type { Passage } from './passage.ts';
import { PassageLayer } from './passage-layer.tsx';

const usage: Usage = {
  when: 'Lets people select words on pages or in a text, with the mouse, by touch or with keys, and offers actions for them.',
  do: [
    'Put it inside the PageView whose words can be selected.',
    'Offer at most three actions, each a verb and its object.',
    'Add the switch for selecting with keys and taps to the toolbar of the viewer.',
  ],
  dont: ["Don't use it if there are no actions for words: the browser's own selection is enough."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading', 'Empty', 'Hindi'],
};

const onAdd = fn<(passage: Passage) => void>();

/** A viewer as an app uses it. */
function Example({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const [isSelecting, setIsSelecting] = useState(false);
  return (
    <DocumentViewer
      label="Consent document"
      style={{ height: 420 }}
      toolbar={<ViewerToolbar words={{ isSelecting, onChange: setIsSelecting }} />}
    >
      <PageView ref={box} label="Pages of the order">
        {children}
        <PassageLayer
          box={box}
          isWalking={isSelecting}
          onWalkEnd={() => setIsSelecting(false)}
          renderActions={(passage, clear) => (
            <Button
              size="sm"
              onClick={() => {
                onAdd(passage);
                clear();
              }}
            >
              Add obligation
            </Button>
          )}
        />
      </PageView>
    </DocumentViewer>
  );
}

const LINES = ['The unit shall get the treated effluent', 'analysed once in a month by a laboratory.'];

/** A page with words as in the text layer of an app. */
const page = (
  <DocumentPage page={6} width={480} height={300}>
    {LINES.map((line, index) => (
      <span key={line} style={{ position: 'absolute', left: 40, top: 60 + index * 24 }}>
        {line}
      </span>
    ))}
  </DocumentPage>
);

/** The same page as a scan: each word is an invisible element over the picture. */
const scan = (
  <DocumentPage page={6} width={480} height={300}>
    <PageWords
      width={480}
      height={300}
      lines={LINES.map((line, index) => ({
        words: [...line.matchAll(/\S+/g)].map((word) => ({
          text: word[0],
          x: (40 + word.index * 8) / 480,
          y: (60 + index * 24) / 300,
          width: (word[0].length * 8) / 480,
          height: 16 / 300,
        })),
      }))}
    />
  </DocumentPage>
);

const text = (
  <TextSheet
    paragraphs={[
      { index: 3, text: 'The unit shall get the effluent analysed once in a month.' },
      { index: 4, text: 'The record shall be kept at the site.' },
    ]}
  />
);

const meta = {
  title: 'Signature parts/PassageLayer',
  component: PassageLayer,
  args: { box: { current: null }, renderActions: () => null },
  parameters: { usage },
} satisfies Meta<typeof PassageLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function selectWords(canvasElement: HTMLElement) {
  const [first, second] = LINES.map((line) => within(canvasElement).getByText(line));
  if (first === undefined || second === undefined) throw new Error('The page has two lines.');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: first, offset: 9 },
    { target: second, offset: 8 },
    { keys: '[/MouseLeft]', target: second, offset: 8 },
  ]);
}

/** A selection with the mouse gives the words, the page and one box per line. */
export const Default: Story = {
  render: () => <Example>{page}</Example>,
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    await selectWords(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add obligation' }));
    const passage = onAdd.mock.calls[0]?.[0];
    await expect(passage?.quote).toBe('shall get the treated effluent analysed');
    await expect(passage?.page).toBe(6);
    await expect(passage?.rects).toHaveLength(2);
    for (const { x, y, width, height } of passage?.rects ?? []) {
      for (const share of [x, y, width, height]) await expect(share).toBeGreaterThan(0);
      await expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
    }
    const findBar = () => within(canvasElement).queryByRole('toolbar', { name: 'Selected words' });
    await waitFor(() => expect(findBar()).toBeNull());
  },
};
/** A selection with keys: arrows move, Shift selects, Enter moves to the actions, Escape ends. */
export const Focus: Story = {
  render: () => <Example>{page}</Example>,
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select words' }));
    await expect(canvas.getByRole('application')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('The');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{End}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Selected to laboratory.');
    await canvas.findByRole('button', { name: 'Add obligation' });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Add obligation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd.mock.calls[0]?.[0].quote).toBe(
      'shall get the treated effluent analysed once in a month by a laboratory.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('application')).toBeNull());
  },
};
/** The same keys work on a scan: lines and words are those of the picture. */
export const Scan: Story = {
  render: () => <Example>{scan}</Example>,
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select words' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{End}{/Shift}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add obligation' }));
    const passage = onAdd.mock.calls[0]?.[0];
    await expect(passage?.quote).toBe(
      'shall get the treated effluent analysed once in a month by a laboratory.',
    );
    await expect(passage?.rects).toHaveLength(2);
  },
};
/** In a document without pages the selection names the paragraph. */
export const LongText: Story = {
  render: () => <Example>{text}</Example>,
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Select words' }));
    await userEvent.keyboard('{Shift>}{End}{ArrowDown}{/Shift}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add obligation' }));
    await expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ page: null, paragraph: 3, rects: [] });
  },
};
/** A tap is in the middle of a word. */
async function tap(canvasElement: HTMLElement, text: string, word: string) {
  const line = within(canvasElement).getByText(text);
  const node = line.firstChild;
  if (node === null) throw new Error('A line has words.');
  const range = document.createRange();
  range.setStart(node, text.indexOf(word));
  range.setEnd(node, text.indexOf(word) + word.length);
  const { left, top, width, height } = range.getBoundingClientRect();
  const coords = { clientX: left + width / 2, clientY: top + height / 2 };
  await userEvent.pointer({ keys: '[TouchA]', target: line, coords });
}
/** Taps on the first and the last word select. A further tap moves the end, and arrow keys move it by a word. */
export const Touch: Story = {
  render: () => <Example>{page}</Example>,
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    const canvas = within(canvasElement);
    const [first = '', second = ''] = LINES;
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('button', { name: 'Select words' }),
    });
    await tap(canvasElement, first, 'shall');
    await canvas.findByRole('toolbar', { name: 'Selected words' });
    await tap(canvasElement, second, 'month');
    await tap(canvasElement, second, 'analysed');
    const more = await canvas.findByRole('button', { name: 'One word more' });
    await userEvent.pointer({ keys: '[TouchA]', target: more });
    await waitFor(() => expect(document.getSelection()?.toString()).toMatch(/once$/));
    const add = await canvas.findByRole('button', { name: 'Add obligation' });
    await waitFor(async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: add });
      await expect(onAdd).toHaveBeenCalled();
    });
    await expect(onAdd.mock.calls[0]?.[0].quote).toBe('shall get the treated effluent analysed once');
    await canvas.findByText('Tap the first word, then the last.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByText('Tap the first word, then the last.')).toBeNull());
  },
};
/** On a phone the bar is at the bottom, away from the handles of the selection. */
export const Phone: Story = {
  render: () => <Example>{page}</Example>,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await selectWords(canvasElement);
    const bar = await within(canvasElement).findByRole('toolbar', { name: 'Selected words' });
    await waitFor(() => expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
};
