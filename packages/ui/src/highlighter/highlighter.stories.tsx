import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Highlighter, SourceQuote } from './highlighter.tsx';

const usage: Usage = {
  when: 'Words that come from a page of a document. Do not use it for anything else; for a quote with its place use SourceQuote.',
  do: ['Mark exactly the words that were read.', 'Use isActive for the open clause.'],
  dont: ["Don't use it for search results or new content.", "Don't mark words that someone typed."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Signature parts/Highlighter',
  component: Highlighter,
  args: { children: 'shall submit the analysis report on or before the 10th of the succeeding month' },
  parameters: { usage },
} satisfies Meta<typeof Highlighter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Words that were read, words of the open clause, on the white page, and as a quote. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={4}>
      <p>
        The unit <Highlighter {...args} />, and keep a copy.
      </p>
      <p>
        The unit <Highlighter {...args} isActive />, and keep a copy.
      </p>
      <p>
        <Highlighter {...args} isOnSheet /> and <Highlighter isOnSheet isActive children="once in a month" />
      </p>
      <SourceQuote source="Page 6, condition 17">
        The unit shall get the samples analysed once in a month.
      </SourceQuote>
      <SourceQuote isActive source="Page 7">
        Records shall be kept for five years.
      </SourceQuote>
    </Stack>
  ),
};
export const LongText: Story = {
  render: () => (
    <Stack>
      <SourceQuote source={ENDLESS_WORD}>{ENDLESS_WORD}</SourceQuote>
      <SourceQuote source="Page 1">{NAMES.rightToLeft}</SourceQuote>
    </Stack>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: HINDI_TEXT } };
