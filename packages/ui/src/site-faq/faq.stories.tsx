import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { Faq } from './faq.tsx';

const usage: Usage = {
  when: 'Questions and answers on a public page. In the product use Disclosure.',
  do: ['Write questions as readers ask them.', 'Give the answer in the first sentence.'],
  dont: ["Don't hide text that everybody must read."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Faq',
  component: Faq,
  args: {
    name: 'questions',
    items: [
      {
        question: 'Which orders can it read?',
        answer: 'Consents to establish and to operate, and authorisations.',
      },
      { question: 'Who sees my orders?', answer: 'Only people of your organisation.' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const faq = within(canvasElement);
    await userEvent.click(faq.getByText('Which orders can it read?'));
    await expect(faq.getByText(/Consents to establish/)).toBeVisible();
    // A simulated key does not press a native summary; the keyboard checks of the kit press real keys.
    await userEvent.click(faq.getByText('Who sees my orders?'));
    await expect(faq.getByText(/Only people/)).toBeVisible();
    await expect(faq.queryByText(/Consents to establish/)).not.toBeVisible();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: { items: [{ question: LONG_WORD, answer: LONG_TEXT, isOpen: true }] },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { items: [{ question: 'कौन देख सकता है?', answer: HINDI_TEXT, isOpen: true }] },
};
