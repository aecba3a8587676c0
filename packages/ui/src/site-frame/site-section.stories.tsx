import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { SiteSection } from './site-section.tsx';

const usage: Usage = {
  when: 'A part of a public page under its own headline. For the dark one take YearBand.',
  do: ['Give it an id: the menu can lead to it.', 'Keep the lead to three lines.'],
  dont: ["Don't put two sections with the same id on a page."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteSection',
  component: SiteSection,
  args: {
    id: 'how',
    title: 'From a long order to a list',
    lead: 'Nothing enters your schedule until a person has accepted it beside its page.',
  },
  parameters: { usage },
} satisfies Meta<typeof SiteSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Variants: Story = {
  args: {
    id: 'blog',
    title: 'From the blog',
    lead: undefined,
    more: { label: 'All articles', href: '#blog' },
  },
};
export const Hover: Story = { ...Variants, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  ...Variants,
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const Empty: Story = { args: { title: undefined, lead: undefined, 'aria-label': 'Empty' } };
export const LongText: Story = {
  args: { title: LONG_WORD, lead: LONG_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'लंबे आदेश से सूची तक', lead: HINDI_TEXT } };
