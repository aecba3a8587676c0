import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { siteActions } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { MissingPage } from './missing-page.tsx';

const usage: Usage = {
  when: 'The public page for an address that does not exist.',
  do: ['Offer two next steps: home first.', 'Say what may have happened.'],
  dont: ["Don't blame the reader."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/MissingPage',
  component: MissingPage,
  args: {
    title: 'A sample page is missing',
    text: 'What may have happened, in a sentence. Then the ways on:',
    actions: siteActions,
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof MissingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'First action' })),
};
export const Empty: Story = { args: { text: undefined, actions: undefined } };
export const LongText: Story = {
  args: { title: LONG_WORD, text: LONG_TEXT },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'यह पृष्ठ नहीं है', text: HINDI_TEXT } };
