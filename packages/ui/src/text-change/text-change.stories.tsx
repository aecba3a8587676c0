import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { TextChange } from './text-change.tsx';

const usage: Usage = {
  when: 'Two versions of the same sentence, for showing which words differ.',
  do: ['Compare whole words.', 'Explain the difference beside it in one sentence.'],
  dont: ["Don't compare texts that have little in common: show one below the other."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/TextChange',
  component: TextChange,
  args: {
    runs: [
      { kind: 'same', text: 'The effluent shall be analysed ' },
      { kind: 'removed', text: 'once in three months' },
      { kind: 'added', text: 'once in a month' },
      { kind: 'same', text: ' by a recognised laboratory.' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof TextChange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers hear what was removed and added; colour is not needed. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('deletion')).toHaveTextContent('no longer: once in three months');
    await expect(canvas.getByRole('insertion')).toHaveTextContent('new: once in a month');
  },
};
export const Variants: Story = { args: { runs: [{ kind: 'same', text: 'Nothing differs here.' }] } };
export const Empty: Story = { args: { runs: [] } };
export const LongText: Story = {
  args: {
    runs: [
      { kind: 'removed', text: ENDLESS_WORD },
      { kind: 'added', text: ENDLESS_WORD },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { runs: [{ kind: 'added', text: HINDI_TEXT }] } };
