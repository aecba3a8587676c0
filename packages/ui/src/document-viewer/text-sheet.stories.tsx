import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { TextSheet } from './text-sheet.tsx';

const usage: Usage = {
  when: 'A document that has no pages, such as a DOCX. It shows the paragraphs with their clauses marked. For pages use DocumentPage.',
  do: [
    'Give each mark the number that the same clause has in the list.',
    'Give each paragraph of a table its cell, so that rows stay rows.',
  ],
  dont: ["Don't split paragraphs: a citation refers to their position."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/TextSheet',
  component: TextSheet,
  args: {
    selectedId: 'b',
    onSelect: fn(),
    paragraphs: [
      { index: 0, text: 'CONSENT TO OPERATE' },
      {
        index: 1,
        text: 'The unit shall get the effluent analysed once in a month, and shall keep the record at the site.',
        marks: [
          {
            id: 'a',
            number: 1,
            label: 'Condition 1, accepted',
            quote: 'keep the record at the site',
            state: 'accepted',
          },
          {
            id: 'b',
            number: 2,
            label: 'Condition 2, to check',
            quote: 'get the effluent analysed once in a month',
          },
        ],
      },
      { index: 2, text: '   ' },
      { index: 3, text: 'Parameter', cell: { table: 0, row: 0, cell: 0 } },
      { index: 4, text: 'Limit', cell: { table: 0, row: 0, cell: 1 } },
      { index: 5, text: 'BOD, 3 days at 27 °C', cell: { table: 0, row: 1, cell: 0 } },
      {
        index: 6,
        text: '30 mg/l, tested monthly',
        cell: { table: 0, row: 1, cell: 1 },
        marks: [{ id: 'd', number: 4, label: 'Condition 4, to check', quote: 'tested monthly' }],
      },
      { index: 7, text: 'COD', cell: { table: 0, row: 2, cell: 0 } },
      {
        index: 8,
        text: 'The stack shall be monitored.',
        marks: [
          {
            id: 'c',
            number: 3,
            label: 'Condition 3, to check',
            quote: 'words that are not there',
            state: 'question',
          },
        ],
      },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof TextSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Condition 3, to check' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('c');
    await expect(canvas.getByText('get the effluent analysed once in a month').tagName).toBe('MARK');
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ParameterLimit',
      'BOD, 3 days at 27 °C430 mg/l, tested monthly',
      'COD',
    ]);
    // If the exact words are not found, the whole paragraph is marked.
    await expect(canvas.getByText('The stack shall be monitored.').tagName).toBe('MARK');
  },
};
/** Nothing is selected, and there are no marks. */
export const Variants: Story = {
  args: { selectedId: null, paragraphs: [{ index: 0, text: 'A text in which nothing was found.' }] },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('a');
  },
};
export const Empty: Story = { args: { paragraphs: [] } };
export const LongText: Story = {
  args: {
    paragraphs: [
      {
        index: 0,
        text: ENDLESS_WORD,
        marks: [{ id: 'a', number: 1, label: 'Condition 1', quote: ENDLESS_WORD }],
      },
      { index: 1, text: HUGE_TEXT },
      { index: 2, text: NAMES.rightToLeft },
    ],
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
export const Hindi: Story = {
  args: {
    paragraphs: [
      { index: 0, text: HINDI_TEXT, marks: [{ id: 'a', number: 1, label: 'शर्त 1', quote: HINDI_TEXT }] },
    ],
  },
};
