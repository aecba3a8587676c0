import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { DocumentPage } from './document-page.tsx';
import type { DocumentMark } from './marks.ts';
import { SAMPLE_MARKS } from './sample-lines.ts';
import { SAMPLE, SamplePage } from './sample-page.tsx';

const usage: Usage = {
  when: 'A page of a document with its clauses marked. The app draws the page; for a document without pages use TextSheet.',
  do: [
    'Give each mark the number that the same clause has in the list and in its task.',
    'Say in the label of a mark what it is and its status: "Condition 17, page 6, to check".',
    'Use state="away" for pages that are far away: they keep their size, so nothing jumps.',
  ],
  dont: [
    "Don't mark anything except words that the product read a value from.",
    "Don't put your own buttons over the page: the chips in the margin open the clauses.",
  ],
  without: ['Disabled', 'Invalid'],
};

const meta = {
  title: 'Signature parts/DocumentPage',
  // A page of a document keeps its layout; the viewer around it scrolls (WCAG 1.4.10, exception).
  tags: ['wide'],
  component: DocumentPage,
  args: {
    page: 6,
    ...SAMPLE,
    marks: SAMPLE_MARKS,
    selectedId: 'c17',
    onSelect: fn(),
    children: <SamplePage />,
  },
  parameters: { usage },
} satisfies Meta<typeof DocumentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a chip or on the marked words selects the clause. */
export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement).getByRole('group', { name: 'Page 6' });
    await userEvent.click(within(page).getByRole('button', { name: /^Condition 19/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('c19');
    const box = page.getBoundingClientRect();
    const at = { x: box.left + box.width * 0.3, y: box.top + box.height * 0.188 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: page, coords: { clientX: at.x, clientY: at.y } });
    await expect(args.onSelect).toHaveBeenLastCalledWith('c16');
  },
};
/** Hatching marks lines that could not be read. */
export const Unread: Story = {
  args: {
    marks: SAMPLE_MARKS.slice(0, 1),
    unread: [
      { x: 0.12, y: 0.5, width: 0.76, height: 0.016 },
      { x: 0.12, y: 0.525, width: 0.6, height: 0.016 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-unread]')).toHaveLength(2);
  },
};
/** Nothing is selected; the page is turned, landscape or small. */
export const Variants: Story = {
  render: (args) => (
    <Inline gap={5} align="start">
      <DocumentPage {...args} width={420} height={594} selectedId={null} />
      <DocumentPage
        {...args}
        page={7}
        width={594}
        height={420}
        label="Page 7, landscape"
        marks={SAMPLE_MARKS.slice(0, 2)}
      >
        <SamplePage page={7} />
      </DocumentPage>
      <DocumentPage {...args} page={8} width={120} height={170} marks={[]}>
        {null}
      </DocumentPage>
    </Inline>
  ),
};
/** The pointer over marked words shows the whole mark. */
export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: /^Condition 16/ });
    await userEvent.hover(chip);
    await expect(getComputedStyle(chip).cursor).toBe('pointer');
  },
};
/** Tab moves over the chips in reading order. */
export const Focus: Story = {
  play: async ({ canvasElement, args }) => {
    const chips = within(canvasElement).getAllByRole('button');
    for (const chip of chips) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
    }
    await expect(chips.map((chip) => chip.textContent)).toEqual(['16', '17', '18', '19', '20']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('c20');
  },
};
export const Loading: Story = {
  args: { state: 'loading', marks: [], children: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAttribute('aria-busy', 'true');
  },
};
/** The page could not be drawn, but the places of its clauses are known. */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Page 6 could not be shown.')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(5);
  },
};
/** Nothing was found on the page. */
export const Empty: Story = {
  args: { marks: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
const bad: readonly DocumentMark[] = [
  { id: 'left', number: 1, label: 'Condition 1', boxes: [{ x: -0.4, y: -0.1, width: 0.7, height: 0.15 }] },
  { id: 'right', number: 2, label: 'Condition 2', boxes: [{ x: 0.7, y: 0.2, width: 9, height: 0.05 }] },
  { id: 'below', number: 3, label: 'Condition 3', boxes: [{ x: 0.2, y: 3, width: 0.2, height: 0.05 }] },
  { id: 'nan', number: 4, label: 'Condition 4', boxes: [{ x: Number.NaN, y: 0.4, width: 0.2, height: 0.1 }] },
  { id: 'none', number: 5, label: 'Condition 5', boxes: [] },
];
/** Boxes end at the edge of the page, and chips stay on the page. */
export const OutsideThePage: Story = {
  args: { marks: bad, selectedId: null },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('group');
    await expect(page.scrollLeft).toBe(0);
    const bounds = page.getBoundingClientRect();
    for (const chip of within(page).getAllByRole('button')) {
      const { top, bottom } = chip.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(bounds.top);
      await expect(bottom).toBeLessThanOrEqual(bounds.bottom + 1);
    }
  },
};
const many: readonly DocumentMark[] = Array.from({ length: 300 }, (_, index) => ({
  id: `m${index}`,
  number: index + 1,
  label: `Condition ${index + 1}`,
  boxes: [{ x: 0.16 + (index % 3) * 0.2, y: (index * 0.997) / 300, width: 0.3, height: 0.012 }],
}));
/** With three hundred overlapping marks, each one can be reached and all chips stay on the page. */
export const ThreeHundredMarks: Story = {
  args: { marks: many, selectedId: 'm120', children: null },
  play: async ({ canvasElement, args }) => {
    const chips = within(canvasElement).getAllByRole('button');
    await expect(chips).toHaveLength(300);
    chips.at(-1)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('m299');
  },
};
export const LongText: Story = {
  args: {
    state: 'failed',
    failedText: ENDLESS_WORD,
    marks: [
      {
        id: 'a',
        number: '1234567.89.10',
        label: `Condition 1234567.89.10, ${ENDLESS_WORD}`,
        boxes: [{ x: 0.2, y: 0.4, width: 0.5, height: 0.03 }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('p');
    await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0);
  },
};
export const Hindi: Story = {
  args: { label: 'पृष्ठ 6', state: 'failed', failedText: 'यह पृष्ठ नहीं दिखाया जा सका।' },
};
