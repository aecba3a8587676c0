import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  articleBody as body,
  articleHeadings as headings,
  stackedTable,
} from '../storybook/article-sample.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { ArticleFrame } from './site-article.tsx';

const usage: Usage = {
  when: 'The text of an article or of a legal page: 68 characters a line, contents at the left.',
  do: [
    'Give headings the ids that the contents name.',
    'Put tables into ArticleTable, so that they scroll in their own box.',
    'Set isStacked for tables of words: on a phone each row becomes a block.',
  ],
  dont: ["Don't give the content its own classes."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ArticleFrame',
  component: ArticleFrame,
  args: {
    headings,
    children: body,
  },
  parameters: { usage },
} satisfies Meta<typeof ArticleFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const contents = within(canvasElement).getByRole('navigation', { name: 'On this page' });
    await expect(within(contents).getByRole('link', { name: 'What it says' })).toHaveAttribute(
      'href',
      '#what',
    );
  },
};
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'What it says' })),
};
export const Empty: Story = { args: { headings: [], children: undefined } };
export const LongText: Story = {
  args: {
    headings: [
      { id: 'a', label: LONG_WORD },
      { id: 'b', label: LONG_TEXT },
    ],
    children: <p>{ENDLESS_WORD + HUGE_TEXT}</p>,
  },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** On a phone each row of a stacked table is a block: no column is cut off. */
export const StackedTable: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { headings: [], children: stackedTable },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
    const box = within(canvasElement).getByRole('region', { name: 'Sampling' });
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
};
export const Hindi: Story = { args: { children: <p lang="hi">{HINDI_TEXT}</p> } };
